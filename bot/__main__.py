"""``python -m bot``: run the bot until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import sys

from pydantic import ValidationError

from bot.config import Config
from bot.run import AlreadyRunning, BadToken, serve

NO_TOKEN = (
    "There is no Discord token: copy .env.example to .env and put the bot's token, from "
    "https://discord.com/developers/applications, after DISCORD_TOKEN= in it "
    "(or try the bot without an account: make play)."
)


def main() -> int:
    """Run; a setting that is missing or wrong ends it with one sentence."""
    try:
        config = Config()
    except ValidationError as error:
        first = error.errors()[0]
        setting = ".".join(map(str, first["loc"])).upper()
        return _fail(f"The setting {setting} cannot be used: {first['msg']}.")
    if config.discord_token is None:
        return _fail(NO_TOKEN)
    logging.basicConfig(
        level=config.ravenry_log_level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s"
    )
    try:
        asyncio.run(serve(config))
    except (AlreadyRunning, BadToken, OSError, ValueError) as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        pass
    return 0


def _fail(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
