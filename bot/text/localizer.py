"""Localizers, which put phrases into the words of one language.

Words are Fluent messages; :mod:`bot.text.catalog` says where they are found. A localizer knows the
shared ones; :meth:`Localizer.of` is the localizer of a game, which adds the game's own words and
may replace shared ones. A message that a language lacks is in English. If English lacks it, too,
that is a bug: the host finds it in the log, and players see a readable form of its id.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any, TypeGuard

from babel.numbers import format_decimal

from engine.kernel.phrase import Phrase, Refusal

from .catalog import COMMANDS, FALLBACK, Messages, languages, on_change, sources, words_of
from .escape import harmless
from .grammar import FUNCTIONS, Inflected, from_the_right, without_isolates
from .grammar import form as form_of
from .names import is_thing, mention, message_id, readable

RIGHT_TO_LEFT = frozenset({"ar", "fa", "he", "ur"})
STOPS = (".", "!", "?", "…", "。", "！", "？", "؟")
"""The marks that end a sentence, in any language."""

NAMES = 1000
"""How many names of things a localizer keeps, with their forms."""

SENTENCES = 2000
"""How many sentences a localizer keeps; most of a panel or a card is as it was the last time."""

UNSAID = frozenset({"gender", "map", "measure", "name"})
"""The attributes of a name that are not forms of it; nor are those that English has, too."""

log = logging.getLogger(__name__)


class Plain(str):
    """Text that goes into a sentence unchanged, such as the name of a user."""

    __slots__ = ()


_FLAT = frozenset({str, int, bool, Plain})
"""The kinds of parameters of which a sentence is kept."""


class MissingText(LookupError):
    """A phrase without words, or without a parameter that its words need."""


class Localizer:
    """The localizer of one language, with or without a game's own words."""

    def __init__(
        self,
        language: str,
        sources: Iterable[str],
        fallback: Localizer | None = None,
        *,
        on_fault: Callable[[str], None] | None = None,
        paragraphs: Mapping[str, str] | None = None,
        ruleset: str | None = None,
    ) -> None:
        """Read Fluent sources; of two messages with the same id, the later one counts.

        ``paragraphs`` holds the paragraphs of messages in the game's rules, by message id, if they
        differ from those that the messages name. ``on_fault`` is called for everything without
        words; by default, it writes each to the host's log once.
        """
        self.language = language
        self._ruleset = ruleset
        self._fallback = fallback
        self._paragraphs = paragraphs or {}
        self._on_fault = on_fault or _log_once
        # The isolating marks around parameters are needed only for text of mixed direction.
        self._isolates = language in RIGHT_TO_LEFT
        self._names: dict[tuple[str, int, str], str] = {}
        self._sentences: dict[tuple[Any, ...], str] = {}
        self._mentions = 0
        self._messages = Messages(
            language,
            sources,
            functions={"COMMAND": self.mention, "TYPING": self.typing, **FUNCTIONS},
            isolates=self._isolates,
        )

    def knows(self, id: str) -> bool:
        """Return whether there are words for an id, at least in English."""
        return self.has(id) or (self._fallback is not None and self._fallback.knows(id))

    def has(self, id: str) -> bool:
        """Return whether this language itself has words for an id."""
        return self._messages.find(id) is not None

    def of(self, ruleset: str) -> Localizer:
        """Return the localizer of a game, or this one for a game without words."""
        return _localizer_of(self.language, ruleset) or self

    def paragraph(self, what: Phrase | Mapping[str, Any], rule: str) -> str:
        """Return the paragraph of a phrase in the rules of this localizer's game."""
        id = what.id if isinstance(what, Phrase) else str(what["id"])
        return self._paragraphs.get(id, rule)

    def say(self, what: Phrase | Refusal | Mapping[str, Any]) -> str:
        """Return a phrase in words; a refusal ends with its paragraph of the rules."""
        if isinstance(what, Refusal):
            sentence = self.say(what.phrase)
            if what.rule is None:
                return sentence
            rule = self.paragraph(what.phrase, what.rule)
            return self("with-rule", sentence=Plain(sentence), rule=Plain(rule))
        if isinstance(what, Phrase):
            return self._format(what.id, what.params)
        return self._format(str(what["id"]), what.get("params", {}))

    def __call__(self, id: str, /, **params: Any) -> str:
        """Return a message of the bot in words."""
        return self._format(id, params)

    def name(self, thing: str, count: int = 1, form: str = "") -> str:
        """Return the name of the thing behind a ``kind:id``, in a form if there is one."""
        kind, _, id = thing.partition(":")
        match kind:
            case "number":
                return id
            case "raw":  # A person has written this name, so it stays as it is.
                return harmless(id)
            case "ruleset":  # A game's name is among its own words.
                return self.of(id)._format(message_id(thing), {}, fallback=readable(thing))
            case "user":
                # User 0 is someone whose data was deleted.
                return f"<@{id}>" if id != "0" else self("player-deleted")
            case "masked":  # This is a player of whom at most the seat is known.
                if id == "someone":
                    return self("masked-someone")
                return self("masked-seat", seat=f"seat:{id}")
            case "channel":
                return f"<#{id}>"
            case "time":  # Discord shows it in the reader's own time zone and language.
                return f"<t:{id}:f> (<t:{id}:R>)"
            case "span":
                hours, minutes = divmod(int(id) // 60, 60)
                if 0 < hours < 24 and minutes:
                    parts = {"hours": (hours, 0), "minutes": (0, minutes)}
                    said = {
                        n: Plain(self("span", hours=h, minutes=m)) for n, (h, m) in parts.items()
                    }
                    return self("span-of-both", **said)
                return self("span", hours=hours, minutes=minutes)
        return self._named(message_id(thing), count, readable(thing), form)

    def inflected(self, thing: str) -> Inflected:
        """Return the name of a thing with its forms, to be put into a message of other words."""
        return Inflected(self.name(thing), lambda form: self.name(thing, form=form))

    def names(self, thing: str, count: int = 1) -> list[str]:
        """Return all forms of a thing's name, the plain one first."""
        plain = self.name(thing, count)
        english = self if self.language == FALLBACK else self.in_language(FALLBACK)
        texts = english._attributes(thing)
        forms = [a for a in self._attributes(thing) if a not in UNSAID and a not in texts]
        return list(dict.fromkeys([plain, *(self.name(thing, count, form) for form in forms)]))

    def mention(self, path: object) -> str:
        """Return a mention of a command or a subcommand, such as ``my panel``."""
        self._mentions += 1
        return mention(str(path), self.typing(path))

    def typing(self, path: object) -> str:
        """Return a command as readers of this language type it, where it cannot be mentioned."""
        words = str(path).split()
        return "/" + " ".join(self._command_word(words[: n + 1]) for n in range(len(words)))

    def understood(self) -> list[Localizer]:
        """Return the localizers whose names users may type: this one, then the English one."""
        return [self] if self.language == FALLBACK else [self, self.in_language(FALLBACK)]

    def in_language(self, language: str) -> Localizer:
        """Return the localizer of the same game, or of none, in another language."""
        if self._ruleset is None:
            return _localizer(language)
        return _localizer_of(language, self._ruleset) or _localizer(language)

    def join(self, parts: Sequence[str]) -> str:
        """Return words as a list: "A, B and C"."""
        if not parts:
            return self("list-nothing")
        if len(parts) == 1:
            return parts[0]
        *most, last = parts
        return self("list", most=Plain(self.listed(most)), last=Plain(last))

    def listed(self, parts: Iterable[str]) -> str:
        """Return words as a plain list: "A, B, C"."""
        return self._comma.join(parts)

    def items(self, parts: Iterable[str]) -> str:
        """Return phrases that have commas of their own as a list: "A, B; C"."""
        return self("list-items").join(parts)

    def sentence(self, words: str) -> str:
        """Return words with a full stop, unless they end with a stop of their own."""
        return words if words.endswith(STOPS) else self("alt-sentence", words=Plain(words))

    def about(self, thing: str, words: str) -> str:
        """Return the words about a thing after its name: "Ann: 3 points"."""
        return self("alt-about", thing=Plain(thing), words=Plain(words))

    def decimal(self, number: float, *, always: bool = True, digits: int = 1) -> str:
        """Return a number with one decimal: "2.5", "2,5", or with up to as many ``digits``. A whole
        one has none unless ``always``."""
        form = "0." + ("0" if always else "#") * digits
        return format_decimal(number, format=form, locale=self.language)

    def counted(self, things: Mapping[str, int], form: str = "") -> str:
        """Return counted things in words: "2 Footmen and 1 Knight"."""
        named = [
            (n, self.name(t if is_thing(t) else f"unit:{t}", n, form)) for t, n in things.items()
        ]
        return self.join([self("counted", count=n, thing=Plain(name)) for n, name in named])

    # -- inside ---------------------------------------------------------------------------------

    @cached_property
    def _comma(self) -> str:
        """What is between two words of a list; a board in words has hundreds."""
        return self("list-comma")

    def _command_word(self, path: Sequence[str]) -> str:
        """Return the last word of a command as Discord shows it in this language."""
        id = f"slash-{'-'.join(path)}.name"
        pattern = self._messages.find(id)
        return path[-1] if pattern is None else self._messages.format(pattern, {})[0]

    def _attributes(self, thing: str) -> Collection[str]:
        message = self._messages.get(message_id(thing))
        return () if message is None else message.attributes

    def _format(
        self, id: str, params: Mapping[str, Any], fallback: str | None = None, form: str = ""
    ) -> str:
        key = (id, form, *((name, type(v), v) for name, v in params.items()))
        is_flat = all(type(v) in _FLAT for v in params.values())
        if is_flat and (kept := self._sentences.get(key)) is not None:
            return kept
        plain = self._messages.find(id)
        if plain is None:
            if self._fallback is not None:
                return self._fallback._format(id, params, fallback, form)
            self._on_fault(f"no words for {id}")
            return fallback or readable(id)
        values = {name: self._value(v, params) for name, v in params.items()}
        # Messages may select by the id of a thing, not only by its name.
        values |= {
            f"{name}-id": value.partition(":")[2]
            for name, value in params.items()
            if isinstance(value, str) and not isinstance(value, Plain) and is_thing(value)
        }
        pattern = (form and self._messages.find(f"{id}.{form}")) or plain
        mentions = self._mentions
        text, errors = self._messages.format(pattern, values)
        if errors:
            self._on_fault(f"{id}: {errors[0]}")
        text = from_the_right(without_isolates(text)) if self._isolates else text
        # The ids of commands, which mentions name, are other ones after the next connection.
        if is_flat and not errors and self._mentions == mentions:
            if len(self._sentences) >= SENTENCES:
                self._sentences.clear()
            self._sentences[key] = text
        return text

    def _named(self, id: str, count: int, fallback: str, form: str) -> str:
        """Return the name of a thing, which is looked up once."""
        key = id, count, form
        if (name := self._names.get(key)) is None:
            name = self._format(id, {"count": count}, fallback, form)
            if self.has(id) and len(self._names) < NAMES:
                self._names[key] = name
        return name

    def _inflected(self, thing: str, form: str, beside: Mapping[str, Any]) -> str:
        """Return the name of a thing in a form, with parameters of its sentence that the form
        needs."""
        id = f"{message_id(thing)}.{form}"
        pattern = self._messages.find(id)
        if pattern is None or not self._messages.format(pattern, {"count": 1})[1]:
            return self.name(thing, form=form)
        return self._format(id, {**beside, "count": 1})

    def _value(self, value: Any, beside: Mapping[str, Any]) -> str | int:
        if isinstance(value, Plain | bool):
            return str(value)
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            if is_thing(value):
                return Inflected(
                    self.name(value), lambda form: self._inflected(value, form, beside)
                )
            return self.name(value) if value.startswith("raw:") else value
        if isinstance(value, Phrase | Refusal):
            return self.say(value)
        if isinstance(value, Mapping):
            if _is_phrase(value):
                return self.say(value)
            return Inflected(self.counted(value), lambda form: self.counted(value, form))
        parts = [self._value(v, beside) for v in value]
        return Inflected(
            self.join([str(part) for part in parts]),
            lambda name: self.join([form_of(part, name) for part in parts]),
        )


def _is_phrase(value: Mapping[str, Any]) -> TypeGuard[Mapping[str, Any]]:
    return isinstance(value.get("id"), str)


@lru_cache(1000)
def _log_once(fault: str) -> None:
    log.error("missing text: %s", fault)


@cache
def _localizer(language: str) -> Localizer:
    fallback = None if language == FALLBACK else _localizer(FALLBACK)
    return Localizer(language, sources(language), fallback)


@cache
def command_words(language: str) -> Localizer:
    """Return the localizer of what Discord shows of commands; it knows nothing else, because nobody
    may ever use the language."""
    fallback = None if language == FALLBACK else command_words(FALLBACK)
    return Localizer(language, sources(language, COMMANDS), fallback)


@cache
def _localizer_of(language: str, ruleset: str) -> Localizer | None:
    words = words_of(ruleset)
    if words is None:
        return None
    fallback = None if language == FALLBACK else _localizer_of(FALLBACK, ruleset)
    spoken = [*sources(language), *words.sources(language)]
    return Localizer(language, spoken, fallback, paragraphs=words.paragraphs, ruleset=ruleset)


on_change(_localizer_of.cache_clear)


@lru_cache(1000)
def language_of(locale: Hashable) -> str:
    """Return the language of a locale, such as ``en-GB``; English if there are no words for it."""
    found = (str(locale), str(locale).partition("-")[0])
    return next((language for language in found if language in languages()), FALLBACK)


on_change(language_of.cache_clear)


def localizer_for(locale: Hashable) -> Localizer:
    """Return the localizer for a locale; English if there are no words for it."""
    return _localizer(language_of(locale))
