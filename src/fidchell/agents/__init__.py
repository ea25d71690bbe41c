"""Players that are not people. An agent gets its seat's eyes and a decision, never the game."""
