/** One sentence of a narration, spoken already. */
export interface NarrationPart {
  /** Address or bytes of its sound. */
  readonly audio: string | Blob;
  /** Silence after it, seconds. */
  readonly pause: number;
}

export interface NarrationRequest {
  readonly parts: readonly NarrationPart[];
  readonly format: 'wav' | 'mp3';
  /** LUFS that the whole is brought to; null leaves it as it was spoken. */
  readonly loudness: number | null;
}

export interface NarrationProgress {
  readonly stage: 'measure' | 'write';
  /** 0–100 over both stages. */
  readonly percent: number;
}

export interface NarrationResult {
  readonly file: Blob;
  /** Seconds. */
  readonly duration: number;
  /** Where each part lies, seconds. */
  readonly times: readonly { readonly from: number; readonly to: number }[];
}
