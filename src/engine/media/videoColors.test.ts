import { readFileSync } from 'node:fs';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { likeSource } from '../convert/cut/videoPackets';
import { assumeColors, assumedColors, isUntagged } from './videoColors';

const sd = { primaries: 'smpte170m', transfer: 'smpte170m', matrix: 'smpte170m' } as const;
const hd = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;

test('a small video that says nothing of its colors has those of SD, a large one is left to its decoder', () => {
  expect(assumedColors({ fullRange: false }, 480)).toEqual({ ...sd, fullRange: false });
  expect(assumedColors({ fullRange: true }, 719)).toEqual({ ...sd, fullRange: true });
  expect(assumedColors({ fullRange: false }, 720)).toEqual({ fullRange: false });
});

test('what a file says of its colors holds, whatever its size', () => {
  expect(assumedColors(hd, 240)).toEqual(hd);
  expect(assumedColors({ ...sd, fullRange: false }, 1080)).toEqual({ ...sd, fullRange: false });
  expect(assumedColors({ matrix: 'bt709' }, 240)).toEqual({ matrix: 'bt709' });
});

test('decoders of a small untagged H.264 and VP9 are told SD', async () => {
  for (const name of ['plain.mp4', 'odd.webm']) {
    const source = new BufferSource(readFileSync(`src/testing/e2e/material/bad/${name}`));
    const track = await new Input({ formats: ALL_FORMATS, source }).getPrimaryVideoTrack();
    const before = await track?.getDecoderConfig();
    expect(before?.colorSpace?.matrix ?? null).toBeNull();
    const after = track && (await assumeColors(track).getDecoderConfig());
    expect(after).toEqual({ ...before, colorSpace: { ...sd, fullRange: false } });
  }
});

test('full range alone is a word about colors, limited range is not', () => {
  expect([undefined, {}, { fullRange: false }].map((told) => isUntagged(told))).toEqual([true, true, true]);
  expect([{ fullRange: true }, { matrix: 'bt709' as const }, hd].map(isUntagged)).toEqual([false, false, false]);
});

test('what is encoded again is described as its source was: no colors that an encoder made up', () => {
  const own = { codec: 'avc1.42001e', colorSpace: hd };
  const like = (colorSpace: VideoColorSpaceInit) => likeSource({ config: { codec: 'avc1.64000c', colorSpace } }, own);
  expect(like({ fullRange: false })).toEqual({ codec: 'avc1.42001e' });
  expect(like(hd)).toEqual(own);
});
