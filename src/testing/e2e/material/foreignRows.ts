import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaReasonCode } from '../../../engine/media/diagnose/types';
import { type Audio, audios, codecTable, type MuxWish, mux } from './codecTable';
import type { GivenFile } from './media';

/** What the product is to make of a file. */
type Verdict =
  /** Image, sound or both are there as in the file. */
  | { readonly kind: 'taken' }
  /** Taken with a sentence: without its sound, or up to where it ends. */
  | { readonly kind: 'told'; readonly code: MediaReasonCode; readonly codec?: string }
  | { readonly kind: 'refused'; readonly code: MediaReasonCode; readonly codec?: string; readonly container?: string }
  | { readonly kind: 'empty' }
  /** What it would have to become first cannot be made of it. */
  | { readonly kind: 'unreadable' }
  /** As `taken` where the browser decodes HEVC, else refused. */
  | { readonly kind: 'hevc' };

export interface ForeignRow {
  /** Name in the table, and of what the independent decoder made of it. */
  readonly name: string;
  readonly file: () => Promise<GivenFile>;
  readonly verdict: Verdict;
  /** What is compared with the independent decoder. */
  readonly hasImage: boolean;
  readonly hasAudio: boolean;
  /** Samples of an encoder's lead-in that the container does not tell: some leave their room, others move the sound up. */
  readonly leadIn?: number;
  /** An image file, moving or not. */
  readonly isImage?: boolean;
}

const types: Readonly<Record<string, string>> = {
  ...{
    webm: 'video/webm',
    mkv: 'video/x-matroska',
    mp4: 'video/mp4',
    ts: 'video/mp2t',
    mpegts: 'video/mp2t',
    mov: 'video/quicktime',
  },
  ...{
    avif: 'image/avif',
    gif: 'image/gif',
    png: 'image/png',
    webp: 'image/webp',
    flac: 'audio/flac',
    m4a: 'audio/mp4',
    mp3: 'audio/mpeg',
    ogg: 'audio/ogg',
    wav: 'audio/wav',
  },
};

/** A committed file under `material`. */
const committed = (path: string) => async (): Promise<GivenFile> => {
  const name = path.split('/').pop() ?? path;
  const mimeType = types[name.split('.').pop() ?? ''] ?? 'application/octet-stream';
  return { name, mimeType, buffer: readFileSync(join(__dirname, path)) };
};

const muxed = (wish: MuxWish) => async (): Promise<GivenFile> => {
  const file = await mux(wish);
  if (!file) throw new Error(`${wish.container} does not hold ${wish.video} with ${wish.audio}`);
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
};

const taken = { kind: 'taken' } as const;
const whole = { verdict: taken, hasImage: true, hasAudio: true } as const;
const mute = { ...whole, hasAudio: false } as const;

/** Samples that libopus puts in front; our muxer tells them to WebM and MKV in no way that ffmpeg reads. */
const OPUS_LEAD_IN = 312;
/** ffmpeg gives the first packet of Vorbis in Ogg a length, though nothing comes out of it: its sound is 2.7 ms late. */
const VORBIS_LEAD_IN = 128;

/** Each cell of the table of codecs and containers that holds something. */
const cells = codecTable.flatMap(([container, video, verdicts]) =>
  (Object.keys(audios) as Audio[]).flatMap((audio, column): readonly ForeignRow[] => {
    const cell = verdicts[column];
    if (cell === undefined) throw new Error(`${container} with ${video} says nothing of ${audio}`);
    if (cell === 'none') return [];
    const verdict = { kind: cell } as const;
    const name = `${container} ${video} ${audio}`;
    const leadIn = audio === 'opus' && /mkv|webm/.test(container) ? { leadIn: OPUS_LEAD_IN } : {};
    return [{ name, file: muxed({ container, video, audio }), verdict, hasImage: true, hasAudio: true, ...leadIn }];
  }),
);

const rates = [
  [24000, '23.976'],
  [30000, '29.97'],
  [60000, '59.94'],
] as const;
const usual = { video: 'h264', audio: 'aac' } as const;

/** What cameras, phones and editing software do beside codecs. */
const habits: readonly ForeignRow[] = [
  ...(['mp4', 'mkv'] as const).flatMap((container) =>
    rates.map(([num, name]): ForeignRow => {
      const file = muxed({ container, video: 'h264', rate: { num, den: 1001 } });
      return { name: `${container} ${name} a second`, file, ...mute };
    }),
  ),
  ...([90, 180, 270] as const).map(
    (rotation): ForeignRow => ({
      ...{ name: `mp4 turned by ${rotation}`, file: muxed({ container: 'mp4', ...usual, rotation }), ...whole },
    }),
  ),
  ...(['mp4', 'mkv'] as const).flatMap((container): readonly ForeignRow[] => [
    { name: `${container} audio 0.2 s late`, file: muxed({ container, ...usual, audioDelay: 0.2 }), ...whole },
    { name: `${container} image 0.2 s late`, file: muxed({ container, ...usual, videoDelay: 0.2 }), ...whole },
  ]),
  { name: 'mp4 edit list cuts the head off', file: committed('bad/negative.mp4'), ...whole },
  { name: 'mkv looks ahead, 29.97, late image', file: committed('bad/late.mkv'), ...whole },
  { name: 'mp4 variable rate', file: committed('bad/vfr.mp4'), ...mute },
  { name: 'mp4 pixels twice as wide', file: committed('bad/anamorphic.mp4'), ...mute },
  { name: 'webm odd size', file: committed('bad/odd.webm'), ...mute },
  { name: 'mp4 without audio', file: committed('bad/mute.mp4'), ...mute },
  { name: 'mp4 two voices', file: committed('bad/two-voices.mp4'), ...whole },
  // Its image says nothing of its colors, as those of all rows above.
  { name: 'mp4 untagged colors', file: committed('codecs/h264.mp4'), ...mute },
  { name: 'mp4 tagged BT.709', file: committed('foreign/bt709.mp4'), ...mute },
  { name: 'mp4 tagged BT.601', file: committed('foreign/bt601.mp4'), ...mute },
  { name: 'mp4 full range', file: committed('foreign/full-range.mp4'), ...mute },
  { name: 'mp4 5.1 AAC', file: committed('foreign/surround.mp4'), ...whole },
  { name: 'mp4 5.1 AC-3', file: committed('foreign/surround-ac3.mp4'), ...whole },
  { name: 'mp4 5.1 E-AC-3', file: committed('foreign/surround-eac3.mp4'), ...whole },
  { name: 'mp4 4.0 AAC', file: committed('foreign/back-center.mp4'), ...whole },
  { name: 'mkv quad Vorbis', file: committed('foreign/quad.mkv'), ...whole },
  { name: 'mkv 7.1 Vorbis', file: committed('foreign/seven.mkv'), ...whole },
  { name: 'webm Vorbis by another muxer', file: committed('foreign/vorbis.webm'), ...whole },
  { name: 'mp4 FLAC by another muxer', file: committed('foreign/flac.mp4'), ...whole },
  ...(['mp4', 'mov', 'mkv', 'webm', 'mpegts'] as const).map(
    (container): ForeignRow => ({
      ...{ name: `${container} by another muxer`, file: committed(`foreign/muxed.${container}`), ...whole },
    }),
  ),
  { name: 'mp3 alone', file: committed('codecs/mp3.mp3'), ...whole, hasImage: false },
  { name: 'wav alone', file: committed('codecs/pcm.wav'), ...whole, hasImage: false },
  { name: 'm4a alone', file: committed('foreign/alone.m4a'), ...whole, hasImage: false },
  { name: 'flac alone', file: committed('codecs/flac.flac'), ...whole, hasImage: false },
  { name: 'ogg Vorbis alone', file: committed('codecs/vorbis.ogg'), ...whole, hasImage: false, leadIn: VORBIS_LEAD_IN },
  { name: 'ogg FLAC alone', file: committed('foreign/flac.ogg'), ...whole, hasImage: false },
  { name: 'ogg Opus alone', file: committed('foreign/opus.ogg'), ...whole, hasImage: false },
  {
    ...{ name: 'mp4 ALAC', file: committed('bad/lossless.mp4'), hasImage: true, hasAudio: false },
    verdict: { kind: 'told', code: 'audio-lost', codec: 'ALAC' },
  },
  {
    ...{ name: 'mp4 truncated', file: committed('bad/truncated.mp4'), hasImage: true, hasAudio: false },
    verdict: { kind: 'told', code: 'truncated' },
  },
];

const image = { verdict: taken, hasImage: true, hasAudio: false, isImage: true } as const;
const images: readonly ForeignRow[] = [
  { name: 'AVIF', file: committed('foreign/still.avif'), ...image },
  { name: 'AVIF that moves', file: committed('foreign/anim.avif'), ...image },
  { name: 'GIF that moves', file: committed('foreign/anim.gif'), ...image },
  { name: 'APNG', file: committed('foreign/anim.png'), ...image },
];

const refusal = (name: string, path: string, code: MediaReasonCode, container: string, codec?: string): ForeignRow => ({
  ...{ name, file: committed(path), hasImage: false, hasAudio: false },
  verdict: { kind: 'refused', code, container, ...(codec ? { codec } : {}) },
});
const refused: readonly ForeignRow[] = [
  refusal('AIFF', 'bad/sound.aiff', 'old-container', 'aiff'),
  refusal('AC-3 alone', 'bad/sound.ac3', 'old-container', 'ac3'),
  refusal('DTS', 'bad/sound.dts', 'old-container', 'dts'),
  refusal('WMA', 'bad/sound.wma', 'old-container', 'wma'),
  refusal('WMV', 'bad/video.wmv', 'old-container', 'asf', 'WMV'),
  refusal('Theora', 'bad/video.ogv', 'no-decoder', 'ogg', 'Theora'),
  refusal('FFV1', 'bad/video.mkv', 'no-decoder', 'mkv', 'FFV1'),
  refusal('ALAC alone', 'bad/sound.m4a', 'no-audio-decoder', 'mp4', 'ALAC'),
  refusal('ICO', 'bad/image.ico', 'image-format', 'ico'),
  refusal('JPEG 2000', 'bad/image.jp2', 'image-format', 'jp2'),
  refusal('TIFF', 'bad/image.tiff', 'image-format', 'tiff'),
];

/** The beginning of a file, as its format's own software writes it. */
const made =
  (name: string, ...parts: readonly (string | readonly number[])[]) =>
  async (): Promise<GivenFile> => ({
    name,
    mimeType: types[name.split('.').pop() ?? ''] ?? 'application/octet-stream',
    buffer: Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    ),
  });

const head = (
  file: ForeignRow['file'],
  name: string,
  code: MediaReasonCode,
  container?: string,
  codec?: string,
): ForeignRow => ({
  ...{ name, file, hasImage: false, hasAudio: false },
  verdict: { kind: 'refused', code, ...(container ? { container } : {}), ...(codec ? { codec } : {}) },
});
const flvImage = [1, 5, 0, 0, 0, 9, 0, 0, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0x17, 0, 0, 0, 0, 0];
const aviHead = [...'RIFF\t\t\t\0AVI LIST\0\0\0\0hdrlstrlstrh8\0\0\0vidsXVID'].join('');
const others: readonly ForeignRow[] = [
  head(made('片.avi', aviHead), 'AVI with Xvid', 'old-container', 'avi', 'MPEG-4 (Xvid / DivX)'),
  head(made('片.flv', 'FLV', flvImage), 'FLV with H.264', 'old-container', 'flv', 'H.264'),
  head(made('片.mp4', '.RMF', [0, 0, 0, 18], 'MDPRxxxxVIDORV40'), 'RMVB named MP4', 'old-container', 'rm', 'RealVideo'),
  head(made('片.vob', [0, 0, 1, 0xba, 0x44, 0, 4, 0]), 'VOB', 'old-container', 'mpeg-ps'),
  head(made('录音.amr', '#!AMR\n', [0x3c, 0x91, 0x17, 0x16]), 'AMR', 'old-container', 'amr'),
  head(made('录音.amr', '#!AMR-WB\n', [0x24, 0x91, 0x17, 0x16]), 'AMR-WB', 'old-container', 'amr'),
  head(made('歌.ape', 'MAC ', [0x96, 0x0f, 0, 0, 0x34, 0, 0, 0]), 'APE', 'old-container', 'ape'),
  head(made('片.mxf', [6, 0x0e, 0x2b, 0x34, 2, 5, 1, 1]), 'MXF', 'old-container', 'mxf'),
  {
    ...{ name: 'HEIC cut off', hasImage: false, hasAudio: false, verdict: { kind: 'unreadable' } },
    file: made('照片.heic', [0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'),
  },
  head(made('片.mp4', '<!DOCTYPE html><html>403</html>'), 'web page named MP4', 'not-media', 'html'),
  head(made('片.mp4', '#EXTM3U\n#EXT-X-VERSION:3\n'), 'playlist', 'playlist', 'playlist'),
  head(made('歌.mp3', 'CTENFDAM', [1, 0x70]), 'locked music', 'encrypted', 'locked'),
  head(
    made('录屏.mp4', [0, 0, 0, 16], 'ftypisom', [0, 0, 2, 0, 0, 0, 0, 16], 'mdat', Buffer.alloc(8).toJSON().data),
    'no index',
    'no-index',
    'mp4',
  ),
  head(
    made(
      '片.mp4',
      Array.from({ length: 64 }, (_, index) => (index * 37) % 251),
    ),
    'scrambled',
    'broken',
  ),
  { name: 'empty', file: committed('bad/empty.mp4'), verdict: { kind: 'empty' }, hasImage: false, hasAudio: false },
];

/** Sentences that only a tool speaks, which wants a video or a sound: the import takes what they are about. */
export const codesOfTools: readonly MediaReasonCode[] = ['audio-only', 'silent', 'animated-image', 'still-image'];

/** Every file that other people's software makes and that the journey looks at. */
export const foreignRows: readonly ForeignRow[] = [...cells, ...habits, ...images, ...refused, ...others];
