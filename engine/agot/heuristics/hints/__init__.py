"""Why an answer is good, or a mistake, in words for a hint."""
