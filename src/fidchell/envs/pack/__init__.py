"""Positions as bytes. Free of numpy, so that it is compiled with the engine."""
