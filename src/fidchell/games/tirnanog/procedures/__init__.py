"""What can be in progress: rounds of Journey, Saga and Upkeep, Balor's turns, the scoring."""
