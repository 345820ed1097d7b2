# What the 2nd edition says that the 1st does not, or otherwise.

ruleset-agot-2e = Trónok harca, 2. kiadás
heading-figures = Hatalom { $power } · Utánpótlás { $supply } · Város és vár { $castles }/{ $goal }
