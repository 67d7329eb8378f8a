import type { Ticks } from '../time/ticks';

/** A word of a cue with its time relative to the cue's start. */
export interface CueWord {
  readonly text: string;
  readonly at: Ticks;
  readonly duration: Ticks;
}

/** A piece of text with its time on screen; `end` is exclusive. */
export interface Cue {
  readonly start: Ticks;
  readonly end: Ticks;
  readonly text: string;
  /** Where the file tells them (karaoke), in order. */
  readonly words?: readonly CueWord[];
}
