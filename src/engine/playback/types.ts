import type { MediaError } from '../media/errors';
import type { MediaStore, MediaStoreOptions } from '../media/mediaStore';
import type { Proxies } from '../media/proxy/proxies';
import type { ProxyFiles } from '../media/proxy/runProxy';
import type { Project } from '../project/schema';
import type { FontLoader } from '../render/fontLoader';
import type { Watermark } from '../resolve/watermarkLayer';
import { type Ticks, ZERO } from '../time/ticks';
import type { SilenceReason } from './audioOutput';
import type { PlayRange } from './playRange';

export interface PlayerState {
  readonly time: Ticks;
  readonly playing: boolean;
  readonly duration: Ticks;
  /** The image of `time` is on the canvas, the very frame, in full. */
  readonly ready: boolean;
  /**
   * The time whose image is on the canvas, if only a frame nearby or a softer one: while scrubbing that comes first.
   * null before the first image.
   */
  readonly drawn: Ticks | null;
  /** The last thing that could not be shown or heard; the rest goes on. */
  readonly error: MediaError | null;
  /** Scale of the preview's image: 1, or less where this computer cannot keep up. */
  readonly quality: number;
  /** 1 = as recorded; negative = backwards. Only 1 is heard. */
  readonly rate: number;
  /** Frames of the project that playing has shown, and left out, since the player was made. */
  readonly frames: { readonly shown: number; readonly dropped: number };
  /** Why it plays without sound; null = with sound, or not known before the first play. */
  readonly silence: SilenceReason | null;
}

/** Before the first project. */
export const START: PlayerState = {
  time: ZERO,
  playing: false,
  duration: ZERO,
  ready: false,
  drawn: null,
  error: null,
  silence: null,
  quality: 1,
  rate: 1,
  frames: { shown: 0, dropped: 0 },
};

export interface PlayerOptions extends MediaStoreOptions {
  readonly fonts?: FontLoader;
  /** Where light copies of heavy videos are kept; without it none are made. */
  readonly proxyFiles?: ProxyFiles;
  /** Shown over every project, as the export will. */
  readonly watermark?: Watermark | undefined;
  /** Largest canvas edge in pixels at full preview quality. Default 1280. */
  readonly maxEdge?: number;
}

export interface Player {
  /** Time, and playing, go on; the time stays within the new duration. */
  readonly setProject: (project: Project) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (time: Ticks) => void;
  /** Stops, and goes this many frames of the project on (negative: back), to a frame's start. */
  readonly frameStep: (frames: number) => void;
  /** Where playing begins and ends; with `loop` it begins anew at the end. Without a range: the whole project. */
  readonly setRange: (range: PlayRange) => void;
  /** How fast and which way to play: −4…4. It does not start to play; 0 pauses. {@link Player.pause} sets it back to 1. */
  readonly setRate: (rate: number) => void;
  /** What the project's media are read through; video strips and waveforms share it. */
  readonly media: MediaStore;
  /** Light copies of heavy videos, for the preview only; null without `proxyFiles`. */
  readonly proxies: Proxies | null;
  /**
   * How many pixels of the image's longer edge are of use on the page (its size there × the pixel ratio): it is drawn
   * no larger, nor above `maxEdge`. Without a call: `maxEdge`.
   */
  readonly setMaxEdge: (edge: number) => void;
  /** 0–1, for the ear only; the export is not affected. */
  readonly setVolume: (volume: number) => void;
  readonly state: () => PlayerState;
  /** Called with every change (during play about 30 times a second). Returns the unsubscribe function. */
  readonly subscribe: (listener: (state: PlayerState) => void) => () => void;
  readonly dispose: () => void;
}
