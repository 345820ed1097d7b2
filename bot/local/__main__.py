"""``python -m bot.local``: run the stand-in by itself until Ctrl-C."""

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import sys

from bot.local import DEFAULT_RATE_LIMITS, Settings, Standin


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.local", description=__doc__)
    parser.add_argument("--port", type=int, default=4242, help="0 takes any free port")
    parser.add_argument("--token", default=Settings.token, help="what the bot logs in with")
    parser.add_argument("--users", type=int, default=Settings.users, help="how many people")
    parser.add_argument("--rate-limits", action="store_true", help="enforce the customary limits")
    parser.add_argument("--verbose", action="store_true", help="print every call and event")
    return parser.parse_args()


async def _run(arguments: argparse.Namespace) -> None:
    settings = Settings(
        token=arguments.token,
        users=max(1, arguments.users),
        rate_limits=DEFAULT_RATE_LIMITS if arguments.rate_limits else (),
    )
    standin = Standin(settings, port=arguments.port)
    await standin.start()
    print(f"The stand-in is at {standin.url}", flush=True)  # noqa: T201 - the command's output
    print(f"A bot logs in with the token {standin.token}", flush=True)  # noqa: T201
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        # If the event loop takes no signals (Windows), Ctrl-C ends the process by itself.
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    await stopped.wait()
    await standin.stop()


def main() -> int:
    """Run until interrupted; if the port is taken, exit with one sentence."""
    arguments = _arguments()
    logging.basicConfig(level=logging.DEBUG if arguments.verbose else logging.WARNING)
    try:
        asyncio.run(_run(arguments))
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        sys.stderr.write(
            f"Port {arguments.port} on 127.0.0.1 cannot be used ({reason}); "
            "choose another with --port.\n"
        )
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
