import type { Watermark } from '../resolve/watermarkLayer';
import type { Ticks } from '../time/ticks';

/** What file is made: videos, moving and still images, sound alone. */
export type ExportFormat = 'mp4' | 'webm' | 'mov' | 'gif' | 'png' | 'm4a' | 'mp3' | 'wav';
export type ExportQuality = 'draft' | 'standard' | 'high';
export type VideoCodecName = 'avc' | 'hevc' | 'vp9' | 'av1' | 'vp8';
export type AudioCodecName = 'aac' | 'opus' | 'mp3' | 'pcm-s16';

/** Half-open, on the timeline. */
export interface ExportRange {
  readonly start: Ticks;
  readonly end: Ticks;
}

export interface ExportOptions {
  /** Wish; where the browser cannot make that video, another is made (preflight says so beforehand). Default mp4. */
  readonly format?: ExportFormat;
  /** Wish; default: the first of the format that this browser encodes. */
  readonly videoCodec?: VideoCodecName;
  /** Default: from the start to the end of the last clip. A still shows `start`. */
  readonly range?: ExportRange;
  /** Id of one of `exportPresets`; gives size, frame rate and bitrate. What is set beside it goes before it. */
  readonly preset?: string;
  /** Size of the image, pixels of its shorter side; default the canvas's own. */
  readonly shortSide?: number;
  /** Frames a second; default the project's own. */
  readonly fps?: number;
  /** Default standard. */
  readonly quality?: ExportQuality;
  /** Keep what no layer covers transparent: WebM with VP9 and PNG only. */
  readonly transparent?: boolean;
  /** The ways that frames may go; default all. Canvas is always allowed. Tests hold the ways against each other. */
  readonly paths?: readonly (keyof FramesByPath)[];
  /** Who made the content, for the AI label's metadata (name or code of the provider). */
  readonly producer?: string;
  /** A mark over the whole video that is no part of the document. */
  readonly watermark?: Watermark | undefined;
  /** Where a video or a sound is written to as it is made; default a file of the browser's own. Images are small. */
  readonly file?: FileSystemFileHandle | undefined;
  /** Bytes that are already here, by media id; the others are fetched. */
  readonly blobs?: ReadonlyMap<string, Blob>;
}

export type ExportStage = 'preparing' | 'rendering' | 'finalizing';

export interface ExportProgress {
  readonly stage: ExportStage;
  /** 0–100. */
  readonly percent: number;
  /** null while there is nothing to go by. Time spent in a pause does not count. */
  readonly etaSeconds: number | null;
  readonly frame: number;
  readonly frames: number;
}

/** How many frames went which way; tells why an export was quick or slow. */
export interface FramesByPath {
  /** Packets of the source, as they are. */
  readonly copy: number;
  /** The decoder's image, straight to the encoder. */
  readonly direct: number;
  /** Overlays blended into the decoder's planes. */
  readonly planar: number;
  /** The image before once more. */
  readonly repeat: number;
  /** Drawn on a canvas. */
  readonly canvas: number;
}

/** A file whose sound is not in what was made. */
export interface LostAudio {
  readonly name: string;
  /** As people call it; empty where it is not known. */
  readonly codec: string;
}

export interface ExportFacts {
  readonly container: ExportFormat;
  /** null = sound only, or an image format of its own. */
  readonly videoCodec: VideoCodecName | null;
  /** null = nothing sounds. */
  readonly audioCodec: AudioCodecName | null;
  /** 0 for sound only. */
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  /** Fonts that could not be had; the text was drawn in the system's. */
  readonly missingFonts: readonly string[];
  /** Files that show and should sound, but cannot be decoded; none in what has no sound by its format. */
  readonly lostAudio: readonly LostAudio[];
  readonly framesByPath: FramesByPath;
  /** Whether the sound was taken over as it is. */
  readonly isAudioCopied: boolean;
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

/** The handle of an export under way. */
export interface ExportJob {
  readonly id: string;
  /** At most ten calls a second, and a last one. Returns the unsubscribe function. */
  readonly onProgress: (listener: (progress: ExportProgress) => void) => () => void;
  /** Stops and leaves nothing behind; `result` rejects with ExportCanceledError. */
  readonly cancel: () => void;
  /** Holds after the frame that is being made; frees the processor, keeps what is done. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly isPaused: () => boolean;
  /** Rejects with ExportCanceledError or ExportError. */
  readonly result: Promise<ExportResult>;
}
