"""What is to be sent, and what stands in Discord."""
