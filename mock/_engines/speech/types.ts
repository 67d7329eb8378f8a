import type { Reading } from '../../../src/domain/speech';
import type { Voice } from '../../../src/services/speech/schema';

/** A recording that a voice is to follow. */
export interface FollowedSample {
  /** Measured on the recording: Hz and syllables a second. */
  readonly pitch: number;
  readonly tempo: number;
  /** The recording itself, for services that clone voices. */
  readonly recording: () => Buffer | undefined;
  /** What is said in it, where it is known: cloning gets better by it. */
  readonly words: string;
}

export interface SpeechRequest {
  readonly text: string;
  /** Voice id. */
  readonly voice: string;
  /** Factors, 1 = the voice's own. */
  readonly speed: number;
  readonly pitch: number;
  readonly volume: number;
  /** Words to be said otherwise than they are written. */
  readonly readings?: readonly Reading[];
  /** The voice is only the base; it follows this recording. */
  readonly follow?: FollowedSample;
}

export interface SpokenAudio {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly sampleRate: number;
  /** Seconds, measured. */
  readonly duration: number;
}

/** What stands behind /speech; chosen by environment. */
export interface SpeechEngine {
  readonly kind: 'embedded' | 'remote';
  /** Left out = it comes along, or the operator of this server has set it. */
  readonly owner?: 'merchant';
  /** Tells it from others of the same name: what one merchant's service has spoken is not another's. */
  readonly id?: string;
  readonly name: string;
  readonly voices: readonly Voice[];
  /** What becomes of own recordings: their pitch and tempo are taken over, they are sent along, or nothing. */
  readonly samples: 'measured' | 'cloned' | 'unused';
  /** @throws EngineError with a sentence for the user */
  speak(request: SpeechRequest): Promise<SpokenAudio>;
}
