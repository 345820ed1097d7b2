"""A public beacon: every few seconds a number that nobody knows before and anyone can check.

A round of drand is the BLS12-381 signature of its number; signatures are in G1, and the key is in
G2. Nobody can know a round before its time unless most of drand's nodes reveal it, and each round
has only one signature.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence
from dataclasses import dataclass

SIGNATURE_BYTES = 48
TAG = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
"""The tag that separates hashes to the curve from those of other protocols."""

LAG = 5
"""How many rounds after that of a post decide about it, so that it is posted before they are
known."""

DISCORD_EPOCH = 1_420_070_400_000
"""The Unix time, in milliseconds, from which Discord counts in its ids."""


@dataclass(frozen=True, slots=True)
class Beacon:
    """A chain of drand: its identity, and the times of its rounds."""

    chain: str
    """The hash of the chain's parameters, by which relays know it."""
    key: str
    genesis: int
    """The Unix time of round 1, in seconds."""
    period: int

    def round_at(self, ms: int) -> int:
        """Return the last round that had come at a moment; less than 1 if none had."""
        return (ms - self.genesis * 1000) // (self.period * 1000) + 1

    def comes_at(self, number: int) -> int:
        """Return the second at which a round comes."""
        return self.genesis + (number - 1) * self.period

    def round_for(self, post: str) -> int:
        """Return the round that decides about a post of Discord, by its id alone."""
        return self.round_at(posted_at(post)) + LAG

    def path(self, number: int) -> str:
        """Return the path of a round at a relay."""
        return f"/{self.chain}/public/{number}"

    def signs(self, *rounds: tuple[int, str]) -> bool:
        """Return whether each signature, in hexadecimal, is that of its round; never raises.

        Checking several costs hardly more than one: their sum is compared, each multiplied by a
        number that depends on all of them, so that errors cannot cancel each other out.
        """
        try:
            return _signed(bytes.fromhex(self.key), rounds)
        except (ValueError, OverflowError):
            return False


QUICKNET = Beacon(
    chain="52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
    key="83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d10"
    "64510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5"
    "ece45a",
    genesis=1_692_803_367,
    period=3,
)
"""The chain of drand that has a round every three seconds."""

RELAYS = (
    "https://api.drand.sh",
    "https://drand.cloudflare.com",
    "https://api2.drand.sh",
    "https://api3.drand.sh",
    "https://api.drand.secureweb3.com:6875",
)
"""The relays that serve its rounds; none of them needs to be trusted."""


def posted_at(id: str) -> int:
    """Return when Discord issued an id, as Unix time in milliseconds."""
    return (int(id) >> 22) + DISCORD_EPOCH


def _signed(key: bytes, rounds: Sequence[tuple[int, str]]) -> bool:
    """Return whether e(sum of signatures, -g) · e(sum of messages, key) is 1.

    Raises ValueError for bytes that are not a point of the curve.
    """
    # This import takes half a second, which only those who check a round should spend.
    limit = sys.getrecursionlimit()
    import py_ecc  # noqa: F401  # it lets the whole process recurse until its stack is full

    sys.setrecursionlimit(limit)
    from py_ecc.bls.g2_primitives import subgroup_check
    from py_ecc.bls.hash_to_curve import hash_to_G1
    from py_ecc.bls.point_compression import decompress_G1, decompress_G2
    from py_ecc.bls.typing import G1Compressed, G2Compressed
    from py_ecc.fields import optimized_bls12_381_FQ12 as Target
    from py_ecc.optimized_bls12_381.optimized_curve import G2, Z1, add, is_inf, multiply, neg
    from py_ecc.optimized_bls12_381.optimized_pairing import final_exponentiate, pairing

    seed = hashlib.sha256(repr(rounds).encode()).digest()
    signatures = messages = Z1
    for place, (number, text) in enumerate(rounds):
        signature = bytes.fromhex(text)
        if len(signature) != SIGNATURE_BYTES or signature.hex() != text:
            return False
        point = decompress_G1(G1Compressed(int.from_bytes(signature)))
        if is_inf(point) or not subgroup_check(point):
            return False
        digest = hashlib.sha256(number.to_bytes(8)).digest()
        message = hash_to_G1(digest, TAG, hashlib.sha256)  # type: ignore[arg-type]  # it takes the maker of hashes
        times = 1
        if place:
            times = int.from_bytes(hashlib.sha256(seed + place.to_bytes(4)).digest()[:16])
        signatures = add(signatures, multiply(point, times))
        messages = add(messages, multiply(message, times))
    if not rounds:
        return True
    half = len(key) // 2
    numbers = (int.from_bytes(key[:half]), int.from_bytes(key[half:]))
    public = decompress_G2(G2Compressed(numbers))
    product = pairing(neg(G2), signatures, final_exponentiate=False) * pairing(
        public, messages, final_exponentiate=False
    )
    return bool(final_exponentiate(product) == Target.one())
