"""The client's files, compressed at build time; every address that is not a file is one of its pages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from litestar import Response, get

from dejarik.server.http.sessions import AnyRequest, language_of
from dejarik.server.language import further_languages, words

STATIC = Path(__file__).parents[1] / "static"
ADDRESS = re.compile(r'="\.?/')  # of a file, in the page
FOR_EVER = "public, max-age=31536000, immutable"  # files whose names change with their content
# What the machine's own registry of types says is not relied upon.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


@get(["/", "/{path:path}"], sync_to_thread=False, opt={"packed": True})
def client(request: AnyRequest) -> Response[Any]:
    """A file of the client, or its one page."""
    path = str(request.path_params.get("path", "")).lstrip("/")
    file = (STATIC / path.replace("\0", "")).resolve()
    inside = file.is_relative_to(STATIC.resolve()) and file.suffix in TYPES
    if not inside or not _is_file(file):
        file = STATIC / "index.html"
    if not file.is_file():
        text = words(language_of(request)).say("server-not-built")
        return Response(text, media_type="text/plain; charset=utf-8", status_code=404)
    caching = FOR_EVER if path.startswith("assets/") else "no-cache"
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    kind = TYPES[file.suffix]
    if file.suffix == ".html":
        return Response(_placed(file, request), media_type=kind, headers=headers)
    packed = file.with_name(f"{file.name}.gz")
    if "gzip" in request.headers.get("accept-encoding", "") and packed.is_file():
        file, headers["content-encoding"] = packed, "gzip"
    return Response(file.read_bytes(), media_type=kind, headers=headers)


def _placed(page: Path, request: AnyRequest) -> str:
    """The page with the addresses of its files: it is shown at any depth, and perhaps below a path.

    It also names the languages that the client was built without.
    """
    below: str = request.app.state["node"].settings.path
    text = ADDRESS.sub(f'="{below}/', page.read_text(encoding="utf-8"))
    if further := further_languages():
        text = text.replace("<head>", f'<head><meta name="languages" content="{further}">')
    return text


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # no file could have such a name
        return False
