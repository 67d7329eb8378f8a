import type { ShotKind } from '../frameworks';

/** A sentence of a script with what is seen meanwhile. */
export interface ScriptSentence {
  readonly id: string;
  readonly text: string;
  /** Written name of what it does, `钩子`; of a dialogue, who speaks; '' = none. */
  readonly role: string;
  /** Kind of image; '' or absent = as its role suggests. */
  readonly shot?: ShotKind | '' | undefined;
  /** What the camera does, in the user's words. */
  readonly hint?: string | undefined;
  /** Words on the screen. */
  readonly screen_text?: string | undefined;
  /** File record of an image or clip. */
  readonly media_id?: string | undefined;
  /** Seconds that were set by hand; 0 or absent = as long as it takes to say. */
  readonly seconds?: number | undefined;
}

/** Characters a minute. */
export const slowestVoice = 120;
export const usualVoice = 260;
export const fastestVoice = 420;

export const mostSentences = 400;
export const longestSentence = 500;
