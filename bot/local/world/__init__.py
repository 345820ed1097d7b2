"""The world that the stand-in keeps, and how a bot sees it."""
