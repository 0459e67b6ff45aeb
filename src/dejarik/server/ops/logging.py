"""Our own log: one JSON object in a line, for machines to read. Nothing secret is ever put into it."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import msgspec

FIELDS = ("match", "step", "seat", "key", "code", "method", "path", "status", "ms")


class JsonLines(logging.Formatter):
    """A record with the fields we know of."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "of": record.name,
            "what": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_config(level: str = "INFO") -> dict[str, object]:
    """How uvicorn and we write: all in one form, and no access log, since addresses can hold secrets."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": f"{__name__}.JsonLines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {
            "dejarik": {"level": level},
            "uvicorn.error": {"level": "WARNING"},
            "uvicorn.access": {"level": "CRITICAL"},
            "alembic": {"level": "WARNING"},
        },
    }
