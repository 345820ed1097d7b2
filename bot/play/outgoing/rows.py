"""The messages after a change, as rows of the outbox.

The payloads are phrases (``{"id": …, "params": …}``) and views, as plain data:

============ ============= ====================================================================
kind         goes to       payload
============ ============= ====================================================================
``chapter``  the channel   ``title``, the phrase of the event that ended a part of the round;
                           ``events``, the public phrases before it since the last chapter;
                           ``view``, what a spectator saw right then; ``start``, the place in the
                           log behind which it begins; ``last``, whether the game ends with it.
                           Of several that stewards have played on through: ``title``, the
                           phrase that ended the last one; ``ends``, what has ended each:
                           its ``kind``, ``place`` in the log and ``round``, and how many of
                           the ``events`` come ``before`` it
                           ``head``: of the table's log, if it has one
``light``    the channel   ``head``: of the table's log, which a round of the beacon awaits
``opened``   the channel   ``start``, the place in the log behind which a chapter begins that goes
                           on: it is told from now on; ``moment``, ``round`` and ``phase``
``grown``    the channel   the same: what happened meanwhile is added by an edit; ``undone``, the
                           place up to which it was told, if the table went back since
``scene``    the channel   ``scene``, the phrase of something that players gather to see; ``n``, its
                           place in the log; ``view``, what a spectator saw right then;
                           ``lines``, what the rules explained then
``over``     the channel   ``winner``, the phrase of the last public event; ``events``, the
                           public phrases before it since the last chapter; ``view``, the end
``news``     the channel   ``events``; public phrases that cannot wait for their chapter: what
                           the table itself has to tell (``table-…``)
``story``    the channel   nothing: the film, the chronicle and the page to keep of a game that is
                           over, behind all other messages to the channel
``said``     the channel   the same, of what players say (``table-said``, ``table-allied``): behind
                           all other messages to the channel
``proposal`` the channel   ``proposal``, its number; ``phrase`` (``table-proposed-…``);
                           ``users``, whose vote is missing; ``expires``
``settled``  the channel   ``proposal``, its number: it can be voted upon no more
``sought``   the channel   ``users``, who are asked to join a game that waits for them, and
                           ``ring``, those of them who are to be called
``status``   the channel   nothing: the status card is to be drawn again
``event``    the server    nothing: its event for the deadline is to be brought up to date
``turn``     one user      ``number``, ``kind`` and ``params`` of a question asked of them;
                           ``due``, when its answer is (``None``: no hurry); ``discreet``,
                           whether nobody else is to see it, if that can be done
``reminder`` one user      the same, and ``part``: ``half``, ``late``, ``waiting`` where there is
                           no deadline, or ``last`` where all others have answered; or with
                           ``next`` only ``number``, ``after``, whom the game awaits, and ``kind``,
                           what the user will be asked then; or with ``host`` the ``number``,
                           ``events`` that say why the table waits, whether it is ``paused``, and
                           ``remedies``: buttons, each a label and what the host's panel does
``private``  one user      ``events``: phrases that only some may read, this user among them;
                           ``told``, their places in the log
``word``     one user      ``events``: phrases that concern this user; they are no secret;
                           ``remedies``, as for a reminder to a host, if there are any;
                           ``secret``, whether only this user may read it, directly or not at
                           all; ``deal``, the number of one that they are offered; ``back``, the
                           seats that an answer goes to
``ended``    one user      ``event``: the phrase of what has ended the game; their last message
``lapsed``   one user      ``question``: calls and reminders to questions up to this number are
                           to be taken back; ``answered``, whether because the user has answered
============ ============= ====================================================================

Everyone who may know an event of the rules gets it in exactly one row: the public ones with the end
of their chapter; while that goes on they are read from the log. Scenes show some again, and a game
that ends with a chapter repeats its last sentence in ``over``.

Besides things of the game, parameters name users (``user:101``), channels (``channel:7``), moments
(``time:1700000000``, UTC epoch seconds) and spans of time (``span:3600``, in seconds). Messages to
a user wait for the end of their quiet hours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.store import Session
from bot.store.messages import outbox
from bot.store.people import users as people
from engine.kernel.data import fixed

from .quiet_hours import quiet_until


@fixed
class OutboxRows:
    """The writer of the rows that one change of one game adds to the outbox."""

    session: Session
    game: int
    now: float

    async def add(
        self,
        kind: outbox.Kind,
        payload: Mapping[str, Any],
        *,
        target: int | None = None,
        question: int | None = None,
        not_before: float = 0.0,
        stream: int = outbox.TABLE,
        apart: bool = False,
    ) -> None:
        """Add a row; one to a user waits for the end of their quiet hours."""
        wait = None
        if target is not None:
            wait = quiet_until(await people.find_settings(self.session, target), self.now)
        await outbox.add(
            self.session,
            self.game,
            kind,
            payload,
            written=self.now,
            target=target,
            question=question,
            not_before=max(wait or 0.0, not_before),
            stream=stream,
            apart=apart,
        )
