import type { EraseSpan, ShareBox } from '../types';

/** Brightness of a small image, upright, a byte a pixel. */
export interface SmallLuma {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Which tiles of an image look like letters that stand still; 1 or 0. */
export interface TextTiles {
  /** Seconds of the source. */
  readonly time: number;
  readonly bits: Uint8Array;
}

/** Where subtitles were found, to be corrected by the user. */
export interface FoundSubtitles {
  readonly box: ShareBox;
  /** null: text that never changes, all the time. */
  readonly spans: readonly EraseSpan[] | null;
}

export interface DetectRequest {
  readonly file: Blob;
}

export interface DetectProgress {
  /** 0–100. */
  readonly percent: number;
  readonly etaSeconds: number | null;
}

export interface DetectResult {
  /** Best first; empty where nothing looks like subtitles. */
  readonly found: readonly FoundSubtitles[];
}
