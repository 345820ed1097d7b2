# What the 2nd edition says that the 1st does not, or otherwise.

# ruleset-agot-2e = A Game of Thrones, 2nd edition
# heading-figures = Power { $power } · Supply { $supply } · castles and strongholds { $castles } of { $goal }
