"""Plans typed as text: which foreseen question a line answers, and with which conditions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from bot.panels.widgets import Asking, widget_for
from bot.parsing import ParseProblem, ParseResult
from bot.parsing.han import has_han
from bot.parsing.normalize import normal, within
from bot.parsing.plans import PlanWords, TypedChoice, TypedPlan, last_part, read_conditions
from bot.play import UserError
from bot.play.ahead.upcoming import Draft, Key, UpcomingQuestion
from bot.play.errors import typed, user_error
from bot.text import Localizer, Plain
from bot.text.escape import harmless
from bot.text.names import is_thing
from engine.kernel.ahead.lookahead import Foreseen
from engine.kernel.ahead.plans import Condition, Otherwise, PlanChoice
from engine.kernel.data import fixed
from engine.kernel.phrase import Phrase
from engine.kernel.shapes import Moves

from .layouts import answers, asking_ahead, later

SAID = 60
"""How many characters of a typed text are repeated."""

PROBLEMS = 12
"""The most problems that are listed."""


def problem_lines(reading: ParseResult, asking: Asking) -> list[str]:
    """Return the parts of a typed text that had no effect, one line each."""
    say = asking.localizer
    lines = [_problem(problem, asking) for problem in reading.problems[:PROBLEMS]]
    if more := len(reading.problems) - PROBLEMS:
        lines += [say("typed-more", number=more)] if more > 0 else []
    lines += [say("typed-displaced", place=place) for place in reading.displaced]
    return lines


def refused_by(reading: ParseResult) -> UserError | None:
    """Return why a typed answer, or a part of it, was refused, if it was."""
    if not reading.problems:
        return None
    for problem in reversed(reading.problems):
        if problem.reason is not None:
            reason = problem.reason
            return UserError(reason.phrase, reason.rule, reason.lines)
    return user_error("not-understood", text=typed(reading.problems[-1].text))


def _problem(problem: ParseProblem, asking: Asking) -> str:
    say = asking.localizer
    text = Plain(harmless(problem.text, SAID))
    guesses = Plain(say("typed-or").join(_called(g, asking) for g in problem.guesses))
    if problem.reason is not None:
        id = "typed-refused-guess" if guesses else "typed-refused"
        return say(id, text=text, reason=problem.reason, guesses=guesses)
    if problem.several:
        return say("typed-several", text=text, guesses=guesses)
    return say("typed-guess" if guesses else "typed-unknown", text=text, guesses=guesses)


def _called(id: str, asking: Asking) -> str:
    """Return the name of a guess as in the options, or else the name of the thing."""
    for option in asking.step.options:
        if option.id == id:
            return asking.label(option)
    return asking.localizer.name(id)


"""How many characters of a typed text are repeated."""
SUGGESTED = 400
"""How many continuations are examined."""


@fixed
class Understood:
    """A typed plan, ready to be kept."""

    key: Key
    choices: tuple[PlanChoice, ...]
    said: tuple[str, ...]
    otherwise: Otherwise


@fixed
class Misunderstood:
    """Why a typed plan cannot be kept: a line for each reason."""

    lines: tuple[str, ...]


def plan_words(say: Localizer) -> PlanWords:
    """Return the words with which a language joins the parts of a plan."""
    return PlanWords(
        condition=word_list("if", say),
        otherwise=word_list("else", say),
        both=word_list("and", say),
        nothing=word_list("nothing", say),
        ask=word_list("ask", say),
    )


def word_list(name: str, say: Localizer) -> frozenset[str]:
    """Return words of a language, and the English ones, by the name of their list."""
    lists = [speaker(f"typed-plan-{name}") for speaker in say.understood()]
    return frozenset(normal(word) for words in lists for word in words.split(","))


def after_word(text: str, words: frozenset[str]) -> str | None:
    """Return what follows the word that a text begins with; ``None`` if it is none of these.

    In Chinese it may follow without a gap.
    """
    said = normal(text)
    for word in sorted(words, key=len, reverse=True):
        rest = said.removeprefix(word)
        if rest != said and (not rest or rest[0] == " " or has_han(word)):
            return rest.strip()
    return None


def understand(
    plan: TypedPlan, upcoming: UpcomingQuestion, say: Localizer
) -> Understood | Misunderstood:
    """Return the foreseen question that a typed plan answers."""
    if not plan.choices:
        return Misunderstood((say("plan-typed-unknown", text=_quoted(plan.text)),))
    if not upcoming.open:
        when = Plain(later(upcoming, say))
        return Misunderstood((say("plan-typed-early", text=_quoted(plan.text), when=when),))
    failed: list[tuple[bool, Misunderstood]] = []
    for foreseen in upcoming.open:
        understood, found = _read(plan, foreseen, upcoming, say)
        if isinstance(found, Understood):
            return found
        failed.append((understood, found))
    best = next((found for understood, found in failed if understood), None)
    if best is None and len(failed) == 1:
        best = failed[0][1]
    return best or Misunderstood((say("plan-typed-unknown", text=_quoted(plan.text)),))


def _read(
    plan: TypedPlan, foreseen: Foreseen, upcoming: UpcomingQuestion, say: Localizer
) -> tuple[bool, Understood | Misunderstood]:
    """Parse a plan for a question; return it, and whether any of it was understood."""
    choices: list[PlanChoice] = []
    said: list[str] = []
    for part in plan.choices:
        asking = _asking(foreseen, upcoming, say)
        reading = _reading(part.answer, plan.choices[0].answer, asking)
        if reading.problems:
            lines = problem_lines(reading, asking)
            return reading.understood or bool(choices), Misunderstood(tuple(lines))
        asking = asking.along(reading.path)
        step = asking.step
        if not step.ready:
            line = say("plan-typed-incomplete", text=_quoted(part.answer))
            return True, Misunderstood((line,))
        found = _conditions(part, step.value, foreseen, upcoming, say)
        if isinstance(found, Misunderstood):
            return True, found
        more, words = answers(asking, found)
        choices += more
        said += words
    otherwise: Otherwise = "pass" if plan.passes else "ask"
    return True, Understood(upcoming.key(foreseen), tuple(choices), tuple(said), otherwise)


def _reading(answer: str, first: str, asking: Asking) -> ParseResult:
    """Parse an answer; parts that a second choice leaves out come from the first."""
    widget = widget_for(asking.shape)
    reading = widget.read(asking, answer)
    place, *onward = re.split("[:：]", first)
    if reading.problems and answer != first and onward:
        completed = widget.read(asking, f"{place}: {answer}")
        return reading if completed.problems else completed
    return reading


def _asking(foreseen: Foreseen, upcoming: UpcomingQuestion, say: Localizer) -> Asking:
    asking = asking_ahead(replace(upcoming, draft=Draft(upcoming.key(foreseen))), say)
    assert asking is not None
    return asking.along(())


def _conditions(
    typed: TypedChoice,
    value: object,
    foreseen: Foreseen,
    upcoming: UpcomingQuestion,
    say: Localizer,
) -> list[Condition] | Misunderstood:
    rules, state = upcoming.rules, foreseen.game.state
    offered = rules.conditions(state, upcoming.seat, foreseen.kind, value)
    phrases = [rules.condition_in_words(c) for c in offered]
    ways = [_ways_to_say(phrase, say) for phrase in phrases]
    found: list[Condition] = []
    for text in typed.conditions:
        read, unread = read_conditions(text, word_list("and", say), ways)
        if unread:
            listed = Plain(say.items([w for w, *_ in ways]) or say("panel-answer-empty"))
            line = say("plan-typed-condition", text=_quoted(unread), conditions=listed)
            return Misunderstood((line,))
        found += [c for fitting in read for c in _meant(fitting, phrases, offered)]
    return list({str(c): c for c in found}.values())


def _meant(
    fitting: Sequence[int], phrases: Sequence[Phrase], offered: Sequence[Condition]
) -> Iterator[Condition]:
    """Yield the first of some matching conditions for each thing that it is about.

    A condition on the target applies to each of several targets.
    """
    first = phrases[fitting[0]]
    about: set[tuple[object, ...]] = set()
    for at in fitting:
        things = tuple(v for v in phrases[at].params.values() if isinstance(v, str))
        if phrases[at].id == first.id and things not in about:
            about.add(things)
            yield offered[at]


def _ways_to_say(phrase: Phrase, say: Localizer) -> list[str]:
    """Return the wordings of a condition, the one in the reader's language first.

    Each is followed by all forms of the names in it.
    """
    things = [v for v in phrase.params.values() if isinstance(v, str) and is_thing(v)]
    return [
        " ".join(
            [speaker.say(phrase), *(name for thing in things for name in speaker.names(thing))]
        )
        for speaker in say.understood()
    ]


def _quoted(text: str) -> Plain:
    return Plain(harmless(text, SAID))


# -- while it is typed ----------------------------------------------------------------------------


def suggestions(text: str, upcoming: UpcomingQuestion, say: Localizer) -> list[str]:
    """Return whole texts that continue a text that is being typed."""
    part = last_part(text, plan_words(say))
    settled, typed = part.settled, part.typed
    lead = settled if not settled or settled.endswith((" ", "\n")) else f"{settled} "
    if part.answer is not None:
        return [f"{lead}{words}" for words in _conditions_after(part.answer, upcoming, say, typed)]
    wanted = normal(typed)
    ways = zip(*(_ways(upcoming, speaker) for speaker in say.understood()), strict=True)
    found = [said for said in islice(ways, SUGGESTED) if within(typed, *said)]
    found.sort(key=lambda said: not any(normal(way).startswith(wanted) for way in said))
    return list(dict.fromkeys(f"{lead}{way}" for way, *_ in found))


def _ways(upcoming: UpcomingQuestion, say: Localizer) -> Iterator[str]:
    """Yield typed answers to foreseen questions, one after another."""
    for foreseen in upcoming.open:
        asking = _asking(foreseen, upcoming, say)
        shape = asking.shape
        if isinstance(shape, Moves):
            for origin, units in shape.origins.items():
                targets = dict.fromkeys(t for unit in units for t in shape.targets(origin, unit))
                for target in targets:
                    yield f"{say.name(f'area:{origin}')}: {say.name(f'area:{target}')}"
        else:
            yield from _paths(asking, ())


def _paths(asking: Asking, path: Sequence[str]) -> Iterator[str]:
    step = asking.shape.step(path)
    if not step.options or (path and step.ready) or len(path) > 2:
        yield " ".join(
            option.id and asking.label(option)
            for at, id in enumerate(path)
            for option in asking.shape.step(path[:at]).options
            if option.id == id
        )
        return
    for option in step.options:
        yield from _paths(asking, [*path, option.id])


def _conditions_after(
    answer: str, upcoming: UpcomingQuestion, say: Localizer, typed: str
) -> list[str]:
    """Return the conditions in words that go with an answer."""
    plan = TypedPlan(answer, (TypedChoice(answer),))
    for foreseen in upcoming.open:
        _, found = _read(plan, foreseen, upcoming, say)
        if isinstance(found, Understood):
            rules, value = upcoming.rules, found.choices[0]["value"]
            offered = rules.conditions(foreseen.game.state, upcoming.seat, foreseen.kind, value)
            phrases = [rules.condition_in_words(c) for c in offered]
            return [
                say.say(phrase)
                for phrase in phrases
                if within(typed, *(speaker.say(phrase) for speaker in say.understood()))
            ]
    return []
