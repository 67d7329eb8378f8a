import { createCueScanner, wordsOf } from './cueScanner';
import { emotionWords } from './data/words.data';
import type { Evidence, RhythmPoint } from './types';

const scanEmotion = createCueScanner<'emotion'>([
  ...wordsOf<'emotion'>(emotionWords.strong, 'emotion', 1.6),
  ...wordsOf<'emotion'>(emotionWords.fair, 'emotion', 0.8),
]);

const emoji = /\p{Extended_Pictographic}/gu;
const clauseEnds = /[，,。！？!?；;：:、\n…]+/g;

/** Feeling in a text: words, exclamations, questions, emoji; its weight without a bound. */
export function emotionOf(text: string): number {
  let sum = 0;
  scanEmotion(text, ({ weight }) => {
    sum += weight;
  });
  sum += (text.match(/[！!]/g)?.length ?? 0) * 0.8 + (text.match(/[？?]/g)?.length ?? 0) * 0.4;
  return sum + Math.min(3, text.match(emoji)?.length ?? 0) * 0.4;
}

interface CurveInput {
  readonly text: string;
  /** Characters without white space. */
  readonly length: number;
  readonly seconds: number;
  readonly isTimed: boolean;
  readonly evidence: readonly Evidence[];
  /** Share of words of content that come here for the first time, 0–1. */
  readonly novelty: number;
}

/** 0 at nothing, 0.5 at `half`, nearing 1. */
const bounded = (value: number, half: number): number => (value <= 0 ? 0 : value / (value + half));

/**
 * Rhythm of one segment. Density: numbers and cues for its length, and how much of it is new. Speed: characters a second
 * where times are known, else how short its clauses are. Emotion: words of feeling and marks for its length.
 */
export function rhythmPointOf({ text, length, seconds, isTimed, evidence, novelty }: CurveInput): RhythmPoint {
  if (length === 0) return { density: 0, speed: 0, emotion: 0 };
  const facts = evidence.reduce((sum, { kind }) => sum + (kind === 'number' ? 1.4 : kind === 'cue' ? 0.7 : 0.5), 0);
  const per20 = 20 / Math.max(12, length);
  const clauses = text.split(clauseEnds).filter((clause) => clause.trim()).length;
  const speed =
    isTimed && seconds > 0 ? bounded(length / seconds, 4.6) : bounded(12 / (length / Math.max(1, clauses)), 1.2);
  return {
    density: clamp(bounded(facts * per20, 1.6) * 0.7 + novelty * 0.3),
    speed: clamp(speed),
    emotion: clamp(bounded(emotionOf(text) * per20, 1.1)),
  };
}

const clamp = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));
