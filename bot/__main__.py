"""``ravenry``, ``python -m bot``: what is typed there is read by :mod:`bot.cli`.

Processes that draw or think begin with this module too, so it loads nothing before it is run.
"""

from __future__ import annotations

import gc


def main() -> int:
    """Run the bot, or whatever else was typed."""
    # Nothing of what is loaded is garbage, and it stays permanently: searching it repeatedly would
    # hold up everyone for a quarter of a second each time.
    gc.disable()
    from bot.cli import main as run

    gc.freeze()
    gc.enable()
    return run()


if __name__ == "__main__":
    raise SystemExit(main())
