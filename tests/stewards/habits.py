"""``python -m tests.stewards.habits``: what equal stewards do that people who know the game do not.

It plays games of A Game of Thrones and counts, from what the rules tell and from the position at
each question: wildling attacks and bids, marches and raids that bring nothing, Defense orders where
nobody attacked, castles left open to a March order, attacks that no House card could win, and
support for the House that leads.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from engine.agot import kinds
from engine.agot.board.control import castle_counts, controller
from engine.agot.board.reach import targets_of
from engine.agot.combat.battle import Battle
from engine.agot.combat.strength import strength_of
from engine.agot.heuristics.api import AgotHeuristics
from engine.agot.phases.marches import March
from engine.agot.state import AgotState, total
from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.kernel.playing import questions
from engine.rulesets import rulesets
from engine.stewards.levels import LEVELS, minds, steward

from .arguments import parser_of, players_of

LONGEST = 40
"""Rounds after which a game is given up."""
PLAYED = sorted(id for id, mind in minds.items() if isinstance(mind, AgotHeuristics))


class Watch:
    """Everything that is counted in games of one kind of stewards."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.attacks: list[tuple[bool, int, int, int]] = []
        """Of each wildling attack: if it was won, the threat, the bids, the Power before them."""
        self._power = 0
        self._idle = False
        self._open: set[tuple[str, str]] = set()
        self._defended: set[str] = set()
        self._attacked: set[str] = set()
        self._round = 0
        self._battle: tuple[str, str] = ("", "")
        self._dealt = False

    # -- before an answer -----------------------------------------------------------------------

    def asks(self, s: AgotState, kind: str, params: Mapping[str, Any]) -> None:
        """Look at the position at a question."""
        if s.round != self._round or s.win is not None:
            self._round_over(s)
        if s.phase == "marches" and not self._dealt:
            self._dealt = True
            self._defended = {a for a in s.orders if s.order_type(a) == "defend"}
        if kind == kinds.BID and str(params.get("subject", "")).startswith("wildlings"):
            self._power = sum(s.power[h] for h in s.with_player(s.houses))
        if kind == kinds.HOUSE_CARD and s.combat is not None:
            self._looks_at_battle(s)

    def _looks_at_battle(self, s: AgotState) -> None:
        """Count a battle that the attacker's strongest card loses against the weakest one."""
        b: Battle[Any] = Battle(s)
        if self._battle == (b.origin, b.area):
            return
        self._battle = (b.origin, b.area)
        cards = s.box.house_cards
        best = max((cards[c].strength for c in s.hand[b.attacker]), default=0)
        worst = min((cards[c].strength for c in s.hand[b.defender]), default=0)
        mine = strength_of(b, b.attacker).initial + best
        theirs = strength_of(b, b.defender).initial + worst
        ahead = s.position("fiefdoms", b.attacker) < s.position("fiefdoms", b.defender)
        self.counts["battles"] += 1
        self.counts["hopeless"] += mine < theirs or (mine == theirs and not ahead)

    def marches(self, s: AgotState, house: str, shape: March, answer: Any) -> None:
        """Look at a march before it is made."""
        if not isinstance(answer, Mapping):
            return  # The call for support is no march yet.
        origin, moves = answer["area"], answer["moves"]
        self.counts["marches"] += 1
        if not moves:
            possible = any(shape.problem(origin, way) is None for way in _single(shape, origin))
            self.counts["idle"] += possible
            return
        gone = sum(total(units) for units in moves.values())
        if origin in s.castles and gone == total(s.units[origin]):
            self.counts["castles emptied"] += 1
            if any(
                s.order_type(near) == "march"
                and not s.friends(other, house)
                and any(origin in targets_of(s, other, near, unit) for unit in s.units[near])
                for near, other in s.owner.items()
            ):
                self.counts["emptied beside"] += 1
                self._open.add((origin, house))

    # -- after an answer ------------------------------------------------------------------------

    def told(self, s: AgotState, events: Sequence[Event]) -> None:
        """Count what the rules tell."""
        raided: set[str] = set()
        for event in events:
            params: Mapping[str, Any] = event.params
            data = event.data or {}
            if data.get("event") == "wildlings":
                bids = sum(data["bids"].values())
                self.attacks.append((data["watch_wins"], data["strength"], bids, self._power))
            elif event.kind == "raid-nothing":
                self.counts["raids"] += 1
                self.counts["raids without"] += 1
            elif event.kind == "raid" and params["area"] not in raided:
                raided.add(params["area"])
                self.counts["raids"] += 1
            elif event.kind == "attacked":
                self._attacked.add(str(params["area"]).removeprefix("area:"))
                self._battle = ("", "")
            elif event.kind == "support" and s.combat is not None:
                self._supports(s, params)

    def _supports(self, s: AgotState, params: Mapping[str, Any]) -> None:
        """Count support for a House that has more castles than all others."""
        house, side = (str(params[key]).partition(":")[2] for key in ("house", "side"))
        if side == "none":
            return
        assert s.combat is not None
        helped = s.combat["attacker" if side == "attacker" else "defender"]
        most = castle_counts(s)
        if house == helped:
            return
        self.counts["supports"] += 1
        self.counts["supports leader"] += all(
            most[helped] > n for other, n in most.items() if other != helped
        )

    def over(self, s: AgotState, winner: str | None) -> None:
        """End a game."""
        self._round_over(s)
        self._round = 0
        self.counts["games"] += 1
        self.counts["rounds"] += s.round
        self.wins[winner or "nobody"] += 1

    def _round_over(self, s: AgotState) -> None:
        self.counts["defenses"] += len(self._defended)
        self.counts["defenses idle"] += len(self._defended - self._attacked)
        self.counts["castles lost"] += sum(
            controller(s, area) not in (house, None) for area, house in self._open
        )
        self._open, self._defended, self._attacked = set(), set(), set()
        self._round, self._dealt = s.round, False

    # -- the table ------------------------------------------------------------------------------

    def table(self) -> Iterator[str]:
        """Yield the lines of the table."""
        n, won = self.counts, sum(won for won, *_ in self.attacks)
        games = max(1, n["games"])
        none = sum(not bids for _, threat, bids, _ in self.attacks if threat)
        able = sum(threat <= power for won, threat, _, power in self.attacks if not won)
        yield f"| games, rounds on average | {n['games']}, {n['rounds'] / games:.1f} |"
        yield f"| wildling attacks won | {_share(won, len(self.attacks))} |"
        yield f"| lost though there was Power enough | {able} |"
        yield f"| attacks in which nobody bid | {none} |"
        for label, at in (("threat", 1), ("bids together", 2), ("Power before bids", 3)):
            whole = sum(int(attack[at]) for attack in self.attacks)
            yield f"| {label}, on average | {whole / max(1, len(self.attacks)):.1f} |"
        yield f"| marches unused though possible | {_share(n['idle'], n['marches'])} |"
        yield f"| raids without target | {_share(n['raids without'], n['raids'])} |"
        yield f"| Defense orders never attacked | {_share(n['defenses idle'], n['defenses'])} |"
        yield (
            f"| castles emptied beside an enemy March order | "
            f"{_share(n['emptied beside'], n['castles emptied'])} of those emptied |"
        )
        lost = n["castles lost"]
        yield f"| of these lost in the same round | {lost} ({lost / games:.2f} a game) |"
        yield f"| attacks that no own card can win | {_share(n['hopeless'], n['battles'])} |"
        yield f"| supports for the sole leader | {_share(n['supports leader'], n['supports'])} |"
        wins = ", ".join(f"{house} {count}" for house, count in sorted(self.wins.items()))
        yield f"| wins | {wins} |"


def _share(part: int, whole: int) -> str:
    return f"{part} of {whole} ({100 * part / max(1, whole):.0f} %)"


def _single(shape: March, origin: str) -> Iterator[dict[str, dict[str, int]]]:
    """Yield the marches of one unit, and those of all units to one area."""
    units = shape.origins[origin]
    for unit in units:
        for area in shape.targets(origin, unit):
            yield {area: {unit: 1}}
    for area in {a for unit in units for a in shape.targets(origin, unit)}:
        if all(area in shape.targets(origin, unit) for unit in units):
            yield {area: dict(units)}


Answering = Callable[[Game[Any], str, int], Any]


def played(ruleset: str, players: int, seed: int, answer: Answering, watch: Watch) -> Game[Any]:
    """Play a game of equal stewards, and watch it."""
    game: Game[Any] = Game.new(rulesets[ruleset], {"players": players})
    luck = random.Random(f"{seed}")
    for question in questions(game, luck, LONGEST):
        watch.told(game.state, game.fetch_events())
        watch.asks(game.state, question.kind, question.params)
        for seat in game.awaited:
            value = answer(game, seat, luck.getrandbits(63))
            shape = game.shape_for(seat)
            if isinstance(shape, March):
                watch.marches(game.state, question.subject(seat), shape, value)
            game.answer(seat, value)
        watch.told(game.state, game.fetch_events())
    watch.told(game.state, game.fetch_events())
    watch.over(game.state, game.ruleset.view(game.state, None).get("winner"))
    return game


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print the table."""
    parser = parser_of("habits", __doc__, 10, PLAYED)
    parser.add_argument("--level", default="knight", choices=sorted(LEVELS))
    chosen = parser.parse_args(arguments)
    players = players_of(chosen)
    player, watch = steward(chosen.level, minds[chosen.ruleset]), Watch()
    for number in range(chosen.games):
        played(chosen.ruleset, players, chosen.seed * 1000 + number, player.answer, watch)
    sys.stdout.writelines(f"{line}\n" for line in watch.table())
    return 0


if __name__ == "__main__":
    sys.exit(main())
