"""What is answered before it is asked: plans, instructions and free actions."""
