/** Addresses of the page: real links, the History API, pages fetched when they are needed. */
import type { Component } from "svelte";
import { areasOf } from "./speech/areas";
import { language } from "./speech/language.svelte";
import { frame } from "./state/frame.svelte";

export interface PageProps {
  query: URLSearchParams;
  [parameter: string]: unknown;
}
type Page = Component<PageProps>;

export interface Found {
  /** The file in pages/, without ".svelte"; "" if there is no such address. */
  page: string;
  params: Record<string, string>;
}

/** pattern -> page. The last ones stand in mails. */
const ROUTES: [string, string][] = [
  ["/", "Home"],
  ["/new", "NewTable"],
  ["/tables/:id", "Room"],
  ["/replay/:id", "Replay"],
  ["/games", "Games"],
  ["/people/:name", "Person"],
  ["/ladder", "Ladder"],
  ["/daily", "Daily"],
  ["/settings", "Settings"],
  ["/cards", "Cards"],
  ["/cards/:game", "Cards"],
  ["/rules", "Rules"],
  ["/rules/:game", "Rules"],
  ["/learn", "Learn"],
  ["/learn/:game/:lesson", "Lesson"],
  ["/table/:id", "Room"],
  ["/confirm/:token", "Confirm"],
  ["/reset/:token", "Reset"],
  ["/no-mail/:person/:token", "NoMail"],
];

const pages = import.meta.glob<{ default: Page }>(["./pages/*.svelte", "!./pages/Home.svelte"]);

export function find(path: string): Found {
  const given = path.replace(/\/+$/, "").split("/").slice(1);
  for (const [pattern, page] of ROUTES) {
    const parts = pattern === "/" ? [] : pattern.split("/").slice(1);
    if (parts.length !== given.length || given.includes("")) continue;
    if (!parts.every((part, at) => part.startsWith(":") || part === given[at])) continue;
    try {
      const named = parts.flatMap((part, at) => (part.startsWith(":") ? [[part.slice(1), decodeURIComponent(given[at]!)]] : []));
      return { page, params: Object.fromEntries(named) };
    } catch {
      break; // a broken %-sign
    }
  }
  return { page: "", params: {} };
}

class Router {
  /** What is shown: it changes when the page has been fetched. */
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  found = $state.raw<Found>({ page: "", params: {} });
  component = $state.raw<Page | null>(null);
  /** Fetching takes a while. */
  loading = $state(false);
  /** The page could not be fetched. */
  failed = $state(false);
  /** Counts arrivals at another page, for the focus. */
  arrivals = $state(0);
  #asked = 0;
  #first: Page | null = null;

  /** The first page comes with what everybody needs: on a slow line each request costs more than its bytes. */
  start(first: Component | null = null): () => void {
    this.#first = first as Page | null; // it wants no parameters
    history.scrollRestoration = "manual";
    const back = ({ state }: PopStateEvent) => void this.#show((state as { scroll?: number } | null)?.scroll ?? 0);
    window.addEventListener("popstate", back);
    document.addEventListener("click", this.#clicked);
    window.addEventListener("pagehide", keepScroll);
    void this.#show((history.state as { scroll?: number } | null)?.scroll ?? 0);
    return () => {
      window.removeEventListener("popstate", back);
      document.removeEventListener("click", this.#clicked);
      window.removeEventListener("pagehide", keepScroll);
    };
  }

  async go(to: string): Promise<void> {
    keepScroll();
    history.pushState(null, "", to);
    await this.#show(0);
  }

  /** Another address for what is shown, or another page in place of this one. */
  async replace(to: string): Promise<void> {
    history.replaceState(history.state, "", to);
    await this.#show(null);
  }

  /** Fetches a page before it is asked for: when a link is pointed at. */
  fetch(path: string): void {
    void pages[`./pages/${find(path).page}.svelte`]?.().catch(() => undefined);
  }

  async again(): Promise<void> {
    await this.#show(0);
  }

  async #show(scroll: number | null): Promise<void> {
    const asked = ++this.#asked;
    const { page, params } = find(location.pathname);
    const first = page === "Home" ? this.#first : null;
    const fetched = pages[`./pages/${page}.svelte`];
    const slow = setTimeout(() => (this.loading = true), 200);
    let component: Page | null = null;
    let failed = false;
    try {
      const [found] = await Promise.all([fetched?.(), language.need(areasOf(page))]);
      component = found?.default ?? first;
    } catch {
      failed = true; // offline, or the server has a newer page: its old parts are gone
    }
    clearTimeout(slow);
    if (asked !== this.#asked) return;
    this.loading = false;
    const other = location.pathname !== this.path || this.arrivals === 0 || this.component !== component;
    if (other) {
      frame.title = null;
      frame.whole = false;
    }
    this.failed = failed;
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.found = { page, params };
    this.component = component;
    if (other) this.arrivals++;
    if (scroll !== null) requestAnimationFrame(() => this.#scrollTo(scroll));
    if (!failed) later(() => void language.need(["rest"]).catch(() => undefined)); // most go on from the first page
  }

  #scrollTo(scroll: number): void {
    const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (named) named.scrollIntoView();
    else window.scrollTo(0, scroll);
  }

  readonly #clicked = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const href = link?.getAttribute("href");
    if (!link || href == null || link.target || link.hasAttribute("download")) return;
    const to = new URL(href, location.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api/") || find(to.pathname).page === "") return;
    if (to.pathname === location.pathname && to.search === location.search && to.hash) return; // within the page
    event.preventDefault();
    void this.go(to.pathname + to.search + to.hash);
  };
}

/** When the browser has nothing else to do. */
function later(what: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(what, { timeout: 5000 });
  else setTimeout(what, 1000); // Safari
}

function keepScroll(): void {
  history.replaceState({ scroll: window.scrollY }, "");
}

export const router = new Router();
export const go = (to: string): Promise<void> => router.go(to);
