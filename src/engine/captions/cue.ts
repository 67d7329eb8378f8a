import type { Ticks } from '../time/ticks';

/** A piece of text with its time on screen; `end` is exclusive. */
export interface Cue {
  readonly start: Ticks;
  readonly end: Ticks;
  readonly text: string;
}
