"""How the tables came to be what they are: each change is a file in `versions`."""
