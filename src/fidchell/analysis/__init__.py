"""Looking back and thinking along: hints for a seat, reviews of recorded games, and how true the predictions are."""
