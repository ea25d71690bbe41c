/** The eye over the island: where it is, how near, and how it fits what there is to see. */
import type { Box } from "../art/geometry";

const NEAREST = 2.6;
const CLOSEST_FIT = 1.15; // two tiles need not fill a large screen

export class Camera {
  x = $state(0); // of the pane, where 0,0 of the map is
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** Has somebody moved it? Then only growth of the island, or the button, fits it again. */
  moved = $state(false);
  /** Room at the top for buttons. */
  top = 0;
  /** Room at the right for a card that lies there for long. */
  right = 0;
  #box: Box = { x: -100, y: -100, width: 200, height: 200 };

  get transform(): string {
    return `translate(${this.x.toFixed(2)} ${this.y.toFixed(2)}) scale(${this.scale.toFixed(4)})`;
  }

  get smallest(): number {
    return this.#fitting() * 0.7;
  }

  /** The pane or the island has changed. */
  see(width: number, height: number, box: Box): void {
    const grown = Math.abs(box.width - this.#box.width) + Math.abs(box.height - this.#box.height) > 1;
    const resized = width !== this.width || height !== this.height;
    this.#box = box;
    this.width = width;
    this.height = height;
    if (grown || resized || !this.moved) this.fit();
  }

  fit(): void {
    if (this.width === 0 || this.height === 0) return;
    this.scale = this.#fitting();
    this.x = (this.width - this.right) / 2 - (this.#box.x + this.#box.width / 2) * this.scale;
    this.y = (this.top + this.height) / 2 - (this.#box.y + this.#box.height / 2) * this.scale;
    this.moved = false;
  }

  /** Nearer or farther, while a point of the pane stays where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.min(NEAREST, Math.max(this.smallest, this.scale * factor));
    const by = scale / this.scale;
    this.scale = scale;
    this.x = x - (x - this.x) * by;
    this.y = y - (y - this.y) * by;
    this.moved = true;
    this.#hold();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.moved = true;
    this.#hold();
  }

  /** Brings a point of the map into the pane, for the keyboard. */
  show([x, y]: readonly [number, number]): void {
    const margin = Math.min(90, this.width / 4, this.height / 4);
    const [px, py] = [this.x + x * this.scale, this.y + y * this.scale];
    const dx = Math.max(0, margin - px) - Math.max(0, px - (this.width - margin));
    const dy = Math.max(0, margin - py) - Math.max(0, py - (this.height - margin));
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }

  #fitting(): number {
    const { width, height } = this.#box;
    return Math.min(CLOSEST_FIT, (this.width - this.right) / width, (this.height - this.top) / height) || 1;
  }

  /** Some of the island stays in sight. */
  #hold(): void {
    const { x, y, width, height } = this.#box;
    const keep = 80;
    this.x = Math.min(this.width - keep - x * this.scale, Math.max(keep - (x + width) * this.scale, this.x));
    this.y = Math.min(this.height - keep - y * this.scale, Math.max(keep - (y + height) * this.scale, this.y));
  }
}
