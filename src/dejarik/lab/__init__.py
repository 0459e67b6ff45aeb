"""Many matches at once: contract suite, simulation, measurement."""
