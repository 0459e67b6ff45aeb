"""The server, where people play against bots and each other in the browser."""
