"""Background work: bots, clocks, news between nodes."""
