import { canEncodeAudio, canEncodeVideo } from 'mediabunny';
import type { VideoCodecName } from './types';

/** What this browser can encode at one size, and where it can run. */
export interface Capabilities {
  /** In order of preference. */
  readonly video: readonly VideoCodecName[];
  /** `wasm`: our own AAC encoder is loaded for it. */
  readonly aac: 'native' | 'wasm' | null;
  readonly opus: boolean;
  readonly worker: boolean;
  readonly offscreenCanvas: boolean;
}

const CODECS: readonly VideoCodecName[] = ['avc', 'vp9', 'vp8'];

/** Asks the browser. Never throws: what cannot be asked cannot be used (iOS throws in `isConfigSupported`). */
export async function findCapabilities(width: number, height: number): Promise<Capabilities> {
  const hasVideo = typeof VideoEncoder === 'function';
  const [video, aac, opus] = await Promise.all([
    Promise.all(CODECS.map((codec) => hasVideo && canEncodeVideo(codec, { width, height }).catch(() => false))),
    canEncodeAudio('aac', { numberOfChannels: 2, sampleRate: 48_000 }).catch(() => false),
    canEncodeAudio('opus', { numberOfChannels: 2, sampleRate: 48_000 }).catch(() => false),
  ]);
  return {
    video: CODECS.filter((_, index) => video[index]),
    aac: aac ? 'native' : wasmAac(),
    opus,
    worker: typeof Worker === 'function',
    offscreenCanvas: typeof OffscreenCanvas === 'function',
  };
}

/** The encoder runs WebAssembly in a worker of its own. */
const wasmAac = (): 'wasm' | null => (typeof WebAssembly === 'object' && typeof Worker === 'function' ? 'wasm' : null);
