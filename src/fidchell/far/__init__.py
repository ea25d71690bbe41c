"""Many games on many machines."""
