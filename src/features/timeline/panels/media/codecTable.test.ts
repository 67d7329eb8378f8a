import { reasonWords, technicalName } from '@/blocks/media/reasonWords';
import type { MediaReason } from '@/engine/media/diagnose';
import type { Translate } from '@/hooks/useT';
import { type Audio, audios, type Container, codecTable, mux, type Video } from '@/testing/e2e/material/codecTable';
import messages from '../../../../../locales/zh-CN/mediaReasons';
import { readFile } from './readFile';

/** What the import says of every codec in every container, held against a table written by hand. */

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
const chromiumAudio = ['mp4a', 'mp3', 'opus', 'flac', 'vorbis'];

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
  const file = await mux({ container, video, audio });
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

const HEVC = '这种编码的画面，浏览器放不出来，技术名称：HEVC / H.265';
const words = { taken: 'taken', hevc: HEVC, none: '—' } as const;

test.each(codecTable)('%s with %s', async (container, video, cells) => {
  standInDecoders(chromium, chromiumAudio);
  expect(await row(container, video)).toEqual(cells.map((cell) => words[cell]));
});

test('where a browser lacks the decoder of a sound, the video is taken without, and its codec named', async () => {
  standInDecoders(chromium, []);
  expect([await told('mp4', 'h264', 'aac'), await told('mkv', 'vp9', 'opus')]).toEqual(['silent: AAC', 'silent: OPUS']);
});
