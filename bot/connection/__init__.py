"""The connection to Discord: interactions, commands told, channels watched."""
