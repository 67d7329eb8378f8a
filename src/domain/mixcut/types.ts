/** A recording that may stand at one position of the mix. */
export interface MixClip {
  readonly id: string;
  /** What names the recording: clips with the same footage look alike, wherever they begin. */
  readonly footage: string;
  /** Seconds that the recording has. */
  readonly duration: number;
  /** Seconds into the recording where the clip begins. */
  readonly trimStart: number;
}

/** One position of the mix; each version shows one clip of it. */
export interface MixGroup {
  readonly id: string;
  /** Seconds that a clip is shown at most; a shorter one is shown whole. */
  readonly maxSeconds: number;
  readonly clips: readonly MixClip[];
}

/** What one version shows at one position. */
export interface MixPiece {
  readonly groupId: string;
  readonly clipId: string;
  readonly footage: string;
  readonly trimStart: number;
  /** Seconds that it is shown. */
  readonly seconds: number;
  /** How heavily its position counts for likeness. */
  readonly weight: number;
}

/** What is shown, in order. */
export type MixVersion = readonly MixPiece[];

export const MAX_CLIPS = 200;
export const MAX_VERSIONS = 200;
