import { projectDuration } from '../../engine/project/projectDuration';
import { toSeconds } from '../../engine/time/ticks';
import fc from '../../testing/property';
import { clipEdges, lengthOf, noEdits, shownSpans } from './clipEdges';
import { type ClipSource, clipProject } from './clipProject';
import { type ClipWord, clipWords } from './clipWords';
import { LEVELS_PER_SECOND, quietest } from './cutPoints';
import type { ClipMaterial, SentenceRange } from './types';
import { isTaken, withHit, withRemoved, wordHits } from './wordHits';

const texts = ['嗯，今天看防晒衣。', '那个，面料很轻薄。', '面料很轻薄，也不贵。', '', '就是说，夏天不闷。'] as const;

const materials = fc
  .array(
    fc.record({
      pause: fc.integer({ min: 0, max: 25 }),
      length: fc.integer({ min: 5, max: 60 }),
      text: fc.constantFrom(...texts),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .chain((parts) => {
    let at = 0;
    const sentences = parts.map(({ pause, length, text }) => {
      const start = at + pause / 10;
      at = start + length / 10;
      return { start, end: at, text };
    });
    const duration = at + 0.5;
    return fc.record({
      duration: fc.constant(duration),
      sentences: fc.constant(sentences),
      shotChanges: fc.constant([]),
      levels: fc.option(fc.uint8Array({ minLength: 10, maxLength: 3000, max: 96 }), { nil: undefined }),
    });
  });

interface Cut {
  readonly material: ClipMaterial;
  readonly range: SentenceRange;
  readonly removed: readonly string[];
  readonly isShort: boolean;
}

const cuts = materials.chain((material) => {
  const range = { first: 0, last: material.sentences.length - 1 };
  const keys = clipWords(material.sentences, range).map(({ key }) => key);
  return fc.record({
    material: fc.constant<ClipMaterial>(material),
    range: fc.constant(range),
    removed: fc.subarray(keys),
    isShort: fc.boolean(),
  });
});

const cutOf = ({ material, range, removed, isShort }: Cut) =>
  shownSpans(material, range, isShort, { ...noEdits, removed });

const isHeard = ({ start, end }: ClipWord, spans: ReturnType<typeof cutOf>): boolean => {
  const middle = (start + end) / 2;
  return spans.some((span) => span.start <= middle + 1e-9 && middle <= span.end + 1e-9);
};

describe('words that are removed', () => {
  test('are not heard while all others are, in order, none over another, inside the clip', () => {
    fc.assert(
      fc.property(cuts, (cut) => {
        const { material, range, removed } = cut;
        const spans = cutOf(cut);
        const edges = clipEdges(material, range);
        let last = 0;
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        if (spans[0]) expect(spans[0].start).toBeGreaterThanOrEqual(edges.start);
        expect(last).toBeLessThanOrEqual(edges.end + 1e-9);
        for (const word of clipWords(material.sentences, range)) {
          if (removed.includes(word.key)) continue;
          expect(isHeard(word, spans)).toBe(true);
        }
        const all = clipWords(material.sentences, range).length;
        expect(spans.length === 0).toBe(removed.length === all);
      }),
      { numRuns: 60 },
    );
  });

  test('the more are removed the shorter the clip, and what comes back is as if it had never gone', () => {
    fc.assert(
      fc.property(cuts, (cut) => {
        const whole = cutOf({ ...cut, removed: [] });
        expect(lengthOf(cutOf(cut))).toBeLessThanOrEqual(lengthOf(whole) + 1e-6);
        const edits = withRemoved(withRemoved(noEdits, cut.removed, true), cut.removed, false);
        expect(shownSpans(cut.material, cut.range, cut.isShort, edits)).toEqual(whole);
        for (const hit of wordHits(cut.material, cut.range)) {
          const taken = withHit(noEdits, hit, true);
          expect(isTaken(hit, taken, false)).toBe(true);
          const back = withHit(taken, hit, false);
          expect(isTaken(hit, back, true)).toBe(false);
          expect(shownSpans(cut.material, cut.range, false, back)).toEqual(
            cutOf({ ...cut, removed: [], isShort: false }),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  const speech: ClipMaterial = {
    duration: 20,
    shotChanges: [],
    sentences: [
      { start: 1, end: 5, text: '今天，嗯，看防晒衣。' },
      { start: 7, end: 10, text: '它特别轻薄。' },
    ],
  };
  const range = { first: 0, last: 1 };
  const filler = wordHits(speech, range).find(({ kind }) => kind === 'sound');

  test('cuts lie where it is quiet', () => {
    expect(filler?.text).toBe('嗯，');
    const levels = new Uint8Array(20 * LEVELS_PER_SECOND).fill(20);
    const hit = filler ?? { start: 0, end: 0 };
    const quietAt = Math.round((hit.start - 0.12) * LEVELS_PER_SECOND);
    levels.fill(70, quietAt - 2, quietAt + 3);
    const edits = filler ? withHit(noEdits, filler, true) : noEdits;
    const spans = shownSpans({ ...speech, levels }, range, false, edits);
    expect(spans).toHaveLength(2);
    expect(Math.abs((spans[0]?.end ?? 0) - quietAt / LEVELS_PER_SECOND)).toBeLessThanOrEqual(0.03);
    expect(quietest(undefined, 5, { start: 1, end: 4 })).toBe(4);
  });

  test('a pause is decided by itself whatever the rest does, and the clip grows past its words', () => {
    const pause = wordHits(speech, range).find(({ kind }) => kind === 'pause');
    expect([pause?.start, pause?.end]).toEqual([5, 7]);
    const length = (isShort: boolean, edits = noEdits) => lengthOf(shownSpans(speech, range, isShort, edits));
    expect(length(false) - length(true)).toBeCloseTo(1.65);
    if (pause) {
      expect(length(false, withHit(noEdits, pause, true))).toBeCloseTo(length(true));
      expect(length(true, withHit(noEdits, pause, false))).toBeCloseTo(length(false));
    }
    expect(length(false, { ...noEdits, lead: 0.5, tail: 1 })).toBeCloseTo(length(false) + 1.5);
    expect(length(false, { ...noEdits, lead: 60, tail: 60 })).toBeCloseTo(20);
  });

  test('are gone from the captions, and the cuts fade so shortly that nothing clicks', () => {
    const source: ClipSource = {
      fileId: 'f',
      name: 'a.mp4',
      url: '/a.mp4',
      width: 1080,
      height: 1920,
      duration: 20,
      hasAudio: true,
    };
    const look = { shape: 'source', shortensPauses: false, hasCaptions: true } as const;
    const edits = filler ? withHit(noEdits, filler, true) : noEdits;
    const project = clipProject(source, speech, { id: 'c', title: '', range, look, edits });
    const captions = project.tracks.overlay.flatMap(({ clips }) => clips);
    const words = captions.map((clip) => (clip.type === 'caption' ? (clip.texts.caption ?? '') : '')).join('');
    expect(words).toContain('看防晒衣');
    expect(words).not.toContain('嗯');
    const [head] = project.tracks.main.clips;
    expect(head?.type === 'video' && toSeconds(head.fadeOut)).toBeCloseTo(0.003, 4);
    const length = lengthOf(shownSpans(speech, range, false, edits));
    expect(Math.abs(toSeconds(projectDuration(project)) - length)).toBeLessThan(2 / 30);
  });
});
