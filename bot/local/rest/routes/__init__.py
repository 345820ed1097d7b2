"""The stand-in's answers to requests to Discord's API, by subject."""
