"""The helper that runs tests again and again counts what fails, and leaves nothing behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.running.marks import nightly
from tests.running.steady import busy, main

TESTS = """
from itertools import count

import pytest

numbers = count()


@pytest.fixture
def fresh(tmp_path):
    yield tmp_path / "file"
    assert (tmp_path / "file").exists()


@pytest.mark.parametrize("word", ["one", "two"])
def test_good(fresh, word):
    assert not fresh.exists()
    fresh.write_text(word)


def test_bad():
    assert next(numbers) % 3 != 1


def test_leaves_nothing(fresh):
    pass
"""


@nightly
def test_runs_that_fail_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each test runs so often with fixtures of its own; a failure before or after it counts too."""
    file = tmp_path / "test_some.py"
    file.write_text(TESTS)
    chosen = [f"{file}::{name}" for name in ("test_good[two]", "test_bad", "test_leaves_nothing")]
    assert main([*chosen, "--times", "3", "--loops", "0", "--nice", "0"]) == 1
    *_, most, least, last = capsys.readouterr().out.splitlines()
    assert most.startswith("3 of 3: ")
    assert most.endswith("test_leaves_nothing")
    assert least.startswith("1 of 3: ")
    assert least.endswith("test_bad")
    assert last == "4 of 9 runs failed, of 3 tests"


LATE = """
import asyncio


async def both(work):
    done = []
    loop = asyncio.get_running_loop()
    await asyncio.gather(*(loop.run_in_executor(None, work, done, n) for n in range(20)))
    return done


def test_whatever_threads_bring_is_awaited():
    assert len(asyncio.run(both(list.append))) == 20


async def race():
    done = asyncio.get_running_loop().run_in_executor(None, int)
    await asyncio.sleep(0.05)
    return done.done()


def test_a_thread_is_quick():
    assert all([asyncio.run(race()) for _ in range(5)])


async def talk():
    heard = []

    async def listen(reader, writer):
        heard.append(await reader.read())
        writer.close()

    server = await asyncio.start_server(listen, "127.0.0.1", 0)
    _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    for word in ("one", "two"):
        writer.write(word.encode())
        await writer.drain()
    writer.close()
    while not heard:
        await asyncio.sleep(0.01)
    server.close()
    return heard


def test_nothing_is_lost():
    assert asyncio.run(talk()) == [b"onetwo"]
"""


def test_who_takes_threads_to_be_quick_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What threads and sockets bring comes late, in its order; whoever waits for it, gets it."""
    file = tmp_path / "test_some.py"
    file.write_text(LATE)
    late = ["--times", "1", "--loops", "0", "--nice", "0", "--late", "0.5"]
    assert main([str(file), *late]) == 1
    *_, failed, last = capsys.readouterr().out.splitlines()
    assert failed.endswith("test_a_thread_is_quick")
    assert last == "1 of 3 runs failed, of 3 tests"


def test_what_does_not_end_is_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """When the time is up, the round is over and has failed; no other round begins."""
    file = tmp_path / "test_some.py"
    file.write_text("def test_endless():\n    while True:\n        pass\n")
    assert main([str(file), "--times", "1", "--loops", "0", "--minutes", "0.01"]) == 1
    said = capsys.readouterr().out
    assert said.count("the time was up after 0 runs of a round") == 1
    assert said.endswith("0 of 0 runs failed, of 0 tests\n")


def test_busy_loops_end_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where what runs beside them goes wrong."""
    started = []

    class Loop:
        def __init__(self, command: list[str]) -> None:
            self.ends: list[str] = []
            started.append(self)

        def kill(self) -> None:
            self.ends.append("killed")

        def wait(self) -> None:
            self.ends.append("awaited")

    monkeypatch.setattr("tests.running.steady.subprocess.Popen", Loop)
    with pytest.raises(ZeroDivisionError), busy(4):
        _ = 1 / 0
    assert [loop.ends for loop in started] == [["killed", "awaited"]] * 4
