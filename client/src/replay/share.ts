/** A link to a finished game, for anybody: that of a private table carries a key, which the server makes and tells once. */
import { del, post } from "../net/api";
import type { Shared, TableShown } from "../protocol/messages";
import { forgetShare, keepShare, shareOf } from "../pages/parts/invites";
import { t } from "../speech/language.svelte";
import type { Speech } from "../speech/speech";
import { toast, tried } from "../state/toast.svelte";

/** `address` may have a key already: of somebody who was sent the link. Returns whether there is a key now. */
export async function shareGame(table: TableShown, address: string, open: boolean, speech: Speech | null): Promise<boolean> {
  const url = new URL(address, location.href);
  if (table.private && !url.searchParams.has("invite")) {
    let key = open ? shareOf(table.id) : "";
    if (!key && !(await tried(async () => (key = (await post<Shared>(`tables/${table.id}/share`)).invite), speech))) return open;
    keepShare(table.id, key);
    url.searchParams.set("invite", key);
    open = true;
  }
  if (navigator.share) await navigator.share({ title: document.title, url: url.href }).catch(() => undefined);
  else if (await tried(navigator.clipboard.writeText(url.href))) toast(t("table-link-copied"));
  return open;
}

export async function shareNoMore(id: string, speech: Speech | null): Promise<boolean> {
  if (!(await tried(del(`tables/${id}/share`), speech))) return false;
  forgetShare(id);
  toast(t("replay-unshared"));
  return true;
}
