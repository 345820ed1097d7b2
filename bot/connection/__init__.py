"""The connection to Discord: interactions, registered commands, watched channels."""
