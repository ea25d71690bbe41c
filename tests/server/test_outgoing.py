"""What users tell us to send to: out into the world, never into the host's own network."""

from __future__ import annotations

import asyncio

import pytest

from fidchell.server.outgoing import Outgoing, Undeliverable, is_public
from kit.receiver import Receiver


@pytest.mark.parametrize(
    "url",
    [
        "http://discord.com/api/webhooks/1", "ftp://discord.com", "https://user:pass@discord.com/", "https://", "x",
        "https://discord.com:8443/", "file:///etc/passwd", "https://[::1", "https://" + "x" * 600,
        "https://exämple.org/", "https://discord.com/ü", "https://\x00/", "https://discord.com/a b",
        "https://127.0.0.1/", "https://[::1]/", "https://192.168.1.1/",
    ],
)  # fmt: skip
def test_only_https_on_the_usual_port(url: str) -> None:
    with pytest.raises(Undeliverable):
        Outgoing().check(url)


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://10.0.0.7/", "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data", "https://0.0.0.0/", "https://[::ffff:127.0.0.1]/", "https://2130706433/",
        "https://[fd00::1]/", "https://100.64.0.1/", "https://[2002:7f00:1::]/",
    ],
)  # fmt: skip
def test_nothing_is_sent_into_our_own_network(url: str) -> None:
    with pytest.raises(Undeliverable, match=r"open internet|not known"):
        asyncio.run(Outgoing().post(url, b"{}", {}))


def test_which_addresses_are_public() -> None:
    assert [is_public(address) for address in ("8.8.8.8", "2606:4700::1111", "224.0.0.1", "::ffff:10.0.0.1")] == [
        True, True, False, False,
    ]  # fmt: skip


def test_a_redirection_is_not_followed() -> None:
    receiver = Receiver()
    receiver.status = 302
    try:
        with pytest.raises(Undeliverable, match="302"):
            asyncio.run(Outgoing(("127.0.0.1",)).post(receiver.url, b"{}", {}))
    finally:
        receiver.close()


def test_an_answer_without_end_is_not_read() -> None:
    async def send() -> int:
        written = 0

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal written
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n")
            try:
                while written < 100_000_000:
                    writer.write(b"x" * 100_000)
                    await writer.drain()
                    written += 100_000
            except ConnectionError:
                pass
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        await Outgoing(("127.0.0.1",)).post(f"http://127.0.0.1:{port}/", b"{}", {})
        server.close()
        return written

    assert asyncio.run(asyncio.wait_for(send(), 10)) < 50_000_000
