import type { VideoEncodingConfig } from 'mediabunny';
import type { EraseSettings } from '../../types';
import type { StretchCounts } from './eraseStretch';

/** One stretch of a video, for a worker of its own; survives `postMessage`. */
export interface StretchRequest {
  readonly file: Blob;
  readonly settings: EraseSettings;
  /** Seconds of the source, half-open. */
  readonly start: number;
  readonly end: number;
  readonly isUntagged: boolean;
  readonly codec: VideoEncodingConfig['codec'];
  readonly bitrate: number;
  readonly hardwareAcceleration: HardwareAcceleration;
}

/** Seconds of the stretch that are done. */
export interface StretchProgress {
  readonly seconds: number;
}

export interface StretchPacket {
  readonly data: Uint8Array;
  readonly type: 'key' | 'delta';
  /** Seconds. */
  readonly timestamp: number;
  readonly duration: number;
  readonly meta: EncodedVideoChunkMetadata | undefined;
}

export interface StretchResult {
  readonly packets: readonly StretchPacket[];
  readonly counts: StretchCounts;
}
