"""The upgrade of games to the present rules, before they are played or shown.

If the rules have not changed since the last start, nothing is replayed. The result is saved game by
game, so an interrupted checkup continues where it was.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field

from bot.play.games import set_aside
from bot.play.match import rules_upgrade
from bot.play.match.saved import to_saved
from bot.store import Session, Store, StoreError, TooNew
from bot.store.keeping import facts
from bot.store.keeping.facts import RULES
from bot.store.table import games, progress, rules_checks
from bot.store.table.games import GameInfo
from engine.kernel.ruleset import AnyRuleset

from .fingerprint import RulesFingerprint, fingerprint_of
from .replay import GameFinding, RunningGame, Verdict, examine_all, examine_finished

CHUNK = 25
"""How many games are read, examined and saved at the same time."""

SEVERAL = 100
"""How many games make it worth starting more processes."""

log = logging.getLogger(__name__)

Editions = Callable[[AnyRuleset], RulesFingerprint]


@dataclass(slots=True)
class Report:
    """The findings of a checkup."""

    findings: list[GameFinding] = field(default_factory=list)

    def counts(self) -> Mapping[Verdict, int]:
        """Return the number of games by verdict."""
        return Counter(finding.verdict for finding in self.findings)

    def conspicuous(self) -> list[GameFinding]:
        """Return the findings about games that do not simply fit."""
        return [f for f in self.findings if f.verdict != "fits"]


async def check_up(
    store: Store,
    rulesets: Mapping[str, AnyRuleset],
    *,
    now: float,
    every: bool = False,
    treat: bool = True,
    editions: Editions = fingerprint_of,
) -> Report:
    """Examine the running games that may not fit the rules, repair them, and tell their tables.

    With ``every``, this includes games already known to fit these rules. Without ``treat``, nothing
    is written. Raises TooNew if a game was played by later rules than these.
    """
    report = Report()
    for ruleset in rulesets.values():
        edition = editions(ruleset)
        async with store.reading() as session:
            known = await _known(session, ruleset)
        if known is not None and edition.is_older_than(known):
            raise TooNew(
                f"The games of {ruleset.id} in this database were played by version"
                f" {known.version} of its rules, and this program has version {edition.version}:"
                " install the later version of the bot again, or restore a backup from before it."
            )
        if known == edition and not every:
            continue
        await _bring_to(store, ruleset, edition, report, now=now, every=every, treat=treat)
    await _pin_strange(store, rulesets, report, now=now, treat=treat)
    return report


async def _known(session: Session, ruleset: AnyRuleset) -> RulesFingerprint | None:
    text = await facts.find(session, RULES.key(ruleset.id))
    try:
        return None if text is None else RulesFingerprint.of_text(text)
    except (ValueError, TypeError):
        log.warning("it cannot be read by which rules the games of %s were played", ruleset.id)
        return None


async def _bring_to(
    store: Store,
    ruleset: AnyRuleset,
    edition: RulesFingerprint,
    report: Report,
    *,
    now: float,
    every: bool,
    treat: bool,
) -> None:
    """Examine and treat the games of one ruleset; those set aside come again at the next start."""
    all_treated = True
    async with store.reading() as session:
        due = await rules_checks.list_unchecked(
            session, ruleset.id, None if every else edition.fingerprint
        )
    if treat:
        # If this is interrupted, the next program to start continues where it was.
        await _note(store, ruleset, RulesFingerprint(edition.version, ""))
    if due and not every:
        log.info("replaying %d games of %s by its present rules", len(due), ruleset.id)
    async for findings in _examined(store, ruleset, due):
        report.findings += findings
        if treat:
            treated = [f.game for f in findings if await _treat(store, ruleset, f, now)]
            all_treated &= len(treated) == len(findings)
            async with store.writing() as session:
                await rules_checks.stamp(session, treated, edition.fingerprint)
    if treat:
        await _show_again(store, ruleset, edition)
    if treat and all_treated:
        await _note(store, ruleset, edition)


async def _show_again(store: Store, ruleset: AnyRuleset, edition: RulesFingerprint) -> None:
    """Save the end of finished games again if these rules cannot show it as it was saved."""
    async with store.reading() as session:
        due = await rules_checks.list_unchecked(session, ruleset.id, edition.fingerprint, "over")
    for start in range(0, len(due), CHUNK):
        chunk = due[start : start + CHUNK]
        lives, unreadable = await _read(store, chunk)
        findings = unreadable + await asyncio.to_thread(examine_finished, ruleset, lives)
        async with store.writing() as session:
            for finding in findings:
                if finding.rebuilt is not None:
                    again = asdict(finding.rebuilt)
                    await rules_upgrade.save_again(session, finding.game, ruleset, **again)
                elif finding.verdict != "fits":
                    log.warning(
                        "game %d is over and cannot be shown: %s", finding.game, finding.why
                    )
            await rules_checks.stamp(session, chunk, edition.fingerprint)


async def _note(store: Store, ruleset: AnyRuleset, edition: RulesFingerprint) -> None:
    async with store.writing() as session:
        await facts.put(session, RULES.key(ruleset.id), edition.to_text())


async def _examined(
    store: Store, ruleset: AnyRuleset, due: Sequence[int]
) -> AsyncIterator[list[GameFinding]]:
    """Yield the findings about games, in order; with several processes if there are many games."""
    chunks = [due[i : i + CHUNK] for i in range(0, len(due), CHUNK)]
    if len(due) < SEVERAL:
        for chunk in chunks:
            lives, unreadable = await _read(store, chunk)
            yield unreadable + await asyncio.to_thread(examine_all, ruleset, lives)
        return
    loop, workers = asyncio.get_running_loop(), os.cpu_count() or 1
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        # Read ahead no more than the processes can take.
        for i in range(0, len(chunks), 4 * workers):
            batch = [await _read(store, chunk) for chunk in chunks[i : i + 4 * workers]]
            for unreadable, work in [
                (unreadable, loop.run_in_executor(pool, examine_all, ruleset, lives))
                for lives, unreadable in batch
            ]:
                yield unreadable + await work


async def _read(store: Store, chunk: Sequence[int]) -> tuple[list[RunningGame], list[GameFinding]]:
    """Read games as they are saved, and say which cannot be read."""
    lives, unreadable = [], []
    async with store.reading() as session:
        for game in chunk:
            try:
                lives.append(await read_live(session, game))
            except StoreError:
                raise
            except Exception as error:
                why = f"what is saved of it cannot be read: {type(error).__name__}"
                unreadable.append(GameFinding(game, "pinned", why, readable=False))
    return lives, unreadable


async def read_live(session: Session, game: int) -> RunningGame:
    """Read the saved data of a running game."""
    info = await _info(session, game)
    found = await progress.find(session, game)
    assert found is not None
    return RunningGame(
        id=game,
        saved=to_saved(info, found),
        answers=tuple(await progress.list_answers(session, game)),
        base=await rules_checks.find_base(session, game),
    )


async def _treat(store: Store, ruleset: AnyRuleset, finding: GameFinding, now: float) -> bool:
    """Treat a game by its finding; if that is not possible, set it aside, and tell its host."""
    if finding.verdict != "fits":
        said = finding.game, finding.verdict, finding.why
        log.warning("game %d: %s: %s", *said)
    if not finding.readable:
        async with store.writing() as session:
            await set_aside(session, finding.game, finding.why, now)
        return False
    try:
        async with store.writing() as session:
            await _apply(session, ruleset, finding, now)
    except StoreError:
        raise
    except Exception as error:
        await _pin(store, finding.game, f"{finding.verdict}, but {type(error).__name__}", now)
        return False
    return True


async def _pin(store: Store, game: int, why: str, now: float) -> None:
    """Pin a game that could not be upgraded; if that fails too, set it aside."""
    try:
        async with store.writing() as session:
            await rules_upgrade.pin(session, await _info(session, game), why, now)
    except StoreError:
        raise
    except Exception:
        async with store.writing() as session:
            await set_aside(session, game, why, now)
    else:
        log.error("game %d is pinned: %s", game, why)


async def _apply(session: Session, ruleset: AnyRuleset, finding: GameFinding, now: float) -> None:
    info = await _info(session, finding.game)
    match finding.verdict:
        case "stands":
            await rules_upgrade.stand(session, info, now)
        case "rebuilt":
            assert finding.rebuilt is not None
            await rules_upgrade.rebuild(
                session,
                info,
                ruleset,
                **asdict(finding.rebuilt),
                now=now,
            )
        case "asked-again":
            await rules_upgrade.ask_again(session, info, ruleset, now)
        case "pinned":
            await rules_upgrade.pin(session, info, finding.why, now)
            return
    if info.pinned is not None:
        await rules_upgrade.unpin(session, info, ruleset, now)


async def _info(session: Session, game: int) -> GameInfo:
    info = await games.find(session, game)
    assert info is not None
    return info


async def _pin_strange(
    store: Store,
    rulesets: Mapping[str, AnyRuleset],
    report: Report,
    *,
    now: float,
    treat: bool,
) -> None:
    """Pin the games of rulesets that this program does not have."""
    async with store.reading() as session:
        strange = await rules_checks.list_without_rules(session, list(rulesets))
    for game in strange:
        why = "this program does not have its rules"
        report.findings.append(GameFinding(game, "pinned", why))
        if not treat:
            continue
        log.warning("game %d: %s", game, why)
        async with store.writing() as session:
            try:
                info = await _info(session, game)
            except games.BadRow:
                await set_aside(session, game, why, now)
                continue
            await rules_upgrade.pin(session, info, why, now)
            await rules_checks.stamp(session, [game], "")
            await facts.drop(session, RULES.key(info.ruleset))
