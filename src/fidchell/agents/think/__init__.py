"""Thinking ahead: the search and what it knows of each game. Compiled together with core and games."""
