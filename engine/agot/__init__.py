"""A Game of Thrones: The Board Game. One module for each chapter of the rules.

Paragraph numbers in this package are those of the rules digest, which follows the rulebook.
"""
