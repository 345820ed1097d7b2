"""The settings of a table: one row for each, from which everything else follows.

**To add a setting**, do three things and touch nothing else:

1. Its row: a field of :class:`.table.TableSettings`, or of :class:`.pace.Pace` if deadlines depend
   on it. The type lists or limits its values; :class:`.row.Setting` says on which page of the panel
   it is, who decides about it while a game runs, and when the card mentions it.
2. Its words in each language, in ``setting-up.ftl``: ``setting-<name>`` above the choice,
   ``setting-<name>-<value>`` for each value (with ``…-note``, if it needs a second line), and
   ``agreed-<name>-<value>``, the sentence on the card and in announcements. Values of a range are
   named by their unit, and their sentence is ``agreed-<name>`` with ``$value``.
3. The code that obeys it.

A setting is checked, saved and loaded, offered, put to the vote, told and shown without more code.
Games that were saved without the setting have its default, or what the row says in ``before``.
``tests/play/lobby/test_a_new_setting.py`` does all this with a setting that only the test has.
"""

from .pace import is_zone
from .row import PAGES, Row, written
from .table import PRESETS, QUICK, Maps, Preset, TableSettings, rows

__all__ = [
    "PAGES",
    "PRESETS",
    "QUICK",
    "Maps",
    "Preset",
    "Row",
    "TableSettings",
    "is_zone",
    "rows",
    "written",
]
