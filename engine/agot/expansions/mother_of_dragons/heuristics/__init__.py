"""What stewards know of Mother of Dragons."""
