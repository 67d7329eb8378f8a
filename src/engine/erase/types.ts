/** A rectangle in shares of the image as shown, 0–1. */
export interface ShareBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Seconds of the source, half-open. */
export interface EraseSpan {
  readonly start: number;
  readonly end: number;
}

/** `crop` cuts the region off the whole video; the others work on its pixels while its spans last. */
export type EraseMethod = 'fill' | 'blur' | 'mosaic' | 'crop';

/** What `fill` paints over: the strokes of letters and what is close to them, or everything in the region. */
type EraseCover = 'strokes' | 'region';

export interface EraseRegion {
  readonly id: string;
  readonly box: ShareBox;
  /** When; null = the whole video. */
  readonly spans: readonly EraseSpan[] | null;
  readonly method: EraseMethod;
  /** 0–1: how strong a blur, how large the tiles, how faint the strokes that are still found. */
  readonly strength: number;
  readonly cover: EraseCover;
}

/** Shape of what remains after cropping: as much as possible, the source's own, or width : height. */
export type CropAspect = 'free' | 'source' | '9:16' | '3:4' | '1:1' | '4:3' | '16:9';

export interface EraseSettings {
  readonly regions: readonly EraseRegion[];
  readonly cropAspect: CropAspect;
}

/** Whole pixels of the stored image. */
export interface PixelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
