import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MediaDetails, probe } from '../probe';
import { containerTitle, convertibleOf, diagnose } from './diagnose';
import { readIso } from './isoBoxes';
import { sniff } from './sniff';
import type { MediaReasonCode } from './types';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : [...part])),
  );

const fileOf = (content: Uint8Array<ArrayBuffer>, name: string): File => new File([content], name);

const material = (name: string): File =>
  fileOf(Uint8Array.from(readFileSync(join('src/testing/e2e/material/bad', name))), name);

function box(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = content.length + 8;
  const made = new Uint8Array(size);
  new DataView(made.buffer).setUint32(0, size);
  made.set(bytes(type), 4);
  made.set(content, 8);
  return made;
}
const join2 = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => bytes(...parts.map((part) => [...part]));
const ftyp = box('ftyp', bytes('isom', [0, 0, 2, 0], 'isomiso2avc1mp41'));
const described = (entry: string, more = ''): Uint8Array<ArrayBuffer> =>
  box('moov', box('trak', box('stsd', bytes([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 60], entry, more.padEnd(52, '\0')))));

/** Head of a file as the trade knows it, the name that it may lie under, and what is to be said. */
const heads: readonly (readonly [string, Uint8Array<ArrayBuffer>, string, MediaReasonCode, string | null])[] = [
  [
    'AVI with Xvid',
    bytes('RIFF', [9, 9, 9, 0], 'AVI LIST', [0, 0, 0, 0], 'hdrlstrlstrh', [56, 0, 0, 0], 'vidsXVID'),
    '片.avi',
    'old-container',
    'MPEG-4 (Xvid / DivX)',
  ],
  ['RMVB under an MP4 name', bytes('.RMF', [0, 0, 0, 18], 'MDPRxxxxVIDORV40'), '片.mp4', 'old-container', 'RealVideo'],
  [
    'FLV with H.264',
    bytes('FLV', [1, 5, 0, 0, 0, 9, 0, 0, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0x17, 0, 0, 0, 0, 0]),
    '片.flv',
    'old-container',
    'H.264',
  ],
  ['VOB', bytes([0, 0, 1, 0xba, 0x44, 0, 4, 0]), 'VTS_01_1.VOB', 'old-container', null],
  ['MXF', bytes([0x06, 0x0e, 0x2b, 0x34, 2, 5, 1, 1]), '片.mxf', 'old-container', null],
  ['a web page saved as a video', bytes('<!DOCTYPE html><html><body>403</body></html>'), '片.mp4', 'not-media', null],
  ['a playlist', bytes('#EXTM3U\n#EXT-X-VERSION:3\n'), 'index.m3u8', 'playlist', null],
  ['a zip of images', bytes('PK', [3, 4, 20, 0]), '序列帧.zip', 'not-media', null],
  ['music that an app locked', bytes('CTENFDAM', [1, 0x70]), '歌.ncm', 'encrypted', null],
  ['a video that an app locked', bytes([0x51, 0x4c, 1, 0, 255, 3, 0, 77]), '剧.qlv', 'encrypted', null],
  ['HEIC', bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'), '照片.heic', 'image-format', null],
  ['recording without index', join2(ftyp, box('mdat', new Uint8Array(64))), '录屏.mp4', 'no-index', null],
  [
    'ProRes that nothing reads',
    join2(ftyp, described('apch'), box('mdat', new Uint8Array(8))),
    '母版.mov',
    'no-decoder',
    'ProRes',
  ],
  [
    'DRM',
    join2(ftyp, described('encv', '....sinf....frmaavc1'), box('mdat', new Uint8Array(8))),
    '剧.mp4',
    'encrypted',
    'H.264',
  ],
  ['a spoiled index', join2(ftyp, described('avc1'), box('mdat', new Uint8Array(8))), '片.mp4', 'broken', 'H.264'],
  ['noise under a video name', bytes([1, 2, 3, 200, 201, 9, 0, 0]), '片.mp4', 'broken', null],
  ['nothing', new Uint8Array(0), '片.mp4', 'empty', null],
];

test.each(heads)('%s', async (_, content, name, code, codec) => {
  const found = await diagnose(fileOf(content, name), null, 'video');
  expect(found).toMatchObject({ code, codec });
  expect(found?.ways.length).toBeGreaterThan(0);
});

const good: MediaDetails = {
  ...{ kind: 'video', width: 160, height: 90, duration: 2, rotation: 0, hasAudio: true, videoCodec: 'avc' },
  ...{
    audioCodec: 'aac',
    canDecodeVideo: true,
    canDecodeAudio: true,
    offset: 0,
    pixelAspect: 1,
    fps: 15,
    isVfr: false,
  },
  ...{ keyInterval: 1, hasAlpha: false, audioTracks: 1, isTruncated: false, reason: null },
  ...{ codecString: 'avc1.64000c', isFullRange: false, isHdr: false, channels: 1 },
};

test('a good video has nothing wrong with it, as video and as audio', async () => {
  expect(await diagnose(material('plain.mp4'), good, 'video')).toBeNull();
  expect(await diagnose(material('plain.mp4'), good, 'audio')).toBeNull();
});

test('what could be opened but does not do: told by what it is wanted for', async () => {
  const silent = { ...good, hasAudio: false, canDecodeAudio: false };
  expect(await diagnose(material('mute.mp4'), silent, 'audio')).toMatchObject({ code: 'silent' });
  expect(await diagnose(material('mute.mp4'), silent, 'video')).toBeNull();
  const audio = { ...good, kind: 'audio', videoCodec: null, canDecodeVideo: false } as const;
  expect(await diagnose(material('plain.mp4'), audio, 'video')).toMatchObject({ code: 'audio-only' });
  const cut = { ...good, isTruncated: true };
  expect(await diagnose(material('truncated.mp4'), cut, 'video')).toMatchObject({ code: 'truncated', isUsable: true });
});

/** Files as a converter wrote them, where they are looked at without a decoder's help. */
const real: readonly (readonly [string, MediaReasonCode, string, string | null])[] = [
  ['sound.aiff', 'old-container', 'AIFF', null],
  ['sound.ac3', 'old-container', 'AC-3', null],
  ['sound.dts', 'old-container', 'DTS', null],
  ['sound.wma', 'old-container', 'WMA', null],
  ['video.wmv', 'old-container', 'WMV', 'WMV'],
  ['video.ogv', 'no-decoder', 'OGG', 'Theora'],
  ['image.ico', 'image-format', 'ICO', null],
  ['image.jp2', 'image-format', 'JPEG 2000', null],
  ['image.tiff', 'image-format', 'TIFF', null],
];

test.each(real)('%s: %s, %s, %s', async (name, code, title, codec) => {
  const found = await diagnose(material(name), null);
  expect(found).toMatchObject({ code, codec });
  expect(found?.container && containerTitle(found.container)).toBe(title);
});

test('vector and raw images are named as what they are', async () => {
  const svg = '<?xml version="1.0"?>\n<!-- logo -->\n<svg xmlns="http://www.w3.org/2000/svg"/>';
  expect(await diagnose(new File([svg], 'logo.svg'), null)).toMatchObject({ code: 'image-format', container: 'svg' });
  const tiff = readFileSync('src/testing/e2e/material/bad/image.tiff');
  expect(await diagnose(new File([tiff], 'DSC0001.NEF'), null)).toMatchObject({ container: 'raw' });
});

test('a sound that nothing here decodes is named by its own codec, never by the image beside it', async () => {
  const facts = await probe(material('dolby.mp4'));
  expect(facts).toMatchObject({ kind: 'video', videoCodec: 'avc', audioCodec: 'ac3' });
  // As where the decoder that comes with the product could not be loaded.
  const seen = { ...facts, canDecodeVideo: true, canDecodeAudio: false };
  expect(await diagnose(material('dolby.mp4'), seen)).toMatchObject({
    code: 'audio-lost',
    codec: 'AC-3',
    isUsable: true,
  });
  expect(await diagnose(material('dolby.mp4'), seen, 'audio')).toMatchObject({
    ...{ code: 'no-audio-decoder', codec: 'AC-3', isUsable: false },
  });
  const alac = await probe(material('sound.m4a'));
  expect(await diagnose(material('sound.m4a'), alac)).toMatchObject({ code: 'no-audio-decoder', codec: 'ALAC' });
});

test('what came from AVI into an MKV is named by its own header', async () => {
  const facts = await probe(material('video.mkv'));
  expect(await diagnose(material('video.mkv'), facts)).toMatchObject({ code: 'no-decoder', codec: 'FFV1' });
});

test('an HEVC video without a decoder: the phone that filmed it comes first among the ways out', async () => {
  const facts = { ...good, videoCodec: 'hevc', canDecodeVideo: false };
  const found = await diagnose(material('hevc.mp4'), facts, 'video');
  expect(found).toMatchObject({ code: 'no-decoder', codec: 'HEVC / H.265', container: 'mp4' });
  expect(found?.ways[0]).toBe('iphone-compatible');
});

test('an HEVC video that a decoder of ours reads can be converted; a sound that nothing reads is told beforehand', async () => {
  const facts = { ...good, videoCodec: 'hevc', codecString: 'hev1.1.6.L30.90', canDecodeVideo: false };
  const found = await diagnose(material('hevc.mp4'), facts);
  expect([found?.isConvertible, found?.lostAudio]).toEqual([true, undefined]);
  const silent = { ...facts, hasAudio: true, canDecodeAudio: false, audioCodec: 'dtsc' };
  expect(await diagnose(material('hevc.mp4'), silent)).toMatchObject({ isConvertible: true, lostAudio: 'DTS' });
  expect(convertibleOf({ ...facts, codecString: 'hev1.4.10.L30.90' })).toBeNull();
  expect(convertibleOf({ ...facts, canDecodeVideo: true })).toBeNull();
});

test('an animated image is no video; a still one is told as such', async () => {
  const image = { ...good, kind: 'image', duration: 0, hasAudio: false } as const;
  const gif = fileOf(bytes('GIF89a', [1, 0, 1, 0]), '动图.gif');
  expect(await diagnose(gif, image, 'video')).toMatchObject({ code: 'animated-image' });
  const jpeg = fileOf(bytes([0xff, 0xd8, 0xff, 0xe0]), '图.jpg');
  expect(await diagnose(jpeg, image, 'video')).toMatchObject({ code: 'still-image' });
  expect(await diagnose(jpeg, image)).toBeNull();
});

test.each([
  ['still.avif', 'still-image'],
  ['anim.avif', 'animated-image'],
])('%s is an image, never a damaged MP4, and is called AVIF', async (name, code) => {
  const avif = fileOf(Uint8Array.from(readFileSync(join('src/testing/e2e/material/foreign', name))), name);
  const image = { ...good, kind: 'image', duration: 0, hasAudio: false } as const;
  expect(await diagnose(avif, image)).toBeNull();
  const found = await diagnose(avif, image, 'video');
  expect([found?.code, found?.container && containerTitle(found.container)]).toEqual([code, 'AVIF']);
});

test('boxes are found whatever their order, and one that is longer than the file is a cut', async () => {
  const late = join2(ftyp, box('mdat', new Uint8Array(200)), described('hvc1'));
  expect(await readIso(new Blob([late]))).toMatchObject({ hasIndex: true, isCut: false, entries: ['hvc1'] });
  expect(await readIso(new Blob([late.slice(0, 120)]))).toMatchObject({ hasIndex: false, isCut: true });
});

test('transport streams are known with and without time codes', () => {
  const packets = (size: number, from: number): Uint8Array => {
    const made = new Uint8Array(size * 4);
    for (let at = from; at < made.length; at += size) made[at] = 0x47;
    return made;
  };
  expect(sniff(packets(188, 0))).toBe('mpeg-ts');
  expect(sniff(packets(192, 4))).toBe('mpeg-ts');
});
