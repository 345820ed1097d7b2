"""Films and chronicles draw as much as the tests of pictures do."""

from tests.render.conftest import forgets_pictures

__all__ = ["forgets_pictures"]
