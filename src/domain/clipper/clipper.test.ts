import { projectDuration } from '../../engine/project/projectDuration';
import { projectSchema } from '../../engine/project/schema';
import { toSeconds } from '../../engine/time/ticks';
import fc from '../../testing/property';
import { clipEdges, lengthOf, shownSpans } from './clipEdges';
import { type ClipSource, clipProject } from './clipProject';
import { clipCounts, findClips, MAX_OVERLAP, overlapOf } from './findClips';
import { sentencesOf, soundsOf } from './sentencesOf';
import type { ClipMaterial, SpokenSentence } from './types';

const range = { shortest: 15, longest: 30 };

/** Sentences of four seconds with a pause of one between them. */
const plain = (minutes: number, textOf: (index: number) => string = () => '这是一句普通的话。'): ClipMaterial => ({
  duration: minutes * 60,
  sentences: Array.from({ length: minutes * 12 }, (_, index) => ({
    start: index * 5 + 0.5,
    end: index * 5 + 4.5,
    text: textOf(index),
  })),
  shotChanges: [],
});

const source: ClipSource = {
  fileId: 'f1',
  name: '直播.mp4',
  url: '/api/oss/live.mp4',
  width: 1920,
  height: 1080,
  duration: 600,
  hasAudio: true,
};

describe('sentences', () => {
  const piece = (start: number, end: number, text: string): SpokenSentence => ({ start, end, text });

  test('are joined up to a mark that ends one, a pause, or a long breath', () => {
    const pieces = [
      piece(0, 2, '这件衣服'),
      piece(2, 4, '穿三年都不变形。'),
      piece(4.1, 6, '很多人问我'),
      piece(7, 9, '怎么洗'),
      ...Array.from({ length: 8 }, (_, index) => piece(10 + index * 3, 13 + index * 3, `第${index}段`)),
    ];
    const texts = sentencesOf(pieces, 60).map(({ text }) => text);
    expect(texts.slice(0, 3)).toEqual(['这件衣服穿三年都不变形。', '很多人问我', '怎么洗']);
    expect(texts.slice(3)).toHaveLength(2);
  });

  test('leave out what is empty, lies beyond the video or under another piece', () => {
    const pieces = [piece(0, 4, '第一句。'), piece(1, 3, '压在下面'), piece(5, 6, ' '), piece(70, 72, '片尾以后')];
    expect(sentencesOf(pieces, 60)).toEqual([piece(0, 4, '第一句。')]);
  });

  test('are the sound between the pauses where nobody wrote down what is said, up to the next shot under music', () => {
    expect(soundsOf([{ start: 4, end: 6 }], [2], 12)).toEqual([piece(0, 4, ''), piece(6, 12, '')]);
    expect(soundsOf([], [10, 20], 30)).toEqual([piece(0, 10, ''), piece(10, 20, ''), piece(20, 30, '')]);
    // Nobody speaks and nothing sounds: there is nothing to cut clips of.
    expect(soundsOf([{ start: 0, end: 30 }], [10, 20], 30)).toEqual([]);
  });
});

describe('clips', () => {
  test('begin with what holds, say why, and leave out what hangs on the sentence before', () => {
    const material = plain(6, (index) => {
      if (index === 20) return '很多人不知道这件衣服为什么不闷汗。';
      if (index === 40) return '今天直播间到手价只要89块钱。';
      return index % 2 ? '但是这一句接着上一句。' : '这是一句普通的话。';
    });
    const clips = findClips(material, range);
    const hooked = clips.find(({ first }) => first === 20);
    expect(hooked?.reasons[0]).toEqual({ kind: 'hook', words: '很多人不知道' });
    expect(clips.some(({ reasons }) => reasons.some(({ kind, words }) => kind === 'price' && words === '到手价'))).toBe(
      true,
    );
    expect(clips.every(({ first }) => first % 2 === 0)).toBe(true);
  });

  test.each([2, 4, 10, 60, 180])('of %i plain minutes are at least as many as there are to choose from', (minutes) => {
    const { least, most } = clipCounts(minutes * 60);
    const count = findClips(plain(minutes), range).length;
    expect([count >= least, count <= most]).toEqual([true, true]);
  });

  test('are none where nothing is as long as was asked for', () => {
    expect(
      findClips({ duration: 10, sentences: [{ start: 0, end: 9, text: '短。' }], shotChanges: [] }, range),
    ).toEqual([]);
  });

  const materials = fc
    .array(
      fc.record({
        pause: fc.integer({ min: 0, max: 30 }),
        length: fc.integer({ min: 3, max: 120 }),
        text: fc.constantFrom('', '哈哈哈太逗了。', '但是呢', '你知道吗？', '一共用了12天。'),
      }),
      { minLength: 1, maxLength: 120 },
    )
    .chain((parts) => {
      let at = 0;
      const sentences = parts.map(({ pause, length, text }) => {
        const start = at + pause / 10;
        at = start + length / 10;
        return { start, end: at, text };
      });
      return fc.record({
        duration: fc.constant(at + 0.3),
        sentences: fc.constant(sentences),
        shotChanges: fc
          .array(fc.double({ min: 0.1, max: at, noNaN: true }), { maxLength: 30 })
          .map((times) => times.toSorted((a, b) => a - b)),
      });
    });

  test('lie in the video, on whole sentences, in the wanted length, apart, in order, as many as may be, and again the same', () => {
    fc.assert(
      fc.property(materials, (material) => {
        const clips = findClips(material, range);
        expect(clips.length).toBeLessThanOrEqual(clipCounts(material.duration).most);
        const edges = clips.map((clip) => clipEdges(material, clip));
        clips.forEach(({ first, last, reasons }, index) => {
          const { start, end } = edges[index] ?? { start: -1, end: -1 };
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(material.duration + 1e-9);
          expect(start).toBeLessThanOrEqual(material.sentences[first]?.start ?? -1);
          expect(end).toBeGreaterThanOrEqual(material.sentences[last]?.end ?? Number.POSITIVE_INFINITY);
          expect(end - start).toBeGreaterThanOrEqual(range.shortest);
          expect(end - start).toBeLessThanOrEqual(range.longest);
          expect(reasons.length).toBeGreaterThan(0);
          for (const other of edges.slice(index + 1))
            expect(overlapOf({ start, end }, other)).toBeLessThanOrEqual(MAX_OVERLAP);
        });
        expect(edges.map(({ start }) => start)).toEqual(edges.map(({ start }) => start).toSorted((a, b) => a - b));
        expect(findClips(material, range)).toEqual(clips);
      }),
    );
  });
});

describe('edges', () => {
  const material = (shotChanges: readonly number[]): ClipMaterial => ({
    duration: 30,
    sentences: [
      { start: 0, end: 5, text: '前。' },
      { start: 10, end: 20, text: '中。' },
      { start: 25, end: 29, text: '后。' },
    ],
    shotChanges,
  });
  const middle = { first: 1, last: 1 };

  test('stand a little off the words', () => {
    expect(clipEdges(material([]), middle)).toEqual({ start: 9.92, end: 20.15 });
  });

  test('let no other shot flash up at the beginning or the end', () => {
    expect(clipEdges(material([9.95]), middle).start).toBe(9.95);
    expect(clipEdges(material([10.2]), middle).start).toBe(9.7);
    expect(clipEdges(material([20.1]), middle).end).toBe(20.1);
    expect(clipEdges(material([19.8]), middle).end).toBe(20.3);
  });

  test('long pauses keep a third of a second when they are shortened', () => {
    const whole = { first: 0, last: 2 };
    expect(lengthOf(shownSpans(material([]), whole, false))).toBeCloseTo(29.15);
    expect(lengthOf(shownSpans(material([]), whole, true))).toBeCloseTo(29.15 - 10 + 0.7);
  });
});

describe('a clip as a video', () => {
  const material = plain(2);
  const look = { shape: 'upright', shortensPauses: true, hasCaptions: true } as const;
  const project = clipProject(source, material, { id: 'c1', title: '第一条', range: { first: 2, last: 5 }, look });

  test('is a document that the timeline opens, as long as what is shown', () => {
    expect(projectSchema.safeParse(project).error).toBeUndefined();
    expect(project.tracks.main.clips).toHaveLength(4);
    const length = lengthOf(shownSpans(material, { first: 2, last: 5 }, true));
    expect(Math.abs(toSeconds(projectDuration(project)) - length)).toBeLessThan(4 / 30);
  });

  test('says its words when they are heard', () => {
    const captions = project.tracks.overlay.flatMap(({ clips }) => clips);
    expect(captions).toHaveLength(4);
    // Each sentence is 4 s, each pause 0.35 s; the first word comes after the lead. A part may lose a frame.
    const late = captions.map(({ start }, index) => Math.abs(toSeconds(start) - (0.08 + index * 4.35)));
    expect(Math.max(...late)).toBeLessThan(0.12);
  });

  test('cuts an upright image out of a wide one, at the place that was chosen and never beyond its sides', () => {
    const cropOf = (center: number) =>
      clipProject(source, material, {
        id: 'c',
        title: '',
        range: { first: 0, last: 1 },
        look,
        framings: { '0.00': { center } },
      }).tracks.main.clips[0]?.params;
    const share = (9 / 16) * (9 / 16);
    expect(cropOf(0.5)).toEqual({ cropX: 0.5 - share / 2, cropW: share });
    expect(cropOf(0)).toEqual({ cropX: 0, cropW: share });
    expect(cropOf(1)).toEqual({ cropX: 1 - share, cropW: share });
    const upright = { ...source, width: 720, height: 1280 };
    expect(
      clipProject(upright, material, { id: 'c', title: '', range: { first: 0, last: 1 }, look }).tracks.main.clips[0]
        ?.params,
    ).toEqual({});
  });
});
