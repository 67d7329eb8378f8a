import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { EncodedPacketSink, type InputVideoTrack, VideoSampleSink } from 'mediabunny';
import { imageKind, isOwnHevc, readHevcSets, toStartCodes } from './hevcUnits';
import { openInput } from './openInput';
import { registerOwnHevc } from './ownHevc';

const decoder = join('node_modules', '@hevcjs', 'core', 'dist', 'wasm');

interface DecoderScope {
  HEVCDecoderModule?: (options: object) => Promise<unknown>;
}

beforeAll(() => {
  // A worker fetches the script from beside the app; here it lies in its package.
  const script = readFileSync(join(decoder, 'hevc-decode.js'), 'utf8');
  const make = runInThisContext(`(function (require, __dirname) { ${script}; return HEVCDecoderModule; })`)(
    require,
    decoder,
  ) as NonNullable<DecoderScope['HEVCDecoderModule']>;
  (globalThis as DecoderScope).HEVCDecoderModule = (options) =>
    make({ ...options, locateFile: () => join(process.cwd(), decoder, 'hevc-decode.wasm') });
});

async function openTrack(): Promise<InputVideoTrack> {
  const input = await openInput(new Blob([readFileSync('src/testing/e2e/material/codecs/hevc.mp4')]));
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('no track');
  return track;
}

/** By `ffmpeg -f framemd5`, of the images of that number. */
const byFfmpeg: readonly (readonly [number, string])[] = [
  [0, 'd0b6319ba65b88cb76f44765f4425563'],
  [1, '736f4bbb8ea0259e22c8381db32ba35a'],
  [15, '42232a7b9c65c71fff5a2a400f084978'],
  [23, '9c984453a6e0e023e58cfca442d05bf7'],
];

test('HEVC is decoded as ffmpeg decodes it, to the bit, in the order in which it is shown', async () => {
  registerOwnHevc();
  const track = await openTrack();
  const found: { readonly time: number; readonly hash: string }[] = [];
  for await (const sample of new VideoSampleSink(track).samples()) {
    const bytes = new Uint8Array(sample.allocationSize());
    await sample.copyTo(bytes);
    found.push({ time: sample.timestamp, hash: createHash('md5').update(bytes).digest('hex') });
    sample.close();
  }
  expect(byFfmpeg.map(([index]) => [index, found[index]?.hash])).toEqual(byFfmpeg);
  expect(found).toHaveLength(24);
  for (const [index, { time }] of found.entries()) expect(time).toBeCloseTo(index / 30, 3);
});

test('begun in the middle it gives what the whole gives there', async () => {
  registerOwnHevc();
  const sink = new VideoSampleSink(await openTrack());
  const sample = await sink.getSample(15 / 30);
  const bytes = new Uint8Array(sample?.allocationSize() ?? 0);
  await sample?.copyTo(bytes);
  sample?.close();
  expect(createHash('md5').update(bytes).digest('hex')).toBe(byFfmpeg.find(([index]) => index === 15)?.[1]);
});

test('parameter sets and images come behind start codes', async () => {
  const track = await openTrack();
  const description = (await track.getDecoderConfig())?.description;
  if (!description) throw new Error('no description');
  const { bytes, lengthSize } = readHevcSets(description);
  // Video, sequence and picture parameters: types 32 to 34.
  const types = [...bytes.keys()]
    .filter((at) => bytes[at] === 0 && bytes[at + 1] === 0 && bytes[at + 2] === 0 && bytes[at + 3] === 1)
    .map((at) => ((bytes[at + 4] ?? 0) >> 1) & 0x3f);
  expect(types).toEqual(expect.arrayContaining([32, 33, 34]));
  const packet = await new EncodedPacketSink(track).getFirstPacket();
  if (!packet) throw new Error('no packet');
  expect(['key', 'open']).toContain(imageKind(packet.data, lengthSize));
  expect(imageKind(toStartCodes(packet.data, lengthSize), 0)).toBe(imageKind(packet.data, lengthSize));
});

test('images that need what lies before the beginning are told from others', () => {
  const unit = (type: number) => Uint8Array.of(0, 0, 0, 2, type << 1, 1);
  expect([0, 1, 8, 9, 19, 20, 21].map((type) => imageKind(unit(type), 4))).toEqual([
    ...['other', 'other', 'leading', 'leading', 'key', 'key', 'open'],
  ]);
});

test('Main and Main 10 are read; other profiles and Dolby Vision of its own colors are not', () => {
  const codecs = ['hvc1.1.6.L93.B0', 'hev1.2.4.L120.B0', 'hvc1.4.10.L93.B0', 'dvh1.05.06', 'avc1.64001f', null];
  expect(codecs.map(isOwnHevc)).toEqual([true, true, false, false, false, false]);
});
