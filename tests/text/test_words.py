"""Every phrase has words, and they are put together correctly."""

import ast
import json
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, Term

import bot
from bot.games.registry import plugins
from bot.store.table import proposals
from bot.store.table.seats import StandIn
from bot.text import Localizer, Plain, localizer_for, message_id
from bot.text.catalog import entries_of
from bot.text.check import read
from bot.text.names import learn
from engine.kernel.game import Game
from engine.kernel.phrase import phrase, refusal
from engine.rulesets import rulesets
from tests.running.marks import daily
from tests.words import languages, needed, patterns_in, strict_localizer, words_in

AGOT = rulesets["agot-2e"]
BOT = Path(bot.__file__).parent
ENGINE = BOT.parent / "engine"


@pytest.fixture
def strict() -> Localizer:
    """The English localizer of the 2nd edition, which fails for what has no words."""
    return strict_localizer("agot-2e")


@pytest.fixture
def shared() -> Localizer:
    """The English localizer that knows no game's words, and fails for what has none."""
    return strict_localizer()


def test_all_things_of_the_game_have_names(strict: Localizer) -> None:
    """Every area, house, order, track and card of the data can be named."""
    game = Game.new(AGOT, {"players": 6})
    box = game.state.box
    things = [f"area:{a}" for a in box.areas] + [f"house:{h}" for h in game.setup.seats]
    things += [f"seat:{h}" for h in game.setup.seats]
    things += [f"order:{o}" for o in box.figures.orders]
    things += [f"card:{c}" for cards in box.cards_of.values() for c in cards]
    things += [f"track:{t}" for t in ("iron-throne", "fiefdoms", "kings-court")]
    names = [strict.name(thing) for thing in things]
    assert all(name and name == name.strip() for name in names)
    assert len(set(names)) >= len(names) - len(game.setup.seats)  # seats are called like houses


def test_no_message_is_written_twice() -> None:
    """Of two messages with the same id in one folder, only one would be used."""
    for folder in folders():
        text = "\n".join(f.read_text("utf-8") for f in folder.glob("*.ftl"))
        ids = re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)
        assert [id for id, n in Counter(ids).items() if n > 1] == [], folder


@pytest.mark.parametrize("ruleset", plugins())
def test_a_game_says_a_shared_message_with_what_it_is_given(ruleset: str) -> None:
    """A game's own message replaces a shared one of its id, and gets the same parameters."""
    shared, both = patterns_in("en", ""), patterns_in("en", ruleset)
    lacking = {id: read(both[id]).used - read(pattern).used for id, pattern in shared.items()}
    assert {id: params for id, params in lacking.items() if params} == {}


def folders() -> list[Path]:
    """Return all folders with messages."""
    found = sorted({file.parent for file in BOT.rglob("*.ftl")})
    assert len(found) >= 5
    return found


@pytest.mark.parametrize("language", daily("en", "zh", of=languages()))
def test_every_file_is_read_to_its_end(language: str) -> None:
    """The library silently skips text that is not Fluent; and messages are found one by one."""
    files = [*BOT.rglob(f"{language}/**/*.ftl")]
    assert files
    for file in files:
        text = file.read_text("utf-8")
        body = FluentResource(text).body
        assert [e.content for e in body if isinstance(e, Junk)] == [], file
        ids = [e.id.name for e in body if isinstance(e, Message | Term)]
        assert [id.removeprefix("-") for id in entries_of(text)] == ids, file


def test_whatever_the_bot_says_by_itself_has_words(shared: Localizer) -> None:
    """Every id in the bot's code is known in every game."""
    said = set()
    speaking = (
        *("cogs", "connection", "contact", "hosting", "limits"),
        *("outbox", "panels", "posts", "ui", "workers"),
    )
    for file in (*BOT.glob("*.py"), *(f for part in speaking for f in BOT.glob(f"{part}/**/*.py"))):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name | ast.Attribute):
                name = call.func.id if isinstance(call.func, ast.Name) else call.func.attr
                if name in ("say", "localizer", "excuse", "_notify"):
                    arguments = [n for a in call.args for n in ast.walk(a)]
                    said |= {n.value for n in arguments if isinstance(n, ast.Constant)}
    ids = {id for id in said if isinstance(id, str) and re.fullmatch(r"[a-z]+(-[a-z]+)+", id)}
    assert len(ids) > 50
    assert [id for id in sorted(ids) if not shared.knows(id)] == []


SAYING = {
    "say": 0,
    "note": 0,
    "talk": 0,
    "propose": 1,
    "remedy": 2,
    "tell_user": 1,
    "tell_host": 2,
    "_tell": 3,
    "tell_of": 3,
    "close": 3,
    "_end": 3,
    "tell_parties": 3,
    "confide": 1,
}
"""The calls by which tables tell something, and which argument says what."""


def said_by_tables() -> set[str]:
    """Return the ids of all messages that the code of tables tells, from its calls."""
    kinds: list[str] = list(get_args(proposals.Kind))
    said: set[str] = set()
    for file in (*BOT.glob("play/**/*.py"), BOT / "statistics" / "year.py"):
        nodes = list(ast.walk(ast.parse(file.read_text("utf-8"))))
        texts = [n.value for n in nodes if isinstance(n, ast.Constant) and type(n.value) is str]
        said |= {str(text) for text in texts if re.fullmatch("proposed-[a-z-]+", str(text))}
        for call in nodes:
            if not isinstance(call, ast.Call) or len(call.args) == 0:
                continue
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            at = SAYING.get(name)
            if name == "vacate":
                said |= {
                    str(k.value.value) for k in call.keywords if isinstance(k.value, ast.Constant)
                }
            if at is None or len(call.args) <= at:
                continue
            match call.args[at]:
                case ast.Constant() as id:
                    said.add(str(id.value))
                case ast.JoinedStr(values=[ast.Constant() as beginning, _]):
                    said |= {str(beginning.value) + kind for kind in kinds}
                case ast.IfExp(body=ast.Constant() as one, orelse=ast.Constant() as other):
                    said |= {str(one.value), str(other.value)}
                case ast.Attribute(value=ast.Name(id="proposal"), attr="asks"):
                    said |= {f"proposed-{kind}" for kind in kinds}
                case ast.Name():
                    pass  # the caller's, which is found where it is called
                case ast.Attribute(value=ast.Name(id="lead"), attr="kind"):
                    pass  # the game's own, which says it in its own words
                case other:
                    raise AssertionError(ast.dump(other))
    for file in BOT.glob("store/sqlite/migrations/*.sql"):
        said |= set(re.findall(r'"table-([a-z-]+)"', file.read_text("utf-8")))
    return {f"table-{kind}" for kind in said}


def test_whatever_a_table_tells_has_words(shared: Localizer) -> None:
    """Every sentence about time, seats and votes has words, and there are no others."""
    said = said_by_tables()
    assert len(said) > 20
    written = re.findall(r"^(table-[a-z-]+) =", "\n".join(words_in("en")), re.MULTILINE)
    assert sorted(written) == sorted(said)
    for until in get_args(StandIn):
        assert shared.name(f"until:{until}").startswith("until")


def test_whatever_cannot_be_done_has_words() -> None:
    """Every error that the bot raises has a sentence, and there are no other sentences."""
    written = re.findall(r"^(trouble-[a-z-]+) =", "\n".join(words_in("en")), re.MULTILINE)
    raised, texts = set[str](), set[str]()
    for file in BOT.glob("**/*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Constant(value=str(text)):
                    texts |= {text, f"trouble-{text}"}
                case ast.Call(
                    func=ast.Name(id="user_error"), args=[ast.Constant(value=str(id)), *_]
                ):
                    raised.add(f"trouble-{id}")
    assert len(raised) > 100
    assert sorted(raised - {*written}) == []
    assert sorted({*written} - texts) == []


def test_whatever_rules_refuse_has_words() -> None:
    """Of some game, also where no test, and no panel, lets a player be refused."""
    refused = set[str]()
    for file in ENGINE.glob("**/*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="refusal"), args=[ast.Constant(value=str(id)), *_]):
                    refused.add(f"refused-{id}")
    assert len(refused) > 100
    assert sorted(refused - needed().keys()) == []


def test_orders_are_named_with_their_marks_spelt_out() -> None:
    """Marks that a message's id cannot contain are spelt out in it."""
    assert message_id("order:march+1*") == "order-march-plus-1-star"
    assert message_id("order:march-1") == "order-march-minus-1"
    assert message_id("mark:leave_power_token") == "mark-leave-power-token"


@pytest.mark.parametrize(
    ("params", "words"),
    [
        ({"of": "area:the-reach"}, "The Reach"),
        ({"of": {"footman": 2, "knight": 1}}, "2 Footmen and 1 Knight"),
        ({"of": ["house:stark", "house:tyrell", "house:martell"]}, "Stark, Tyrell and Martell"),
        ({"of": []}, "nothing"),
        ({"of": "number:4"}, "4"),
        ({"of": Plain("house:stark")}, "house:stark"),
        ({"of": {"id": "name", "params": {"of": "house:stark"}}}, "Stark"),
    ],
)
def test_parameters_are_put_into_words(
    strict: Localizer, params: Mapping[str, Any], words: str
) -> None:
    """Things get their names, several are joined, pieces are counted; a user's text stays."""
    assert strict.say({"id": "name", "params": params}) == words


def test_a_sentence_that_was_said_before_is_said_of_what_it_is_about() -> None:
    """Whatever is kept of it: a number, a truth, a user's text and a thing are never mixed up."""
    say = Localizer("en", ["of = { $x }\n    .short = s { $x }", "house-stark = Stark"])
    asked: list[Any] = [1, True, "1", "house:stark", Plain("house:stark"), Plain("1")]
    said = ["1", "True", "1", "Stark", "house:stark", "1"]
    for _ in range(2):
        assert [say("of", x=value) for value in asked] == said
        assert [say._format("of", {"x": 1}, form=form) for form in ("", "short")] == ["1", "s 1"]


def test_a_mention_names_the_command_that_discord_knows_now() -> None:
    """Its id is another one after the next connection, also in a sentence said before."""
    say = Localizer("en", ['see = See { COMMAND("help") }.'])
    try:
        learn({"help": 1})
        assert say("see") == "See </help:1>."
        learn({"help": 2})
        assert say("see") == "See </help:2>."
    finally:
        learn({})


def test_a_refusal_names_its_rule() -> None:
    """The sentence ends with the paragraph of the rules."""
    said = localizer_for("en").say(
        refusal("raid-own-order", "7.5.4", area="area:pyke", target="area:pyke")
    )
    assert said.endswith("(rules 7.5.4)")


def test_a_missing_text_is_readable_and_noted(caplog: pytest.LogCaptureFixture) -> None:
    """Players see a readable form of the id; the host finds the error in the log."""
    faults: list[str] = []
    speaker = Localizer("en", [], on_fault=faults.append)
    assert speaker.say(phrase("event-hail-of-frogs", number=3)) == "Event hail of frogs"
    assert faults == ["no words for event-hail-of-frogs"]


def test_an_unknown_language_is_answered_in_english() -> None:
    """Locales that nobody has translated fall back, region and all."""
    assert localizer_for("en-GB") is localizer_for("en")
    assert localizer_for("tlh") is localizer_for("en")


def test_events_survive_the_store(strict: Localizer) -> None:
    """A phrase that went through JSON has the same words."""
    bids = [phrase("bid-of", house="house:stark", power=2)]
    said = phrase("event-bids", subject="track:fiefdoms", bids=bids)
    plain = {
        "id": said.id,
        "params": {"subject": "track:fiefdoms", "bids": [b.to_json() for b in bids]},
    }
    assert strict.say(said) == strict.say(json.loads(json.dumps(plain)))
