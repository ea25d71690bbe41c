/* Made by `npm run types` from `fidchell protocol --page`. Do not edit. */

export type View = InisView | TirNaNogView;
export type ClientMessage = Answer | Hold | Retract | AskUndo | AgreeUndo | SetPace | Leave | Return | Ping;
export type ServerMessage = Update | Done | Denied | Said;
export type Preview = InisPreview | TirNaNogPreview;

/**
 * What the page of version 0.1.0 and its server tell each other.
 */
export interface Fidchell {
  AgreeUndo: AgreeUndo;
  Answer: Answer;
  AnswerRefused: AnswerRefused;
  AskUndo: AskUndo;
  Balor: Balor;
  Branch: Branch;
  CallSeat: CallSeat;
  ClashShown: ClashShown;
  Condition: Condition;
  Daily: Daily;
  DailyScore: DailyScore;
  DecisionShown: DecisionShown;
  Declared: Declared;
  Denied: Denied;
  Done: Done;
  Endpoint: Endpoint;
  Finished: Finished;
  Forgot: Forgot;
  GameEvent: GameEvent;
  GameListed: GameListed;
  GameWords: GameWords;
  Hold: Hold;
  Hook: Hook;
  HookShown: HookShown;
  InisPlayer: InisPlayer;
  InisPreview: InisPreview;
  InisResult: InisResult;
  InisStanding: InisStanding;
  InisTable: InisTable;
  InisView: InisView;
  Leave: Leave;
  Lesson: Lesson;
  LessonAnswer: LessonAnswer;
  LessonQuestion: LessonQuestion;
  LessonShown: LessonShown;
  LogIn: LogIn;
  Mailed: Mailed;
  Me: Me;
  MomentShown: MomentShown;
  NewAccount: NewAccount;
  NewBot: NewBot;
  NewGuest: NewGuest;
  NewPassword: NewPassword;
  NewTable: NewTable;
  News: News;
  Note: Note;
  OnLadder: OnLadder;
  Orders: Orders;
  OwnBot: OwnBot;
  OwnTry: OwnTry;
  Pace: Pace;
  PackShown: PackShown;
  Person: Person;
  Ping: Ping;
  Played: Played;
  Points: Points;
  Program: Program;
  RatedIn: RatedIn;
  Reason: Reason;
  Reasons: Reasons;
  Replayed: Replayed;
  Reset: Reset;
  Retract: Retract;
  Return: Return;
  Review: Review;
  Said: Said;
  Say: Say;
  SeatBot: SeatBot;
  SeatResult: SeatResult;
  SeatShown: SeatShown;
  Seen: Seen;
  SetPace: SetPace;
  Settings: Settings;
  Shared: Shared;
  SitDown: SitDown;
  Slot: Slot;
  StandUp: StandUp;
  Subscription: Subscription;
  TableListed: TableListed;
  TableMade: TableMade;
  TableShown: TableShown;
  Territory: Territory;
  TextWanted: TextWanted;
  TirNaNogPlayer: TirNaNogPlayer;
  TirNaNogPreview: TirNaNogPreview;
  TirNaNogResult: TirNaNogResult;
  TirNaNogTable: TirNaNogTable;
  TirNaNogView: TirNaNogView;
  Token: Token;
  UndoShown: UndoShown;
  Update: Update;
  WantedPace: WantedPace1;
  Why: Why;
  WindowShown: WindowShown;
  ClientMessage: ClientMessage;
  ServerMessage: ServerMessage;
  View: View;
  Preview: Preview;
}
export interface AgreeUndo {
  t: "agree";
  seat: number;
  yes: boolean;
  key?: string | null;
}
export interface Answer {
  t: "answer";
  seat: number;
  option: string;
  number?: number | null;
  key?: string | null;
}
export interface AnswerRefused {
  at: number;
  reasons: Reason[];
}
export interface Reason {
  key: string;
  values: {
    [k: string]: unknown;
  };
}
export interface AskUndo {
  t: "undo";
  seat: number;
  key?: string | null;
}
export interface Balor {
  maximum: boolean;
  bards: string[];
  pile: string[];
  token: string | null;
  spiral: string[];
  points: number;
  discards: number;
}
export interface Branch {
  at: number;
  invite?: string;
}
/**
 * Who sits at one of your seats, where several people share one screen; empty: you.
 */
export interface CallSeat {
  seat: number;
  name: string;
}
export interface ClashShown {
  territory: string;
  instigator: number;
  maneuver: number;
  exposed: number[];
  sheltered: number[];
  peace: number[];
  spear: boolean;
  cauldron: never[] | null;
}
/**
 * All that is given must fit.
 */
export interface Condition {
  player?: number | null;
  card?: string | null;
  place?: string | null;
}
export interface Daily {
  day: string;
  today: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  closes: number;
  seed: string | null;
  played: number;
  scores: DailyScore[];
  yours: OwnTry | null;
}
export interface DailyScore {
  place: number;
  id: string;
  name: string;
  kind: string;
  score: number;
  balor: number;
  won: boolean;
}
export interface OwnTry {
  table: string;
  state: string;
  score: DailyScore | null;
}
/**
 * A question to you. The game does not wait for an optional one.
 */
export interface DecisionShown {
  seat: number;
  key: string;
  options: string[];
  values: {
    [k: string]: number | string | (number | string)[];
  };
  number: number;
  optional: boolean;
}
/**
 * A card being played.
 */
export interface Declared {
  card: string;
  player: number;
  choices: string[];
  cancelled: boolean;
}
/**
 * What you sent under this key changed nothing, and why, as keys and values.
 */
export interface Denied {
  t: "refused";
  key: string | null;
  reasons: Reason[];
}
/**
 * What you sent under this key is written down.
 */
export interface Done {
  t: "done";
  key: string | null;
}
export interface Endpoint {
  endpoint: string;
}
export interface Finished {
  id: string;
  name: string;
  game: string;
  players: number;
  rated: boolean;
  daily: string | null;
  branch: boolean;
  at: number;
  seats: SeatResult[];
}
export interface SeatResult {
  seat: number;
  id: string | null;
  name: string;
  bot: string;
  score: number;
  share: number;
}
export interface Forgot {
  name: string;
}
/**
 * Something that happened; with ``-known`` at the end of its key if you know its secret.
 */
export interface GameEvent {
  key: string;
  values: {
    [k: string]: number | string | (number | string)[];
  };
}
/**
 * A game that can be played: with how many, and with which options, the default first.
 */
export interface GameListed {
  game: string;
  rules: string;
  players: number[];
  options: {
    [k: string]: unknown[];
  };
}
/**
 * The words of a game and how they are spoken of; the texts themselves are the Fluent files.
 */
export interface GameWords {
  game: string;
  rules: string;
  groups: {
    [k: string]: string[];
  };
  messages: {
    [k: string]: {
      [k: string]: string;
    };
  };
  own_names: {
    [k: string]: {
      [k: string]: string;
    };
  };
  names: {
    [k: string]: TextWanted;
  };
  helps: {
    [k: string]: TextWanted;
  };
  facts: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
}
/**
 * A text by its key. A value that is a word of the vocabulary is spoken by its name.
 */
export interface TextWanted {
  key: string;
  values: {
    [k: string]: unknown;
  };
}
export interface Hold {
  t: "hold";
  seat: number;
  key?: string | null;
}
export interface Hook {
  url: string;
  style?: string;
  language?: string;
}
/**
 * The address itself is a secret of whoever gave it.
 */
export interface HookShown {
  style: string;
  language: string;
}
export interface InisPlayer {
  reserve: number;
  deeds: number;
  pretender: boolean;
  actions: number;
  epics: number;
  advantages: string[];
  territories: number;
  sanctuaries: number;
  led: number;
  conditions: number;
}
/**
 * How all would stand, by seat, after a choice.
 */
export interface InisPreview {
  now: InisStanding[];
  options: {
    [k: string]: InisStanding[];
  };
}
export interface InisStanding {
  territories: number;
  sanctuaries: number;
  led: number;
  conditions: number;
}
export interface InisResult {
  scores: number[];
  winners: number[];
  conditions: number[];
  won_by: ("brenn" | "leadership" | "sanctuaries" | "territories")[];
  rounds: number;
}
export interface InisTable {
  geometry: "H1" | "T3";
  round: number;
  turn: number;
  passes: number;
  brenn: number;
  direction: "clockwise" | "counter_clockwise";
  capital: string | null;
  festival: string | null;
  territories: {
    [k: string]: Territory;
  };
  tiles_left: number;
  citadels_left: number;
  sanctuaries_left: number;
  players: InisPlayer[];
  display: string[];
  spent: string[];
  in_play: string[];
  declared: Declared[];
  revealed: string[];
  epic_deck: number;
  epic_discard: string[];
  action_discard: number;
  aside: boolean;
  clash: ClashShown | null;
  hand?: string[];
  laid?: string[];
  drawn?: string[];
  known?: string[][];
  known_aside?: string[];
  known_discard?: string[];
  known_tiles?: string[];
}
export interface Territory {
  location: string;
  beside: string[];
  clans: number[];
  chieftain: number | null;
  citadels: number;
  sanctuaries: number;
}
export interface InisView {
  game: string;
  rules: string;
  players: number;
  seat: number | null;
  doing: string;
  waiting: number[];
  decisions: DecisionShown[];
  over: boolean;
  table: InisTable;
  result: InisResult | null;
}
/**
 * A bot goes on for this seat.
 */
export interface Leave {
  t: "away";
  seat: number;
  key?: string | null;
}
/**
 * A position as fidchell.scene() takes it, and what was answered from there on.
 */
export interface Lesson {
  game: string;
  scene: {
    [k: string]: unknown;
  };
  /**
   * @maxItems 200
   */
  answers?: LessonAnswer[];
  seat?: number | null;
}
export interface LessonAnswer {
  seat: number;
  option: string;
}
/**
 * Why may this not be answered now?
 */
export interface LessonQuestion {
  lesson: Lesson;
  option: string;
}
/**
 * A lesson as it stands. It has no secrets: ``decisions`` are those of all seats.
 */
export interface LessonShown {
  view: View;
  events: GameEvent[];
  decisions: DecisionShown[];
  window: MomentShown | null;
  refused: AnswerRefused | null;
}
export interface TirNaNogView {
  game: string;
  rules: string;
  players: number;
  seat: number | null;
  doing: string;
  waiting: number[];
  decisions: DecisionShown[];
  over: boolean;
  table: TirNaNogTable;
  result: TirNaNogResult | null;
}
export interface TirNaNogTable {
  pack: PackShown;
  round: number;
  rounds: number;
  first: number;
  turn: number;
  geis: string[];
  grid: (string | null)[][];
  deck: number;
  discard: string[];
  players: TirNaNogPlayer[];
  balor?: Balor;
  hand?: string[];
  drawn?: string | null;
}
export interface PackShown {
  id: string;
  version: string;
}
export interface TirNaNogPlayer {
  saga: {
    [k: string]: (Slot | null)[];
  };
  bards: string[];
  lost: string[];
  at_home: number;
  cards: number;
  known: string[];
  points: Points;
  regions: {
    [k: string]: number;
  };
}
/**
 * A card of a saga.
 */
export interface Slot {
  card: string;
  value: number;
  printed: number;
  colour: "blue" | "green" | "red" | "yellow";
  printed_colour: "blue" | "green" | "red" | "yellow";
}
export interface Points {
  top: number;
  middle: number;
  bottom: number;
  cards: number;
  regions: number;
  total: number;
}
export interface TirNaNogResult {
  scores: number[];
  winners: number[];
  points: number[][];
  balor?: number;
}
/**
 * A moment that may be answered by ``seats``, as far as everybody knows.
 */
export interface MomentShown {
  key: string;
  values: {
    [k: string]: unknown;
  };
  seats: number[];
}
export interface LogIn {
  name: string;
  password: string;
}
export interface Mailed {
  token: string;
}
export interface Me {
  id: string;
  name: string;
  kind: string;
  language: string;
  settings: {
    [k: string]: unknown;
  };
  email: string | null;
  email_ok: boolean;
}
export interface NewAccount {
  name: string;
  password: string;
  email?: string | null;
}
export interface NewBot {
  name: string;
}
export interface NewGuest {
  name: string;
  language?: string;
}
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * What somebody wants to play.
 */
export interface NewTable {
  game: string;
  players: number;
  options?: {
    [k: string]: unknown;
  };
  name?: string;
  private?: boolean;
  rated?: boolean;
  pace?: WantedPace;
  seed?: string;
}
/**
 * A pace that somebody asks for. Without ``windows`` it has those that fit: server/pacing.py.
 */
export interface WantedPace {
  live: boolean;
  bank: number;
  increment: number;
  days: number;
  window: number;
  response: number;
  absent: "bot" | "wait";
  windows: ("fast" | "fixed" | "orders") | null;
}
/**
 * The events from number ``since`` on, as the seat may read them, of ``last`` in all.
 */
export interface News {
  seat: number;
  since: number;
  last: number;
  events: GameEvent[];
}
export interface Note {
  text: string;
}
export interface OnLadder {
  rating: number;
  mu: number;
  sigma: number;
  games: number;
  wins: number;
  place: number;
  id: string;
  name: string;
  kind: string;
}
/**
 * When to ask. ``until`` says what ends a "never"; ``off`` why orders have ended by themselves.
 */
export interface Orders {
  ask?: "always" | "never" | "touched";
  until?: "" | "season" | "touched";
  also?: Condition[];
  season?: number;
  off?: "" | "season" | "touched";
}
/**
 * An account of one's own for a program, and the tokens with which it may come.
 */
export interface OwnBot {
  id: string;
  name: string;
  programs: Program[];
}
export interface Program {
  id: string;
  created: number;
  expires: number;
}
/**
 * How fast a table plays. Switched at any time; every entry before keeps the pace it was made at.
 */
export interface Pace {
  live: boolean;
  bank: number;
  increment: number;
  days: number;
  window: number;
  response: number;
  absent: "bot" | "wait";
  windows: "fast" | "fixed" | "orders";
}
export interface Person {
  id: string;
  name: string;
  kind: string;
  since: number;
  ratings: RatedIn[];
  played: Played[];
}
export interface RatedIn {
  rating: number;
  mu: number;
  sigma: number;
  games: number;
  wins: number;
  game: string;
  players: number;
}
/**
 * Finished games, rated or not.
 */
export interface Played {
  game: string;
  players: number;
  games: number;
  wins: number;
}
export interface Ping {
  t: "ping";
  key?: string | null;
}
/**
 * Why nothing was changed.
 */
export interface Reasons {
  reasons: Reason[];
}
/**
 * One position of a finished game. ``event`` is how many events there were by then.
 */
export interface Replayed {
  at: number;
  last: number;
  event: number;
  view: View;
  events: GameEvent[];
}
export interface Reset {
  token: string;
  password: string;
}
export interface Retract {
  t: "retract";
  seat: number;
  key?: string | null;
}
export interface Return {
  t: "back";
  seat: number;
  key?: string | null;
}
/**
 * A job as it stands. ``state``: none (nobody has asked for one), waiting, running, done or failed.
 */
export interface Review {
  state: string;
  judged: number;
  of: number | null;
  result: {
    [k: string]: unknown;
  } | null;
}
export interface Said {
  t: "chat";
  id: number;
  name: string;
  text: string;
  at: number;
}
export interface Say {
  text: string;
}
export interface SeatBot {
  seat: number;
  level: string;
}
export interface SeatShown {
  seat: number;
  name: string;
  kind: string;
  bot: string;
  away: boolean;
  yours: boolean;
  offered: string;
  offered_you: boolean;
}
export interface Seen {
  seat: number;
  event: number;
}
export interface SetPace {
  t: "pace";
  pace: WantedPace1;
  key?: string | null;
}
/**
 * A pace that somebody asks for. Without ``windows`` it has those that fit: server/pacing.py.
 */
export interface WantedPace1 {
  live: boolean;
  bank: number;
  increment: number;
  days: number;
  window: number;
  response: number;
  absent: "bot" | "wait";
  windows: ("fast" | "fixed" | "orders") | null;
}
/**
 * What is not given stays; an empty mail address takes it away.
 */
export interface Settings {
  name?: string | null;
  language?: string | null;
  email?: string | null;
  settings?: {
    [k: string]: unknown;
  } | null;
}
/**
 * The token of the link by which anybody may look back at a finished game; it is told once.
 */
export interface Shared {
  invite: string;
}
export interface SitDown {
  seat: number;
  invite?: string;
  hot_seat?: boolean;
  name?: string;
}
export interface StandUp {
  seat: number;
}
/**
 * As the browser's PushManager gives it.
 */
export interface Subscription {
  endpoint: string;
  keys: {
    [k: string]: string;
  };
  expirationTime?: number | null;
}
/**
 * A table in a list. From ``own`` on: what concerns those who sit there.
 */
export interface TableListed {
  id: string;
  name: string;
  game: string;
  players: number;
  state: string;
  rated: boolean;
  pace: {
    [k: string]: unknown;
  };
  changed: number;
  own: boolean;
  seats: number[];
  waiting: number[];
  yours: boolean;
  unread: number;
  deadline: number | null;
  offered: number[];
}
export interface TableMade {
  id: string;
  invite: string;
}
export interface TableShown {
  id: string;
  name: string;
  game: string;
  rules: string;
  players: number;
  options: {
    [k: string]: unknown;
  };
  state: string;
  private: boolean;
  rated: boolean;
  owner: boolean;
  pace: Pace;
  seats: SeatShown[];
  seat: number | null;
  view: View | null;
  window: WindowShown | null;
  deadlines: {
    [k: string]: number;
  };
  undo: UndoShown | null;
  shared: boolean;
  undone: number;
}
/**
 * A moment that may be answered. ``seats`` could, as far as everybody knows.
 */
export interface WindowShown {
  key: string;
  values: {
    [k: string]: unknown;
  };
  seats: number[];
  closes: number | null;
  held: boolean;
  answered: string | null;
}
export interface UndoShown {
  seat: number;
  needs: number[];
}
/**
 * What each would have, by seat, if a card were played into a row and nothing more.
 */
export interface TirNaNogPreview {
  now: Points[];
  options: {
    [k: string]: {
      [k: string]: Points[];
    };
  };
}
export interface Token {
  id: string;
  token: string;
}
/**
 * The table as you may see it, and what has happened from event number ``since`` on.
 */
export interface Update {
  t: "update";
  table: TableShown;
  since: number;
  events: GameEvent[];
}
/**
 * Why may this seat not answer so now?
 */
export interface Why {
  seat: number;
  option: string;
}
