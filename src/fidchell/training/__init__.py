"""Learning by self-play: games between thinking agents, what they teach, and the weights that follow."""
