"""The kernel drives the stages of a game, seals answers, and saves and replays. It knows no
game."""
