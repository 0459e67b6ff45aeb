"""What server and client say to each other."""
