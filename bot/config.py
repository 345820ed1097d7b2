"""Every setting of the bot, from the environment or a file ``.env``."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


class Config(BaseSettings):
    """Settings; each is an environment variable of the same name, in capitals."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    discord_token: SecretStr | None = None
    """Of the bot's user, from https://discord.com/developers/applications."""
    ravenry_database: Path = Path("data/ravenry.sqlite3")
    """The file that holds all games. Its directory is created if need be."""
    ravenry_discord: str = ""
    """Address of a stand-in for Discord, on this machine; empty for the real Discord."""
    ravenry_log_level: str = "INFO"
    ravenry_turn_grace: float = Field(default=4.0, ge=0)
    """Seconds to wait before somebody is told of a question that they may just be answering."""
    ravenry_painters: int = Field(default=1, ge=1, le=16)
    """Processes that draw maps."""

    @field_validator("ravenry_log_level")
    @classmethod
    def _known_level(cls, level: str) -> str:
        level = level.upper()
        if level not in {"DEBUG", "INFO", "WARNING", "ERROR"}:
            raise ValueError("must be DEBUG, INFO, WARNING or ERROR")
        return level
