"""The 1st edition (2003): what it does otherwise than the 2nd.

What is printed differs in ``engine/agot/data/agot-1e``.
A stage defined here takes the place of the 2nd edition's stage of the same name.
The paragraphs cited here are those of the 1st edition's digest.
"""
