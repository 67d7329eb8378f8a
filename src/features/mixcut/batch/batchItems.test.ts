import type { MixCovers } from '@/domain/mixcut/covers';
import { mixProject } from '@/domain/mixcut/mixProject';
import { type MixWords, noWords } from '@/domain/mixcut/mixWords';
import { mixOutlook } from '@/domain/mixcut/outlook';
import { type MixRecipe, mixRequestOf, type RecipeClip } from '@/domain/mixcut/recipe';
import { replaceClip } from '@/domain/mixcut/replaceClip';
import { partsOf } from '@/domain/mixcut/versionParts';
import type { Project } from '@/engine/project/schema';
import fc from '@/testing/property';
import { batchItems } from './batchItems';

const aClip = (id: string): RecipeClip => ({
  ...{ id, fileId: id, name: `${id}.mp4`, url: `/${id}.mp4`, cover: '', width: 720, height: 1280 },
  ...{ duration: 5, hasAudio: true },
});
const aTrack = (id: string) => ({ fileId: id, name: `${id}.mp3`, url: `/${id}.mp3`, duration: 9 });
const anImage = (id: string) => ({ fileId: id, name: `${id}.jpg`, url: `/${id}.jpg` });

/** Spoken words, so that their voices are heard in some of the recipes. */
const said = (text: string, voice: string) => ({
  ...{ text, voice, url: `/${voice}.mp3`, duration: 2 },
  sentences: [{ text, from: 0, to: 2 }],
});
const words = (over: Partial<MixWords>): MixWords => ({ ...noWords, text: '一句。', ...over });

const recipes: fc.Arbitrary<MixRecipe> = fc.record({
  schema: fc.constant(1 as const),
  title: fc.constantFrom('mix', 'other'),
  groups: fc
    .constantFrom(1, 2.5)
    .map((maxSeconds) =>
      ['a', 'b'].map((id) => ({ id, name: id, maxSeconds, clips: [1, 2, 3].map((number) => aClip(`${id}${number}`)) })),
    ),
  titles: fc.constantFrom([], ['one'], ['one', 'two']),
  music: fc.constantFrom([], [aTrack('m')], [aTrack('m'), aTrack('n')]),
  words: fc.constantFrom(
    undefined,
    words({ captions: [] }),
    words({ captions: ['bold'] }),
    words({ captions: ['keyword'], voices: ['v'] }),
    words({ captions: ['keyword'], voices: ['v'], spoken: [said('一句。', 'v')] }),
    words({ text: '一句。\n\n两句。', captions: ['bold', 'keyword'] }),
  ),
  keepsSound: fc.boolean(),
  hasAiParts: fc.boolean(),
  ratio: fc.constantFrom('9:16' as const, '16:9' as const),
  count: fc.constant(3),
  limit: fc.constant(0.5),
  seed: fc.constantFrom(1, 2),
});

const covers: fc.Arbitrary<MixCovers | undefined> = fc.constantFrom(
  undefined,
  { from: 'frame', groupId: '' },
  { from: 'frame', groupId: 'b' },
  { from: 'images', images: [] },
  { from: 'images', images: [anImage('p'), anImage('q')] },
);

const itemsOf = (recipe: MixRecipe) =>
  batchItems({
    planId: 'plan',
    recipe,
    versions: mixOutlook(mixRequestOf(recipe)).versions,
    nameOf: (number) => `${recipe.title} ${number}`,
  });

/** What is seen and heard of a video; names are neither. */
const contentOf = ({ id: _, title: __, source: ___, ...seen }: Project): string =>
  JSON.stringify(seen, (key, value: unknown) => (key === 'name' ? undefined : value));

test('covers change no video; they change the cover alone', () => {
  fc.assert(
    fc.property(recipes, covers, covers, (recipe, one, other) => {
      const [before, after] = [itemsOf({ ...recipe, covers: one }), itemsOf({ ...recipe, covers: other })];
      expect(after.map(({ id, key }) => [id, key])).toEqual(before.map(({ id, key }) => [id, key]));
      expect(after.map(({ project }) => contentOf(project))).toEqual(before.map(({ project }) => contentOf(project)));
    }),
  );
});

test('whatever is seen or heard otherwise makes another video', () => {
  const contents = new Map<string, string>();
  let versions = 0;
  fc.assert(
    fc.property(recipes, covers, fc.boolean(), (recipe, chosen, isReplaced) => {
      const given = { ...recipe, covers: chosen };
      for (const { id, project } of itemsOf(isReplaced ? replaceClip(given, '/a1.mp4', aClip('new')) : given)) {
        const content = contentOf(project);
        expect(contents.get(id) ?? content).toBe(content);
        contents.set(id, content);
        versions += 1;
      }
    }),
    { numRuns: 300 },
  );
  // The recipes are few enough that videos come again, and many enough that they differ.
  expect(new Set(contents.values()).size).toBeGreaterThan(100);
  expect(versions).toBeGreaterThan(contents.size);
});

test('a title of the recipe or a name leaves the video as it is', () => {
  const [recipe] = fc.sample(recipes, { numRuns: 1, seed: 3 });
  if (!recipe) throw new Error('no recipe');
  const renamed = { ...recipe, title: 'renamed', groups: recipe.groups.map((group) => ({ ...group, name: 'x' })) };
  expect(itemsOf(renamed).map(({ id }) => id)).toEqual(itemsOf(recipe).map(({ id }) => id));
});

test('an edited version is another video once it looks otherwise, not when it is only saved or named', () => {
  const [recipe] = fc.sample(recipes, { numRuns: 1, seed: 3 });
  if (!recipe) throw new Error('no recipe');
  const { versions } = mixOutlook(mixRequestOf(recipe));
  const [first = []] = versions;
  const document = mixProject(recipe, first, { ...partsOf(recipe, 3)[0], id: 'p', name: 'v', source: [] });
  const idOf = (project: Project, chosen?: MixCovers): string | undefined => {
    const [item] = itemsOf(recipe);
    const edited = new Map([[item?.key ?? '', { projectId: 'p', document: project }]]);
    const given = { ...recipe, ...(chosen ? { covers: chosen } : {}) };
    return batchItems({ planId: 'plan', recipe: given, versions, nameOf: String, edited })[0]?.id;
  };
  const before = idOf(document);
  expect(idOf({ ...document, title: 'named', markers: [{ id: 'm', time: 0, label: '', color: 'red' }] as never })).toBe(
    before,
  );
  expect(idOf(document, { from: 'frame', groupId: 'b' })).toBe(before);
  expect(idOf({ ...document, ducking: { enabled: false, gain: 0 } })).not.toBe(before);
});
