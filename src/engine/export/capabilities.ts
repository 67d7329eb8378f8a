import { canEncodeAudio, canEncodeVideo } from 'mediabunny';
import { formats } from './formats';
import { isOwnAacLoaded } from './ownAac';
import type { ExportFormat, VideoCodecName } from './types';

/** What this browser can encode at one size, and where it can run. */
export interface Capabilities {
  /** In order of preference. */
  readonly video: readonly VideoCodecName[];
  /** `wasm`: our own AAC encoder is loaded for it. */
  readonly aac: 'native' | 'wasm' | null;
  readonly opus: boolean;
  /** By our own encoder: browsers have none. */
  readonly mp3: boolean;
  readonly worker: boolean;
  readonly offscreenCanvas: boolean;
}

const CODECS: readonly VideoCodecName[] = ['avc', 'hevc', 'vp9', 'av1', 'vp8'];

/**
 * Asks the browser. Never throws: what cannot be asked cannot be used (iOS throws in `isConfigSupported`).
 *
 * @param wish When it can be encoded, the other codecs are not asked for: each question takes some 30 ms.
 */
export async function findCapabilities(width: number, height: number, wish?: VideoCodecName): Promise<Capabilities> {
  const [aac, opus] = await Promise.all([
    canEncodeAudio('aac', { numberOfChannels: 2, sampleRate: 48_000 }).catch(() => false),
    canEncodeAudio('opus', { numberOfChannels: 2, sampleRate: 48_000 }).catch(() => false),
  ]);
  // Where a sound cannot be encoded, another container may have to do: then all must be known.
  const isAudible = opus && (aac || hasWasm());
  const video = wish && isAudible ? await wished(width, height, wish) : await encodable(width, height);
  return {
    video,
    aac: aac && !isOwnAacLoaded() ? 'native' : hasWasm() ? 'wasm' : null,
    opus,
    mp3: hasWasm(),
    worker: typeof Worker === 'function',
    offscreenCanvas: typeof OffscreenCanvas === 'function',
  };
}

async function wished(width: number, height: number, wish: VideoCodecName): Promise<readonly VideoCodecName[]> {
  const found = await encodable(width, height, [wish]);
  return found.length > 0 ? found : encodable(width, height);
}

async function encodable(width: number, height: number, codecs = CODECS): Promise<readonly VideoCodecName[]> {
  if (typeof VideoEncoder !== 'function') return [];
  const answers = await Promise.all(codecs.map((codec) => canEncodeVideo(codec, { width, height }).catch(() => false)));
  return codecs.filter((_, index) => answers[index]);
}

/** Our own encoders run WebAssembly in a worker of their own. */
const hasWasm = (): boolean => typeof WebAssembly === 'object' && typeof Worker === 'function';

/** A codec that this browser encodes, and the formats that can hold it. */
export interface VideoCodecChoice {
  readonly codec: VideoCodecName;
  readonly formats: readonly ExportFormat[];
}

/** What this browser encodes at a size, best known first; empty where it encodes nothing. */
export async function videoCodecs(width = 1080, height = 1920): Promise<readonly VideoCodecChoice[]> {
  const names = Object.keys(formats) as ExportFormat[];
  return (await encodable(width, height)).map((codec) => ({
    codec,
    formats: names.filter((name) => formats[name].videoCodecs.includes(codec)),
  }));
}
