import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  MpegTsOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';

/**
 * Every codec in every container. The streams are small committed files of one codec each, made by
 * `scripts/makeForeignMedia.ts`; they are put together here.
 */
const containers = {
  mp4: ['video/mp4', () => new Mp4OutputFormat()],
  mov: ['video/quicktime', () => new MovOutputFormat()],
  mkv: ['video/x-matroska', () => new MkvOutputFormat()],
  webm: ['video/webm', () => new WebMOutputFormat()],
  ts: ['video/mp2t', () => new MpegTsOutputFormat()],
} as const satisfies Record<string, readonly [string, () => OutputFormat]>;
const videos = { h264: 'h264.mp4', hevc: 'hevc.mp4', vp8: 'vp8.webm', vp9: 'vp9.webm', av1: 'av1.mp4' } as const;
export const audios = {
  ...{ aac: 'aac.mp4', mp3: 'mp3.mp3', opus: 'opus.webm', ac3: 'ac3.mp4', pcm: 'pcm.wav' },
  ...{ flac: 'flac.flac', vorbis: 'vorbis.ogg' },
} as const;
export type Container = keyof typeof containers;
export type Video = keyof typeof videos;
export type Audio = keyof typeof audios;

/** `taken`: with image and sound. `hevc`: only where the browser decodes it. `none`: the container does not hold that pair. */
export type Cell = 'taken' | 'hevc' | 'none';
const T = 'taken';
const H = 'hevc';
const NO = 'none';
/** Written by hand. Columns: AAC, MP3, Opus, AC-3, PCM, FLAC, Vorbis. */
export const codecTable: readonly (readonly [Container, Video, readonly Cell[]])[] = [
  ['mp4', 'h264', [T, T, T, T, T, T, T]],
  ['mp4', 'hevc', [H, H, H, H, H, H, H]],
  ['mp4', 'vp8', [T, T, T, T, T, T, T]],
  ['mp4', 'vp9', [T, T, T, T, T, T, T]],
  ['mp4', 'av1', [T, T, T, T, T, T, T]],
  ['mov', 'h264', [T, T, T, T, T, T, T]],
  ['mov', 'hevc', [H, H, H, H, H, H, H]],
  ['mov', 'vp8', [T, T, T, T, T, T, T]],
  ['mov', 'vp9', [T, T, T, T, T, T, T]],
  ['mov', 'av1', [T, T, T, T, T, T, T]],
  ['mkv', 'h264', [T, T, T, T, T, T, T]],
  ['mkv', 'hevc', [H, H, H, H, H, H, H]],
  ['mkv', 'vp8', [T, T, T, T, T, T, T]],
  ['mkv', 'vp9', [T, T, T, T, T, T, T]],
  ['mkv', 'av1', [T, T, T, T, T, T, T]],
  ['webm', 'h264', [NO, NO, NO, NO, NO, NO, NO]],
  ['webm', 'hevc', [NO, NO, NO, NO, NO, NO, NO]],
  ['webm', 'vp8', [NO, NO, T, NO, NO, NO, T]],
  ['webm', 'vp9', [NO, NO, T, NO, NO, NO, T]],
  ['webm', 'av1', [NO, NO, T, NO, NO, NO, T]],
  ['ts', 'h264', [T, T, NO, T, NO, NO, NO]],
  ['ts', 'hevc', [H, H, NO, H, NO, NO, NO]],
  ['ts', 'vp8', [NO, NO, NO, NO, NO, NO, NO]],
  ['ts', 'vp9', [NO, NO, NO, NO, NO, NO, NO]],
  ['ts', 'av1', [NO, NO, NO, NO, NO, NO, NO]],
];

export interface MuxWish {
  readonly container: Container;
  readonly video: Video;
  readonly audio?: Audio;
  /** Images a second in place of the stream's own 30. */
  readonly rate?: { readonly num: number; readonly den: number };
  /** Degrees that the container asks players to turn the image by, clockwise. */
  readonly rotation?: 90 | 180 | 270;
  /** Seconds that the sound, or the image, begins later. */
  readonly audioDelay?: number;
  readonly videoDelay?: number;
}

/** Images a second of the committed streams. */
const STREAM_RATE = 30;

const open = (name: string): Input =>
  new Input({
    formats: ALL_FORMATS,
    source: new BlobSource(new Blob([readFileSync(join('src/testing/e2e/material/codecs', name))])),
  });

/** One image stream and one sound stream in a container; null where that container cannot hold one of them. */
export async function mux(wish: MuxWish): Promise<File | null> {
  const { container, video, audio } = wish;
  const [type, format] = containers[container];
  const image = await open(videos[video]).getPrimaryVideoTrack();
  const sound = audio && (await open(audios[audio]).getPrimaryAudioTrack());
  const [videoCodec, audioCodec] = [await image?.getCodec(), await sound?.getCodec()];
  if (!image || !videoCodec || (audio && !audioCodec)) throw new Error(`${video} or ${audio} has no stream`);
  const made = format();
  if (!made.getSupportedVideoCodecs().includes(videoCodec)) return null;
  if (audioCodec && !made.getSupportedAudioCodecs().includes(audioCodec)) return null;
  const target = new BufferTarget();
  const output = new Output({ format: made, target });
  const images = new EncodedVideoPacketSource(videoCodec);
  output.addVideoTrack(images, wish.rotation ? { rotation: wish.rotation } : {});
  const sounds = audioCodec ? new EncodedAudioPacketSource(audioCodec) : null;
  if (sounds) output.addAudioTrack(sounds);
  await output.start();
  await Promise.all([sendImages(image, images, wish), sound && sounds ? sendSound(sound, sounds, wish) : undefined]);
  await output.finalize();
  return target.buffer && new File([target.buffer], `样片.${container}`, { type });
}

async function sendImages(track: InputVideoTrack, source: EncodedVideoPacketSource, wish: MuxWish): Promise<void> {
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  const { rate = { num: STREAM_RATE, den: 1 }, videoDelay = 0 } = wish;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const timestamp = (Math.round(packet.timestamp * STREAM_RATE) * rate.den) / rate.num + videoDelay;
    const dated = packet.clone({ timestamp, duration: rate.den / rate.num });
    await source.add(dated, decoderConfig && { decoderConfig });
  }
  source.close();
}

async function sendSound(track: InputAudioTrack, source: EncodedAudioPacketSource, wish: MuxWish): Promise<void> {
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const dated = packet.clone({ timestamp: packet.timestamp + (wish.audioDelay ?? 0) });
    await source.add(dated, decoderConfig && { decoderConfig });
  }
  source.close();
}
