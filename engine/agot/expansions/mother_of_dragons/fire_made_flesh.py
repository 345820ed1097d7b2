"""Fire Made Flesh: Targaryen gives up a Dragon for the others, or one returns (X4.7.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from engine.agot.board.control import controller
from engine.agot.board.dragons import avenge
from engine.agot.board.ports import aftermath
from engine.agot.board.supply import fits, limits_of, sizes_of
from engine.agot.components import ROUTED, Area
from engine.kernel.ask import ask
from engine.kernel.phrase import Phrase, PhraseLine, line, phrase
from engine.kernel.shapes import OneOf
from engine.kernel.state import stage

from . import kinds as own_kinds
from .components import TARGARYEN
from .state import PENTOS, MotherState


class FireAnswer(TypedDict):
    """Targaryen's decision about Fire Made Flesh."""

    do: str
    area: NotRequired[Area]
    token: NotRequired[int]
    routed: NotRequired[bool]


@stage
async def fire_made_flesh(s: MotherState) -> None:
    """Destroy a Dragon and let the others grow, or return a lost one, or do nothing (X4.7.4)."""
    answers: dict[tuple[str, ...], FireAnswer] = {("choice:nothing",): {"do": "nothing"}}
    notes: dict[tuple[str, ...], Phrase] = {}
    for area, units in sorted(s.units_of(TARGARYEN).items()):
        notes[f"area:{area}",] = phrase("note-give-up-dragon", area=f"area:{area}")
        for unit in ("dragon", ROUTED + "dragon"):
            for token in s.dragon_tokens if units.get(unit) else ():
                answer: FireAnswer = {"do": "destroy-dragon", "area": area, "token": token}
                if unit != "dragon":
                    answer["routed"] = True
                path = (f"area:{area}", f"unit:{unit}", f"number:{token}")
                answers[path] = answer
                notes[path] = phrase("note-dragon-token", round=token)
    home = PENTOS
    sizes = sizes_of(s, TARGARYEN)
    returned = {**sizes, home: sizes.get(home, 0) + 1}
    room = fits(returned, limits_of(s, TARGARYEN), sizes)
    if s.unused(TARGARYEN, "dragon") > 0 and controller(s, home) == TARGARYEN and room:
        answers["choice:return-dragon",] = {"do": "return-dragon"}
    fire = Fire(answers, notes, s.dragon_strength)
    answer = await ask(TARGARYEN, own_kinds.FIRE_MADE_FLESH, fire)
    if answer["do"] == "destroy-dragon":
        area = answer["area"]
        dead = {(ROUTED if answer.get("routed") else "") + "dragon": 1}
        s.remove(area, dead)
        s.sweep_orders()
        s.mourn(TARGARYEN, area, dead)
        s.dragon_tokens.remove(answer["token"])
        s.dragon_strength += 1
        s.tell("dragons-grow", strength=s.dragon_strength)
        avenge(s)
        await aftermath(s)
    elif answer["do"] == "return-dragon":
        s.add(home, TARGARYEN, {"dragon": 1})
        s.tell("mustered", house=f"house:{TARGARYEN}", area=f"area:{home}", unit="unit:dragon")


class Fire(OneOf[FireAnswer]):
    """The choice of what happens to the Dragons."""

    def __init__(
        self,
        answers: Mapping[tuple[str, ...], FireAnswer],
        notes: Mapping[tuple[str, ...], Phrase],
        strength: int,
    ) -> None:
        prompts = (None, None, phrase("step-dragon-token"))
        super().__init__(answers, notes=notes, prompts=prompts, safest=("choice:nothing",))
        self._strength = strength

    def preview(self, value: FireAnswer) -> Sequence[PhraseLine]:
        """Return the strength of Dragons after one is given up."""
        if value["do"] != "destroy-dragon":
            return ()
        return [line("preview-dragons", "X4.7.4", strength=self._strength + 1)]
