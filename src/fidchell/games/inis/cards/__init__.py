"""The cards, a file a deck. Importing this package registers every script and Triskel."""

from fidchell.games.inis.cards import action, advantage, epic_season, epic_triskel, tailtu

__all__ = ["action", "advantage", "epic_season", "epic_triskel", "tailtu"]
