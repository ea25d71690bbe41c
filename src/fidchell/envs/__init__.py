"""Research environments: encoders (numpy alone), PettingZoo, Gymnasium and OpenSpiel adapters (docs/research.md)."""
