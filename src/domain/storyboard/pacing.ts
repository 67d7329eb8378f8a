import { spokenSeconds } from '../script/spoken';
import { isOffer } from './offer';
import type { Sentence as StorySentence } from './types';

type Sentence = Pick<StorySentence, 'text' | 'role'>;

/** Seconds of silence between sentences: as a speaker breathes, and longer before what he wants. */
export const BREATH = 0.28;
const NEW_THOUGHT = 0.36;
const BEFORE_OFFER = 0.5;

/** Syllables a minute of a voice that nobody has measured: that of the embedded voices, as their sound was measured. */
export const USUAL_PACE = 275;

/** Seconds for which a video goes on after its last word. */
export const TAIL_SECONDS = 0.8;

/** Seconds of silence between two sentences of a video, 0.25–0.5. */
export function pauseBetween(left: Sentence, right: Sentence): number {
  if (isOffer(right) && !isOffer(left)) return BEFORE_OFFER;
  return left.role === right.role ? BREATH : NEW_THOUGHT;
}

/**
 * Seconds that a video of these sentences lasts: what is spoken, the pauses between and what follows the last word.
 * @param pace syllables a minute of the voice at the speed that is chosen
 */
export function videoSeconds(sentences: readonly Sentence[], pace: number = USUAL_PACE): number {
  if (sentences.length === 0) return 0;
  return sentences.reduce((sum, sentence, index) => {
    const next = sentences[index + 1];
    return sum + spokenSeconds(sentence.text, pace) + (next ? pauseBetween(sentence, next) : TAIL_SECONDS);
  }, 0);
}

/** Sentences are about this long in seconds, so that many pauses lie between them. */
const USUAL_SENTENCE = 3.2;
/** Share of the speaking time that goes into words; the rest are breaths at commas and full stops. */
const WORDS_SHARE = 0.86;

/**
 * How many characters a script may have for a video of a length, about.
 * @param seconds wished length of the finished video
 * @param pace syllables a minute of the voice
 */
export function wordBudget(seconds: number, pace: number = USUAL_PACE): number {
  const told = Math.max(1, seconds - TAIL_SECONDS);
  const pauses = (told / (USUAL_SENTENCE + NEW_THOUGHT)) * NEW_THOUGHT;
  return Math.round(((told - pauses) * WORDS_SHARE * pace) / 60);
}
