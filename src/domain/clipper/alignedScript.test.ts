import { bestTakes, type SentenceTake, spokenTakes } from './alignedScript';
import { shownSpans } from './clipEdges';
import type { ClipMaterial } from './types';
import { firstCut, withHit, wordHits } from './wordHits';

const take = (sentence: number, start: number, end: number, from = 0, to = 1): SentenceTake => ({
  sentence,
  start,
  end,
  from,
  to,
  tenths: Array.from({ length: 11 }, (_, tenth) =>
    tenth / 10 <= to ? start + ((end - start) * Math.max(0, tenth / 10 - from)) / (to - from) : end,
  ),
});

const sentences = ['很多人不知道怎么洗。', '第一步用冷水。', '第二步别用力拧。'];

test.each([
  ['the last whole take', [take(0, 0, 2), take(0, 3, 5)], [3]],
  ['a whole one before one that is broken off', [take(0, 0, 2), take(0, 3, 4, 0, 0.4)], [0]],
  ['the fullest where none is whole', [take(0, 0, 1, 0, 0.5), take(0, 3, 4, 0, 0.3)], [0]],
  ['the order of the script, without what was never said', [take(2, 0, 2), take(0, 3, 5)], [3, 0]],
])('best takes: %s', (_, takes, starts) => expect(bestTakes(takes).map(({ start }) => start)).toEqual(starts));

test('a take that was broken off has the words that were said of it, each with its time', () => {
  const [broken, whole] = spokenTakes(sentences, [take(0, 2, 5), take(0, 0, 1, 0, 0.4), take(1, 6, 6.1, 0, 0.1)]);
  expect(broken?.text).toMatch(/^很多人/);
  expect(sentences[0]?.startsWith(broken?.text ?? '?')).toBe(true);
  expect(broken?.text.length).toBeLessThan(7);
  expect(whole?.text).toBe(sentences[0]);
  expect(whole?.words?.at(-1)?.end).toBeLessThanOrEqual(5);
  expect(whole?.words?.[0]?.start).toBe(2);
});

test('a first cut keeps the last good take of each sentence and no pause, and gives everything back', () => {
  const takes = [take(0, 1, 2, 0, 0.5), take(0, 3, 5), take(1, 8, 10), take(1, 11, 13), take(2, 13.2, 15)];
  const material: ClipMaterial = { duration: 16, shotChanges: [], sentences: spokenTakes(sentences, takes) };
  const { edits, ...range } = firstCut(material);
  const spans = shownSpans(material, range, false, edits);
  const isShown = (time: number): boolean => spans.some(({ start, end }) => start <= time && time <= end);
  expect([1.5, 4, 6.5, 9, 12, 14].map(isShown)).toEqual([false, true, false, false, true, true]);
  const back = wordHits(material, range).reduce((now, hit) => withHit(now, hit, false), edits);
  expect(shownSpans(material, range, false, back)).toEqual(shownSpans(material, range, false));
});
