"""Tasks: a position, who plays it, and the goal by which the rules tell whether it is solved.

Pure functions. ``docs/practice.md`` says how to write tasks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from engine.kernel.game import AnyGame
from engine.kernel.position.notation import BadPosition, known
from engine.kernel.ruleset import View
from engine.kernel.shapes.base import FirstOption
from engine.records.position import LONGEST, open_position

LONGEST_FILE = 200_000
"""The most characters of a file of tasks."""
MOST = 100
"""The most tasks in a file."""

ENDS = ("winner", "win")
"""What a view has only when the game is over."""

Words = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]
Name = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Sign = str | int | bool


class BadTask(ValueError):
    """A file of tasks that cannot be used; says where and why in one sentence."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


class Requirement(_Strict):
    """What is wanted of a number, a name or a list that a seat sees."""

    least: int | None = None
    most: int | None = None
    other: Sign | None = None
    """Anything but this."""
    begins: str | None = None
    has: str | None = None
    lacks: str | None = None

    def holds(self, seen: Any) -> bool:
        """Return whether everything that is wanted holds; what is not there counts as 0."""
        number = seen if isinstance(seen, int) else 0
        return (
            (self.least is None or number >= self.least)
            and (self.most is None or number <= self.most)
            and (self.other is None or seen != self.other)
            and (self.begins is None or (isinstance(seen, str) and seen.startswith(self.begins)))
            and (self.has is None or (isinstance(seen, list | dict) and self.has in seen))
            and (self.lacks is None or not (isinstance(seen, list | dict) and self.lacks in seen))
        )


class SetAnswer(_Strict):
    """What another seat, or chance, answers to a kind of question."""

    seat: str
    kind: str
    value: Any


class Task(_Strict):
    """One task."""

    id: Name
    position: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST)]
    """A line, as ``docs/position.md`` has it."""
    seat: str = ""
    """Who plays; by default the seat that is asked first."""
    goal: Annotated[Mapping[str, Sign | Requirement], Field(min_length=1, max_length=10)]
    """What that seat must see, by the way to it in its view, with dots between."""
    asks: Sequence[str] = ()
    """The kinds of later questions that belong to the task; it ends at any other."""
    answers: Annotated[Sequence[SetAnswer], Field(max_length=50)] = ()
    """What others answer. To everything else they give the harmless answer."""
    title: Words | None = None
    """Its words, if the bot has none for it; ``task`` says what to do, ``solved`` and ``missed``
    why it is solved or is not."""
    task: Words | None = None
    solved: Words | None = None
    missed: Words | None = None

    @property
    def ruleset(self) -> str:
        """The id of its game."""
        return self.position.split()[0].partition("/")[0]

    def opened(self) -> AnyGame:
        """Return its game.

        Raises BadPosition.
        """
        return open_position(self.position)

    @property
    def first(self) -> int:
        """The number of the first question to its player; chance may have been asked before."""
        return _first_question(self.position)

    def seen_at_first(self) -> dict[str, Any]:
        """Return what its player sees at the beginning where the goal is."""
        view = self.opened().view(self.seat)
        return {path: _at(view, path) for path in self.goal}

    def is_reached(self, view: View) -> bool:
        """Return whether the goal is reached, as its player sees it."""
        return all(
            wanted.holds(seen) if isinstance(wanted, Requirement) else seen == wanted
            for path, wanted in self.goal.items()
            for seen in (_at(view, path),)
        )


def _settled(game: AnyGame) -> AnyGame:
    """Let chance take what comes first until a player is asked; return the game."""
    while game.question is not None and game.answer_chance(FirstOption()):
        pass
    return game


@cache
def _first_question(position: str) -> int:
    question = _settled(open_position(position)).question
    return 0 if question is None else question.number


def _at(view: Any, path: str) -> Any:
    """Return what is at the end of a way through a view; ``None`` if there is nothing."""
    for part in path.split("."):
        if isinstance(view, list) and part.isdigit():
            view = view[int(part)] if int(part) < len(view) else None
        else:
            view = view.get(part) if isinstance(view, Mapping) else None
    return view


def read_tasks(text: str, *, own: bool = False) -> list[Task]:
    """Read a file of tasks; those of a group's ``own`` bring their words with them.

    Raises BadTask, with one sentence.
    """
    if len(text) > LONGEST_FILE:
        raise BadTask(f"a file of more than {LONGEST_FILE} characters.")
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadTask(f"this is no TOML: {error}.") from None
    tasks = found.get("task")
    if found.keys() != {"task"} or not isinstance(tasks, list) or not 0 < len(tasks) <= MOST:
        raise BadTask(f"a file has between 1 and {MOST} parts [[task]], and nothing else.")
    read: list[Task] = []
    for number, data in enumerate(tasks, 1):
        try:
            task = Task.model_validate(data)
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            place = ".".join(str(part) for part in first["loc"][:2])
            raise BadTask(f"task {number}: {place}: {first['msg']}.") from None
        try:
            read.append(_checked(task, own=own))
        except (BadPosition, BadTask) as error:
            raise BadTask(_sentence(f"task {number} ({task.id}): {error}")) from None
        if task.id in [other.id for other in read[:-1]]:
            raise BadTask(f"task {number} ({task.id}): another has the same id.")
    return read


def _sentence(text: str) -> str:
    return text if text.endswith(("?", ".")) else f"{text}."


def read_folder(folder: Path) -> tuple[dict[str, list[Task]], list[str]]:
    """Read a group's own tasks from the files of a folder.

    Returns the tasks, by their games, and a sentence for each file that cannot be used.
    """
    found: dict[str, list[Task]] = {}
    faults: list[str] = []
    for file in sorted(folder.glob("*.toml")):
        try:
            tasks = read_file(file)
        except BadTask as error:
            faults.append(f"{file}: {error}")
            continue
        for task in tasks:
            found.setdefault(task.ruleset, []).append(task)
    return found, faults


def read_file(file: Path) -> list[Task]:
    """Read a file of a group's own tasks.

    Raises BadTask, with one sentence.
    """
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise BadTask(f"this cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadTask("this is no text in UTF-8.") from None
    return read_tasks(text, own=True)


def _checked(task: Task, *, own: bool) -> Task:
    """Return a task with its seat, after a look at everything in it.

    Raises BadPosition, BadTask.
    """
    game = _settled(task.opened())
    seats = [seat for seat in game.awaited if seat in game.setup.seats]
    if not seats:
        raise BadTask("the position asks no player anything")
    seat = task.seat or seats[0]
    if seat not in seats:
        raise BadTask(f"seat: {seat!r} is not asked anything; {', '.join(seats)} may play")
    kinds = [str(kind) for kind in game.ruleset.kinds]
    for kind in (*task.asks, *(answer.kind for answer in task.answers)):
        known(kind, kinds, "a kind of question")
    view = game.view(seat)
    for path in task.goal:
        known(path.partition(".")[0], [*view, *ENDS], f"goal: {path!r}")
    if task.is_reached(view):
        raise BadTask("the goal is reached before anything is done")
    for answer in task.answers:
        known(answer.seat, game.setup.seats, "answers: a seat")
    if own:
        words = ("title", "task", "solved", "missed")
        if missing := [name for name in words if getattr(task, name) is None]:
            raise BadTask(f"{missing[0]}: a task of your own says this in words")
    return task.model_copy(update={"seat": seat})
