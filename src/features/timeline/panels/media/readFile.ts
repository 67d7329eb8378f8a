import { MediaError } from '@/engine/media/errors';
import { type MediaFacts, probe } from '@/engine/media/probe';
import { mediaMaxSizeMB } from './uploads';

/** Why a file is not taken; the words: `timelinePanels.refused.<code>`. */
export type FileRefusal =
  | { readonly code: 'empty' | 'unsupported' | 'broken' | 'no-length' }
  | { readonly code: 'too-large'; readonly values: { readonly size: number } }
  /** The picture, or the sound of a sound file, is in a codec that this browser does not decode. */
  | { readonly code: 'video-codec' | 'audio-codec'; readonly values: { readonly codec: string } };

const megabyte = 1024 * 1024;
const codecNames: Readonly<Record<string, string>> = {
  hevc: 'HEVC / H.265',
  avc: 'H.264',
  av1: 'AV1',
  vp9: 'VP9',
  vp8: 'VP8',
  prores: 'ProRes',
  ac3: 'AC-3',
  eac3: 'E-AC-3',
  dts: 'DTS',
};

const nameOf = (codec: string | null): string => (codec ? (codecNames[codec] ?? codec.toUpperCase()) : '?');

/** Looks into a chosen file and says whether the editor can use it. */
export async function readFile(
  file: File,
): Promise<{ readonly facts: MediaFacts } | { readonly refusal: FileRefusal }> {
  if (file.size === 0) return { refusal: { code: 'empty' } };
  if (file.size > mediaMaxSizeMB * megabyte) {
    return { refusal: { code: 'too-large', values: { size: mediaMaxSizeMB * megabyte } } };
  }
  try {
    const facts = await probe(file);
    const refusal = refusalOf(facts);
    return refusal ? { refusal } : { facts };
  } catch (error) {
    if (error instanceof MediaError && error.code === 'empty') return { refusal: { code: 'empty' } };
    const isUnknown =
      error instanceof MediaError && error.code === 'unsupported' && !/^(video|audio|image)\//.test(file.type);
    return { refusal: { code: isUnknown ? 'unsupported' : 'broken' } };
  }
}

function refusalOf(facts: MediaFacts): FileRefusal | undefined {
  if (facts.kind === 'image') return undefined;
  if (facts.kind === 'video' && !facts.canDecodeVideo) {
    return { code: 'video-codec', values: { codec: nameOf(facts.videoCodec) } };
  }
  if (facts.kind === 'audio' && !facts.canDecodeAudio) {
    return { code: 'audio-codec', values: { codec: nameOf(facts.audioCodec) } };
  }
  return facts.duration > 0 ? undefined : { code: 'no-length' };
}
