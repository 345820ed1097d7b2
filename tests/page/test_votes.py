"""What a table votes on is seen and decided on the page, by the rules of its post at Discord."""

from __future__ import annotations

import pytest

from bot.store.people import users
from bot.text import localizer_for
from bot.ui.custom_id import CustomId
from tests.page.test_sheet import Told, ids, opened, press, pressed, words
from tests.page.visiting import Browser, browser, invited
from tests.wire.at_table import Served
from tests.wire.pressing import told as posted
from tests.wire.said import said, says


async def votes_of(page: Browser) -> Told | None:
    """Return the votes that a page shows."""
    found: Told | None = (await page.look())["votes"]
    return found


def pushed(told: Told) -> dict[str, bool]:
    """Return what of a vote is shown as one's own."""
    rows = [one for part in told["sheet"] for one in part.get("row", ())]
    return {CustomId.decode(one["id"]).verb: one["on"] for one in rows}


async def test_a_vote_is_proposed_and_cast_on_pages(
    table: Served, ada: Browser, ben: Browser
) -> None:
    """A player who is not the host proposes a pause; another agrees, which decides it."""
    assert await votes_of(ada) is None
    told = await press(ben, pressed(await opened(ben, "run"), "run", "pause"))
    assert says(words(told), "done-proposed")
    votes = await votes_of(ada)
    assert votes is not None
    (post,) = await posted(table, "table-proposed-pause")
    assert says(post.text, "vote-put", game=1)
    assert says(words(votes), "table-proposed-pause")
    assert votes["calls"]
    assert pushed(votes) == {"aye": False, "nay": False}
    own = await votes_of(ben)
    assert own is not None
    assert not own["calls"]
    assert pushed(own) == {"aye": True, "nay": False}
    assert says(words(await press(ada, pressed(votes, "aye"))), "vote-passed")
    assert (await table.services.play.info(1)).paused is not None
    assert await votes_of(ada) is None
    late = await press(ada, pressed(votes, "nay"))
    assert says(words(late), "trouble-no-such-proposal")


async def test_a_vote_can_be_changed_until_it_is_decided(table: Served, ada: Browser) -> None:
    """The page shows what one has voted, and whose vote is missing."""
    play = table.services.play
    number = await play.votes.propose_extension(1, table.standin.user("Ben").id, 3600)
    votes = await votes_of(ada)
    assert votes is not None
    assert says(words(await press(ada, pressed(votes, "nay"))), "vote-disagreed")
    votes = await votes_of(ada)
    assert votes is not None
    assert (votes["calls"], pushed(votes)) == (False, {"aye": False, "nay": True})
    assert says(words(votes), "vote-missing", users=["raw:Cleo"])
    assert says(words(await press(ada, pressed(votes, "aye"))), "vote-passed")
    found = await play.votes.find(number)
    assert found is not None
    assert found.state == "passed"


async def test_an_open_page_hears_of_a_vote(table: Served, ada: Browser) -> None:
    """When it is proposed, when somebody votes, and when it is over."""
    play = table.services.play
    ben, cleo = (table.standin.user(name).id for name in ("Ben", "Cleo"))
    async with ada.listening() as told:
        assert (await anext(told))["votes"] is None
        number = await play.votes.propose_pause(1, ben)
        while "votes" not in (news := await anext(told)):
            pass
        assert "Cleo" in words(news["votes"])  # Who has still to vote is named, not mentioned.
        await play.votes.vote(1, cleo, number, agrees=False)
        while "votes" not in (news := await anext(told)):
            pass
        assert "Cleo" not in words(news["votes"])
        await play.votes.vote(1, cleo, number, agrees=True)
        while "votes" not in (news := await anext(told)):
            pass
        assert news["votes"] is None


async def test_who_would_be_kicked_reads_it_and_has_no_vote(
    table: Served, ada: Browser, ben: Browser
) -> None:
    """No button is offered that would be refused; pressed all the same, it is."""
    cleo = table.standin.user("Cleo").id
    number = await table.services.play.votes.propose_kick(1, cleo, "tyrell")
    votes, others = await votes_of(ben), await votes_of(ada)
    assert votes is not None
    assert others is not None
    assert says(words(votes), "table-proposed-kick")
    assert list(ids(votes)) == []
    assert not votes["calls"]
    assert others["calls"]
    refused = await press(ben, pressed(others, "nay"))
    assert says(words(refused), "trouble-no-vote")
    found = await table.services.play.votes.find(number)
    assert found is not None
    assert table.standin.user("Ben").id not in found.votes


@pytest.mark.parametrize("language", ["de", "fa"])
async def test_a_vote_is_put_in_the_language_of_its_reader(
    table: Served, ada: Browser, language: str
) -> None:
    """Not in that of the table, which the post at Discord has."""
    async with table.services.store.writing() as session:
        await users.put_spoken(session, table.standin.user("Ada").id, language)
    await table.services.play.votes.propose_pause(1, table.standin.user("Ben").id)
    votes = await votes_of(ada)
    assert votes is not None
    assert votes["label"] == localizer_for(language)("page-votes", number=1)
    assert votes["label"] != said("page-votes", number=1)


async def test_who_watches_is_asked_nothing(table: Served, address: str) -> None:
    """Votes are for those who play."""
    await table.services.play.votes.propose_pause(1, table.standin.user("Ben").id)
    async with browser(address) as dan:
        await dan.enter(await invited(table, "Dan"))
        assert "votes" not in await dan.look()
