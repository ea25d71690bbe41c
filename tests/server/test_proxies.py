"""nginx and Caddy, with the files of deploy/, in front of a real server: people play through them, over https."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kit.services import free_port, until_open
from server.conftest import Node, Person, start_node
from server.test_play import own_decision, table_for

DEPLOY = Path(__file__).parents[2] / "deploy"
SOMEWHERE = "/etc/letsencrypt/live/games.example"  # where deploy/nginx.conf has its certificate


@dataclass
class Proxy:
    """How one is started."""

    command: list[str]
    certificate: Path  # that clients must trust
    port: int
    plain: int | None = None  # where http is answered, if we say where


def nginx(folder: Path, server: int) -> Proxy:
    port, plain = free_port(), free_port()
    for name in ("fullchain", "privkey"):
        (folder / f"{name}.pem").touch(0o600)
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost", "-keyout", "privkey.pem", "-out", "fullchain.pem"],
        cwd=folder, check=True, capture_output=True,
    )  # fmt: skip
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for ours, here in (
        (SOMEWHERE, str(folder)),
        ("games.example", "localhost"),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ", f"listen 127.0.0.1:{port} "),
        ("listen [::]:80;", ""),
        ("listen [::]:443 ssl http2;", ""),
    ):
        assert ours in text
        text = text.replace(ours, here)
    (folder / "site.conf").write_text(text, encoding="utf-8")
    kept = "".join(
        f"{what}_temp_path {folder}/{what};\n" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"{'' if os.geteuid() else 'user root;'}\ndaemon off;\npid {folder}/pid;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{kept}include {folder}/site.conf;\n}}\n",
        encoding="utf-8",
    )
    command = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors")]
    return Proxy(command, folder / "fullchain.pem", port, plain)


def caddy(folder: Path, server: int) -> Proxy:
    port = free_port()
    # localhost has a certificate of Caddy's own; what else is set here keeps it from touching this machine.
    here = f"admin off\nskip_install_trust\nauto_https disable_redirects\nstorage file_system {folder}/kept"
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for name, value in (
        ("{$DOMAIN}", f"https://localhost:{port}"),
        ("{$SERVER:127.0.0.1:8000}", f"127.0.0.1:{server}"),
    ):
        assert name in text
        text = text.replace(name, value)
    (folder / "Caddyfile").write_text(f"{{\n{here}\n}}\n{text}", encoding="utf-8")
    command = ["caddy", "run", "--config", str(folder / "Caddyfile")]
    return Proxy(command, folder / "kept/pki/authorities/local/root.crt", port)


KINDS: dict[str, Callable[[Path, int], Proxy]] = {"nginx": nginx, "caddy": caddy}
NEEDED = {"nginx": ("nginx", "openssl"), "caddy": ("caddy",)}


@pytest.fixture(scope="module", params=KINDS)
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Node, Proxy]]:
    """A server behind a proxy; the node's address is the proxy's."""
    for program in NEEDED[request.param]:
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed here (Debian: apt install {program})")
    folder = tmp_path_factory.mktemp(request.param)
    port = free_port()
    proxy = KINDS[request.param](folder, port)
    own = {"XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config", "HOME": str(folder)}
    with contextlib.ExitStack() as stack:
        log = stack.enter_context((folder / "log").open("wb"))
        running = subprocess.Popen(proxy.command, env=os.environ | own, stdout=log, stderr=log)
        stack.callback(running.wait, 20)
        stack.callback(running.terminate)
        url = f"https://localhost:{proxy.port}"
        node = start_node(f"sqlite:///{folder}/club.db", port=port, more=["--url", url])
        stack.callback(node.kill)
        until_open(proxy.port)
        trusted = stack.enter_context(pytest.MonkeyPatch.context())
        trusted.setenv("SSL_CERT_FILE", str(proxy.certificate))
        yield Node(url, node.process), proxy


def test_people_play_through_it(proxied: tuple[Node, Proxy]) -> None:
    node, _ = proxied
    anna, bran = Person(node, "Anna"), Person(node, "Bran")
    table = table_for(anna, bran)
    with anna.socket(table, "?seat=0", origin=node.url) as hers, bran.socket(table, "?seat=1", origin=node.url) as his:
        hers.recv(10)
        his.recv(10)
        decision = own_decision(anna, table, 0)
        hers.send(json.dumps({"t": "answer", "seat": 0, "option": decision["options"][0], "key": "a1"}))
        heard = json.loads(his.recv(10))
        told = [json.loads(hers.recv(10))["t"] for _ in range(2)]

    assert heard["table"]["view"]["waiting"] == [1]
    assert sorted(told) == ["done", "update"]
    for person in (anna, bran):
        person.http.close()


def test_cookies_go_over_https_alone(proxied: tuple[Node, Proxy]) -> None:
    node, proxy = proxied
    came = httpx.post(f"{node.url}/api/guest", json={"name": "Anna"})

    flags = {part.strip().lower() for part in came.headers["set-cookie"].split(";")[1:]}
    assert {"secure", "httponly", "samesite=lax"} <= flags
    assert "default-src 'none'" in came.headers["content-security-policy"]
    if proxy.plain is not None:
        sent_on = httpx.get(f"http://localhost:{proxy.plain}/table/1?invite=a")
        assert (sent_on.status_code, sent_on.headers["location"]) == (301, "https://localhost/table/1?invite=a")


def test_pages_of_other_sites_do_not_play(proxied: tuple[Node, Proxy]) -> None:
    node, _ = proxied
    anna = Person(node, "Anna")
    wanted = {"game": "inis", "players": 2}
    evil = "https://evil.example"

    assert anna.http.post("/api/tables/", json=wanted, headers={"origin": evil}).status_code == 403
    made = anna.http.post("/api/tables/", json=wanted, headers={"origin": node.url})
    assert made.status_code == 201
    with anna.socket(made.json()["id"], origin=evil) as socket:
        assert json.loads(socket.recv(10))["reasons"][0]["key"] == "wrong-origin"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    with anna.socket(made.json()["id"], origin=node.url) as socket:
        assert json.loads(socket.recv(10))["t"] == "update"
    anna.http.close()


def test_what_is_for_the_host_stays_inside(proxied: tuple[Node, Proxy]) -> None:
    node, _ = proxied

    assert httpx.get(f"{node.url}/healthz").json() == {"status": "ok"}
    assert httpx.get(f"{node.url}/metrics").status_code == 404


def test_a_long_record_reaches_the_server(proxied: tuple[Node, Proxy]) -> None:
    node, _ = proxied
    anna = Person(node, "Anna")

    brought = anna.http.post("/api/tables/import", json={"record": "x" * 300_000})
    too_long = anna.http.post("/api/tables/import", json={"record": "x" * 900_000})

    assert brought.status_code == 400
    assert brought.json()["reasons"]
    assert too_long.status_code == 413
    anna.http.close()


def test_each_address_has_limits_of_its_own(proxied: tuple[Node, Proxy]) -> None:
    node, _ = proxied
    flood, neighbour = (
        httpx.Client(base_url=node.url, transport=httpx.HTTPTransport(local_address=address))
        for address in ("127.0.0.2", "127.0.0.3")
    )

    def come(who: httpx.Client, **headers: str) -> int:
        who.cookies.clear()
        return who.post("/api/guest", json={"name": "Anna"}, headers=headers).status_code

    came = [come(flood) for _ in range(70)]

    assert came[:60] == [201] * 60
    assert came[-1] == 429
    assert (
        come(flood, **{"x-forwarded-for": "192.0.2.1", "x-real-ip": "192.0.2.1", "forwarded": "for=192.0.2.1"}) == 429
    )
    assert come(neighbour) == 201
    flood.close()
    neighbour.close()
