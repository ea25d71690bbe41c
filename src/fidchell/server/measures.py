"""What is measured for the host. Labels name routes and kinds, never people or tables."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
QUICK: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

REQUESTS: Final = Counter(
    "fidchell_requests", "Requests answered.", ["method", "route", "status"], registry=REGISTRY
)  # fmt: skip
REQUEST_SECONDS: Final = Histogram(
    "fidchell_request_seconds", "From a request to the end of its answer.", ["route"], buckets=QUICK, registry=REGISTRY
)
ANSWER_SECONDS: Final = Histogram(
    "fidchell_answer_seconds", "Until what a player did is written down and told.", buckets=QUICK, registry=REGISTRY
)
SOCKETS: Final = Gauge("fidchell_sockets", "Open sockets.", registry=REGISTRY)
ROOMS: Final = Gauge("fidchell_rooms", "Tables in memory on this node.", registry=REGISTRY)
RUNNING_TABLES: Final = Gauge("fidchell_running_tables", "Games that run, on all nodes.", registry=REGISTRY)
OUTBOX_WAITING: Final = Gauge("fidchell_outbox_waiting", "Notifications not sent yet, of all nodes.", registry=REGISTRY)
BOTS_ASKED: Final = Gauge("fidchell_bots_asked", "Questions that bots here have before them.", registry=REGISTRY)
BOTS_WAITING: Final = Gauge("fidchell_bots_waiting", "Of those, the ones no process is free for.", registry=REGISTRY)
BOT_SECONDS: Final = Histogram(
    "fidchell_bot_seconds", "How long bots think about a question.", buckets=SLOW, registry=REGISTRY
)
LATE_SECONDS: Final = Histogram(
    "fidchell_late_seconds",
    "How late what happens by itself was taken up.",
    ["kind"],
    buckets=SLOW,
    registry=REGISTRY,
)
