import type { Ticks } from '../time/ticks';

/** A word of a cue with its time relative to the cue's start. */
export interface CueWord {
  readonly text: string;
  readonly at: Ticks;
  readonly duration: Ticks;
}

/** Where a file wants a cue, as shares of the image's width and height. */
export interface CuePlace {
  readonly x: number;
  readonly y: number;
  /** What of the letters' box lies there, as on a number pad: 7 its left top corner, 5 its middle, 2 its bottom. */
  readonly anchor: number;
}

/** A piece of text with its time on screen; `end` is exclusive. */
export interface Cue {
  readonly start: Ticks;
  readonly end: Ticks;
  readonly text: string;
  /** Where the file tells them (karaoke), in order. */
  readonly words?: readonly CueWord[];
  /** CSS color, where the file names one. */
  readonly color?: string;
  /** Where the file names one; else the caption's design decides. */
  readonly place?: CuePlace;
}
