"""Everything that the documents for hosts mention exists."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.cli import LEFT_TO_HOST
from bot.config import Config

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
FOLDER = ROOT / "docs" / "hosting"


def test_every_setting_is_explained() -> None:
    """In the table of settings, and no other."""
    told = set(re.findall(r"^\| `([A-Z_]+)` \|", HOSTING, re.MULTILINE))
    assert told == {name.upper() for name in Config.model_fields}


def test_the_example_has_every_setting() -> None:
    """It is what ``ravenry init`` writes."""
    assert (ROOT / ".env.example").read_text("utf-8") == Config.template()


def test_every_command_is_there() -> None:
    """Every make command is a target of the Makefile."""
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    typed = set(re.findall(r"\bmake ([a-z-]+)", HOSTING)) - {"python"}
    assert {"run", "backup", "restore", "doctor-dry"} <= typed
    assert typed <= targets


def test_every_file_that_is_named_is_there() -> None:
    """The document's links lead somewhere."""
    for link in re.findall(r"\]\(((?!https?:)[^)#]+)\)", HOSTING):
        assert (ROOT / "docs" / link).exists(), link


def test_the_container_holds_what_the_bot_needs() -> None:
    """What the image copies exists and is not ignored; secrets are."""
    dockerfile = (FOLDER / "Dockerfile").read_text("utf-8")
    copied = re.findall(r"^COPY (.+) \./\S*$", dockerfile, re.MULTILINE)
    names = {name for line in copied for name in line.split()}
    assert {"engine", "assets", "bot", "requirements.lock"} <= names
    let_through = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert let_through[0] == "*"
    for name in names:
        assert (ROOT / name).exists()
        assert f"!{name}" in let_through
    assert "USER ravenry" in dockerfile
    port = re.search(r"METRICS_PORT=(\d+)", dockerfile)
    assert port is not None
    assert f"127.0.0.1:{port[1]}/healthz" in dockerfile


def test_the_composition_fits_the_container() -> None:
    """Its paths lead to files of the project, its volume is where the games are, and it sets
    settings that there are."""
    dockerfile = (FOLDER / "Dockerfile").read_text("utf-8")
    composition = (FOLDER / "compose.yaml").read_text("utf-8")

    def told(name: str) -> str:
        found = re.search(rf"^ *{name}: (\S+)$", composition, re.MULTILINE)
        assert found is not None, name
        return found[1]

    assert (FOLDER / told("context")).resolve() == ROOT
    assert (ROOT / told("dockerfile")).exists()
    assert (FOLDER / told("env_file")).resolve() == ROOT / ".env"
    assert told("METRICS_HOST") == "0.0.0.0"
    assert f"MemoryMax={told('mem_limit').upper()}\n" in (FOLDER / "ravenry.service").read_text(
        "utf-8"
    )
    assert "VOLUME /data\n" in dockerfile
    assert re.search("volumes:\n *- data:/data\n", composition)
    named = set(re.findall(r"\b((?:RAVENRY|METRICS)_\w+)[=:]", dockerfile + composition))
    assert {"RAVENRY_DATABASE", "METRICS_HOST"} <= named
    assert named <= {name.upper() for name in Config.model_fields}


def test_the_page_of_a_container_is_open_to_its_machine_alone() -> None:
    """The file that opens it is the one of the document, and its port the one of the examples."""
    opening = (FOLDER / "compose.page.yaml").read_text("utf-8")
    document = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    port = Config.model_fields["ravenry_page_port"].default
    assert "-f docs/hosting/compose.page.yaml" in document
    assert f"reverse_proxy 127.0.0.1:{port}\n" in document
    assert f"- 127.0.0.1:{port}:{port}\n" in opening
    assert f"RAVENRY_PAGE_PORT: {port}\n" in opening
    assert "RAVENRY_PAGE_HOST: 0.0.0.0\n" in opening
    assert "ports:" not in (FOLDER / "compose.yaml").read_text("utf-8")


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd")
def test_systemd_has_no_fault_to_find_with_the_unit(tmp_path: Path) -> None:
    """It knows every line; only the program is another, because this machine does not have it."""
    unit = tmp_path / "ravenry.service"
    lines = (FOLDER / "ravenry.service").read_text("utf-8")
    unit.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", lines, flags=re.M), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_unit_and_replica_agree_with_the_document() -> None:
    """The same directory and the same file, everywhere."""
    unit = (FOLDER / "ravenry.service").read_text("utf-8")
    assert "WorkingDirectory=/opt/ravenry\n" in unit
    assert "ReadWritePaths=/opt/ravenry/data\n" in unit
    assert f"RestartPreventExitStatus={LEFT_TO_HOST}\n" in unit
    # Otherwise each stop would end the bot's processes before it, which its log tells as a failure.
    assert "KillMode=mixed\n" in unit
    assert f"/opt/ravenry/{Config.model_fields['ravenry_database'].default}" in (
        FOLDER / "litestream.yml"
    ).read_text("utf-8")


def test_the_replica_is_written_for_the_litestream_that_is_named() -> None:
    """0.5 reads one replica, and keeps snapshots for as long as is said beside the databases; what
    0.3 read there it would pass over in silence."""
    written = (FOLDER / "litestream.yml").read_text("utf-8")
    assert re.search(r"^snapshot:\n  interval: \w+\n  retention: \w+$", written, re.MULTILINE)
    assert re.search(r"^    replica:$", written, re.MULTILINE)
    assert written.count("retention:") == 1
    assert "Litestream 0.5" in written
    assert "0.5" in HOSTING[HOSTING.index("[Litestream]") :][:60]
