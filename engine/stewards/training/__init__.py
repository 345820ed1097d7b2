"""What stewards learn from games played."""
