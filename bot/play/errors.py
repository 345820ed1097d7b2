"""The errors that say in one clear sentence why a user's request cannot be carried out.

Phrases that a :class:`UserError` may carry, besides the rules' own ``refused-…``:

============================== ==================================================================
``trouble-no-such-game``       no game of this number ``trouble-not-playing``        this user is
not at the table ``trouble-already-playing``    this user is at the table already
``trouble-not-host``           only the host may do this ``trouble-channel-busy``       the channel
has a table already (``game``) ``trouble-no-such-ruleset``    no ruleset of this name (``ruleset``)
``trouble-bad-setup``          the ruleset does not offer this (``reason``, in English)
``trouble-no-such-option``     the ruleset (``ruleset``) has no such option (``option``)
``trouble-bad-players``        the ruleset is for other numbers of players (``players``)
``trouble-not-together``       these values of options (``options``) cannot be combined
``trouble-seat-needed``        nobody has taken a seat (``seat``) that must be played
``trouble-too-many-players``   more have joined (``players``) than could play then (``seats``)
``trouble-seats-drawn``        all seats are drawn when the game starts ``trouble-draft-later``
seats are picked when all have joined (``free`` are missing) ``trouble-not-your-pick``      someone
else (``user``) picks first ``trouble-already-picked``     this user has picked a seat (``seat``)
for good ``trouble-no-such-seat``       the game has no such seat (``seat``) ``trouble-seat-taken``
someone has this seat (``seat``) ``trouble-table-full``         all seats are taken
``trouble-seats-free``         not all seats are taken (``free``) ``trouble-not-started``        the
game has not begun ``trouble-already-started``    the game has begun ``trouble-closed``
everyone left before the game began ``trouble-nothing-to-undo``    this user has no answer to take
back without asking the table ``trouble-not-alone``          others have joined, so it is no game
for one person ``trouble-no-pages``           the host offers no pages
``trouble-not-watched``        the table has agreed to no spectators on a page
``trouble-no-hints``           the table has not agreed on hints, and others play
``trouble-nothing-to-hint``    this user is asked nothing right now ``trouble-hint-too-soon``
this user has just had a hint ``trouble-nobody-knows``       no steward has a hint
``trouble-note-too-long``      a notepad has no room for so much (``most``) ``trouble-bad-people``
a game waits for two people at least, and ``most`` at most ``trouble-not-reliable``       the table
asks for more reliability (``least``, ``percent``) ``trouble-kept-for-players``   a rematch takes
only those who have played, ``until`` then ``trouble-not-over``           the game is still running
``trouble-game-over``          the game has ended ``trouble-nothing-to-explain`` the rules have no
such arithmetic (``topic``) ``trouble-nothing-of-that-name`` nothing that can be looked up is called
like this (``given``) ``trouble-no-rules``           there are no rules of a game (``ruleset``) in
our words ``trouble-nothing-to-look-up`` the game has nothing that can be looked up
``trouble-not-understood``     nothing that can be answered is called like this (``text``)
``trouble-not-a-path``         a half-made answer that the question does not offer
``trouble-bad-terms``          time cannot be agreed upon like this (``field`` of TableSettings)
``trouble-same-terms``         that is what was agreed already ``trouble-no-vacation``        this
user has no vacation to take back ``trouble-bad-zone``           no such time zone (``zone``)
``trouble-bad-quiet-hours``    quiet hours begin and end at two different times of the day
``trouble-bad-vacation``       a vacation ends in the future, and within two months
``trouble-bad-extension``      an extension is an hour at least and two weeks at most
``trouble-too-late``           the deadline (``due``) had passed when this was clicked
``trouble-no-deadline``        nobody has to hurry, so there is nothing to extend
``trouble-already-paused``     the clocks stand still already ``trouble-not-paused``         the
clocks are running ``trouble-not-away``           this user's seat is played by nobody else right
now ``trouble-not-offered``        this seat is not open to take (``seat``)
``trouble-knows-another``      this user has known the secrets of another seat (``seat``)
``trouble-sent-away``          this user was sent away from the game ``trouble-ally-oneself``
a seat cannot ally with itself ``trouble-already-allied``     the user has declared the alliance
with ``seat`` already ``trouble-not-allied``         there is no alliance with ``seat``
``trouble-talk-alone``         nobody was named to talk to ``trouble-nobody-to-talk-to``  no user
plays ``seat`` ``trouble-deal-oneself``       a deal takes two seats ``trouble-deal-steward``
a steward plays ``seat``, and stewards make no deals ``trouble-deal-past``          what was offered
ends with a round that is over, or is too far off ``trouble-deal-empty``         neither side
promises anything ``trouble-deal-place``         this kind of promise names a place
``trouble-deal-number``        this kind of promise names a number up to ``most``
``trouble-deal-no-place``      no place of the board is called like this (``text``)
``trouble-deal-what``          something was typed (``text``) about a promise that is none
``trouble-deal-unclear``       a menu of the form was left empty ``trouble-no-such-promise``    the
game has no such kind of promises ``trouble-no-such-deal``       no offer of this number that this
user may answer, or it is settled ``trouble-too-many-deals``     as many deals (``most``) of the
seat wait or go on as can ``trouble-deal-too-soon``      the seat has just made several offers
``trouble-same-level``         a steward of the wanted level plays the seat (``seat``) already
``trouble-not-overdue``        the player of the seat (``seat``) is sent away by vote alone
``trouble-not-admitted``       the table has refused this user a seat ``trouble-already-host``
this player is the host ``trouble-not-moderator``      only whoever may manage the channel may do
this ``trouble-other-server``       the game belongs to another server ``trouble-same-channel``
the game is played in this channel ``trouble-say-less``           the table has as much to hear from
its players as it can ``trouble-not-lent``           this user has lent no seat
``trouble-nobody-there``       the seat (``seat``) is nobody's that could be sent away
``trouble-not-needed``         the seat (``seat``) has a player who is not late
``trouble-no-such-proposal``   no proposal of this number, or it is settled
``trouble-already-proposed``   the table has a proposal of this kind to settle first
``trouble-no-vote``            this user has no say in this ``trouble-no-such-moment``     the table
cannot go back to there ``trouble-too-many-games``     this user hosts as many games (``number``) as
one can ``trouble-server-full``        the server has as many games (``number``) as one can have
``trouble-no-instructions``    this game asks nothing that could be answered ahead
``trouble-no-such-instruction`` there is no such instruction any more
``trouble-too-many-instructions`` a seat has as many instructions as it can have ``trouble-pinned``
the game waits for a version of the bot whose rules it fits ``trouble-past-rules``         the game
is over, and these rules cannot show what others saved ``trouble-drift``              the rules have
changed under this game, and it cannot go on ``trouble-internal``           something went wrong;
nothing changed, and it has been noted ==============================
==================================================================
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import TypeVar

from engine.kernel.phrase import Param, Phrase, PhraseLine, Refused

T = TypeVar("T")


class UserError(Exception):
    """A request that cannot be carried out; nothing has changed.

    The text of the exception is only the id of the phrase, because parameters may be secret.
    """

    def __init__(
        self, phrase: Phrase, rule: str | None = None, lines: Sequence[PhraseLine] = ()
    ) -> None:
        super().__init__(phrase.id)
        self.phrase = phrase
        self.rule = rule
        """The paragraph of the rules behind it, if any."""
        self.lines = tuple(lines)
        """The explanation behind it, if any."""


class Unavailable(UserError):
    """The database cannot be used at the moment; users may try again."""

    def __init__(self) -> None:
        super().__init__(Phrase("trouble-internal"))


async def unless_refused(wanted: Awaitable[T]) -> T | None:
    """Return the result of a request; ``None`` if it is refused.

    Raises Unavailable, because a request that cannot be read at the moment may be tried again.
    """
    try:
        return await wanted
    except Unavailable:
        raise
    except UserError:
        return None


TYPED = 100
"""How many characters of a typed text are repeated to the user."""


def typed(text: str) -> str:
    """Return what someone has typed as a parameter: unchanged, if not too long."""
    return f"raw:{text[:TYPED]}"


class NoSuchGame(UserError):
    """A number that no game has."""

    def __init__(self) -> None:
        super().__init__(Phrase("trouble-no-such-game"))


def user_error(id: str, /, **params: Param) -> UserError:
    """Return the error for one of the ids above, given the part after ``trouble-``."""
    return UserError(Phrase("trouble-" + id, params))


def refused(error: Refused) -> UserError:
    """Return a refusal of the rules as a UserError."""
    return UserError(error.reason.phrase, error.reason.rule, error.reason.lines)
