"""What stewards learn from games."""
