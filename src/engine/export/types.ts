export type Container = 'mp4' | 'webm';
export type ExportQuality = 'draft' | 'standard' | 'high';

export interface ExportOptions {
  /** Wish; where the browser cannot encode it, the other one is made (preflight says so beforehand). Default mp4. */
  readonly container?: Container;
  /** Default standard. */
  readonly quality?: ExportQuality;
  /** Who made the content, for the AI label's metadata (name or code of the provider). */
  readonly producer?: string;
  /** Bytes that are already here, by media id; the others are fetched. */
  readonly blobs?: ReadonlyMap<string, Blob>;
}

export type ExportStage = 'preparing' | 'rendering' | 'finalizing';

export interface ExportProgress {
  readonly stage: ExportStage;
  /** 0–100. */
  readonly percent: number;
  /** null while there is nothing to go by. */
  readonly etaSeconds: number | null;
  readonly frame: number;
  readonly frames: number;
}

export type VideoCodecName = 'avc' | 'vp9' | 'vp8';
export type AudioCodecName = 'aac' | 'opus';

export interface ExportFacts {
  readonly container: Container;
  readonly videoCodec: VideoCodecName;
  /** null = the project has no sound. */
  readonly audioCodec: AudioCodecName | null;
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  /** Fonts that could not be had; the text was drawn in the system's. */
  readonly missingFonts: readonly string[];
  /** Where it ran, and why not in a worker. */
  readonly realm: 'worker' | 'page';
  readonly realmReason: 'no-worker' | 'no-offscreen-canvas' | 'worker-not-loaded' | null;
}

export interface ExportResult extends ExportFacts {
  /** Lies on disk where the browser allows it: read it before {@link ExportResult.release}. */
  readonly blob: Blob;
  /** Bytes. */
  readonly size: number;
  /** Removes the temporary file. Without it, it goes at an export a day later. */
  readonly release: () => Promise<void>;
}

export interface ExportJob {
  readonly id: string;
  /** At most ten calls a second, and a last one. Returns the unsubscribe function. */
  readonly onProgress: (listener: (progress: ExportProgress) => void) => () => void;
  /** Stops and leaves nothing behind; `result` rejects with ExportCanceledError. */
  readonly cancel: () => void;
  /** Rejects with ExportCanceledError or ExportError. */
  readonly result: Promise<ExportResult>;
}
