"""The second implementation, in the language of the replay's page, agrees with the first."""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.kernel.subjects import with_subjects
from engine.rulesets import rulesets
from tests.boxes import OWN
from tests.browsing import browsing
from tests.marks import costly, nightly

from .tampering import CAREFUL, CLUMSY, shapeless, tampered, vandalised
from .test_checking import played
from .verifier import verify

SCRIPT = resources.files("bot") / "story" / "verify.js"


def as_said(record: dict[str, Any], seen: list[str]) -> dict[str, Any]:
    """Return what the program of docs/fairness says of a record."""
    found = verify.check(record, seen)
    return {
        "problems": found.problems,
        "commitment": found.commitments[-1] if found.commitments else "",
        "head": found.heads[-1] if found.heads else "",
        "words": found.words,
        "draws": found.draws,
        "undone": found.undone,
        "receipts": len(found.receipts),
    }


def cases(ids: Iterable[str], damaged: int) -> list[tuple[dict[str, Any], list[str]]]:
    """Return records as they were made, tampered with and damaged, and what was seen of them."""
    every = {id: with_subjects(rulesets[id], played(id).record()) for id in ids}
    made = [(record, list[str]()) for record in every.values()]
    record = made[0][0]
    head = record["fairness"]["head"]
    found = [*made, (record, [head.upper()]), (record, [head[:9], "0123456789"])]
    found += [(one, []) for one in shapeless(record)]
    found += [(tampered(every[id], tamper), []) for id in OWN for tamper in CLUMSY]
    found += [(tamper(played()).record(), [head]) for tamper in CAREFUL]
    found += [(vandalised(rng.choice(made)[0], rng), []) for rng in map(Random, range(damaged))]
    return found


@costly("a browser checks some fifty records")
@pytest.mark.browser
async def test_both_implementations_agree(tmp_path: Path) -> None:
    """In a page that was opened from a file, without a network, on every kind of record."""
    await agree(tmp_path, cases(OWN, 20))


@nightly
@pytest.mark.browser
async def test_both_implementations_agree_on_many_records(tmp_path: Path) -> None:
    """Of every ruleset, with hundreds that are damaged."""
    await agree(tmp_path, cases(rulesets, 300))


async def agree(tmp_path: Path, records: list[tuple[dict[str, Any], list[str]]]) -> None:
    """Check records in a page and by the program of docs/fairness; both say the same."""
    page_file = tmp_path / "page.html"
    page_file.write_text(f"<meta charset=utf-8><script>{SCRIPT.read_text('utf-8')}</script>")
    async with browsing() as browser:
        context = await browser.new_context(offline=True)
        page = await context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        await page.goto(page_file.as_uri())
        text = json.dumps(records)
        said = await page.evaluate("text => JSON.parse(text).map(a => verifyRecord(...a))", text)
        assert said == [as_said(record, seen) for record, seen in json.loads(text)]
        took = await page.evaluate(
            "text => { const record = JSON.parse(text), begun = performance.now();"
            " verifyRecord(record); return performance.now() - begun; }",
            json.dumps(played("inis").record()),
        )
        assert took < 5000
        assert errors == []
        await context.close()
