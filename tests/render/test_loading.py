"""Only those who draw load what it takes to draw."""

import subprocess
import sys

from tests.running.marks import costly


@costly("loads the whole bot in a process of its own")
def test_the_bot_is_loaded_without_the_library_of_pictures() -> None:
    """All games and the whole bot can be loaded, and a board described in words, without Pillow."""
    code = (
        "import sys, bot.process\n"
        "from engine.kernel.game import Game\n"
        "from engine.rulesets import rulesets\n"
        "from bot.games.pictures import text_board\n"
        "from bot.games.registry import plugins\n"
        "for rules in rulesets.values():\n"
        "    assert text_board(Game.new(rules, {}).view(None))\n"
        "assert 'PIL' not in sys.modules\n"
        "assert all(plugin.drawer() is not None for plugin in plugins().values())\n"
        "assert 'PIL' in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
