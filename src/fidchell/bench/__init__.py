"""How fast the engine is, beside its peers in the same run: fidchell bench. Method: docs/speed.md.

Never compiled with the rest: what is measured is an engine driven from a Python loop, and so are the peers.
"""
