"""Make the fonts of ``assets/fonts`` from published ones: ``python -m tests.render.fonts SOURCES``.

``SOURCES`` is a folder in which the packages of :data:`FACES` were unpacked: those of Fontsource
(``npm install @fontsource/alegreya …``), and Debian's ``fonts-lxgw-wenkai``. Each face of ours is
merged from the parts by script of one family and cut down to the characters that it is for.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from fontTools.merge import Merger, Options  # type: ignore[import-untyped]  # no types
from fontTools.subset import Options as Cut  # type: ignore[import-untyped]
from fontTools.subset import Subsetter
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

LATIN = ("latin", "latin-ext")
WESTERN = (*LATIN, "cyrillic", "cyrillic-ext", "greek")
MARKS = "\u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069"
SIGNS = MARKS + "«»‹›“”„‘’‚–—…·•×−→←↑↓★☆✓✗№€"
SURNAMES = (
    "陳張劉楊趙黃吳馬羅鄭謝許蕭賴盧蘇葉呂蔡鍾龔龍鄧馮韓董蔣閻鄒賈譚陸湯尹廖盧邱顧賀錢萬範嚴齊"
    "歐陽諸葛溫莊甘鐘劍鳳鷹飛霸戰騎獅鯊貓鳥魚龜雞豬軍爾亞蘭麗華偉強傑輝瑩穎潔媽爺姊妳們嗎實體覺聽讀"
)
"""Traditional characters of surnames and nicknames."""
EMOJI = (
    "😀😁😂😃😄😅😆😇😈😉😊😋😌😍😎😏😐😑😒😓😔😘😜😝😞😠😡😢😤😥😨😩😪😫😭😰😱😲😳😴😵😶😷"
    "🙂🙃🙄🤐🤑🤒🤓🤔🤕🤖🤗🤠🤡🤢🤣🤤🤥🤧🤩🤪🤫🤬🤭🤯🥰🥱🥲🥳🥴🥵🥶🥸🥺"
    "👹👺👻👽👾👿💀☠💩🎃😺😸😹😻🙈🙉🙊👀👁👄👍👎👊✊✌👌👏🙏💪👑👒🎩💍💎"
    "❤♥♡💔💕💖💗💘💙💚💛💜🖤💯💢💥💫💦💨💤🐀🐁🐂🐄🐅🐆🐇🐈🐉🐊🐋🐌🐍🐎🐏🐐🐑🐒🐓🐔🐕🐖🐗🐘🐙🐚🐛🐜🐝🐞"
    "🐟🐠🐡🐢🐣🐤🐥🐦🐧🐨🐩🐪🐬🐭🐮🐯🐰🐱🐲🐳🐴🐵🐶🐷🐸🐹🐺🐻🐼🐽🐾🦀🦁🦂🦃🦄🦅🦆🦇🦈🦉🦊🦋🦌🦍🦎🦏🦐🦑🦔🦕🦖🦝🦡🦥🦦🦨🦩"
    "🌍🌙🌚🌛🌝🌞🌟⭐✨☀☁⛄❄⚡🔥🌈🌊🌋💧🍀🌱🌲🌳🌴🌵🌷🌸🌹🌺🌻🌼🌾🍁🍂🍃🍄"
    "🍅🍆🍇🍉🍊🍋🍌🍍🍎🍏🍐🍑🍒🍓🥑🥔🥕🌶🍔🍕🍖🍗🍟🍣🍩🍪🍫🍬🍭🍯🍵🍷🍸🍺🍻🎂☕🧀"
    "🎈🎉🎁🎄🎭🎨🎬🎤🎧🎵🎶🎸🎹🎺🎻🎮🎯🎲🎱🏆🥇⚽🏀🏈⚓⛵🚀🚂🚗✈🏠🏰⛰🏔"
    "⚔🗡🛡🏹🔪🔨⚒🪓🔮🔑🔒💰💣📚📖📜✏💡📷📱💻⏰⌛☎♠♣♦♟♛♕♔♚♜♞★☆✦✧✪✿❀☯☮✝☪✡☢☣⚜♪♫"
    "🧙🧚🧛🧜🧝🧟👤👥👨👩👦👧👮👴👵👶👷👸👼🤴💂🕵🥷"
)
"""Pictures that people put into their names; all in one colour."""
CHINESE_SIGNS = "，。：；！？、（）《》〈〉「」『』【】“”‘’…—～·％＋－／　"


def common_han() -> str:
    """Return the 3,755 characters of the first level of GB 2312."""
    return "".join(
        bytes([row, cell]).decode("gb2312", errors="ignore")
        for row in range(0xB0, 0xD8)
        for cell in range(0xA1, 0xFF)
    )


def common_kanji() -> str:
    """Return the 2,965 characters of the first level of JIS X 0208, for Japanese names."""
    return "".join(
        bytes([row, cell]).decode("euc_jp", errors="ignore")
        for row in range(0xB0, 0xD0)
        for cell in range(0xA1, 0xFF)
    )


def common_hangul() -> str:
    """Return the 2,350 syllables of KS X 1001."""
    return "".join(
        bytes([row, cell]).decode("euc_kr")
        for row in range(0xB0, 0xC9)
        for cell in range(0xA1, 0xFF)
    )


def said_in(language: str) -> str:
    """Return all characters that our words in a language need."""
    files = Path("bot").rglob(f"{language}/**/*")
    texts = (path.read_text("utf-8") for path in files if path.suffix in (".ftl", ".md"))
    return "".join(sorted({character for text in texts for character in text}))


def blocks(*ranges: tuple[int, int]) -> str:
    """Return all characters of some ranges, ends included."""
    return "".join(chr(code) for first, last in ranges for code in range(first, last + 1))


WEST = blocks((0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x370, 0x3FF), (0x400, 0x52F)) + SIGNS
ARABIC = (
    blocks((0x20, 0x7E), (0xA0, 0xFF), (0x600, 0x6FF), (0xFB50, 0xFBFF), (0xFE70, 0xFEFF)) + SIGNS
)
CHINESE = blocks((0x20, 0x7E), (0xA0, 0xFF)) + common_han() + said_in("zh") + CHINESE_SIGNS + SIGNS
NAMES_IN_HAN = CHINESE + common_kanji() + SURNAMES + blocks((0x3041, 0x30FF), (0x31F0, 0x31FF))
VIETNAMESE = blocks(
    (0x1A0, 0x1B0), (0x1EA0, 0x1EF9), (0x300, 0x304), (0x309, 0x309), (0x323, 0x323)
)


@dataclass(frozen=True)
class Face:
    """One of our fonts: the files that it is made of, in SOURCES, and its characters."""

    parts: Sequence[str]
    characters: str
    name: str = ""
    """Its own name, where the original's is reserved for the original."""
    features: str = "*"
    """The features of layout that are kept."""


def fontsource(family: str, style: str, scripts: Iterable[str]) -> list[str]:
    """Name the files of a family of Fontsource, a part for each script."""
    return [
        f"node_modules/@fontsource/{family}/files/{family}-{script}-{style}.woff2"
        for script in scripts
    ]


WENKAI = "usr/share/fonts/truetype/lxgw-wenkai/LXGWWenKai-Bold.ttf"
NOTO = "node_modules/@fontsource/noto-sans"
SHAPING = (
    "ccmp locl liga kern mark mkmk rlig nukt akhn rphf rkrf pref blwf half pstf vatu cjct "
    "init pres abvs blws psts haln calt abvm blwm"
)
"""The features that put letters together; what is for setting columns and the like is left out."""
FIRA, BARLOW = "fira-sans-extra-condensed", "barlow-condensed"
FACES: dict[str, Face] = {
    "alegreya/Alegreya-Bold": Face(fontsource("alegreya", "700-normal", WESTERN), WEST),
    "alegreya/Alegreya-Medium": Face(fontsource("alegreya", "500-normal", WESTERN), WEST),
    "alegreya/Alegreya-MediumItalic": Face(fontsource("alegreya", "500-italic", WESTERN), WEST),
    "barlow-condensed/BarlowCondensed-Bold": Face(fontsource(BARLOW, "700-normal", LATIN), WEST),
    "barlow-condensed/BarlowCondensed-Medium": Face(
        fontsource(BARLOW, "500-normal", (*LATIN, "vietnamese")), WEST + VIETNAMESE
    ),
    "ravenry-condensed/RavenryCondensed-Bold": Face(
        fontsource(FIRA, "700-normal", WESTERN), WEST, "Ravenry Condensed"
    ),
    "ravenry-condensed/RavenryCondensed-Medium": Face(
        fontsource(FIRA, "500-normal", WESTERN), WEST, "Ravenry Condensed"
    ),
    "noto-naskh-arabic/NotoNaskhArabic-Bold": Face(
        [
            *fontsource("noto-naskh-arabic", "700-normal", ("arabic",)),
            *fontsource("alegreya", "700-normal", ("latin",)),
        ],
        ARABIC,
    ),
    "noto-naskh-arabic/NotoNaskhArabic-Medium": Face(
        [
            *fontsource("noto-naskh-arabic", "500-normal", ("arabic",)),
            *fontsource("alegreya", "500-normal", ("latin",)),
        ],
        ARABIC,
    ),
    "vazirmatn/Vazirmatn-Bold": Face(
        fontsource("vazirmatn", "700-normal", ("arabic", "latin")), ARABIC
    ),
    "vazirmatn/Vazirmatn-Medium": Face(
        fontsource("vazirmatn", "500-normal", ("arabic", "latin")), ARABIC
    ),
    "ravenry-kai/RavenryKai-Bold": Face([WENKAI], CHINESE, "Ravenry Kai"),
    "noto-sans-sc/NotoSansSC-Medium": Face(
        [f"{NOTO}-sc/files/noto-sans-sc-*-500-normal.woff2"], NAMES_IN_HAN, features="kern"
    ),
    "noto-sans-kr/NotoSansKR-Medium": Face(
        [f"{NOTO}-kr/files/noto-sans-kr-*-500-normal.woff2"], " " + common_hangul(), features="kern"
    ),
    "noto-sans-hebrew/NotoSansHebrew-Medium": Face(
        fontsource("noto-sans-hebrew", "500-normal", ("hebrew", "latin")),
        blocks((0x20, 0x20), (0x590, 0x5FF)),
        features=SHAPING,
    ),
    "noto-sans-thai/NotoSansThai-Medium": Face(
        fontsource("noto-sans-thai", "500-normal", ("thai", "latin")),
        blocks((0x20, 0x20), (0xE00, 0xE7F)),
        features=SHAPING,
    ),
    "noto-sans-devanagari/NotoSansDevanagari-Medium": Face(
        fontsource("noto-sans-devanagari", "500-normal", ("devanagari", "latin")),
        blocks((0x20, 0x20), (0x900, 0x97F)) + MARKS,
        features=SHAPING,
    ),
    "noto-emoji/NotoEmoji-Medium": Face(
        ["node_modules/@fontsource/noto-emoji/files/noto-emoji-*-500-normal.woff2"],
        EMOJI,
        features="kern",
    ),
}
DROPPED = [
    "vhea",
    "vmtx",
    "VORG",
    "STAT",
    "gasp",
    "DSIG",
    "fpgm",
    "prep",
    "cvt ",
    "VDMX",
    "hdmx",
    "LTSH",
    "BASE",
    "MATH",
]


def make(face: Face, sources: Path, target: Path) -> None:
    """Merge and cut one face.

    Raises FileNotFoundError if a part is missing.
    """
    with tempfile.TemporaryDirectory() as scratch:
        files = []
        for number, path in enumerate(_found(face.parts, sources)):
            part = TTFont(path)
            for table in DROPPED:
                if table in part:
                    del part[table]
            _cut(part, face)
            if not part.getBestCmap():
                continue
            part.flavor = None
            files.append(str(Path(scratch) / f"{number}.ttf"))
            part.save(files[-1])
        font = (
            TTFont(files[0])
            if len(files) == 1
            else Merger(Options(drop_tables=DROPPED)).merge(files)
        )
        _cut(font, face)
        if face.name:
            _rename(font, face.name, target.stem)
        target.parent.mkdir(parents=True, exist_ok=True)
        font.save(target)


def _rename(font: TTFont, family: str, full: str) -> None:
    """Give a font another name; what says whose work it is stays."""
    new = {1: family, 3: full, 4: full, 6: full, 16: family}
    font["name"].names = [
        record
        for record in font["name"].names
        if record.nameID in new or record.nameID in (0, 2, 5, 8, 9, 13, 14)
    ]
    for record in font["name"].names:
        if record.nameID in new:
            record.string = new[record.nameID]


def _found(parts: Sequence[str], sources: Path) -> list[Path]:
    found = [path for part in parts for path in sorted(sources.glob(part))]
    if len(found) < len(parts):
        raise FileNotFoundError(f"not all of {', '.join(parts)} are in {sources}")
    return found


def _cut(font: TTFont, face: Face) -> None:
    options = Cut()
    options.layout_features = face.features.split()
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.hinting = False
    cutter = Subsetter(options)
    cutter.populate(text=face.characters)
    cutter.subset(font)


def main() -> None:
    """Make all fonts."""
    parser = argparse.ArgumentParser(prog="python -m tests.render.fonts", description=__doc__)
    parser.add_argument("sources", type=Path)
    parser.add_argument("--to", type=Path, default=Path("assets/fonts"))
    parser.add_argument("--only", default="", help="only faces with this in their name")
    chosen = parser.parse_args()
    for name, face in FACES.items():
        if chosen.only in name:
            target = chosen.to / f"{name}.ttf"
            make(face, chosen.sources, target)
            print(f"{target.stat().st_size // 1024:5} kB  {name}")  # noqa: T201


if __name__ == "__main__":
    main()
