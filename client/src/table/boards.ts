/** The boards of the games, fetched when one is laid. */
import type { Component, Snippet } from "svelte";
import type { Game, Playing } from "../state/playing";

type Board = Component<{ playing: Playing; aside?: Snippet }>;

export const BOARDS: Record<Game, () => Promise<{ default: Board }>> = {
  inis: () => import("../inis/Board.svelte"),
  tirnanog: () => import("../tirnanog/Board.svelte"),
};
