"""Inis, by Christian Martinez: 2 to 4 players. The door is api.py."""
