"""What the database holds. The log of a table is the truth; its row repeats what lists and searches need."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)  # fmt: skip

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

USERS: Final = Table(
    "users", METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("kind", String(8), nullable=False),  # guest, account or bot
    Column("name_key", String(80), unique=True),  # of accounts and bots: the name without case; guests may share one
    Column("password", String(200)),  # argon2
    Column("email", String(254)),
    Column("email_ok", Boolean, nullable=False, default=False),  # its owner has answered from there
    Column("owner", String(24), index=True),  # of a bot: whose program it is
    Column("language", String(8), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("banned", Boolean, nullable=False, default=False),
    Column("muted", Boolean, nullable=False, default=False),
    Column("admin", Boolean, nullable=False, default=False),  # means nothing any more
)  # fmt: skip

SESSIONS: Final = Table(
    "sessions", METADATA,
    Column("token", String(64), primary_key=True),  # hashed: who reads the database cannot use it
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # browser or api
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)  # fmt: skip

TABLES: Final = Table(
    "tables", METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),  # version: a running game is not moved to other rules unasked
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(80), nullable=False),  # secret until the game is over
    Column("secret", String(40), nullable=False),  # draws the delays that nobody may foresee
    Column("name", String(80), nullable=False),
    Column("owner", ForeignKey("users.id"), nullable=False, index=True),
    Column("state", String(10), nullable=False),  # lobby, running, over or closed
    Column("private", Boolean, nullable=False),
    Column("invite", String(64), index=True),  # hashed
    Column("share", String(64)),  # hashed: of the link by which anybody may look back at the game when it is over
    Column("rated", Boolean, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("seq", Integer, nullable=False, default=0),  # entries in the log
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("changed", Float, nullable=False),
    Column("result", JSON),
    Column("stands", JSON),  # who is waited for, events, deadlines: for lists, which must not replay every game
    Column("due", Float, index=True),  # when something happens by itself
    Column("claimed", Float, nullable=False, default=0.0),  # until then a node works on what is due
    Column("notify", Float, index=True),  # when it is to be seen who must be told what
    Column("rematch_of", String(24)),
    Column("branch_of", String(24)),  # a game that goes on from a position of this one
    Column("branch_at", Integer),
    Column("daily", String(10)),  # the day whose seed it plays
    Index("ix_tables_lobby", "state", "private", "created"),
    Index("uq_tables_daily", "owner", "daily", unique=True),  # one try a person and day
)  # fmt: skip

SEATS: Final = Table(
    "seats", METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", ForeignKey("users.id"), index=True),
    Column("bot", String(80)),  # a level, with parameters
    Column("called", String(40)),  # whom its player says sits there, where several share one screen
    Column("offered", String(24), index=True),  # to whom, while nobody sits there: kept for that person alone
    Column("seen", Integer, nullable=False, default=0),  # events read, for "since your last visit"
    PrimaryKeyConstraint("table", "seat"),
)  # fmt: skip

LOG: Final = Table(
    "log", METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("body", JSON, nullable=False),  # the rest of an Entry
    Column("user", String(24)),  # who sent it
    Column("key", String(64)),  # what the sender called it: sent twice, it counts once
    PrimaryKeyConstraint("table", "seq"),
    UniqueConstraint("table", "key"),
)  # fmt: skip

ORDERS: Final = Table(
    "orders", METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("rules", JSON, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)  # fmt: skip

CHAT: Final = Table(
    "chat", METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("user", ForeignKey("users.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip

NOTES: Final = Table(
    "notes", METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("user", ForeignKey("users.id"), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table", "user"),
)  # fmt: skip

RATINGS: Final = Table(
    "ratings", METADATA,
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Float, nullable=False),
    PrimaryKeyConstraint("user", "game", "players"),
)  # fmt: skip

RESULTS: Final = Table(
    "results", METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", String(24), index=True),
    Column("bot", String(80)),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("share", Float, nullable=False),  # of the victory
    Column("rated", Boolean, nullable=False),
    Column("daily", String(10), index=True),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
    Index("ix_results_newest", "seat", "at", "table"),
)  # fmt: skip

SECRETS: Final = Table(
    "secrets", METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),  # drawn once, by the first node that needs it
)  # fmt: skip

WEBHOOKS: Final = Table(
    "webhooks", METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("url", String(500), nullable=False),
    Column("style", String(10), nullable=False),  # discord or slack
    Column("language", String(8), nullable=False),
)  # fmt: skip

PUSHES: Final = Table(
    "pushes", METADATA,
    Column("endpoint", String(500), primary_key=True),
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("keys", JSON, nullable=False),
)  # fmt: skip

OUTBOX: Final = Table(
    "outbox", METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(10), nullable=False),  # webhook, mail or push
    Column("key", String(120), nullable=False, unique=True),  # what it is about: the same is not told twice
    Column("user", String(24), index=True),
    Column("body", JSON, nullable=False),
    Column("due", Float, index=True),  # None: given up, or delivered and kept for a while
    Column("tries", Integer, nullable=False, default=0),
    Column("done", Float),
    Column("error", String(300)),
)  # fmt: skip

JOBS: Final = Table(
    "jobs", METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(10), nullable=False),  # waiting, done or failed
    Column("claimed", Float, nullable=False, default=0.0),  # until then a node works on it
    Column("result", JSON),  # as far as it got
    Column("created", Float, nullable=False, index=True),
    Column("user", String(24), index=True),  # who asked for it
    Column("tries", Integer, nullable=False, default=0, server_default="0"),  # in a row that came no further
)  # fmt: skip
