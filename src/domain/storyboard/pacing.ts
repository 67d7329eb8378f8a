import { isOffer } from './offer';
import type { Sentence } from './types';

/** Seconds of silence between sentences: as a speaker breathes, and longer before what he wants. */
const BREATH = 0.28;
const NEW_THOUGHT = 0.36;
const BEFORE_OFFER = 0.5;

/** Seconds for which a video goes on after its last word. */
export const TAIL_SECONDS = 0.8;

/** Seconds of silence between two sentences of a video, 0.25–0.5. */
export function pauseBetween(left: Sentence, right: Sentence): number {
  if (isOffer(right) && !isOffer(left)) return BEFORE_OFFER;
  return left.role === right.role ? BREATH : NEW_THOUGHT;
}
