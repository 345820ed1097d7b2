"""The page on which people use the stand-in, and what they see and do there."""
