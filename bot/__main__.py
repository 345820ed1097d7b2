"""``python -m bot``: run the bot until it is told to stop, or do a chore of its host."""

from __future__ import annotations

import argparse
import asyncio
import sys

from pydantic import ValidationError

from bot import chores, logs
from bot.config import Config
from bot.lease import AlreadyRunning
from bot.run import BadToken, serve
from bot.store import NotOurs, TooNew
from bot.store.copies import BadCopy

NO_TOKEN = (
    "There is no Discord token: copy .env.example to .env and put the bot's token, from "
    "https://discord.com/developers/applications, after DISCORD_TOKEN= in it "
    "(or try the bot without an account: make play)."
)


def main() -> int:
    """Run; a setting that is missing or wrong ends it with one sentence."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    chores.add_to(parser.add_subparsers(dest="chore", metavar="CHORE"))
    chosen = parser.parse_args()
    try:
        config = Config()
    except ValidationError as error:
        first = error.errors()[0]
        setting = ".".join(map(str, first["loc"])).upper()
        return _fail(f"The setting {setting} cannot be used: {first['msg']}.")
    if chosen.chore is None and config.discord_token is None:
        return _fail(NO_TOKEN)
    try:
        if chosen.chore is not None:
            logs.set_up(config, quiet=True)  # a chore says itself what it has done
            return asyncio.run(chores.run(chosen, config))
        logs.set_up(config)
        asyncio.run(serve(config))
    except (AlreadyRunning, BadCopy, BadToken, NotOurs, TooNew, OSError, ValueError) as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        pass
    return 0


def _fail(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
