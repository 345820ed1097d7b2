"""The Iron Bank: its orders, and the loans with what each of them buys (X4.6)."""
