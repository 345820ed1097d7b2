"""What stays of a game, over the wire: posted unasked, found again, and looked back at."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.local import Standin
from bot.local.page.person import VisibleMessage
from bot.local.world.model import Message
from bot.play import Play
from bot.play.hints import Looked, Nobody
from bot.story.worker import Kept
from bot.ui.custom_id import CustomId
from bot.workers.drawing import Painter
from engine.kernel.saving import save
from engine.records import Record, open_record
from tests.golden import golden_game
from tests.running.marks import costly, nightly
from tests.story.test_course import record
from tests.wire.at_table import CHANNEL, serving
from tests.wire.pressing import click, find, use
from tests.wire.said import says
from tests.wire.told import public_messages, text_of


def names(seen: VisibleMessage) -> list[str]:
    """Return the names of the files of a message."""
    return [a["filename"] for a in seen.attachments]


def noted(painter: Painter, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, Any]]]:
    """Note what a painter is asked to make of records from now on."""
    made: list[tuple[str, dict[str, Any]]] = []
    story = painter.story

    async def noting(what: str, record: Mapping[str, Any], **wish: Any) -> Kept:
        made.append((what, wish))
        return await story(what, record, **wish)

    monkeypatch.setattr(painter, "story", noting)
    return made


def messages(standin: Standin) -> list[Message]:
    """Return everything that has been sent, privately as well."""
    return [m for c in standin.service.world.channels.values() for m in c.messages.values()]


async def play_on(play: Play, game: int, user: int, rounds: int | None = None) -> None:
    """Let somebody answer at random until the game is over, or a round has begun."""
    rng = random.Random(4)
    while True:
        await play.quiet()
        table = await play.table_view(game)
        if table.info.phase != "running":
            return
        if rounds is not None and table.view["round"] >= rounds:
            return
        question = (await play.seat_view(game, user)).question
        assert question is not None
        await play.answer(game, user, question.number, question.shape.sample(rng))


class Elder(Nobody):
    """Would have done one thing otherwise, without thinking for long."""

    async def review(self, record: Mapping[str, Any], seat: str) -> Sequence[Looked]:
        read = Record.model_validate(record)
        step = next(i for i, s in enumerate(read.steps) if (s.seat, s.kind) == (seat, "orders"))
        game = open_record(read, step, keep_rests=True)
        assert game.question is not None
        taken, better = read.steps[step].value, game.question.shapes[seat].safe()
        game.sealed = {}
        return [
            Looked(
                step=step,
                did=[],
                instead=[],
                game=save(game),
                answered=taken,
                better=better,
                chance=0.2,
                expected=0.45,
                reason=None,
            )
        ]


@costly("makes film, chronicle and page of a game, each in a process of its own")
async def test_a_game_is_told_recapped_and_found_again(
    standin: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A recap while it runs; its story when it is over; then history, a moment, a look back."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        ada, ben = standin.user("Ada"), standin.user("Ben")
        await ada.slash("game new", CHANNEL, players=3)
        await ada.slash("game join", CHANNEL, seat="stark")
        await ada.slash("game stewards", CHANNEL)
        await ada.slash("game start", CHANNEL)
        await bot.settled()
        play = bot.services.play
        made = noted(bot.services.painter, monkeypatch)

        # While it runs, everybody may see what was seen, and nobody what is hidden.
        await play_on(play, 1, ada.id, rounds=3)
        recap = await use(ada, "recap")
        assert says(recap.text, "recap-title", game="1", round=2)
        assert names(recap) == ["ravenry-game-1-film.mp4"]
        assert says((await use(ada, "recap", round=9)).text, "trouble-no-such-round", round=9)
        assert says((await use(ada, "history", round=1)).text, "trouble-not-over")
        kept = await use(ada, "history", game=1)
        assert says((await click(ada, kept, "kept", "review")).text, "trouble-not-over")
        assert says((await use(ada, "history")).text, "past-none")

        await play_on(play, 1, ada.id)
        await bot.settled()
        seen = await ben.wait_for(lambda m: says(m.text, "story-page"), CHANNEL)
        assert names(seen) == ["chronicle.png", "film.mp4", "replay.html"]
        before = [text_of(message) for message in public_messages(standin)][-2]
        assert says(before, "event-won")

        # The story leads on, for everybody who may see the channel.
        listed = await click(ben, seen, "past")
        assert listed.ephemeral
        outcome = await ben.select(listed, find(listed, "past", "game"), "1")
        one = await ben.message(outcome.message or listed.id, CHANNEL)
        assert says(one.text, "past-player", seat="Stark", player="Ada")
        film = await click(ben, one, "kept", "film")
        assert names(film) == ["ravenry-game-1-film.mp4"]
        file = await click(ben, one, "kept", "record")
        assert names(file) == ["ravenry-game-1.json.gz"]
        mine = await use(ben, "history", which="mine")
        assert says(mine.text, "past-none")

        moment = await use(ada, "history", round=2, part="Planning Phase", seat="Stark")
        assert says(moment.text, "moment-title", game="1")
        assert names(moment) == ["ravenry-game-1-moment.png"]
        assert says(
            (await use(ada, "history", round=2, seat="x")).text, "trouble-nothing-of-that-name"
        )

        play.hints._adviser = Elder()
        review = await click(ada, await use(ada, "history", game=1), "kept", "review")
        assert review.ephemeral
        assert says(review.text, "review-title", game="1")
        assert names(review) == ["ravenry-game-1-decision-1.png"]
        described = review.attachments[0]["description"]
        assert "(20%)" in described
        assert "(45%)" in described
        assert says(review.text, "review-note")
        own = await click(ada, review, "kept", "own-replay")
        assert own.ephemeral
        assert says(own.text, "review-page-note")
        assert names(own) == ["ravenry-game-1-replay.html"]
        theirs = await use(ben, "history", game=1)
        assert not [id for id in theirs.custom_ids if CustomId.decode(id).arg == "review"]

        # What she would have done better is on her own page alone, and in no post.
        assert [what for what, wish in made if wish.get("decisions")] == ["replay"]
        assert made[-1][1]["decisions"]
        for message in messages(standin):
            if any("decision" in file.filename for file in message.attachments):
                assert message.seen_by == ada.id


@nightly
async def test_a_story_is_made_in_a_process_of_its_own() -> None:
    """What comes back is a picture; the process ends with it."""
    painter = Painter(patience=240)
    try:
        read = record("agot-2e-3p").model_dump()
        kept = await painter.story("chronicle", read, language="ru")
        assert kept.name == "chronicle.png"
        assert kept.data.startswith(b"\x89PNG")
        looked = await painter.story("moment", read, language="en", round=2, seat="stark")
        assert looked.data.startswith(b"\x89PNG")
        assert "2" in looked.words
    finally:
        await painter.close()
    assert golden_game("agot-2e-3p").is_file()
