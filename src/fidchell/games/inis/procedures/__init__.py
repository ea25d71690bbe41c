"""What can be in progress in Inis: set-up, Assembly, Season, a card being played, a clash, a removal, a draw."""
