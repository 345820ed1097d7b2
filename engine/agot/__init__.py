"""A Game of Thrones: The Board Game. Rooms of modules, one for each chapter of the rules.

Paragraph numbers in this package are those of the rules digest, which follows the rulebook.
"""
