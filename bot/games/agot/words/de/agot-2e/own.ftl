# What the 2nd edition says that the 1st does not, or otherwise.

ruleset-agot-2e = Der Eiserne Thron, 2. Edition
heading-figures = Macht { $power } · Versorgung { $supply } · Burgen und Festungen { $castles } von { $goal }
