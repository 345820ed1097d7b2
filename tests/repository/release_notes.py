"""``python -m tests.repository.release_notes TAG``: what CHANGELOG.md says of the version of a tag.

It fails where the tag is not ``v`` and the version in pyproject.toml, or the changelog has nothing
about that version, or still says that it is not released.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


class NotReady(ValueError):
    """What has to be done before a version can be released."""


def notes(tag: str, changelog: str, version: str) -> str:
    """Return the section of a version. Raises NotReady."""
    if tag != f"v{version}":
        raise NotReady(f"the tag is {tag}, but pyproject.toml says version {version}")
    sections = re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]
    for section in sections:
        heading, _, body = section.partition("\n")
        if re.match(r"[\w.]+", heading)[0] == version:  # type: ignore[index]
            if "not yet released" in heading:
                raise NotReady(f"CHANGELOG.md says that {version} is not yet released")
            if not body.strip():
                raise NotReady(f"CHANGELOG.md says nothing about {version}")
            return body.strip() + "\n"
    raise NotReady(f"CHANGELOG.md has no section {version}")


def main(arguments: list[str] | None = None) -> int:
    """Print the notes of a tag; return the exit status."""
    (tag,) = sys.argv[1:] if arguments is None else arguments
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    try:
        found = notes(tag, (ROOT / "CHANGELOG.md").read_text("utf-8"), project["version"])
    except NotReady as error:
        sys.stderr.write(f"Not released: {error}.\n")
        return 1
    sys.stdout.write(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
