"""What stewards know of A Feast for Crows."""
