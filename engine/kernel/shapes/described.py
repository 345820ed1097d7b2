"""Shapes as plain data, for programs: the possible answers, as far as data can say.

A shape may refuse for reasons that the data does not show; every refusal gives its reason.
"""

from __future__ import annotations

from typing import Any

from engine.kernel.data import Json
from engine.kernel.shapes.base import AnyShape

from . import Amount, Arrangement, Moves, OneOf, Pieces, Shopping, SomeOf, SomeOfEach, Tokens

MOST = 2000
"""The most answers that are listed."""


def described(shape: AnyShape) -> Json:
    """Return a shape as plain data; ``form`` determines the other keys."""
    found: Json = {"form": shape.form}
    match shape:
        case OneOf():
            found["answers"] = list(shape.answers.values())[:MOST]
        case SomeOfEach():
            found["groups"] = [{"things": list(g.things), "number": g.number} for g in shape.groups]
        case SomeOf():
            found |= {"things": list(shape.things), "least": shape.least, "most": shape.most}
        case Amount():
            found |= {"least": shape.least, "most": shape.most}
            if (answers := shape.listed()) is not None:
                found["answers"] = list(answers)
        case Arrangement():
            found["groups"] = [list(g) for g in shape.groups]
        case Tokens():
            found |= {
                "places": list(shape.places),
                "stock": dict(shape.stock),
                "least": shape.number,
                "most": shape.most,
                "limits": [{"tokens": sorted(group), "most": most} for group, most in shape.limits],
                "barred": {
                    place: barred
                    for place in shape.places
                    if (barred := [t for t in shape.stock if shape.misplaced(place, t)])
                },
            }
        case Moves():
            found |= {
                "origins": {place: dict(units) for place, units in shape.origins.items()},
                "targets": {
                    place: {unit: list(shape.targets(place, unit)) for unit in units}
                    for place, units in shape.origins.items()
                },
                "marks": list(shape.marks),
            }
        case Pieces():
            found |= {
                "places": {place: dict(units) for place, units in shape.places.items()},
                "least": shape.least,
                "most": shape.most,
                "flat": shape.flat,
            }
        case Shopping():
            offers: dict[str, list[Any]] = {}
            for place, purchase in shape.offers({}):
                offers.setdefault(place, []).append(purchase)
            found["offers"] = offers
    if shape.narrower:
        found["narrower"] = True
    return {**found, **shape.facts()}
