/** HTTP: paths under /api, bodies as objects, refusals as errors. */
import { heardDate } from "./clock";

export interface Reason {
  key: string;
  values: Record<string, unknown>;
}

/** The server (or the net) did not do it; nothing was changed. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reasons: Reason[],
  ) {
    super(reasons.map((reason) => reason.key).join(", "));
    this.name = "Refusal";
  }

  has(key: string): boolean {
    return this.reasons.some((reason) => reason.key === key);
  }
}

export function get<T>(path: string): Promise<T> {
  return send<T>("GET", path);
}

export function post<T = void>(path: string, body?: object): Promise<T> {
  return send<T>("POST", path, body);
}

export function put<T = void>(path: string, body?: object): Promise<T> {
  return send<T>("PUT", path, body);
}

export function del<T = void>(path: string, body?: object): Promise<T> {
  return send<T>("DELETE", path, body);
}

/** Whether the last request came through; pages show it, the socket has its own. */
export const reached = new EventTarget();

async function send<T>(method: string, path: string, body?: object): Promise<T> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api/${path.replace(/^\/?(api\/)?/, "")}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
    text = await answer.text(); // may be cut off half-way
  } catch {
    reached.dispatchEvent(new Event("lost"));
    throw new Refusal(0, [{ key: "offline", values: {} }]);
  }
  reached.dispatchEvent(new Event("found"));
  heardDate(answer.headers.get("date"));
  const said = content(text, answer.ok) as { reasons?: Reason[] } | undefined;
  if (answer.ok) return said as T;
  throw new Refusal(answer.status, said?.reasons ?? [{ key: answer.status < 500 ? "bad-request" : "server-error", values: {} }]);
}

function content(text: string, ok: boolean): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return ok ? text : undefined;
  }
}
