/** Pixels of an image, four bytes each: red, green, blue, anything. */
export interface RgbaImage {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Part of an image, in its pixels. */
export interface PixelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What was read. */
export interface ReadText {
  readonly text: string;
  /** Mean certainty of its characters, 0–1. */
  readonly confidence: number;
}

/** A subtitle that stood in the video, in seconds of the source. */
export interface ReadCue extends ReadText {
  readonly start: number;
  readonly end: number;
}

export interface OcrRequest {
  /** The video, or its address. */
  readonly file: Blob | string;
}

export interface OcrProgress {
  /** `loading`: the models; `finding`: where subtitles stand; `reading`: what they say. */
  readonly stage: 'loading' | 'finding' | 'reading';
  /** 0–100, of the whole work. */
  readonly percent: number;
  readonly etaSeconds: number | null;
}

export interface OcrResult {
  /** In the order of the video; empty where no subtitles stand in it. */
  readonly cues: readonly ReadCue[];
}

export interface ImageOcrRequest {
  readonly images: readonly Blob[];
}

/** A line written in an image; its place as shares of the image's width and height. */
export interface ImageLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ImageOcrResult {
  /** Of each image the lines written in it, from above; none where nothing is written or it cannot be decoded. */
  readonly lines: readonly (readonly ImageLine[])[];
}
