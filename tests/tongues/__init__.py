"""People of six languages at one table, who read nothing in a language that is not theirs."""
