"""Reports as pages: one file each, with its plots drawn in it, that needs nothing else to be read."""
