import { formatSrt } from '@/engine/captions/srt';
import { cuesOf, mergeWithNext, replaceAll, type Segment, splitSegment, turnsOf, withTimes } from './model';

const segments: readonly Segment[] = [
  { id: 'a', from: 1, to: 3, text: '早上好，大家。', speaker: 0 },
  { id: 'b', from: 3.5, to: 5, text: '你好。', speaker: 1 },
  { id: 'c', from: 5, to: 6, text: '', speaker: 1 },
];

test('split and join again gives the same words over the same time', () => {
  const split = splitSegment(segments, 'a', 4, 'a2');
  expect(split.slice(0, 2).map(({ text }) => text)).toEqual(['早上好，', '大家。']);
  expect(split[0]?.to).toBe(split[1]?.from);
  expect(mergeWithNext(split, 'a')).toEqual(segments);
  expect(mergeWithNext(segments, 'c')).toBe(segments);
});

test('borders stop at the neighbors, the ends of the audio, and each other', () => {
  const of = (id: string, from: number, to: number) =>
    withTimes({ segments, duration: 8 }, id, { from, to }).find((segment) => segment.id === id);
  expect(of('b', 0, 99)).toMatchObject({ from: 3, to: 5 });
  expect(of('a', -5, 2)).toMatchObject({ from: 0, to: 2 });
  expect(of('c', 5.5, 99)).toMatchObject({ from: 5.5, to: 8 });
  const shut = of('b', 4, 4);
  expect((shut?.to ?? 0) - (shut?.from ?? 0)).toBeCloseTo(0.2);
});

test('captions leave empty segments out; the text goes by turns', () => {
  expect(formatSrt(cuesOf(segments))).toContain('2\n00:00:03,500 --> 00:00:05,000\n你好。');
  expect(cuesOf(segments)).toHaveLength(2);
  expect(turnsOf(segments, (speaker) => `说话人${speaker + 1}`)).toEqual([
    '说话人1：早上好，大家。',
    '说话人2：你好。',
  ]);
});

test('replacing counts what it changed', () => {
  const { count, segments: next } = replaceAll(segments, '好', '安');
  expect(count).toBe(2);
  expect(next[1]?.text).toBe('你安。');
  expect(replaceAll(segments, '', 'x').count).toBe(0);
});
