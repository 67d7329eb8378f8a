import { TICKS_PER_SECOND } from '../../time/ticks';
import type { MouthShape } from '../types';
import { CLOSED, VISEMES, type Viseme, visemeShapes } from './visemes';

/** Mouth positions a second: one a frame at the usual rate. */
export const MOUTH_RATE = 30;
export const MOUTH_TICKS = TICKS_PER_SECOND / MOUTH_RATE;
/** Steps of openness, 0–7. */
export const LEVELS = 8;

export interface MouthFrame {
  readonly viseme: Viseme;
  /** 0–7. */
  readonly level: number;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const places = new Map([...ALPHABET].map((letter, index) => [letter, index]));

/** One letter a frame, three bits of shape and three of openness: a minute of speech is 1.8 kB of text. */
export const encodeMouth = (frames: readonly MouthFrame[]): string =>
  frames
    .map(
      ({ viseme, level }) =>
        ALPHABET[VISEMES.indexOf(viseme) * LEVELS + Math.min(LEVELS - 1, Math.max(0, level))] ?? 'A',
    )
    .join('');

/** A frame of a code; at rest outside it and for letters that mean nothing. */
export function mouthFrame(code: string, index: number): MouthFrame {
  const value = index >= 0 && index < code.length ? (places.get(code[index] ?? '') ?? 0) : 0;
  const viseme = VISEMES[value >> 3] ?? 'rest';
  return { viseme, level: viseme === 'rest' ? 0 : value & 7 };
}

function shapeOf(code: string, index: number): MouthShape {
  const { viseme, level } = mouthFrame(code, index);
  const share = level / (LEVELS - 1);
  const full = visemeShapes[viseme];
  // Rounding and spreading are reached sooner than openness: lips move before the jaw does.
  const early = Math.sqrt(share);
  return {
    open: full.open * share,
    wide: full.wide * early,
    round: full.round * early,
    teeth: full.teeth * early,
    press: full.press * early,
  };
}

/** Weights of the neighbors: a mouth glides through the sounds and never jumps. */
const KERNEL = [0.22, 0.56, 0.22] as const;

/** The mouth at a moment of the sound, smoothed over three frames and between frames. Closed outside the code. */
export function mouthAt(code: string, seconds: number): MouthShape {
  const at = seconds * MOUTH_RATE;
  if (!code || at < -2 || at > code.length + 2) return CLOSED;
  const index = Math.floor(at);
  const share = at - index;
  const sum = { open: 0, wide: 0, round: 0, teeth: 0, press: 0 };
  for (let side = -1; side <= 2; side += 1) {
    const weight = (KERNEL[side + 1] ?? 0) * (1 - share) + (KERNEL[side] ?? 0) * share;
    if (weight <= 0) continue;
    const shape = shapeOf(code, index + side);
    sum.open += shape.open * weight;
    sum.wide += shape.wide * weight;
    sum.round += shape.round * weight;
    sum.teeth += shape.teeth * weight;
    sum.press += shape.press * weight;
  }
  return sum;
}

/** How lively the speech is about a moment, 0–1: brows and head follow it. */
export function energyAt(code: string, seconds: number): number {
  const middle = Math.round(seconds * MOUTH_RATE);
  let sum = 0;
  for (let i = -6; i <= 6; i += 1) sum += mouthFrame(code, middle + i).level;
  return sum / (13 * (LEVELS - 1));
}
