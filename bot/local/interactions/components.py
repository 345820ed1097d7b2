"""Message components: which may be where, and the form in which the server returns them.

Lengths and types of single fields are checked against the OpenAPI description beforehand; this
module checks what the description cannot say. Source: Discord's documentation, "Component
Reference".
"""

from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum

from bot.local.rest.errors import FormErrors, Json, Path
from bot.local.rest.schema import without_nulls
from bot.local.world.model import Attachment


class ComponentType(IntEnum):
    """The kinds of component."""

    ROW = 1
    BUTTON = 2
    SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset({3, 5, 6, 7, 8})
LINK, PREMIUM = 5, 6
_DEFAULTS: dict[int, Json] = {
    ComponentType.SEPARATOR: {"divider": True, "spacing": 1},
    ComponentType.CONTAINER: {"accent_color": None, "spoiler": False},
    ComponentType.THUMBNAIL: {"description": None, "spoiler": False},
    ComponentType.FILE: {"spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}
MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_ROWS = 5
MAX_IN_MODAL = 5


def walk(components: Iterable[Json], path: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Yield every component with its path, parents before children, in document order."""
    for index, component in enumerate(components):
        yield from _walk_one(component, (*path, index))


def _walk_one(component: Json, path: Path) -> Iterator[tuple[Path, Json]]:
    yield path, component
    yield from walk(component.get("components") or (), (*path, "components"))
    for only_child in ("accessory", "component"):
        if component.get(only_child):
            yield from _walk_one(component[only_child], (*path, only_child))


def texts_of(components: Iterable[Json]) -> Iterator[str]:
    """Yield the texts that components display."""
    for _, part in walk(components):
        if part["type"] == ComponentType.TEXT:
            yield part["content"]


def find(components: Iterable[Json], custom_id: str) -> Json | None:
    """Return the component with this ``custom_id``."""
    for _, component in walk(components):
        if component.get("custom_id") == custom_id:
            return component
    return None


def check_message(
    components: list[Json], *, v2: bool, emojis: Iterable[int], errors: FormErrors, path: Path
) -> None:
    """Collect every reason for refusing a message with these components."""
    place = (*path, "components")
    if v2:
        if sum(1 for _ in walk(components)) > MAX_COMPONENTS:
            errors.add(
                place,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {MAX_COMPONENTS}",
            )
        length = sum(len(part["content"]) for _, part in walk(components) if part["type"] == 10)
        if length > MAX_TEXT:
            errors.add(
                place,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"Total length of displayable text must be {MAX_TEXT} or fewer, got {length}",
            )
    else:
        if len(components) > MAX_ROWS:
            errors.too_long(place, MAX_ROWS)
        for index, component in enumerate(components):
            if component["type"] != ComponentType.ROW:
                errors.add(
                    (*place, index, "type"),
                    "UNION_TYPE_CHOICES",
                    'Value of field "type" must be one of (1,).',
                )
    _check_each(components, emojis, errors, place)


def check_modal(components: list[Json], errors: FormErrors, path: Path) -> None:
    """Collect every reason for refusing a modal with these components."""
    place = (*path, "components")
    if len(components) > MAX_IN_MODAL:
        errors.add(
            place, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MAX_IN_MODAL} in length."
        )
    for where, component in walk(components, place):
        kind = component["type"]
        if component.get("disabled"):
            errors.add((*where, "disabled"), "COMPONENT_DISABLED", "Cannot be disabled in a modal")
        if kind == ComponentType.TEXT_INPUT:
            _check_input(component, errors, where)
        required = component.get("required", True)
        if kind in SELECTS | {22} and required and component.get("min_values") == 0:
            errors.add(
                (*where, "min_values"),
                "COMPONENT_REQUIRED_MIN_VALUES",
                "min_values must be at least 1 when the component is required",
            )
        if kind in (21, 22):
            low = 2 if kind == ComponentType.RADIO_GROUP else 1
            if not low <= len(component.get("options", [])) <= 10:
                errors.add(
                    (*where, "options"),
                    "BASE_TYPE_BAD_LENGTH",
                    f"Must be between {low} and 10 in length.",
                )
    _check_each(components, (), errors, place)


def _check_input(field: Json, errors: FormErrors, path: Path) -> None:
    least, most = field.get("min_length") or 0, field.get("max_length") or MAX_TEXT
    if least > most:
        errors.add(
            (*path, "max_length"),
            "NUMBER_TYPE_MIN",
            f"int value should be greater than or equal to {least}.",
        )
    if len(field.get("value") or "") > most:
        errors.too_long((*path, "value"), most)


def _check_each(
    components: list[Json], emojis: Iterable[int], errors: FormErrors, place: Path
) -> None:
    custom_ids: set[str] = set()
    numbers: set[int] = set()
    for path, component in walk(components, place):
        custom_id, number = component.get("custom_id"), component.get("id")
        if custom_id is not None and custom_id in custom_ids:
            errors.add(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        if number and number in numbers:
            errors.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id is duplicated")
        custom_ids.add(custom_id or "")
        numbers.add(number or 0)
        kind = component["type"]
        if kind == ComponentType.ROW:
            _check_row(component, errors, path)
        elif kind == ComponentType.BUTTON:
            _check_button(component, emojis, errors, path)
        elif kind in SELECTS:
            _check_select(component, emojis, errors, path)
        elif kind == ComponentType.TEXT and not component["content"].strip():
            errors.required((*path, "content"))
        elif kind == ComponentType.FILE:
            _check_file(component, errors, path)


def _check_file(file: Json, errors: FormErrors, path: Path) -> None:
    """A file was uploaded with the message, or is kept from it (then by Discord's own address)."""
    if not file["file"]["url"].startswith("attachment://") and not file.get("name"):
        errors.add(
            (*path, "file", "url"),
            "URL_TYPE_INVALID_SCHEME",
            "Scheme must be one of ('attachment',).",
        )


def _check_row(row: Json, errors: FormErrors, path: Path) -> None:
    inside = [child["type"] for child in row["components"]]
    if any(kind != ComponentType.BUTTON for kind in inside) and len(inside) > 1:
        errors.add(
            (*path, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )


def _check_button(button: Json, emojis: Iterable[int], errors: FormErrors, path: Path) -> None:
    style = button["style"]
    if style == LINK:
        if not button.get("url"):
            errors.add((*path, "url"), "BUTTON_COMPONENT_URL_REQUIRED", "A url is required")
        elif not button["url"].startswith(("http://", "https://", "discord://")):
            errors.add(
                (*path, "url"),
                "URL_TYPE_INVALID_SCHEME",
                "Scheme must be one of ('http', 'https', 'discord').",
            )
        if button.get("custom_id"):
            errors.add(
                path,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    elif style != PREMIUM:
        if not button.get("custom_id"):
            errors.add(
                (*path, "custom_id"),
                "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
                "A custom id is required",
            )
        if button.get("url"):
            errors.add((*path, "url"), "BUTTON_COMPONENT_URL_NOT_ALLOWED", "Only links take a url")
    if style == PREMIUM and any(button.get(field) for field in ("custom_id", "label", "emoji")):
        errors.add(
            path,
            "BUTTON_COMPONENT_PREMIUM_INVALID",
            "A premium button has a SKU, and no custom id, label or emoji",
        )
    if button.get("label") and not button["label"].strip():
        errors.required((*path, "label"))
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        errors.add(path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A label or an emoji is required")
    _check_emoji(button, emojis, errors, path)


def _check_select(select: Json, emojis: Iterable[int], errors: FormErrors, path: Path) -> None:
    low = 1 if select.get("min_values") is None else select["min_values"]
    high = 1 if select.get("max_values") is None else select["max_values"]
    if low > high:
        errors.add(
            (*path, "max_values"),
            "NUMBER_TYPE_MIN",
            f"int value should be greater than or equal to {low}.",
        )
    if select["type"] != ComponentType.SELECT:
        _check_defaults(select, low, high, errors, path)
        return
    options: list[Json] = select["options"]
    if len(options) < high:
        errors.add(
            (*path, "options"),
            "BASE_TYPE_BAD_LENGTH",
            f"Must be between {high} and 25 in length.",
        )
    if sum(1 for option in options if option.get("default")) > high:
        errors.add(
            (*path, "options"),
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            f"Only {high} options can be selected by default",
        )
    seen: set[str] = set()
    for index, option in enumerate(options):
        where = (*path, "options", index)
        if option["value"] in seen:
            errors.add(
                (*where, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        for name in ("label", "value"):
            if not option[name].strip():
                errors.required((*where, name))
        seen.add(option["value"])
        _check_emoji(option, emojis, errors, where)


def _check_defaults(select: Json, low: int, high: int, errors: FormErrors, path: Path) -> None:
    """What is chosen at first is as much as may be chosen."""
    defaults: list[Json] = select.get("default_values") or []
    if defaults and not low <= len(defaults) <= high:
        errors.add(
            (*path, "default_values"),
            "BASE_TYPE_BAD_LENGTH",
            f"Must be between {low} and {high} in length.",
        )


def _check_emoji(holder: Json, emojis: Iterable[int], errors: FormErrors, path: Path) -> None:
    emoji = holder.get("emoji")
    if not emoji:
        return
    if emoji.get("id"):
        known = int(emoji["id"]) in emojis
    else:
        name = str(emoji.get("name") or "")
        known = not name.isascii() and not any(letter.isalpha() for letter in name)
    if not known:
        errors.add((*path, "emoji", "id"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def normalise(
    components: list[Json],
    attachments: Iterable[Attachment],
    media: Callable[[Attachment], Json],
    errors: FormErrors,
    path: Path,
) -> list[Json]:
    """Return the components as the server stores them: numbered, complete, and with their media.

    Ids that are missing or 0 are filled from 1 upwards in document order, passing over those in
    use; ids of emojis become strings. ``attachment://name`` becomes what `media` returns for that
    file.
    """
    result: list[Json] = without_nulls(components)
    by_name = {attachment.filename: attachment for attachment in attachments}
    by_url = {media(attachment)["url"]: attachment for attachment in by_name.values()}
    used = {part["id"] for _, part in walk(result) if part.get("id")}
    number = 0
    for where, part in walk(result, (*path, "components")):
        if not part.get("id"):
            number += 1
            while number in used:
                number += 1
            part["id"] = number
        for key, value in _DEFAULTS.get(part["type"], {}).items():
            part.setdefault(key, value)
        for holder in (part, *part.get("options", ())):
            if (holder.get("emoji") or {}).get("id"):
                holder["emoji"]["id"] = str(holder["emoji"]["id"])
        for item in part.get("items", ()):
            item.setdefault("description", None)
            item.setdefault("spoiler", False)
        for holder, key, place in _media_slots(part, where):
            url = holder[key]["url"]
            if url.startswith("attachment://"):
                attachment = by_name.get(url.removeprefix("attachment://"))
                if attachment is None:
                    errors.add(
                        (*place, key, "url"),
                        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                        "The referenced attachment was not found.",
                    )
                    continue
                holder[key] = media(attachment)
                if part["type"] == ComponentType.FILE:
                    part |= {"name": attachment.filename, "size": len(attachment.data)}
            elif url in by_url:
                holder[key] = media(by_url[url])
            elif url.startswith(("http://", "https://")):
                holder[key] = {"id": "0", "url": url, "proxy_url": url}
            else:
                errors.add(
                    (*place, key, "url"),
                    "URL_TYPE_INVALID_SCHEME",
                    f'Scheme "{url.split(":")[0]}" is not supported.',
                )
    return result


def _media_slots(part: Json, path: Path) -> Iterator[tuple[Json, str, Path]]:
    if part["type"] == ComponentType.THUMBNAIL:
        yield part, "media", path
    elif part["type"] == ComponentType.FILE:
        yield part, "file", path
    elif part["type"] == ComponentType.GALLERY:
        for index, item in enumerate(part["items"]):
            yield item, "media", (*path, "items", index)
