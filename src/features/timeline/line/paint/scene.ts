import type { Ticks } from '@/engine/time/ticks';
import type { ClipKind } from '../model/clipShape';
import type { Layout } from '../model/layout';
import type { Peaks } from '../model/peaks';
import type { View } from '../model/view';
import type { LineColors } from './colors';

/** Images along a video, as engine/media/filmstrip gives them: what is there already, the rest follows. */
export interface FilmstripSource {
  readonly get: (
    mediaId: string,
    sourceSeconds: number,
    height: number,
    span?: number,
  ) => CanvasImageSource | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface WaveformSource {
  readonly peaks: (mediaId: string) => Peaks | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What is known of a file beside the document. */
export interface MediaState {
  /** Its bytes can not be found. */
  readonly isMissing?: boolean;
  /** 0–1 while a lighter copy is made or the file comes in; undefined when nothing is under way. */
  readonly progress?: number;
}

export interface LineWords {
  readonly missing: string;
  readonly kinds: Readonly<Record<ClipKind, string>>;
}

/** All that the painter of the clips needs to know; it keeps nothing itself. */
export interface Scene {
  readonly ctx: CanvasRenderingContext2D;
  readonly dpr: number;
  readonly view: View;
  readonly layout: Layout;
  readonly colors: LineColors;
  readonly words: LineWords;
  readonly duration: Ticks;
  readonly selection: ReadonlySet<string>;
  readonly hovered: string | undefined;
  readonly rangeIn: Ticks | undefined;
  readonly rangeOut: Ticks | undefined;
  readonly filmstrips: FilmstripSource | undefined;
  readonly waveforms: WaveformSource | undefined;
  readonly mediaState: ((mediaId: string) => MediaState | undefined) | undefined;
}

/** Onto whole device pixels: lines between two would be grey and two wide. */
export const crisp = (dpr: number, value: number): number => Math.round(value * dpr) / dpr;
