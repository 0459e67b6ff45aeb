"""What is counted, in the form that Prometheus reads."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
CHOICES = Counter("dejarik_choices", "Steps written down", ["game", "kind"], registry=REGISTRY)
CHOICE_SECONDS = Histogram(
    "dejarik_choice_seconds",
    "From a choice to its commit",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
BOT_SECONDS = Histogram("dejarik_bot_seconds", "Thinking of a bot for one choice", registry=REGISTRY)
BOTS_HURRIED = Counter(
    "dejarik_bots_hurried", "Choices of bots cut short: the best so far, or any", ["took"], registry=REGISTRY
)
PROBLEMS = Counter("dejarik_problems", "Requests that were refused", ["code"], registry=REGISTRY)
REQUESTS = Counter("dejarik_requests", "Requests answered", ["method", "status"], registry=REGISTRY)
MATCHES_IN_MEMORY = Gauge("dejarik_matches_in_memory", "Matches held in memory", registry=REGISTRY)
WATCHING = Gauge("dejarik_connections", "Open live connections", registry=REGISTRY)


def exposition() -> bytes:
    return generate_latest(REGISTRY)
