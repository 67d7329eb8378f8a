import type { MediaBytes } from '../media/openInput';
import type { FrameLook } from './scenes/lookAt';

/** Seconds of the source, half-open; 0 = the file begins. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * How a range is cut.
 * - `before`: nothing is encoded; it begins at the key frame before the wanted start.
 * - `after`: nothing is encoded; it begins at the first key frame behind the wanted start.
 * - `smart`: to the frame; only the frames up to the next key frame (and behind the last whole group) are encoded.
 * - `exact`: to the frame; all of it is encoded.
 */
export type CutMode = 'before' | 'after' | 'smart' | 'exact';

export interface CutRange extends Span {
  readonly name: string;
  readonly mode: CutMode;
}

export type VideoContainer = 'mp4' | 'mov' | 'webm' | 'mkv';
export type AudioFormat = 'm4a' | 'mp3' | 'wav';
export type AudioContainer = AudioFormat | 'ogg' | 'flac' | 'mka';
/** 64–320, thousand bits a second. */
export type AudioKbps = 64 | 96 | 128 | 192 | 256 | 320;

export interface CutRequest {
  readonly kind: 'cut';
  readonly source: MediaBytes;
  readonly ranges: readonly CutRange[];
  /** One file of all, or one each. */
  readonly isJoined: boolean;
  /** Default: as the source. */
  readonly container?: VideoContainer;
  /** The user's own file, where one comes out; else it lies on the browser's private disk. */
  readonly to?: FileSystemFileHandle;
}

export interface AudioRequest {
  readonly kind: 'audio';
  readonly source: MediaBytes;
  /** `original`: packets as they are, whatever container fits them. */
  readonly format: 'original' | AudioFormat;
  /** Default 192; not for WAV. */
  readonly kbps?: AudioKbps;
  /** Default as the source, at most 2. */
  readonly channels?: 1 | 2;
  readonly range?: Span;
  /** Which of several sound tracks, from 0. */
  readonly track?: number;
  /** The user's own file; else it lies on the browser's private disk. */
  readonly to?: FileSystemFileHandle;
}

/** Where the image changes; where nobody speaks. */
export interface ScenesRequest {
  readonly kind: 'scenes';
  readonly source: MediaBytes;
  /** 0–1, more finds more; default 0.5. */
  readonly sensitivity?: number;
  /** Scenes are at least so long, seconds. */
  readonly shortest?: number;
  /** Look for faces and what stands out as well; default no. */
  readonly looks?: boolean;
}

export interface SilencesRequest {
  readonly kind: 'silences';
  readonly source: MediaBytes;
  readonly shortest?: number;
}

/** An MP4 with H.264 and AAC, as every platform takes it. */
export interface TranscodeRequest {
  readonly kind: 'transcode';
  readonly source: MediaBytes;
  /** Bits a second of the image; without it, what fits is taken over as it is. */
  readonly videoBitrate?: number;
  /** Pixels of the shorter side, at most the source's own. */
  readonly shortSide?: number;
}

export type ConvertRequest = CutRequest | AudioRequest | ScenesRequest | SilencesRequest | TranscodeRequest;

export type ConvertStage = 'preparing' | 'copying' | 'encoding' | 'looking' | 'finalizing';

export interface ConvertProgress {
  readonly stage: ConvertStage;
  /** 0–100. */
  readonly percent: number;
  readonly etaSeconds: number | null;
}

/** A file that was made. */
export interface ConvertedFile {
  readonly blob: Blob;
  readonly container: VideoContainer | AudioContainer;
  /** Seconds. */
  readonly duration: number;
  /** 0 for sound. */
  readonly width: number;
  readonly height: number;
  /** Packets of the image (of a sound: of the sound) taken over as they are, and those made anew. */
  readonly copied: number;
  readonly encoded: number;
  /** What of the source it holds, one a range. */
  readonly spans: readonly Span[];
}

export interface ConvertResults {
  readonly cut: { readonly files: readonly ConvertedFile[] };
  readonly audio: { readonly files: readonly ConvertedFile[] };
  /** Seconds of the source at which a new scene begins; not 0. */
  readonly transcode: { readonly file: ConvertedFile };
  readonly scenes: {
    readonly times: readonly number[];
    readonly duration: number;
    /** With `looks`: what is to be seen, in order, and whether faces could be looked for. */
    readonly looks?: readonly FrameLook[];
    readonly hasFaces?: boolean;
  };
  readonly silences: {
    readonly spans: readonly Span[];
    readonly duration: number;
    /** How loud it is, a hundred times a second: decibels below full scale, 0–96. */
    readonly levels: Uint8Array;
  };
}

export type ConvertResult = ConvertResults[keyof ConvertResults];
