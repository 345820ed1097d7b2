"""REST: answers to interactions. The token in the path is the only credential."""

from bot.local.interactions import callbacks
from bot.local.interactions.interactions import Interaction
from bot.local.rest import messages
from bot.local.rest.calls import Answer, RestCall, Routes
from bot.local.world.payloads import as_answer

routes = Routes()
_HOOK = "/webhooks/{webhook_id}/{webhook_token}"


def _interaction(call: RestCall) -> Interaction:
    return call.service.interactions.with_token(call.id("webhook_id"), call.params["webhook_token"])


@routes.add(
    "POST",
    "/interactions/{interaction_id}/{interaction_token}/callback",
    "create_interaction_response",
    needs_token=False,
)
def _callback(call: RestCall) -> Answer:
    token = call.params["interaction_token"]
    interaction = call.service.interactions.unanswered(call.id("interaction_id"), token)
    answer = callbacks.respond(call.service, interaction, call.body, call.uploads)
    return answer if call.flag("with_response") else None


@routes.add("POST", _HOOK, "execute_webhook", needs_token=False)
def _follow_up(call: RestCall) -> Answer:
    interaction = _interaction(call)
    message = callbacks.follow_up(call.service, interaction, call.body, call.uploads)
    # Follow-ups answer with the message even without ``wait``.
    return as_answer(call.service, message)


@routes.add("GET", _HOOK + "/messages/@original", "get_original_webhook_message", needs_token=False)
def _get_original(call: RestCall) -> Answer:
    message = callbacks.original(call.service, _interaction(call))
    return as_answer(call.service, message)


@routes.add(
    "PATCH", _HOOK + "/messages/@original", "update_original_webhook_message", needs_token=False
)
def _edit_original(call: RestCall) -> Answer:
    interaction = _interaction(call)
    message = callbacks.original(call.service, interaction)
    callbacks.edit(call.service, interaction, message, call.body, call.uploads)
    return as_answer(call.service, message)


@routes.add(
    "DELETE", _HOOK + "/messages/@original", "delete_original_webhook_message", needs_token=False
)
def _delete_original(call: RestCall) -> Answer:
    messages.delete(call.service, callbacks.original(call.service, _interaction(call)))
    return None


@routes.add("GET", _HOOK + "/messages/{message_id}", "get_webhook_message", needs_token=False)
def _get(call: RestCall) -> Answer:
    message = callbacks.reachable(call.service, _interaction(call), call.id("message_id"))
    return as_answer(call.service, message)


@routes.add("PATCH", _HOOK + "/messages/{message_id}", "update_webhook_message", needs_token=False)
def _edit(call: RestCall) -> Answer:
    interaction = _interaction(call)
    message = callbacks.reachable(call.service, interaction, call.id("message_id"))
    callbacks.edit(call.service, interaction, message, call.body, call.uploads)
    return as_answer(call.service, message)


@routes.add("DELETE", _HOOK + "/messages/{message_id}", "delete_webhook_message", needs_token=False)
def _delete(call: RestCall) -> Answer:
    message = callbacks.reachable(call.service, _interaction(call), call.id("message_id"))
    messages.delete(call.service, message)
    return None
