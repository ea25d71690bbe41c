// What all parts of the board look at: the table as it is, what may be answered, what is looked at and why something is not open.

import type { Playing } from "../state/playing";
import { choiceOf, twoSteps } from "../table/choice.svelte";
import { emptied } from "./changes";
import { placeOf, reach, standing, type Owner } from "./grid";
import { phaseOf, ROWS, seatOf, tableOf, toldIn, type Foreseen, type Points, type Row } from "./model";

export interface Look {
  /** A card, a gap or a row. */
  word: string;
  /** Whose saga it lies in, if in any. */
  seat: number | null;
  at: Element;
}

export class BoardState {
  table = $derived.by(() => tableOf(this.playing));
  seat = $derived.by(() => this.playing.seat);
  phase = $derived.by(() => phaseOf(this.playing.view.doing, this.playing.view.over, this.table));
  columns = $derived.by(() => this.table.grid[0]?.length ?? 0);
  decision = $derived.by(() => this.playing.decision);
  options = $derived.by(() => new Set(this.playing.live ? (this.decision?.options ?? []) : []));
  stands = $derived.by(() => standing(this.table.players, this.table.balor?.bards));
  reaches = $derived.by(() => reach(this.table.grid, this.stands, this.seat));
  /** Who took the card of each cell that is empty now: seen happening, or told by the events. */
  takers = $derived.by(() => new Map<string, Owner>([...emptied(this.table, this.playing.events), ...this.seen]));
  choice = $derived.by(() => choiceOf(this.playing));
  asksPlaces = $derived.by(() => [...this.options].some((option) => placeOf(option) !== null));
  asksRows = $derived.by(() => this.decision?.key === "row" || this.decision?.key === "move-row");
  /** The card that a question is about: the one being taken, or whose effect it is. */
  subject = $derived.by((): string | null => {
    const card = this.decision?.values["card"];
    return typeof card === "string" ? card : null;
  });
  /** The card that is on its way into a row: asked about, taken up, or only looked at. */
  carried = $derived.by((): string | null => {
    if (this.decision?.key === "row") return String(this.decision.values.card);
    if (this.held !== null) return this.held;
    return this.resting !== null && this.canHold(this.resting) ? this.resting : null;
  });
  /** The row that the carried card is held over. */
  over = $derived.by((): Row | null => {
    if (this.carried === null) return null;
    const rows = [this.resting, this.armed, this.choice.option];
    return (rows.find((row) => ROWS.includes(row as Row)) as Row | undefined) ?? null;
  });

  seen = $state.raw(new Map<string, Owner>());
  look = $state.raw<Look | null>(null);
  why = $state.raw<{ word: string; reasons: string[] } | null>(null);
  /** The answer that hand or focus rests on: a card, a gap or a row. */
  resting = $state<string | null>(null);
  /** Do the rows stay where they are when the sheet grows? Else a row that is only pointed at would slip away from under the finger. */
  steady = $state(true);
  foreseen = $state.raw<Foreseen | null>(null);
  /** A card to be played that still wants a row: chosen here, sent only together with it. */
  held = $state<string | null>(null);
  /** The row chosen for it, before it is confirmed. */
  armed = $state<Row | null>(null);
  private then: { card: string; row: Row } | null = null;
  /** Another player's saga laid open. */
  opened = $state<number | null>(null);
  shownSaga = $derived.by(() => this.opened ?? this.seat ?? 0);

  constructor(private readonly get: () => Playing) {}

  get playing(): Playing {
    return this.get();
  }

  isOpen(option: string): boolean {
    return this.options.has(option);
  }

  /** Can this card be taken up, to see what each row would bring, before anything is answered? */
  canHold(card: string): boolean {
    return this.decision?.key === "play" && this.isOpen(card) && this.foreseen?.options[card] !== undefined;
  }

  /** May the carried card go into this row? */
  isOpenRow(row: Row): boolean {
    if (this.held !== null) return this.foreseen?.options[this.held]?.[row] !== undefined;
    return this.asksRows && this.isOpen(row);
  }

  /** What everybody would have with the carried card in this row. */
  pointsIf(row: Row): Points[] | null {
    const ahead = this.carried === null ? undefined : this.foreseen?.options[this.carried]?.[row];
    return ahead ?? null;
  }

  isChosen(option: string): boolean {
    return this.choice.option === option;
  }

  /** A click on something: the answer if it is one, else why not. */
  async press(option: string): Promise<void> {
    this.why = null;
    if (this.canHold(option)) {
      this.hold(this.held === option ? null : option);
    } else if (this.isOpen(option)) {
      await this.choice.pick(option);
    } else {
      await this.askWhy(option);
    }
  }

  /** A click on a row. A card that was taken up is answered with it: the server asks for card and row one after the other. */
  async pressRow(row: Row): Promise<void> {
    const card = this.held;
    if (card === null) return this.press(row);
    if (!this.isOpenRow(row)) return;
    if (twoSteps() && this.armed !== row) {
      this.armed = row;
      return;
    }
    await this.playInto(card, row);
  }

  hold(card: string | null): void {
    this.held = card;
    this.armed = null;
  }

  async playInto(card: string, row: Row): Promise<void> {
    this.hold(null);
    this.then = { card, row };
    await this.playing.answer(card);
    if (this.playing.refused !== null) this.then = null;
  }

  /** The second half of an answer that was given in one go; tried whenever the question or the line is another. */
  async goOn(): Promise<void> {
    const next = this.then;
    if (!next || this.playing.busy || !this.decision || this.decision.key === "play") return;
    this.then = null;
    if (this.decision.key === "row" && this.decision.values.card === next.card && this.isOpen(next.row)) {
      await this.playing.answer(next.row);
    }
  }

  async askWhy(option: string): Promise<void> {
    if (!this.playing.live || !this.decision) return;
    const reasons = await this.playing.why(option);
    this.why = { word: option, reasons: reasons.map((reason) => this.playing.speech.reason(reason)) };
  }

  /** A pointer over a row, before it is pressed. */
  hover(row: Row | null): void {
    if (this.steady) this.rest(row);
  }

  rest(option: string | null): void {
    const row = ROWS.includes(option as Row) && this.isOpenRow(option as Row);
    this.resting = option !== null && (row || this.isOpen(option)) ? option : null;
  }

  /** Is this option drawn on the board? Then the sheet need not name it. */
  isDrawn(option: string): boolean {
    if (placeOf(option)) return true;
    if (ROWS.includes(option as Row)) return this.asksRows;
    if (seatOf(option) !== null || option === "stop" || option === "pass") return false;
    const table = this.table;
    const mine = this.seat === null ? null : table.players[this.seat];
    return (
      table.grid.some((row) => row.includes(option)) ||
      (table.hand?.includes(option) ?? false) ||
      (mine !== undefined && mine !== null && toldIn(mine.saga, option) !== null) ||
      (table.balor?.pile.includes(option) ?? false)
    );
  }
}
