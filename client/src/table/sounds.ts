/**
 * Sounds without files: a plucked string (Karplus and Strong) in D dorian, and a bodhrán. Silent until the first touch
 * or key, for browsers allow none before.
 */
import { settings } from "../state/settings.svelte";

export type Sound = "turn" | "window" | "attack" | "end" | "card" | "deed";

const D3 = 146.83;
const A3 = 220.0;
const D4 = 293.66;
const DORIAN = [D3 * 2, 329.63, 349.23, 392.0, 440.0, 493.88, 523.25, D4 * 2];
const SWITCH = { turn: "turn", window: "window", attack: "attack", end: "end", card: "turn", deed: "turn" } as const;

let context: AudioContext | null = null;
let out: GainNode | null = null;
const strings = new Map<number, AudioBuffer>();

/** From the first gesture on there may be sound. Returns how to stop listening for it. */
export function listenForGesture(): () => void {
  const wake = () => {
    if (context === null && typeof AudioContext !== "undefined") {
      context = new AudioContext();
      out = context.createGain();
      out.connect(context.destination);
    }
    void context?.resume();
  };
  const events = ["pointerdown", "keydown"] as const;
  for (const event of events) window.addEventListener(event, wake, { once: true, capture: true });
  return () => {
    for (const event of events) window.removeEventListener(event, wake, { capture: true });
  };
}

/** The note of a card: each deck has its own. */
export function play(sound: Sound, deck: "action" | "advantage" | "epic" = "action"): void {
  const { master, volume, ...single } = settings.sounds;
  if (context === null || out === null || context.state !== "running" || !master || !single[SWITCH[sound]]) return;
  out.gain.value = volume;
  const now = context.currentTime + 0.01;
  if (sound === "turn") [D4, A3 * 2, D4 * 2].forEach((note, at) => pluck(note, now + at * 0.16, 0.5));
  else if (sound === "window") pluck(D3, now, 0.35);
  else if (sound === "attack") [0, 0.17, 0.26].forEach((at, beat) => drum(now + at, beat === 0 ? 0.9 : 0.5));
  else if (sound === "card") pluck({ action: D4, advantage: 349.23, epic: A3 * 2 }[deck], now, 0.3);
  else if (sound === "deed") DORIAN.slice(0, 5).forEach((note, at) => pluck(note, now + at * 0.07, 0.3));
  else [...DORIAN, D4].forEach((note, at) => pluck(note, now + at * 0.13, 0.45));
}

function pluck(frequency: number, at: number, loudness: number): void {
  const source = context!.createBufferSource();
  source.buffer = stringOf(frequency);
  const gain = context!.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 1.8);
  source.connect(gain).connect(out!);
  source.start(at);
  source.stop(at + 1.9);
}

/** Noise in a loop as long as one swing, smoothed at every pass: it dies away as a string does. */
function stringOf(frequency: number): AudioBuffer {
  const known = strings.get(frequency);
  if (known) return known;
  const rate = context!.sampleRate;
  const buffer = context!.createBuffer(1, Math.floor(rate * 2), rate);
  const data = buffer.getChannelData(0);
  const length = Math.round(rate / frequency);
  const loop = Float32Array.from({ length }, () => Math.random() * 2 - 1);
  let before = 0;
  for (let i = 0; i < length; i++) before = loop[i] = 0.5 * (loop[i]! + before); // a finger, not a pick
  for (let i = 0; i < data.length; i++) {
    const at = i % length;
    data[i] = loop[at]!;
    loop[at] = 0.498 * (loop[at]! + loop[(at + 1) % length]!);
  }
  strings.set(frequency, buffer);
  return buffer;
}

/** A bodhrán: a falling tone, and the stick on the skin. */
function drum(at: number, loudness: number): void {
  const tone = context!.createOscillator();
  tone.frequency.setValueAtTime(140, at);
  tone.frequency.exponentialRampToValueAtTime(60, at + 0.12);
  const body = context!.createGain();
  body.gain.setValueAtTime(loudness, at);
  body.gain.exponentialRampToValueAtTime(0.001, at + 0.32);
  tone.connect(body).connect(out!);
  tone.start(at);
  tone.stop(at + 0.34);

  const rate = context!.sampleRate;
  const noise = context!.createBuffer(1, Math.floor(rate * 0.05), rate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const stick = context!.createBufferSource();
  stick.buffer = noise;
  const filter = context!.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 900;
  const click = context!.createGain();
  click.gain.value = loudness * 0.4;
  stick.connect(filter).connect(click).connect(out!);
  stick.start(at);
}
