/** Invitations. The server tells the token of a table once, so this browser keeps it for whoever made the table. */

import { post } from "../../net/api";
import type { TableMade } from "../../protocol/messages";
import { keep, kept } from "./kept";

const MOST = 60;
type Kind = "invites" | "shares";

function remember(kind: Kind, table: string, token: string): void {
  const others = kept<[string, string][]>(kind, []).filter(([id]) => id !== table);
  keep(kind, (token ? [[table, token] as [string, string], ...others] : others).slice(0, MOST));
}
function remembered(kind: Kind, table: string): string {
  return kept<[string, string][]>(kind, []).find(([id]) => id === table)?.[1] ?? "";
}

export function keepInvite(table: string, token: string): void {
  if (token) remember("invites", table, token);
}
/** Has the server make a table, new or out of another one. */
export async function makeBy(path: string, wanted?: object): Promise<TableMade> {
  const made = await post<TableMade>(path, wanted);
  keepInvite(made.id, made.invite);
  return made;
}
export function inviteOf(table: string): string {
  return remembered("invites", table);
}

/** The link by which a finished game is shared has a token of its own. */
export function keepShare(table: string, token: string): void {
  remember("shares", table, token);
}
export function shareOf(table: string): string {
  return remembered("shares", table);
}
export function forgetShare(table: string): void {
  remember("shares", table, "");
}

export function inviteLink(origin: string, table: string, token: string): string {
  return `${origin}/tables/${table}${token ? `?invite=${token}` : ""}`;
}

/** The address inside this site that a pasted link, or a bare id, leads to; null if it is neither. */
export function addressOf(pasted: string): string | null {
  const text = pasted.trim();
  if (/^[A-Za-z0-9]{12}$/.test(text)) return `/tables/${text}`;
  const found = /\/(tables?|replay)\/([A-Za-z0-9]{12})(?:\?([^\s#]*))?/.exec(text);
  if (!found) return null;
  const place = found[1] === "replay" ? "replay" : "tables";
  const invite = new URLSearchParams(found[3] ?? "").get("invite");
  return `/${place}/${found[2]}${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`;
}

/** An address that leads everybody to their own computer: as a link for friends it is of no use. */
export function isThisComputer(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.endsWith(".localhost") || /^127(\.\d+){3}$/.test(host);
}
