"""The 1st edition (2003): what it does otherwise than the 2nd.

What is printed otherwise is in ``engine/agot/data/agot-1e``, as changes where that is shorter.
A stage defined here takes the place of the 2nd edition's stage of the same name.
The paragraphs cited here are those of the 1st edition's digest.
"""
