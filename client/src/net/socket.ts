/** The socket of a table: comes back by itself, goes on where it was, and sends again what was not acknowledged. */
import type { ClientMessage, Said, ServerMessage, Update } from "../protocol/messages";
import { Refusal, type Reason } from "./api";

export type Status = "connecting" | "open" | "lost" | "gone";
type WithoutKey<M> = M extends unknown ? Omit<M, "key"> : never;
export type Wish = WithoutKey<ClientMessage>;

export interface Hearing {
  update(update: Update): void;
  said(said: Said): void;
  /** `reasons` say why, if the server said so. */
  status(status: Status, reasons: Reason[]): void;
  /** Does the server know who we are? It answers no pings of others. */
  known(): boolean;
}

interface Sent {
  message: ClientMessage;
  done(): void;
  refused(why: Refusal): void;
}

const RESTARTED = 1012;
const REFUSED = 4403;
const TOO_MANY = 4429;
const UNREADABLE = 4400;
const WAITS = [0.5, 1, 2, 4, 8, 15]; // seconds between tries
const LONG = 30; // when the server has had too much of us
const PING_EVERY = 25;
const PONG_WITHIN = 5;
const AWAKE = ["online", "pageshow", "focus"];

export class TableSocket {
  #socket: WebSocket | null = null;
  #status: Status = "connecting";
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #reasons: Reason[] = [];
  readonly #unacknowledged = new Map<string, Sent>();
  // Where we are, for coming back.
  #since = 0;
  #undone = 0;
  #heard = 0;

  constructor(
    private readonly table: string,
    private readonly invite: string,
    private seat: number | null,
    private readonly hearing: Hearing,
  ) {
    for (const event of AWAKE) window.addEventListener(event, this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    window.addEventListener("offline", this.#offline);
    this.#connect();
  }

  /** Resolved when the server has written it down; survives a lost connection. */
  send(wish: Wish): Promise<void> {
    if (this.#closed || this.#status === "gone") return Promise.reject(new Refusal(0, [{ key: "offline", values: {} }]));
    const message = { ...wish, key: newKey() } as ClientMessage & { key: string };
    return new Promise((done, refused) => {
      this.#unacknowledged.set(message.key, { message, done, refused });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    });
  }

  /** Look through other eyes, or as somebody else: all events come anew. */
  lookAs(seat: number | null): void {
    this.seat = seat;
    this.#since = this.#undone = 0;
    this.reconnect();
  }

  reconnect(): void {
    if (this.#closed) return;
    this.#drop();
    this.#tries = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    for (const event of AWAKE) window.removeEventListener(event, this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    window.removeEventListener("offline", this.#offline);
    this.#drop();
    this.#rejectAll([{ key: "offline", values: {} }]);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#reasons = [];
    this.#tell(this.#status === "lost" ? "lost" : "connecting");
    const asked = new URLSearchParams({
      since: String(this.#since),
      undone: String(this.#undone),
      heard: String(this.#heard),
    });
    if (this.seat !== null) asked.set("seat", String(this.seat));
    if (this.invite) asked.set("invite", this.invite);
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/socket?${asked}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(JSON.parse(data as string) as ServerMessage);
    socket.onclose = ({ code }) => socket === this.#socket && this.#lost(code);
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    for (const { message } of this.#unacknowledged.values()) socket.send(JSON.stringify(message));
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#ping(), PING_EVERY * 1000);
  }

  #hear(told: ServerMessage): void {
    clearTimeout(this.#pong); // whatever it is, the line works
    this.#pong = undefined;
    switch (told.t) {
      case "update":
        this.#tries = 0;
        this.#since = told.since + told.events.length;
        this.#undone = told.table.undone;
        this.#tell("open");
        this.hearing.update(told);
        break;
      case "chat":
        this.#heard = Math.max(this.#heard, told.id);
        this.hearing.said(told);
        break;
      case "done":
        if (told.key !== null) this.#settled(told.key)?.done();
        break;
      case "refused":
        if (told.key !== null) this.#settled(told.key)?.refused(new Refusal(409, told.reasons));
        else this.#reasons = told.reasons; // why the socket is about to be closed
        break;
    }
  }

  #lost(code: number): void {
    this.#drop();
    if (this.#closed) return;
    if (code === REFUSED) {
      this.#tell("gone");
      this.#rejectAll(this.#reasons);
      return;
    }
    this.#tell("lost");
    if (!navigator.onLine) return; // the event "online" wakes us
    const wait = code === TOO_MANY || code === UNREADABLE ? LONG : code === RESTARTED ? 1 : WAITS[Math.min(this.#tries, WAITS.length - 1)]!;
    this.#tries++;
    // Not all at once: after a restart everybody comes back.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2) * 1000);
  }

  readonly #wake = (): void => {
    if (this.#closed || this.#status === "gone" || document.visibilityState === "hidden") return;
    if (this.#socket === null || this.#socket.readyState > WebSocket.OPEN) this.reconnect();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#ping(); // it may have died while the device slept
  };

  readonly #offline = (): void => {
    if (this.#closed || this.#status === "gone") return;
    this.#drop();
    this.#tell("lost");
  };

  #ping(): void {
    if (!this.hearing.known() || this.#pong !== undefined || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ t: "ping", key: "ping" }));
    this.#pong = setTimeout(() => {
      this.#tell("lost");
      this.reconnect();
    }, PONG_WITHIN * 1000);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#pong);
    this.#pong = undefined;
    clearInterval(this.#heartbeat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #tell(status: Status): void {
    this.#status = status;
    this.hearing.status(status, this.#reasons);
  }

  #settled(key: string): Sent | undefined {
    const sent = this.#unacknowledged.get(key);
    this.#unacknowledged.delete(key);
    return sent;
  }

  #rejectAll(reasons: Reason[]): void {
    for (const key of [...this.#unacknowledged.keys()]) this.#settled(key)?.refused(new Refusal(0, reasons));
  }
}

/** randomUUID is there only over https; a server at home may have none. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
