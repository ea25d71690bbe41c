"""Research environments: encoders (numpy alone), PettingZoo and Gymnasium adapters. docs/research.md is the guide."""
