import type { InputAudioTrack } from 'mediabunny';

/** Dolby Digital and Digital Plus: TV recordings and many downloads have it, hardly any browser reads it. */
const codecs: ReadonlySet<string | null> = new Set(['ac3', 'eac3']);

export const isAc3 = (codec: string | null): boolean => codecs.has(codec);

/**
 * Whether the sound of a track can be decoded: by the browser, else, where it is AC-3 or E-AC-3, by the decoder of
 * @mediabunny/ac3 (libavcodec; 0.3 MB over the wire, 1.1 MB unpacked; loaded for the first such file in each realm).
 */
export async function canDecodeAudio(track: InputAudioTrack): Promise<boolean> {
  if (await track.canDecode()) return true;
  if (!isAc3(await track.getCodec())) return false;
  (await import('@mediabunny/ac3')).registerAc3Decoder();
  return track.canDecode();
}
