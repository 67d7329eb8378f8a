import type { MouthShape } from '../types';

/** Mouth shapes by the sound they belong to; the place in this list is what a code stores. */
export const VISEMES = ['rest', 'a', 'e', 'i', 'o', 'u', 'm', 's'] as const;
export type Viseme = (typeof VISEMES)[number];

export const CLOSED: MouthShape = { open: 0, wide: 0, round: 0, teeth: 0, press: 0 };

/** Each at its fullest. */
export const visemeShapes: Readonly<Record<Viseme, MouthShape>> = {
  rest: CLOSED,
  a: { open: 1, wide: 0.15, round: 0, teeth: 0, press: 0 },
  e: { open: 0.6, wide: 0.6, round: 0, teeth: 0.2, press: 0 },
  i: { open: 0.32, wide: 0.95, round: 0, teeth: 0.5, press: 0 },
  o: { open: 0.68, wide: -0.3, round: 0.65, teeth: 0, press: 0 },
  u: { open: 0.34, wide: -0.5, round: 1, teeth: 0, press: 0 },
  m: { open: 0, wide: -0.1, round: 0, teeth: 0, press: 1 },
  s: { open: 0.16, wide: 0.5, round: 0, teeth: 1, press: 0 },
};
