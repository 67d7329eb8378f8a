import { projectDuration } from '../../engine/project/projectDuration';
import { projectSchema } from '../../engine/project/schema';
import { toSeconds } from '../../engine/time/ticks';
import { mixProject } from './mixProject';
import { mixOutlook } from './outlook';
import { type MixRecipe, mixRequestOf, type RecipeClip, readRecipe } from './recipe';
import { recipeFindings, withoutFiles } from './recipeFindings';

const aClip = (id: string, over: Partial<RecipeClip> = {}): RecipeClip => ({
  id,
  fileId: `file-${id}`,
  name: `${id}.mp4`,
  url: `https://media.test/${id}.mp4`,
  cover: '',
  width: 1080,
  height: 1920,
  duration: 5,
  hasAudio: true,
  ...over,
});

const aRecipe = (clips: readonly (readonly RecipeClip[])[], over: Partial<MixRecipe> = {}): MixRecipe => ({
  schema: 1,
  title: 'mix',
  groups: clips.map((own, index) => ({ id: `g${index + 1}`, name: `g${index + 1}`, maxSeconds: 3, clips: own })),
  titles: [],
  keepsSound: false,
  hasAiParts: false,
  ratio: '9:16',
  count: 4,
  limit: 0.3,
  seed: 1,
  ...over,
});
const clipsOf = (prefix: string, count: number): RecipeClip[] =>
  Array.from({ length: count }, (_, index) => aClip(`${prefix}${index + 1}`));

const versionOf = (recipe: MixRecipe) => mixOutlook(mixRequestOf(recipe)).versions[0] ?? [];

describe('a recipe', () => {
  it('is read as it was kept', () => {
    const recipe = aRecipe([clipsOf('a', 2)], {
      titles: ['one'],
      music: [{ fileId: 'm', name: 'm', url: 'https://media.test/m.mp3', duration: 9 }],
    });
    expect(readRecipe(JSON.parse(JSON.stringify({ ...recipe, saveId: 'x' })))).toEqual(recipe);
  });

  it('keeps what a later release has added, whatever of it is changed in a tab of before', () => {
    const later = { outro: { seconds: 2 }, beats: [1, 2] };
    const words = { text: '一句。', voices: [], captions: ['bold', 'of-tomorrow'], spoken: [], pauses: [0.4] };
    const kept = readRecipe(
      JSON.parse(JSON.stringify({ ...aRecipe([clipsOf('a', 1)]), ...later, words, saveId: 'x' })),
    );
    const saved = JSON.parse(JSON.stringify({ ...kept, count: 7, saveId: 'y' }));
    expect(saved).toMatchObject({ ...later, words, count: 7 });
    expect(readRecipe(saved)).not.toHaveProperty('saveId');
  });

  it.each([undefined, null, 'text', {}, { schema: 2 }, { ...aRecipe([]), groups: [{ id: 1 }] }])(
    'is not read out of %j',
    (value) => {
      expect(readRecipe(value)).toBeUndefined();
    },
  );

  it('counts the same content once, under whatever address', () => {
    const same = [aClip('a', { hash: 'h' }), aClip('b', { hash: 'h' })];
    expect(mixOutlook(mixRequestOf(aRecipe([same], { limit: 0.8 }))).versions).toHaveLength(1);
  });
});

describe('findings', () => {
  const kinds = (clips: readonly (readonly RecipeClip[])[], deleted?: ReadonlySet<string>) =>
    recipeFindings(aRecipe(clips), deleted);

  it('begin with a recipe without clips', () => {
    expect(kinds([[], []])).toEqual([{ kind: 'noClips' }]);
  });

  it('name one clip only, and a group that has none', () => {
    expect(kinds([[aClip('a')], []])).toEqual([{ kind: 'oneClip' }, { kind: 'emptyGroup', groupId: 'g2' }]);
  });

  it('name clips that are all the same recording', () => {
    expect(kinds([[aClip('a', { hash: 'h' })], [aClip('b', { hash: 'h' })]])).toEqual([{ kind: 'allSame' }]);
  });

  it('name clips that are short, of no known length, or deleted', () => {
    const clips = [aClip('a', { duration: 2 }), aClip('b', { duration: 0 }), aClip('c'), aClip('d')];
    expect(kinds([clips], new Set(['file-c']))).toEqual([
      { kind: 'deleted', groupId: 'g1', count: 1 },
      { kind: 'unknownLength', groupId: 'g1', count: 1 },
      { kind: 'shortClips', groupId: 'g1', count: 1 },
    ]);
  });

  it('say nothing of a sound recipe', () => {
    expect(kinds([clipsOf('a', 3), clipsOf('b', 3)])).toEqual([]);
  });
});

it('plans without deleted files', () => {
  const recipe = withoutFiles(aRecipe([clipsOf('a', 3)], { limit: 0 }), new Set(['file-a2']));
  const shown = mixOutlook(mixRequestOf(recipe)).versions.flat();
  expect(shown.map(({ clipId }) => clipId).toSorted()).toEqual(['a1', 'a3']);
});

describe('the video of a version', () => {
  const options = { id: 'p', name: 'mix 1', title: '', source: [] };

  it('shows its clips one after another, each as long as planned, on whole frames', () => {
    const recipe = aRecipe([clipsOf('a', 1), [aClip('b1', { duration: 1.51 })]]);
    const project = mixProject(recipe, versionOf(recipe), options);
    expect(() => projectSchema.parse(project)).not.toThrow();
    const [first, second] = project.tracks.main.clips;
    expect([first?.name, second?.name]).toEqual(['a1.mp4', 'b1.mp4']);
    expect(second?.start).toBe(first?.duration);
    expect(toSeconds(projectDuration(project))).toBeCloseTo(4.5, 5);
  });

  it.each([
    ['9:16', 1080, 1920],
    ['16:9', 1920, 1080],
  ] as const)('is %s', (ratio, width, height) => {
    const recipe = aRecipe([clipsOf('a', 1)], { ratio });
    expect(mixProject(recipe, versionOf(recipe), options).canvas).toMatchObject({ width, height });
  });

  it.each([true, false])('carries the AI label where it has AI-made parts: %s', (hasAiParts) => {
    const recipe = aRecipe([clipsOf('a', 1)], { hasAiParts });
    expect(mixProject(recipe, versionOf(recipe), options).aiLabel).toMatchObject({
      visible: hasAiParts,
      metadata: hasAiParts,
    });
  });

  it('is silent unless the recordings are kept, and never plays sound that is not there', () => {
    const clips = [aClip('a1'), aClip('b1', { hasAudio: false })].map((clip) => [clip]);
    const muted = (keepsSound: boolean) => {
      const recipe = aRecipe(clips, { keepsSound });
      return mixProject(recipe, versionOf(recipe), options).tracks.main.clips.map(
        (clip) => clip.type === 'video' && clip.muted,
      );
    };
    expect(muted(false)).toEqual([true, true]);
    expect(muted(true)).toEqual([false, true]);
  });

  it('has its title over all of it and music to its end', () => {
    const music = { fileId: 'm', name: 'm', url: 'https://media.test/m.mp3', duration: 2 };
    const recipe = aRecipe([clipsOf('a', 1)]);
    const project = mixProject(recipe, versionOf(recipe), { ...options, title: 'hello', music });
    expect(project.tracks.overlay[0]?.clips[0]).toMatchObject({ type: 'text', text: 'hello' });
    expect(project.tracks.overlay[0]?.clips[0]?.duration).toBe(projectDuration(project));
    const played = project.tracks.audio[0]?.clips ?? [];
    expect(played.reduce((sum, { duration }) => sum + duration, 0)).toBe(projectDuration(project));
    expect(() => projectSchema.parse(project)).not.toThrow();
  });

  it('leaves out a clip that the recipe has no more', () => {
    const recipe = aRecipe([clipsOf('a', 1), clipsOf('b', 1)]);
    const version = versionOf(recipe);
    const project = mixProject(withoutFiles(recipe, new Set(['file-a1'])), version, options);
    expect(project.tracks.main.clips.map(({ name, start }) => [name, start])).toEqual([['b1.mp4', 0]]);
  });
});
