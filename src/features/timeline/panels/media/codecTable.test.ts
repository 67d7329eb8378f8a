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
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  MpegTsOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { reasonWords, technicalName } from '@/blocks/media/reasonWords';
import type { MediaReason } from '@/engine/media/diagnose';
import type { Translate } from '@/hooks/useT';
import messages from '../../../../../locales/zh-CN/mediaReasons';
import { readFile } from './readFile';

/**
 * What the import says of every codec in every container, held against a table written by hand. The streams are small
 * committed files of one codec each; they are put together here.
 */
const containers = {
  mp4: ['video/mp4', () => new Mp4OutputFormat()],
  mov: ['video/quicktime', () => new MovOutputFormat()],
  mkv: ['video/x-matroska', () => new MkvOutputFormat()],
  webm: ['video/webm', () => new WebMOutputFormat()],
  ts: ['video/mp2t', () => new MpegTsOutputFormat()],
} as const satisfies Record<string, readonly [string, () => OutputFormat]>;
const videos = { h264: 'h264.mp4', hevc: 'hevc.mp4', vp8: 'vp8.webm', vp9: 'vp9.webm', av1: 'av1.mp4' } as const;
const audios = { aac: 'aac.mp4', mp3: 'mp3.mp3', opus: 'opus.webm', ac3: 'ac3.mp4', pcm: 'pcm.wav' } as const;
type Container = keyof typeof containers;
type Video = keyof typeof videos;
type Audio = keyof typeof audios;

const open = (name: string): Input =>
  new Input({
    formats: ALL_FORMATS,
    source: new BlobSource(new Blob([readFileSync(join('src/testing/e2e/material/codecs', name))])),
  });

/** One image stream and one sound stream in a container; null where that container cannot hold one of them. */
async function mux(container: Container, video: Video, audio: Audio): Promise<File | null> {
  const [type, format] = containers[container];
  const [image, sound] = await Promise.all([
    open(videos[video]).getPrimaryVideoTrack(),
    open(audios[audio]).getPrimaryAudioTrack(),
  ]);
  const [videoCodec, audioCodec] = [await image?.getCodec(), await sound?.getCodec()];
  if (!image || !sound || !videoCodec || !audioCodec) throw new Error(`${video} or ${audio} has no stream`);
  const made = format();
  if (!made.getSupportedVideoCodecs().includes(videoCodec) || !made.getSupportedAudioCodecs().includes(audioCodec))
    return null;
  const target = new BufferTarget();
  const output = new Output({ format: made, target });
  const [images, sounds] = [new EncodedVideoPacketSource(videoCodec), new EncodedAudioPacketSource(audioCodec)];
  output.addVideoTrack(images);
  output.addAudioTrack(sounds);
  await output.start();
  const decoderConfig = (await image.getDecoderConfig()) ?? undefined;
  const soundConfig = (await sound.getDecoderConfig()) ?? undefined;
  const send = async () => {
    for await (const packet of new EncodedPacketSink(image).packets())
      await images.add(packet, decoderConfig && { decoderConfig });
    images.close();
  };
  const sing = async () => {
    for await (const packet of new EncodedPacketSink(sound).packets())
      await sounds.add(packet, soundConfig && { decoderConfig: soundConfig });
    sounds.close();
  };
  await Promise.all([send(), sing()]);
  await output.finalize();
  return target.buffer && new File([target.buffer], `样片.${container}`, { type });
}

/** A browser that decodes what begins so: Chromium on Linux has no HEVC. */
function standInDecoders(video: readonly string[], audio: readonly string[]): void {
  const deciding = (known: readonly string[]) => ({
    isConfigSupported: async (config: { readonly codec: string }) => ({
      supported: known.some((beginning) => config.codec.startsWith(beginning)),
      config,
    }),
  });
  Object.assign(globalThis, { VideoDecoder: deciding(video), AudioDecoder: deciding(audio) });
}
const chromium = ['avc', 'vp8', 'vp09', 'vp9', 'av01'];
const chromiumAudio = ['mp4a', 'mp3', 'opus'];

const translate = ((id: keyof typeof messages, values: Readonly<Record<string, string>> = {}) =>
  Object.entries(values).reduce(
    (text, [key, value]) => text.replace(`{${key}}`, value),
    String(messages[id]),
  )) as unknown as Translate;

/** The sentence, and the name in its tooltip. */
const whole = (reason: MediaReason): string =>
  [reasonWords(reason, translate), technicalName(reason.codec, translate)].filter(Boolean).join('，');

/** `taken`, `silent: <codec>`, or the sentence of the refusal. */
async function told(container: Container, video: Video, audio: Audio): Promise<string> {
  const file = await mux(container, video, audio);
  if (!file) return '—';
  const read = await readFile(file);
  if ('refusal' in read) return read.refusal.code === 'reason' ? whole(read.refusal.reason) : read.refusal.code;
  if (read.facts.lostAudio === undefined) return read.facts.canDecodeAudio ? 'taken' : 'taken, nothing said';
  return `silent: ${read.facts.lostAudio}`;
}

const row = async (container: Container, video: Video): Promise<readonly string[]> => {
  const cells: string[] = [];
  for (const audio of Object.keys(audios) as Audio[]) cells.push(await told(container, video, audio));
  return cells;
};

const T = 'taken';
const NO = '—';
const HEVC = '这种编码的画面，浏览器放不出来，技术名称：HEVC / H.265';
/** Columns: AAC, MP3, Opus, AC-3, PCM; — = the container does not hold that pair. */
const table: readonly (readonly [Container, Video, readonly string[]])[] = [
  ['mp4', 'h264', [T, T, T, T, T]],
  ['mp4', 'hevc', [HEVC, HEVC, HEVC, HEVC, HEVC]],
  ['mp4', 'vp8', [T, T, T, T, T]],
  ['mp4', 'vp9', [T, T, T, T, T]],
  ['mp4', 'av1', [T, T, T, T, T]],
  ['mov', 'h264', [T, T, T, T, T]],
  ['mov', 'hevc', [HEVC, HEVC, HEVC, HEVC, HEVC]],
  ['mov', 'vp8', [T, T, T, T, T]],
  ['mov', 'vp9', [T, T, T, T, T]],
  ['mov', 'av1', [T, T, T, T, T]],
  ['mkv', 'h264', [T, T, T, T, T]],
  ['mkv', 'hevc', [HEVC, HEVC, HEVC, HEVC, HEVC]],
  ['mkv', 'vp8', [T, T, T, T, T]],
  ['mkv', 'vp9', [T, T, T, T, T]],
  ['mkv', 'av1', [T, T, T, T, T]],
  ['webm', 'h264', [NO, NO, NO, NO, NO]],
  ['webm', 'hevc', [NO, NO, NO, NO, NO]],
  ['webm', 'vp8', [NO, NO, T, NO, NO]],
  ['webm', 'vp9', [NO, NO, T, NO, NO]],
  ['webm', 'av1', [NO, NO, T, NO, NO]],
  ['ts', 'h264', [T, T, NO, T, NO]],
  ['ts', 'hevc', [HEVC, HEVC, NO, HEVC, NO]],
  ['ts', 'vp8', [NO, NO, NO, NO, NO]],
  ['ts', 'vp9', [NO, NO, NO, NO, NO]],
  ['ts', 'av1', [NO, NO, NO, NO, NO]],
];

test.each(table)('%s with %s', async (container, video, cells) => {
  standInDecoders(chromium, chromiumAudio);
  expect(await row(container, video)).toEqual(cells);
});

test('where a browser lacks the decoder of a sound, the video is taken without, and its codec named', async () => {
  standInDecoders(chromium, []);
  expect([await told('mp4', 'h264', 'aac'), await told('mkv', 'vp9', 'opus')]).toEqual(['silent: AAC', 'silent: OPUS']);
});
