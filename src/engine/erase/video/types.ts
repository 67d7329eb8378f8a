import type { EraseSettings } from '../types';

export type EraseContainer = 'mp4' | 'mov' | 'webm' | 'mkv';

export interface EraseRequest {
  /** Read by ranges from disk, never whole. */
  readonly file: Blob;
  readonly settings: EraseSettings;
  /** The user's own file; else it lies on the browser's private disk. */
  readonly to?: FileSystemFileHandle | undefined;
  /** Off: every image is encoded. Tests hold both against each other. */
  readonly mayCopy?: boolean;
  /** Workers that fill at most, beside what the device has room for. Tests hold one against several. */
  readonly mostWorkers?: number;
}

export interface EraseProgress {
  readonly stage: 'preparing' | 'erasing' | 'finalizing';
  /** 0–100. */
  readonly percent: number;
  readonly etaSeconds: number | null;
  /** Seconds of video a second of time so far; null while it is too early to say. */
  readonly realtime: number | null;
}

/** How the images came into the file. */
interface ErasedImages {
  /** Packets of the source, untouched. */
  readonly copied: number;
  /** Decoded and encoded, nothing changed. */
  readonly passed: number;
  /** With a region at work, or cropped. */
  readonly erased: number;
}

export interface EraseResult {
  readonly blob: Blob;
  readonly container: EraseContainer;
  readonly videoCodec: string;
  /** As shown, pixels. */
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  readonly images: ErasedImages;
  /** Sound tracks taken over packet by packet. */
  readonly audios: number;
  /** Sound tracks that the file's format cannot hold. */
  readonly lostAudio: number;
  /** The source was transparent in places; the result is not. */
  readonly hasLostAlpha: boolean;
}
