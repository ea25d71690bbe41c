"""The games. They know the core and not each other."""
