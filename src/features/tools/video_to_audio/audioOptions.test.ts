import type { MediaDetails } from '@/engine/media';
import type { ToolFile } from '../shell/types';
import { audioNames, bytesOf, initialOptions, outcomeOf, silentReason } from './audioOptions';

const aFile = (name: string, audioCodec: string | null): ToolFile => ({
  id: name,
  name,
  file: new File([], name),
  kind: 'video',
  facts: { audioCodec, hasAudio: audioCodec !== null } as MediaDetails,
});

test.each([
  ['aac', 'm4a', true],
  ['mp3', 'mp3', true],
  ['opus', 'ogg', true],
  ['flac', 'flac', true],
  ['pcm-s16', 'wav', true],
  ['ac3', 'm4a', false],
])('%s as it is becomes %s', (codec, ending, isCopied) => {
  expect(outcomeOf(aFile('a.mp4', codec), initialOptions)).toEqual({ ending, isCopied });
});

test('another format is never a copy', () => {
  expect(outcomeOf(aFile('a.mp4', 'mp3'), { format: 'mp3' })).toEqual({ ending: 'mp3', isCopied: false });
});

test('names follow the pattern, keep clear of each other and of what disks refuse', () => {
  const files = [aFile('口播.mp4', 'aac'), aFile('口播.mov', 'aac'), aFile('b.c.webm', 'opus')];
  expect(audioNames(files, initialOptions)).toEqual(['口播.m4a', '口播-2.m4a', 'b.c.ogg']);
  expect(audioNames(files, { ...initialOptions, naming: '{n}/{name}' })).toEqual([
    '01_口播.m4a',
    '02_口播.m4a',
    '03_b.c.ogg',
  ]);
  expect(audioNames([aFile('a.mp4', 'aac')], { ...initialOptions, naming: '  ' })).toEqual(['a.m4a']);
});

test('a video without audio says so', () => {
  expect(silentReason(aFile('a.mp4', null))).toBe('silent');
  expect(silentReason(aFile('a.mp4', 'aac'))).toBeNull();
});

test('sizes', () => {
  expect(bytesOf(60, { ...initialOptions, format: 'mp3', kbps: 128 })).toBe(960_000);
  expect(bytesOf(1, { ...initialOptions, format: 'wav', channels: 1 })).toBe(96_000);
  expect(bytesOf(60, initialOptions)).toBeNull();
});
