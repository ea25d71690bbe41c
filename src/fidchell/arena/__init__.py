"""Which agent is stronger: the same deals from every seat, intervals over deals, ratings, and a sequential test."""
