"""The 1st edition (2003): its differences from the 2nd.

Printed differences are in ``engine/agot/data/agot-1e``, as changes if that is shorter. A stage
defined here replaces the 2nd edition's stage of the same name. The paragraphs cited here are those
of the 1st edition's digest.
"""
