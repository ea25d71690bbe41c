"""Sends the page: the files that `npm run build` writes into the folder beside this file, read when it is built anew.

What is asked for is looked up among them by name, so that nothing else on the disk can be reached.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response

from fidchell.speech import LANGUAGES

FOLDER: Final = Path(__file__).parent / "page"
INDEX: Final = "index.html"
NAMED_BY_CONTENT: Final = "assets/"  # what Vite names by a hash of the content never changes
NOT_OURS: Final = ("api", "healthz", "metrics")  # addresses of the interface, not of the page
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css",
    ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon", ".webp": "image/webp",
    ".woff2": "font/woff2", ".json": "application/json", ".webmanifest": "application/manifest+json",
    ".txt": "text/plain", ".mp3": "audio/mpeg", ".ogg": "audio/ogg", ".wasm": "application/wasm",
}  # fmt: skip
PACKED: Final = {".br": "br", ".gz": "gzip"}  # how a file may lie there compressed, the best first
COMPRESSED_ALREADY: Final = {".png", ".ico", ".webp", ".woff2", ".mp3", ".ogg"}
HOW_TO_BUILD: Final = "this installation has no page; in the repository, ./play builds and serves it"


@dataclass(frozen=True)
class Sent:
    """A file as it is sent: plain, and compressed where that is shorter."""

    kind: str
    tag: str
    cache: str
    bodies: dict[str, bytes]  # by encoding; "" is the plain one


def files_of_the_page() -> dict[str, Sent]:
    """All files of the built page by their address; empty if it is not built."""
    try:
        built = (FOLDER / INDEX).stat().st_mtime_ns
    except FileNotFoundError:
        return {}
    return _files_in(FOLDER, built)


@lru_cache(maxsize=1)
def _files_in(folder: Path, built: int) -> dict[str, Sent]:
    found = sorted(file for file in folder.rglob("*") if file.is_file() and file.suffix in TYPES)
    return {file.relative_to(folder).as_posix(): _read(file, file.relative_to(folder).as_posix()) for file in found}


def _read(file: Path, address: str) -> Sent:
    plain = file.read_bytes()
    bodies = {}
    for suffix, encoding in PACKED.items():
        beside = file.with_name(file.name + suffix)
        if beside.is_file():
            bodies[encoding] = beside.read_bytes()
        elif encoding == "gzip" and file.suffix not in COMPRESSED_ALREADY:
            bodies[encoding] = gzip.compress(plain, mtime=0)
    bodies = {encoding: body for encoding, body in bodies.items() if len(body) < len(plain)}
    cache = FOR_EVER if address.startswith(NAMED_BY_CONTENT) else ASK_AGAIN
    return Sent(TYPES[file.suffix], f'W/"{sha256(plain).hexdigest()[:24]}"', cache, {**bodies, "": plain})


def wanted(files: dict[str, Sent], address: str, takes: str) -> Sent | None:
    """The file of this name, or the page itself for one of its own addresses, which only it knows."""
    if address in files:
        return files[address]
    is_file = "." in address.rpartition("/")[2] and "text/html" not in takes
    return None if is_file or address.startswith(NAMED_BY_CONTENT) else files.get(INDEX)


def first_texts(files: dict[str, Sent], languages: str) -> str | None:
    """The page would ask for its texts only when it runs; who is told at once has them by then."""
    tags = [tag.strip()[:2].lower() for tag in languages.split(",")]
    language = next((tag for tag in tags if tag in LANGUAGES), "en")
    name = next((name for name in files if name.startswith(f"{NAMED_BY_CONTENT}text-first-{language}-")), None)
    return name and f"</{name}>; rel=modulepreload"


def answer(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """What to send for an address that is none of the interface's; None if there is nothing."""
    address = request.scope["path"].strip("/")
    if address.partition("/")[0] in NOT_OURS or request.method not in ("GET", "HEAD"):
        return None
    files = files_of_the_page()
    if not files and not address:
        return Response(f"Fidchell: {HOW_TO_BUILD}.\n".encode(), status_code=404, media_type="text/plain")
    found = wanted(files, address, request.headers.get("accept", ""))
    if found is None:
        return None
    request.scope["path_template"] = "page"  # how it is counted
    headers = {"etag": found.tag, "cache-control": found.cache, "vary": "accept-encoding"}
    if found is files.get(INDEX) and (link := first_texts(files, request.headers.get("accept-language", ""))):
        headers |= {"link": link, "vary": "accept-encoding, accept-language"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    encoding, body = next((how, body) for how, body in found.bodies.items() if not how or how in accepted)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, media_type=found.kind, headers=headers)
