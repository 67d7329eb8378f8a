import fc from 'fast-check';
import { projectDuration } from '../../engine/project/projectDuration';
import { projectSchema } from '../../engine/project/schema';
import { toSeconds } from '../../engine/time/ticks';
import { mixProject } from './mixProject';
import {
  longScripts,
  MAX_STRETCH,
  mixWordLimits,
  noWords,
  readWords,
  type SpokenMixScript,
  saidIn,
  scriptsOf,
  secondsOf,
  unspoken,
  wordsOf,
} from './mixWords';
import { planMix } from './planMix';
import { type MixRecipe, mixRequestOf, readRecipe } from './recipe';

const clip = (id: string, duration = 4) => ({
  id,
  fileId: id,
  name: `${id}.mp4`,
  url: `/${id}.mp4`,
  cover: '',
  width: 720,
  height: 1280,
  duration,
  hasAudio: true,
});
const group = (id: string) => ({
  id,
  name: id,
  maxSeconds: 3,
  clips: Array.from({ length: 12 }, (_, n) => clip(`${id}${n}`)),
});
const recipe: MixRecipe = {
  schema: 1,
  title: '混剪',
  groups: [group('a'), group('b'), group('c')],
  titles: [],
  keepsSound: true,
  hasAiParts: false,
  ratio: '9:16',
  count: 10,
  limit: 0.3,
  seed: 3,
};
const text = '保温杯能保温多久？早上装的热水，晚上还烫嘴。\n\n三百块的杯子贵在哪。';
const said = (duration: number, voice = 'v1', which = 0): SpokenMixScript => ({
  text: scriptsOf({ text })[which] ?? '',
  voice,
  url: `/voice-${voice}-${which}.mp3`,
  duration,
  sentences: [
    { text: '保温杯能保温多久？', from: 0, to: duration / 2 },
    { text: '早上装的热水，晚上还烫嘴。', from: duration / 2, to: duration },
  ],
});
const withWords = (words: Partial<typeof noWords>): MixRecipe => ({ ...recipe, words: { ...noWords, text, ...words } });
const versions = planMix(mixRequestOf(recipe)).versions;
const [version = []] = versions;

test('an empty line stands between two scripts; blanks and signs alone are none, and no more than fifty are read', () => {
  expect(scriptsOf({ text: ' 一。\n二。\n \n\n……\n\n三。' })).toEqual(['一。\n二。', '三。']);
  expect(scriptsOf({ text: Array.from({ length: 80 }, (_, n) => `第${n}篇`).join('\n\n') })).toHaveLength(
    mixWordLimits.scripts,
  );
});

test('every script and every voice is used before one comes again', () => {
  const dealt = wordsOf(withWords({ voices: ['v1', 'v2', 'v3'] }), 6);
  for (const half of [dealt.slice(0, 3), dealt.slice(3)]) expect(new Set(half.map(({ voice }) => voice)).size).toBe(3);
  expect(new Set(dealt.slice(0, 2).map((one) => one.text)).size).toBe(2);
  expect(wordsOf(withWords({}), 2).map(({ voice }) => voice)).toEqual(['', '']);
  expect(wordsOf(recipe, 4)).toEqual([]);
});

test('words have no part in which clips are shown', () => {
  expect(planMix(mixRequestOf(withWords({ voices: ['v1'] }))).versions).toEqual(versions);
});

test('what is spoken already is not spoken again', () => {
  const wanted = [0, 1, 0, 1].map((which) => ({ text: scriptsOf({ text })[which] ?? '', voice: 'v1' }));
  expect(unspoken({ spoken: [] }, wanted)).toHaveLength(2);
  expect(unspoken({ spoken: [said(5)] }, wanted)).toEqual([wanted[1]]);
  expect(
    unspoken(
      { spoken: [] },
      wanted.map((one) => ({ ...one, voice: '' })),
    ),
  ).toEqual([]);
});

describe('a version that is spoken', () => {
  const make = (duration: number) => {
    const words = { ...noWords, text, voices: ['v1'], spoken: [said(duration)] };
    return mixProject({ ...recipe, words }, version, {
      name: 'v',
      title: '',
      words: { text: said(1).text, voice: 'v1' },
      captions: 'bold',
      source: [],
    });
  };

  test('has its voice, captions when they are heard, and says that the voice is made', () => {
    const project = make(6);
    expect(projectSchema.safeParse(project).error).toBeUndefined();
    expect(toSeconds(projectDuration(project))).toBeCloseTo(9, 1);
    expect(project.tracks.audio[0]?.clips).toMatchObject([{ type: 'audio', role: 'voice' }]);
    const captions = project.tracks.overlay.find(({ id }) => id === 'mix-captions')?.clips ?? [];
    expect(captions.length).toBeGreaterThanOrEqual(2);
    expect(toSeconds(captions.at(-1)?.start ?? (0 as never))).toBeGreaterThanOrEqual(3);
    expect(project.aiLabel).toMatchObject({ visible: true, metadata: true });
    expect(project.tracks.main.clips.every((one) => one.type === 'video' && one.speed === 1 && one.volume < 1)).toBe(
      true,
    );
  });

  test('shows the same footage slower where the words take longer, down to half its speed', () => {
    for (const [duration, seconds] of [
      [12, 12.8],
      [40, 18],
    ] as const) {
      const project = make(duration);
      expect(toSeconds(projectDuration(project))).toBeCloseTo(seconds, 0);
      const footage = project.tracks.main.clips.reduce(
        (sum, one) => sum + (one.type === 'video' ? toSeconds(one.duration) * one.speed : 0),
        0,
      );
      expect(footage).toBeCloseTo(secondsOf(version), 0);
      expect(toSeconds(projectDuration(project))).toBeLessThanOrEqual(secondsOf(version) * MAX_STRETCH + 0.2);
    }
  });
});

test('without a voice the words are read: spread over all of the version, in order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('保温杯。', '早上装热水，晚上还烫嘴！', '贵吗？'), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 2, max: 60 }),
      (sentences, seconds) => {
        const wanted = { text: sentences.join(''), voice: '' };
        const spans = saidIn(noWords, wanted, seconds);
        expect(spans[0]?.start).toBe(0);
        expect(spans.at(-1)?.end).toBeCloseTo(seconds);
        expect(spans.slice(1).every(({ start }, index) => Math.abs(start - (spans[index]?.end ?? -1)) < 1e-9)).toBe(
          true,
        );
        expect(spans.map((one) => one.text).join('')).toBe(wanted.text);
      },
    ),
  );
  const project = mixProject(withWords({}), version, {
    name: 'v',
    title: '',
    words: { text: '保温杯。', voice: '' },
    captions: 'bold',
    source: [],
  });
  expect(project.tracks.audio).toEqual([]);
  expect(project.aiLabel).toMatchObject({ visible: false });
  expect(project.tracks.overlay.map(({ id }) => id)).toEqual(['mix-captions']);
});

test('a script that is longer than its clips at half speed is named, with what it takes and what there is', () => {
  const long = Array.from({ length: 30 }, () => '早上装的热水，晚上还烫嘴。').join('');
  const found = longScripts(withWords({ text: `短的。\n\n${long}`, voices: ['v1'] }), versions);
  expect(found).toMatchObject([{ script: 1, room: 18 }]);
  expect(found[0]?.needs).toBeGreaterThan(60);
  expect(longScripts(withWords({ voices: ['v1'] }), versions)).toEqual([]);
  expect(longScripts(withWords({ text: long }), versions)).toHaveLength(1);
  expect(longScripts(recipe, versions)).toEqual([]);
});

test('a recipe keeps its words, and one of before has none', () => {
  const full = withWords({ voices: ['v1'], spoken: [said(5)] });
  expect(readRecipe(JSON.parse(JSON.stringify(full)))).toEqual(full);
  expect(readRecipe(JSON.parse(JSON.stringify(recipe)))).toEqual(recipe);
  expect(readWords({ text: '', voices: [3], spoken: [{}] })).toEqual({ ...noWords, voices: [], spoken: [] });
});
