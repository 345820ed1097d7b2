"""The API's refusals: HTTP status, numeric code, words, and a tree of form errors.

The codes are those of Discord's documentation, "Opcodes and Status Codes".
"""

from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]


class ApiError(Exception):
    """A refusal of the REST API."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: Json | None = None,
        *,
        more: Json | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.more = more or {}

    def body(self) -> Json:
        """Return the JSON document that is sent."""
        body: Json = {"message": self.message, "code": self.code, **self.more}
        if self.errors:
            body["errors"] = self.errors
        return body


class PageError(Exception):
    """Something that a person at the page cannot do, with the reason."""


class FormErrors:
    """The errors of one body, which become a single 50035 refusal."""

    def __init__(self) -> None:
        self._found: list[tuple[Path, str, str]] = []

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(self, path: Path, code: str, message: str) -> None:
        """Add an error at the place ``path`` of the body."""
        self._found.append((path, code, message))

    def too_long(self, path: Path, limit: int) -> None:
        """Add the error that a text or list is longer than ``limit``."""
        self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {limit} or fewer in length.")

    def required(self, path: Path) -> None:
        """Add the error that a field is missing."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def tree(self) -> Json:
        """Return the errors as a tree keyed like the body, with ``_errors`` at the leaves.

        Indexes of lists are strings.
        """
        root: Json = {}
        for path, code, message in self._found:
            node = root
            for step in path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        return root

    def raise_if_any(self) -> None:
        """Raise the collected errors as one `ApiError`, if there are any."""
        if self._found:
            raise ApiError(400, 50035, "Invalid Form Body", self.tree())


def invalid(path: Path, code: str, message: str) -> ApiError:
    """Return a 50035 refusal with a single error."""
    errors = FormErrors()
    errors.add(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", errors.tree())


_UNKNOWN = {
    "channel": 10003,
    "guild": 10004,
    "member": 10007,
    "message": 10008,
    "role": 10011,
    "user": 10013,
    "emoji": 10014,
    "webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
    "thread member": 10007,
    "guild scheduled event": 10070,
}


def unknown(what: str) -> ApiError:
    """For something that does not exist: channel, guild, member, message, user and so on (404)."""
    return ApiError(404, _UNKNOWN[what], f"Unknown {what.title()}")


def missing_access() -> ApiError:
    """For a channel that the bot cannot see (403)."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """For something that the bot's permissions do not allow (403)."""
    return ApiError(403, 50013, "Missing Permissions")
