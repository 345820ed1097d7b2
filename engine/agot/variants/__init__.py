"""What groups agree on besides the printed rules; docs/variants.md lists it."""
