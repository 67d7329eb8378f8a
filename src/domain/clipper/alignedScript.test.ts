import fc from '@/testing/property';
import { bestTakes, type SentenceTake, spokenTakes } from './alignedScript';
import { shownSpans } from './clipEdges';
import { clipProject } from './clipProject';
import type { ClipMaterial } from './types';
import { cutList, firstCut, missedLines, withHit, wordHits } from './wordHits';

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

const scripted = (takes: readonly SentenceTake[], script = sentences): ClipMaterial => ({
  duration: 60,
  shotChanges: [],
  sentences: spokenTakes(script, takes),
  script,
  speech: [],
});
const shownOf = (material: ClipMaterial) => {
  const { edits, ...range } = firstCut(material);
  return shownSpans(material, range, false, edits);
};

test('a line that was said again at the end comes back to its place, with its caption', () => {
  const material = scripted([take(0, 1, 3), take(1, 4, 6), take(2, 7, 9), take(0, 12, 14)]);
  const spans = shownOf(material);
  expect(spans.map(({ start }) => Math.round(start))).toEqual([12, 4, 7]);
  const { edits, ...range } = firstCut(material);
  const source = { fileId: 'f', name: 'a.mp4', url: '/a.mp4', width: 720, height: 1280, duration: 60, hasAudio: true };
  const look = { shape: 'source', shortensPauses: false, hasCaptions: true } as const;
  const project = clipProject(source, material, { id: 'p', title: '', range, look, edits });
  const captions =
    project.tracks.overlay[0]?.clips.map((clip) => (clip.type === 'caption' ? clip.texts.caption : '')) ?? [];
  expect(captions.join('')).toMatch(/^很多人不知道怎么洗.*第一步用冷水.*第二步别用力拧/);
});

test('what a script says twice is no repeat, and its own fillers stay', () => {
  const script = ['买它！', '那个，好看。', '买它！'];
  const material = scripted([take(0, 1, 2), take(1, 2.2, 4), take(2, 4.2, 5)], script);
  expect(firstCut(material).edits.removed).toEqual([]);
});

test('speech that the script does not have is an aside, silence a pause; a gap beside a cut take is not named', () => {
  const material = {
    ...scripted([take(0, 1, 3), take(1, 6, 7, 0, 0.4), take(1, 9, 11), take(2, 13, 15)]),
    speech: [{ start: 3.5, end: 5 }],
  };
  const range = { first: 0, last: 3 };
  expect(wordHits(material, range).map(({ kind }) => kind)).toEqual(['aside', 'flub', 'pause', 'pause']);
  const { edits } = firstCut(material);
  expect(cutList(material, range, edits).map(({ kind, start }) => [kind, start])).toEqual([
    ['flub', 6],
    ['pause', 11],
  ]);
});

test('lines that were never said are named', () =>
  expect(missedLines(scripted([take(0, 1, 3), take(2, 4, 6)]))).toEqual(['第一步用冷水。']));

/** Takes in any order of lines, one after another. */
const anyTakes = fc
  .array(
    fc.record({
      line: fc.nat({ max: 2 }),
      share: fc.constantFrom(0.4, 1),
      gap: fc.double({ min: 0.1, max: 2, noNaN: true }),
    }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((said) => {
    let at = 0;
    return said.map(({ line, share, gap }) => {
      const start = at + gap;
      at = start + 2 * share;
      return take(line, start, at, 0, share);
    });
  });

test('every line that was said is shown by its best take alone, in the order of the script', () =>
  fc.assert(
    fc.property(anyTakes, (takes) => {
      const spans = shownOf(scripted(takes));
      const best = bestTakes(takes);
      const placeOf = (time: number): number => spans.findIndex(({ start, end }) => start <= time && time <= end);
      const places = best.map(({ start, end }) => placeOf((start + end) / 2));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places.every((place) => place >= 0)).toBe(true);
      for (const other of takes.filter((one) => !best.includes(one)))
        expect(placeOf((other.start + other.end) / 2)).toBe(-1);
    }),
  ));
