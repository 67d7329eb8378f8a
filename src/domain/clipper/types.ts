import type { FrameLook } from '../../engine/convert';

/** Half-open, seconds of the source video. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A word whose time was measured. */
export interface TimedWord extends Span {
  readonly text: string;
}

/** What is said in one breath; without a transcript the sound between two pauses, its text empty. */
export interface SpokenSentence extends Span {
  readonly text: string;
  /** Where their times were measured: all words of the text, in order. */
  readonly words?: readonly TimedWord[] | undefined;
  /** Of a recording that was aligned with its script. */
  readonly take?: ScriptTake | undefined;
}

/** Which sentence of the script a take says (from 0), and how much of it, 0–1. */
interface ScriptTake {
  readonly line: number;
  readonly share: number;
}

/** What is known of a long video before it is cut into clips. */
export interface ClipMaterial {
  /** Seconds. */
  readonly duration: number;
  /** In order, none over another. */
  readonly sentences: readonly SpokenSentence[];
  /** Where the image changes to another shot, seconds, in order. */
  readonly shotChanges: readonly number[];
  /** What is to be seen, twice a second, in order; absent where nobody looked. */
  readonly looks?: readonly FrameLook[] | undefined;
  /** Whether faces could be looked for. */
  readonly hasFaces?: boolean | undefined;
  /** How loud it is: decibels below full scale as positive numbers, `LEVELS_PER_SECOND` a second; absent without sound. */
  readonly levels?: ArrayLike<number> | undefined;
  /** With a pasted script: whether it was compared with the sound, or its times are estimated. */
  readonly isAligned?: boolean;
  /** Sentences of the script that the recording was aligned with; `ScriptTake.line` counts them. */
  readonly script?: readonly string[] | undefined;
  /** Where somebody speaks, whatever is said; known with `script`. */
  readonly speech?: readonly Span[] | undefined;
}

/** What was made of a clip by its words. */
export interface ClipEdits {
  /** Keys of the words that are not heard. */
  readonly removed: readonly string[];
  /** Pauses that were decided one by one, by the key of the word before them. */
  readonly pauses: Readonly<Record<string, 'kept' | 'short'>>;
  /** Longer than its words at the beginning and the end, seconds. */
  readonly lead: number;
  readonly tail: number;
}

/** Why a stretch is worth a clip of its own; `whole`: it is a thought from its first to its last word, no more. */
export type ClipReasonKind =
  | 'hook'
  | 'question'
  | 'price'
  | 'number'
  | 'turn'
  | 'laughter'
  | 'dense'
  | 'lively'
  | 'whole';

export interface ClipReason {
  readonly kind: ClipReasonKind;
  /** The words it rests on, or how many shots there are; empty where it rests on the sound. */
  readonly words: string;
}

/** Sentences `first` to `last`, both included. */
export interface SentenceRange {
  readonly first: number;
  readonly last: number;
}

export interface ClipCandidate extends SentenceRange {
  readonly reasons: readonly ClipReason[];
}

/** How long a clip may be, seconds. */
export interface LengthRange {
  readonly shortest: number;
  readonly longest: number;
}
