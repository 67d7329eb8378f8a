import fc from '@/testing/property';
import { coversOf } from './covers';
import { dealItems } from './dealOut';
import { mixProject } from './mixProject';
import { noWords } from './mixWords';
import { type MixRecipe, type RecipeMusic, readRecipe } from './recipe';
import type { MixVersion } from './types';
import { partsOf, shownParts } from './versionParts';

const aTrack = (id: string, duration = 9): RecipeMusic => ({
  fileId: id,
  name: `${id}.mp3`,
  url: `/${id}.mp3`,
  duration,
});
const tracksOf = (count: number) => Array.from({ length: count }, (_, index) => aTrack(`m${index}`));
const designs = ['bold', 'keyword', 'boxed', 'karaoke'];
const clip = {
  ...{ id: 'c', fileId: 'c', name: 'c.mp4', url: '/c.mp4', cover: '', width: 720, height: 1280 },
  ...{ duration: 5, hasAudio: false },
};
const recipe: MixRecipe = {
  schema: 1,
  title: 'mix',
  groups: [{ id: 'g', name: 'g', maxSeconds: 3, clips: [clip] }],
  titles: ['one', ' ', 'two '],
  music: tracksOf(3),
  words: { ...noWords, text: '一句。\n\n两句。', captions: designs.slice(0, 2) },
  keepsSound: false,
  hasAiParts: false,
  ratio: '9:16',
  count: 8,
  limit: 0.3,
  seed: 5,
};
const version: MixVersion = [{ groupId: 'g', clipId: 'c', footage: '/c.mp4', trimStart: 0, seconds: 3, weight: 1 }];

/** How often each is used, the unused ones too. */
const counts = (used: readonly (string | undefined)[], all: readonly string[]): readonly number[] =>
  all.map((one) => used.filter((name) => name === one).length);

test('music, designs, titles and scripts are spread evenly, none twice in a row, the same for a seed', () => {
  fc.assert(
    fc.property(
      fc.record({ tracks: fc.integer({ min: 1, max: 20 }), kinds: fc.integer({ min: 1, max: 4 }) }),
      fc.nat(200),
      fc.nat(),
      ({ tracks, kinds }, versions, seed) => {
        const music = tracksOf(tracks);
        const captions = designs.slice(0, kinds);
        const given = { ...recipe, seed, music, words: { ...noWords, text: '一。\n\n二。\n\n三。', captions } };
        const parts = partsOf(given, versions);
        expect(parts).toHaveLength(versions);
        const dealt = [
          [parts.map((one) => one.music?.url), music.map(({ url }) => url)],
          [parts.map((one) => one.captions), captions],
          [parts.map((one) => one.title), ['one', 'two']],
          [parts.map((one) => one.words?.text), ['一。', '二。', '三。']],
        ] as const;
        for (const [used, all] of dealt) {
          const often = counts(used, all);
          expect(often.reduce((sum, count) => sum + count, 0)).toBe(versions);
          expect(Math.max(...often) - Math.min(...often)).toBeLessThanOrEqual(1);
          // Two designs among an even number of tracks meet all of them by coming twice in a row alone.
          const mayRepeat = all === captions && captions.length === 2 && tracks % 2 === 0;
          if (all.length > 1 && !mayRepeat) expect(used.slice(1).every((one, index) => one !== used[index])).toBe(true);
        }
        expect(partsOf(given, versions)).toEqual(parts);
      },
    ),
  );
});

test('each track meets each design before it meets one again', () => {
  fc.assert(
    fc.property(
      fc.record({ tracks: fc.integer({ min: 1, max: 20 }), kinds: fc.integer({ min: 1, max: 4 }) }),
      fc.nat(200),
      fc.nat(),
      ({ tracks, kinds }, versions, seed) => {
        const [music, captions] = [tracksOf(tracks), designs.slice(0, kinds)];
        const parts = partsOf({ ...recipe, seed, music, words: { ...noWords, text: '一。', captions } }, versions);
        const pairs = music.flatMap(({ url }) => captions.map((design) => `${url} ${design}`));
        const often = counts(
          parts.map((one) => `${one.music?.url} ${one.captions}`),
          pairs,
        );
        expect(often.reduce((sum, count) => sum + count, 0)).toBe(versions);
        expect(Math.max(...often) - Math.min(...often)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('a single track or a single design is dealt as it was before pairs were', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.boolean(), fc.nat(50), fc.nat(), (many, isMusic, versions, seed) => {
      const music = tracksOf(isMusic ? many : 1);
      const captions = isMusic ? designs.slice(1, 2) : designs.slice(0, Math.min(many, designs.length));
      const parts = partsOf({ ...recipe, seed, music, words: { ...noWords, text: '一。', captions } }, versions);
      expect(parts.map((one) => one.music)).toEqual(dealItems(music, versions, seed + 4));
      expect(parts.map((one) => one.captions)).toEqual(dealItems(captions, versions, seed + 5));
    }),
  );
});

test('a version keeps its parts when more are wanted, when another one shows other clips, and over a reload', () => {
  const parts = partsOf(recipe, 6);
  expect(partsOf(recipe, 9).slice(0, 6)).toEqual(parts);
  expect(partsOf({ ...recipe, groups: [] } as MixRecipe, 6)).toEqual(parts);
  expect(partsOf(readRecipe(JSON.parse(JSON.stringify(recipe))) as MixRecipe, 6)).toEqual(parts);
});

test('without choices there is none; a track without a length and an unknown design are dealt to nobody', () => {
  const { music: _, words: __, ...plain } = recipe;
  expect(partsOf({ ...plain, titles: [' '] }, 1)).toEqual([
    { title: '', words: undefined, music: undefined, captions: '' },
  ]);
  const music = [aTrack('none', 0), aTrack('m')];
  const words = { ...noWords, text: '一。', captions: ['of-tomorrow', 'boxed'] };
  for (const one of partsOf({ ...recipe, music, words }, 4))
    expect([one.music?.fileId, one.captions]).toEqual(['m', 'boxed']);
});

describe('a recipe of before', () => {
  const { words, music, ...rest } = recipe;
  const old = {
    ...rest,
    music: aTrack('m'),
    words: { ...words, captions: 'karaoke' },
    covers: { from: 'frame', groupId: 'g' },
  };
  const read = readRecipe(JSON.parse(JSON.stringify(old)));

  test('with its one track and its one design gives each version both, and all else as before', () => {
    expect(read).toMatchObject({ music: [aTrack('m')], words: { captions: ['karaoke'] } });
    const parts = partsOf(read as MixRecipe, 4);
    for (const one of parts) expect([one.music, one.captions]).toEqual([aTrack('m'), 'karaoke']);
    const now = partsOf(recipe, 4);
    expect(parts.map(({ title, words: said }) => [title, said])).toEqual(
      now.map(({ title, words: said }) => [title, said]),
    );
    expect(coversOf(read as MixRecipe, [version])).toEqual([{ at: 1.5 }]);
  });

  test('without captions has none, and one that names a track twice plays it once', () => {
    const none = readRecipe({ ...old, words: { ...words, captions: '' } });
    expect(none?.words?.captions).toEqual([]);
    expect(partsOf(none as MixRecipe, 1)[0]?.captions).toBe('');
    expect(readRecipe({ ...old, music: [aTrack('m'), { url: 3 }, aTrack('m')] })?.music).toEqual([aTrack('m')]);
    expect(readRecipe({ ...old, music: { url: 3 } })).not.toHaveProperty('music');
  });
});

test('the parts of a video are told by the video, whoever chose them', () => {
  const [parts] = partsOf(recipe, 1);
  const project = mixProject(recipe, version, { ...parts, name: 'v', source: [] });
  const [track] = tracksOf(3).filter(({ url }) => url === parts?.music?.url);
  expect(shownParts(project, recipe)).toEqual({
    music: [track?.name],
    captions: [parts?.captions === 'bold' ? '醒目白字' : '黄色重点'],
  });
  const silent = { ...project, tracks: { ...project.tracks, audio: [], overlay: [] } };
  expect(shownParts(silent, recipe)).toEqual({ music: [], captions: [] });
});
