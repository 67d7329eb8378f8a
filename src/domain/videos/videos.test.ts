import fc from '@/testing/property';
import { compareTexts, type TimedText } from './compare';
import { labelStateOf, lengthOf, planStateOf, ratioOf, textStateOf } from './facts';
import { currentOf, groupVersions, nextVersion } from './versions';

const lines = (...texts: string[]): TimedText[] => texts.map((text, at) => ({ at, text }));

describe('what a video is', () => {
  test.each([
    [1080, 1920, '9:16'],
    [1080, 1918, '9:16'],
    [1242, 1660, '3:4'],
    [1080, 1080, '1:1'],
    [1920, 1080, '16:9'],
    [2560, 1080, 'other'],
  ] as const)('%i × %i is %s', (width, height, ratio) => expect(ratioOf(width, height)).toBe(ratio));

  test.each([
    [15.04, '15'],
    [15.5, '30'],
    [60, '60'],
    [61, 'long'],
  ] as const)('%d s is %s', (seconds, length) => expect(lengthOf(seconds)).toBe(length));

  test('only what AI made needs a label', () => {
    const none = { visible: false, metadata: false };
    expect(labelStateOf({ is_ai: false, ai_label: none })).toBe('free');
    expect(labelStateOf({ is_ai: true, ai_label: none })).toBe('none');
    expect(labelStateOf({ is_ai: true, ai_label: { visible: true, metadata: false } })).toBe('part');
    expect(labelStateOf({ is_ai: true, ai_label: { visible: true, metadata: true } })).toBe('full');
  });

  test('online counts before waiting, waiting before failed', () => {
    expect(planStateOf([])).toBe('none');
    expect(planStateOf(['canceled', 'draft'])).toBe('none');
    expect(planStateOf(['failed'])).toBe('failed');
    expect(planStateOf(['failed', 'scheduled'])).toBe('planned');
    expect(planStateOf(['scheduled', 'published', 'failed'])).toBe('published');
  });

  test('texts are as bad as their worst word, and unknown without any', () => {
    expect(textStateOf({ high: 0, mid: 0, low: 0 }, false)).toBe('unknown');
    expect(textStateOf({ high: 0, mid: 0, low: 0 }, true)).toBe('clean');
    expect(textStateOf({ high: 1, mid: 3, low: 0 }, true)).toBe('high');
  });
});

test('versions go to their video, newest first; the chosen one counts, else the newest', () => {
  const aVersion = (id: string, version_of: string, version: number, is_current = false) => ({
    id,
    version_of,
    version,
    is_current,
  });
  const video = groupVersions([
    aVersion('a', '', 1),
    aVersion('x', '', 1),
    aVersion('b', 'a', 2, true),
    aVersion('c', 'a', 3),
  ]);
  expect(video.get('a')?.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(currentOf(video.get('a') ?? [])?.id).toBe('b');
  expect(currentOf(video.get('x') ?? [])?.id).toBe('x');
  expect(nextVersion(video.get('a') ?? [])).toBe(4);
});

describe('comparing texts', () => {
  test('names what went, came and changed', () => {
    const changes = compareTexts(lines('你好', '旧的一句', '再见'), lines('你好', '新的一句', '再见', '关注我'));
    expect(changes.map(({ kind }) => kind)).toEqual(['same', 'changed', 'same', 'added']);
    expect(changes[1]).toMatchObject({ before: { text: '旧的一句' }, after: { text: '新的一句' } });
  });

  test('a sentence that only moved in time is the same', () => {
    expect(compareTexts([{ at: 1, text: 'a' }], [{ at: 9, text: 'a' }]).map(({ kind }) => kind)).toEqual(['same']);
  });

  test('neither side loses a line', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const changes = compareTexts(lines(...one), lines(...other));
        expect(changes.flatMap(({ before }) => (before ? [before.text] : []))).toEqual(one);
        expect(changes.flatMap(({ after }) => (after ? [after.text] : [])).sort()).toEqual([...other].sort());
      }),
    );
  });
});
