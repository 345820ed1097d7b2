"""What stewards need to play Inis: judgment, and quick answers."""
