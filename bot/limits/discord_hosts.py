"""The hosts that discord.py talks to: Discord's own, unless a local stand-in is given."""

import ipaddress

import discord
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from yarl import URL


def point_at(base_url: str) -> None:
    """Make discord.py use the server at `base_url` for its API, gateway and CDN.

    Call it before the client starts. Raises ValueError for any host but loopback, so that a real
    token can never be sent anywhere else.
    """
    url = URL(base_url)
    if url.scheme != "http" or not _is_loopback(url.host or ""):
        raise ValueError(f"a stand-in has to be at http://127.0.0.1:PORT, not at {base_url}")
    root = url.origin()
    discord.http.Route.BASE = str(root / "api" / "v10")
    DiscordWebSocket.DEFAULT_GATEWAY = root.with_scheme("ws") / "gateway"
    Asset.BASE = str(root / "cdn")


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
