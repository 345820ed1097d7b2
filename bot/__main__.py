"""``ravenry``, ``python -m bot``: what is typed there is read by :mod:`bot.cli`.

Processes that draw or think begin with this module too, so it loads nothing before it is run.
"""

from __future__ import annotations


def main() -> int:
    """Run the bot, or whatever else was typed."""
    from bot.cli import main as run

    return run()


if __name__ == "__main__":
    raise SystemExit(main())
