"""Players that are not people. An agent gets a view and a decision, never the game."""
