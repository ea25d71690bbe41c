"""The part that knows no game: decisions, the stack of frames, windows, chance, records. Standard library only."""
