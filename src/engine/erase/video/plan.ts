import {
  type AudioCodec,
  canEncodeVideo,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  type OutputFormat,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';
import { videoBitrate } from '../../export/bitrate';
import type { VideoCodecName } from '../../export/types';
import { EraseError } from '../errors';
import type { Size } from '../types';
import type { EraseSource } from './source';
import type { EraseContainer } from './types';

export interface ErasePlan {
  readonly container: EraseContainer;
  readonly codec: VideoCodecName;
  readonly bitrate: number;
}

export const mimes: Readonly<Record<EraseContainer, string>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
};

/** The muxer; MP4 and MOV get their index in front also when streamed to disk, where the images could be counted. */
export function muxerOf(container: EraseContainer, isStream: boolean): OutputFormat {
  if (container === 'webm') return new WebMOutputFormat();
  if (container === 'mkv') return new MkvOutputFormat();
  const fastStart = isStream ? 'reserve' : 'in-memory';
  return container === 'mov' ? new MovOutputFormat({ fastStart }) : new Mp4OutputFormat({ fastStart });
}

const others: readonly VideoCodecName[] = ['avc', 'vp9', 'vp8', 'av1'];
const least = 400_000;
const most = 60_000_000;
/** Encoding what was encoded before costs a little more for the same look. */
const AGAIN = 1.15;

/**
 * Container and codec of the source where this browser can make them and they can hold the source's sound; else the next
 * best.
 *
 * @param size Of the images to be encoded.
 * @throws EraseError `no-video-encoder`.
 */
export async function planFile(source: EraseSource, size: Size): Promise<ErasePlan> {
  const codec = await firstEncodable([source.codec as VideoCodecName, ...others], size);
  if (!codec) throw new EraseError({ code: 'no-video-encoder', detail: source.codec });
  const audio = source.audios[0] ? await source.audios[0].getCodec() : null;
  const wishes: readonly EraseContainer[] = [source.container, 'mp4', 'webm', 'mkv'];
  const container = wishes.find((wish) => canHold(wish, codec, audio)) ?? 'mkv';
  const like = { ...size, fps: 30 };
  const change = videoBitrate(like, 'standard', codec) / videoBitrate(like, 'standard', knownCodec(source.codec));
  return { container, codec, bitrate: Math.round(Math.min(most, Math.max(least, source.bitrate * change * AGAIN))) };
}

const knownCodec = (codec: string): VideoCodecName =>
  (['avc', 'hevc', 'vp9', 'av1', 'vp8'] as const).find((known) => known === codec) ?? 'avc';

async function firstEncodable(codecs: readonly VideoCodecName[], size: Size): Promise<VideoCodecName | null> {
  for (const codec of new Set(codecs)) if (await canEncodeVideo(codec, { ...size }).catch(() => false)) return codec;
  return null;
}

function canHold(container: EraseContainer, video: VideoCodec, audio: AudioCodec | null): boolean {
  const muxer = muxerOf(container, false);
  return (
    muxer.getSupportedVideoCodecs().includes(video) &&
    (audio === null || muxer.getSupportedAudioCodecs().includes(audio))
  );
}
