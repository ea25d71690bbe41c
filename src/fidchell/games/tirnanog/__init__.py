"""Tír na nÓg, by Isaac Shalev and Jason Slingerland: 1 to 5 players, with open card packs. The door is api.py."""
