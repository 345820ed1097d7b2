"""The board under one's fingers: a page for each seat, where one plays by touch."""
