"""A running game of as many people as it has seats, for panels that need one to speak of."""

from bot.play import GameInfo, Player


def running_game(ruleset: str, *seats: str) -> GameInfo:
    """Return a game that has begun, with a person on each seat who is called like it."""
    return GameInfo(
        id=1,
        guild=1,
        channel=2,
        host=3,
        ruleset=ruleset,
        options={},
        seats=seats,
        rulings={},
        phase="running",
        created=0.0,
        players=tuple(Player(n, 10 + n, seat, seat) for n, seat in enumerate(seats)),
    )
