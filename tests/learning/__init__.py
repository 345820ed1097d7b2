"""First games, played over the wire by somebody who does what a squire would do."""
