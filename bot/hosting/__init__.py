"""What a host relies on: backups, the lock on the database, health and checks of the rules."""

try:
    import fcntl  # noqa: F401 - locks the database
except ModuleNotFoundError:
    raise SystemExit(
        "Ravenry runs on Linux and macOS; on Windows, run it inside WSL: "
        "https://learn.microsoft.com/windows/wsl/install"
    ) from None
