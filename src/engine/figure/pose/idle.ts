import { random, smooth } from './noise';

/** Seconds between blinks: people who speak blink about every three. */
const SLOT = 3.1;
const SHUT = 0.07;
const OPEN = 0.16;

/** How far the eyes are shut, 0–1: one blink a slot, at a place in it that the seed chooses; now and then a double. */
export function blinkAt(seed: number, seconds: number): number {
  const slot = Math.floor(seconds / SLOT);
  const first = (slot + 0.15 + random(seed, slot) * 0.65) * SLOT;
  const twice = random(seed + 7, slot) > 0.82 ? first + 0.34 : Number.NEGATIVE_INFINITY;
  return Math.max(lid(seconds - first), lid(seconds - twice));
}

function lid(since: number): number {
  if (since < 0 || since > SHUT + OPEN) return 0;
  return since < SHUT ? smooth(since / SHUT) : 1 - smooth((since - SHUT) / OPEN);
}

/** Eyes rest on the camera and glance aside for a moment every few seconds. */
export function gazeAt(seed: number, seconds: number): { readonly x: number; readonly y: number } {
  const slot = Math.floor(seconds / 4.3);
  const from = (slot + 0.2 + random(seed + 3, slot) * 0.5) * 4.3;
  const since = seconds - from;
  const share = since < 0 || since > 0.9 ? 0 : smooth(Math.min(since / 0.12, (0.9 - since) / 0.12));
  return { x: (random(seed + 5, slot) * 2 - 1) * 0.7 * share, y: (random(seed + 9, slot) - 0.35) * 0.6 * share };
}
