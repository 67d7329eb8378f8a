import type { Voice } from '../../../src/services/speech/schema';

export interface SpeechRequest {
  readonly text: string;
  /** Voice id. */
  readonly voice: string;
  /** Factors, 1 = the voice's own. */
  readonly speed: number;
  readonly pitch: number;
  readonly volume: number;
}

export interface SpokenSound {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly sampleRate: number;
  /** Seconds, measured. */
  readonly duration: number;
}

/** What stands behind /speech; chosen by environment. */
export interface SpeechEngine {
  readonly kind: 'embedded' | 'remote';
  readonly name: string;
  readonly voices: readonly Voice[];
  /** @throws MockFailure with a sentence for the user */
  speak(request: SpeechRequest): Promise<SpokenSound>;
}
