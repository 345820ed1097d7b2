"""Every setting of the bot, from the environment or a file ``.env``."""

from __future__ import annotations

import ast
import inspect
import os
import textwrap
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from dotenv import dotenv_values
from pydantic import BaseModel, Field, SecretStr, field_validator

HEAD = "# Put the bot's token after DISCORD_TOKEN=; everything else may stay as it is.\n"
NEEDED = ("discord_token",)
"""The settings without a usable default."""


class Config(BaseModel):
    """Settings; each is an environment variable of the same name, in capitals.

    Their docstrings are what a host reads in ``.env``.
    """

    discord_token: SecretStr | None = None
    """The token of the bot: https://discord.com/developers/applications, your application, Bot,
    Reset Token. Whoever has it controls the bot."""
    ravenry_database: Path = Path("data/ravenry.sqlite3")
    """The file that holds all games. Its directory is created if necessary."""
    ravenry_discord: str = ""
    """Address of a stand-in for Discord, on this machine; empty for the real Discord."""
    ravenry_log_level: str = "INFO"
    """``DEBUG``, ``INFO``, ``WARNING`` or ``ERROR``."""
    ravenry_log_format: Literal["text", "json"] = "text"
    """``text`` for people, or ``json``, an object on each line, for a log collector."""
    ravenry_turn_grace: float = Field(default=4.0, ge=0)
    """Seconds to wait before notifying a user of a question that they may just be answering."""
    ravenry_veil: float = Field(default=30.0, ge=0, le=60)
    """The most seconds before the bot shows who has answered a question to several players, so that
    nobody can tell who had planned it; 0 for none."""
    ravenry_painters: int = Field(default=1, ge=1, le=16)
    """How many processes draw maps."""
    ravenry_thinkers: int = Field(default=1, ge=1, le=16)
    """How many processes knights and lords think in; pages and squires share one more. Each takes
    about 60 MB, and is there only while there are stewards to think in it."""
    ravenry_thinking: float = Field(default=1.0, ge=0.1, le=20, allow_inf_nan=False)
    """How long knights and lords think at a table, from 0.1 to 20: 1 is as usual, 3 is three times
    as long, 0.5 half as long. A slow processor takes longer for the same answer."""
    ravenry_beacon: bool = True
    """Whether new tables ask the public beacon of drand.love for a part of their luck, by HTTPS and
    a few kB for each game. Without it the host could choose what is drawn, and the card says so."""
    ravenry_emojis: bool = True
    """Whether the bot uploads emojis of its own for seats, pieces, tokens and cards."""
    ravenry_backup_days: int = Field(default=14, ge=0)
    """How many days the daily backups are kept; 0 for no backups."""
    ravenry_backup_dir: Path | None = None
    """Where backups are kept; by default ``backups`` beside the database."""
    ravenry_games_per_user: int = Field(default=20, ge=1)
    """How many unfinished games one user can host."""
    ravenry_games_per_server: int = Field(default=200, ge=1)
    """How many unfinished games one server can have."""
    ravenry_languages: str = ""
    """Languages to offer although they are not whole yet, such as ``fr, es``; what is missing is in
    English."""
    ravenry_servers: str = ""
    """The ids of the servers on which the bot plays, with commas between them; all if empty."""
    ravenry_practice: Path | None = None
    """A folder of files with tasks of the group's own; see docs/practice.md."""
    ravenry_page: str = ""
    """The public address of the board as a page, such as ``https://ravenry.example.org``, behind
    your own web server; none if empty. See docs/hosting.md."""
    ravenry_page_port: int = Field(default=8090, ge=1, le=65535)
    """The port at which the bot serves that page to your web server."""
    ravenry_page_host: str = "127.0.0.1"
    """The address at which it does: 127.0.0.1 is this machine alone, 0.0.0.0 the network of a
    container."""
    metrics_port: int | None = Field(default=None, ge=1, le=65535)
    """Port on this machine for metrics in Prometheus' format (``/metrics``) and a health check
    (``/healthz``); none if empty."""

    metrics_host: str = "127.0.0.1"
    """Address at which both are offered: 127.0.0.1 is this machine alone, 0.0.0.0 the network of a
    container. They tell no secrets of a game."""

    def __init__(self, **given: Any) -> None:
        """Read the settings: ``.env``, the environment over it, and what is given over both.

        Raises pydantic.ValidationError.
        """
        super().__init__(**{**_read(dotenv_values(".env")), **_read(os.environ), **given})

    @classmethod
    def template(cls) -> str:
        """Return a file ``.env`` without a token: all settings with their defaults."""
        parts, docstrings = [HEAD], _docstrings(cls)
        for name, field in cls.model_fields.items():
            told = " ".join(docstrings[name].replace("``", "").split())
            comment = "\n".join(f"# {line}" for line in textwrap.wrap(told, 98))
            value = "" if field.default is None else str(field.default)
            value = value.lower() if isinstance(field.default, bool) else value
            parts.append(f"{comment}\n{'' if name in NEEDED else '# '}{name.upper()}={value}\n")
        return "\n".join(parts)

    @property
    def servers(self) -> frozenset[int] | None:
        """The servers on which the bot plays; ``None`` for all."""
        ids = _ids(self.ravenry_servers)
        return frozenset(map(int, ids)) if ids else None

    @field_validator("ravenry_servers")
    @classmethod
    def _are_ids(cls, servers: str) -> str:
        if not all(id.isascii() and id.isdigit() for id in _ids(servers)):
            raise ValueError("must be ids of servers with commas between them")
        return servers

    @field_validator("ravenry_page")
    @classmethod
    def _is_safe(cls, address: str) -> str:
        parts = urlsplit(address)
        local = parts.scheme == "http" and parts.hostname in ("127.0.0.1", "localhost")
        plain = not (parts.query or parts.fragment or parts.username)
        if address and not (plain and parts.hostname and (local or parts.scheme == "https")):
            raise ValueError("must begin with https:// and name a host, and perhaps a folder")
        return address.rstrip("/")

    @field_validator("ravenry_log_level")
    @classmethod
    def _known_level(cls, level: str) -> str:
        level = level.upper()
        if level not in {"DEBUG", "INFO", "WARNING", "ERROR"}:
            raise ValueError("must be DEBUG, INFO, WARNING or ERROR")
        return level


def _read(variables: Mapping[str, str | None]) -> dict[str, str]:
    """Return what variables say, by the names of settings; an empty one says nothing."""
    return {name.lower(): value for name, value in variables.items() if value}


def _docstrings(kind: type[BaseModel]) -> dict[str, str]:
    """Return the docstrings of a class's fields, which only its source has."""
    (found,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(found, ast.ClassDef)
    return {
        field.target.id: str(below.value.value)
        for field, below in pairwise(found.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
    }


def _ids(servers: str) -> list[str]:
    return servers.replace(",", " ").split()
