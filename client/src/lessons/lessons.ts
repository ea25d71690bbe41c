/** Lessons are data: a described position, what the reader does step by step, what the others answer. */
import type { Game } from "../state/playing";

export interface Step {
  /** What the text points at: words that boards know. */
  show?: string[];
  /** What is to be answered, one of these. Without `do`, `free` and `ask` a step is only read. */
  do?: string[];
  times?: number;
  /** So many answers of any kind. */
  free?: number;
  /** The reader asks why this is not possible. */
  ask?: string;
}

export interface Lesson {
  id: string;
  game: Game;
  order: number;
  minutes: number;
  seat: number;
  scene: Record<string, unknown>;
  /** What others answer when they are asked; what does not fit yet waits, and meanwhile they pass. */
  others: [number, string][];
  steps: Step[];
}

const files = import.meta.glob<Lesson>("./*.json", { eager: true, import: "default" });

export const lessons: Lesson[] = Object.values(files).sort((a, b) => a.game.localeCompare(b.game) || a.order - b.order);

export function lessonsOf(game: Game): Lesson[] {
  return lessons.filter((lesson) => lesson.game === game);
}

export function nextAfter(lesson: Lesson): Lesson | null {
  return lessonsOf(lesson.game).find((other) => other.order > lesson.order) ?? null;
}

export function keyOf(lesson: Lesson): string {
  return `lesson-${lesson.game}-${lesson.id}`;
}

/** How many answers of the reader a step takes. */
export function answersOf(step: Step): number {
  return step.free ?? step.times ?? (step.do ? 1 : 0);
}

const KEPT = "fidchell.lessons";

export function done(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set(); // no storage, or not ours
  }
}

export function keepDone(lesson: Lesson): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...done().add(`${lesson.game}/${lesson.id}`)]));
  } catch {
    // it is not remembered: no harm
  }
}
