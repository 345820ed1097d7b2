"""The kernel drives the stages of a game, seals answers, saves and replays. It knows no game."""
