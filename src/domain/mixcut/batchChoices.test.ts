import fc from '@/testing/property';
import { type CoverImage, coversOf, MAX_COVERS, readCovers } from './covers';
import { outlookWithEdited, versionKey, versionOfProject, withEdited, withoutEdited } from './editedVersions';
import { likeness } from './likeness';
import { mixProject } from './mixProject';
import { mixWordLimits, noWords, readWords, scriptsOf, usedScripts, withScripts } from './mixWords';
import { mixOutlook } from './outlook';
import { type MixRecipe, mixRequestOf, type RecipeClip, readRecipe } from './recipe';
import { replaceClip } from './replaceClip';

const aClip = (id: string): RecipeClip => ({
  id,
  fileId: id,
  name: `${id}.mp4`,
  url: `/${id}.mp4`,
  cover: '',
  width: 720,
  height: 1280,
  duration: 5,
  hasAudio: true,
});
const aGroup = (id: string) => ({
  id,
  name: id,
  maxSeconds: 3,
  clips: Array.from({ length: 12 }, (_, index) => aClip(`${id}${index}`)),
});
const recipe: MixRecipe = {
  schema: 1,
  title: 'mix',
  groups: [aGroup('a'), aGroup('b')],
  titles: [],
  keepsSound: true,
  hasAiParts: false,
  ratio: '9:16',
  count: 8,
  limit: 0.3,
  seed: 5,
};
const outlook = mixOutlook(mixRequestOf(recipe));
const { versions } = outlook;
const images = (count: number): CoverImage[] =>
  Array.from({ length: count }, (_, index) => ({ fileId: `i${index}`, name: `${index}.jpg`, url: `/i${index}.jpg` }));

describe('covers', () => {
  test('are none unless chosen; a frame lies in the middle of what the version shows of the group', () => {
    expect(coversOf(recipe, versions)).toEqual([]);
    const of = (groupId: string) => coversOf({ ...recipe, covers: { from: 'frame', groupId } }, versions)[0];
    expect([of('a'), of('b'), of('gone')]).toEqual([{ at: 1.5 }, { at: 4.5 }, { at: 0.8 }]);
  });

  test('a frame moves with what is shown slower for the voice', () => {
    const spoken = { text: '一句。', voice: 'v', url: '/v.mp3', duration: 8.6, sentences: [] };
    const words = { ...noWords, text: '一句。', voices: ['v'], spoken: [spoken] };
    const [cover] = coversOf({ ...recipe, words, covers: { from: 'frame', groupId: 'b' } }, versions);
    expect(cover?.at).toBeGreaterThan(4.5);
  });

  test('own images are each used before one comes again, and never on two neighbors', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(999), (count, seed) => {
        const dealt = coversOf({ seed, covers: { from: 'images', images: images(count) } }, versions);
        const names = dealt.map(({ image }) => image?.fileId);
        expect(new Set(names.slice(0, count)).size).toBe(Math.min(count, versions.length));
        if (count > 1) expect(names.slice(1).every((name, index) => name !== names[index])).toBe(true);
      }),
    );
    expect(coversOf({ ...recipe, covers: { from: 'images', images: [] } }, versions)[0]).toEqual({ at: 0.8 });
  });

  test('are kept with the recipe; what is no image is left out', () => {
    const kept = { ...recipe, covers: { from: 'images', images: images(2) } };
    expect(readRecipe(JSON.parse(JSON.stringify(kept)))?.covers).toEqual(kept.covers);
    expect(readCovers({ from: 'images', images: [...images(60), { url: 1 }, null] })).toMatchObject({
      images: { length: MAX_COVERS },
    });
    expect([readCovers(undefined), readCovers({ from: 'else' }), readCovers({ from: 'frame' })]).toEqual([
      undefined,
      undefined,
      { from: 'frame', groupId: '' },
    ]);
  });
});

describe('scripts of the library', () => {
  const script = (id: string, ...texts: string[]) => ({ id, sentences: texts.map((text) => ({ text })) });

  test('stand behind the own ones, each one script, none twice, none without a word, fifty at most', () => {
    const own = { ...noWords, text: '自己的一篇。\n' };
    const words = withScripts(own, [
      script('s1', '第一句。', '', '第二句。\n\n第三句。'),
      script('s2', '自己的一篇。'),
      script('s3', '……'),
      script('s4', '第一句。', '第二句。', '第三句。'),
    ]);
    expect(scriptsOf(words)).toEqual(['自己的一篇。', '第一句。\n第二句。\n第三句。']);
    expect(words.taken).toEqual([{ id: 's1', text: '第一句。\n第二句。\n第三句。' }]);
    const many = Array.from({ length: 80 }, (_, index) => script(`m${index}`, `第${index}篇`));
    expect(scriptsOf(withScripts(words, many))).toHaveLength(mixWordLimits.scripts);
    expect(withScripts(words, many).taken).toHaveLength(mixWordLimits.scripts - 1);
    expect(withScripts(own, [script('s2', '自己的一篇。')])).toBe(own);
  });

  test('are known as sources as long as they are told as they were taken', () => {
    const words = withScripts(noWords, [script('s1', '一。'), script('s2', '二。')]);
    expect(usedScripts(words)).toEqual(['s1', 's2']);
    expect(usedScripts(words, ['二。'])).toEqual(['s2']);
    expect(usedScripts({ ...words, text: '一，改过了。\n\n二。' })).toEqual(['s2']);
    expect(readWords(JSON.parse(JSON.stringify(words)))).toEqual(words);
  });
});

describe('a version that was edited', () => {
  const edited = withEdited(undefined, { key: 'k', projectId: 'p' });

  test('is kept with the recipe, one project a version, and given up again', () => {
    expect(readRecipe({ ...recipe, edited: [...edited, { key: 1 }, null] })?.edited).toEqual(edited);
    expect(withEdited(edited, { key: 'k', projectId: 'q' })).toEqual([{ key: 'k', projectId: 'q' }]);
    expect(withoutEdited(edited, 'k')).toEqual([]);
    expect(readRecipe(recipe)).not.toHaveProperty('edited');
  });

  test('is known again after a recording was replaced, and no two versions share a name', () => {
    expect(new Set(versions.map(versionKey)).size).toBe(versions.length);
    const replaced = replaceClip(recipe, '/a0.mp4', aClip('other'));
    expect(mixOutlook(mixRequestOf(replaced)).versions.map(versionKey)).toEqual(versions.map(versionKey));
  });

  test('counts as what it shows now: untouched as it was planned, with another one’s clips the limit is broken', () => {
    const project = (index: number) =>
      mixProject(recipe, versions[index] ?? [], { id: `p${index}`, name: '', title: '', source: [] });
    for (const [index, version] of versions.entries())
      expect(likeness(versionOfProject(project(index)), version)).toBeCloseTo(1);
    const key = versionKey(versions[0] ?? []);
    expect(outlookWithEdited(outlook, recipe.limit, new Map())).toBe(outlook);
    const same = outlookWithEdited(outlook, recipe.limit, new Map([[key, project(0)]]));
    expect(same).toMatchObject({ isExceeded: false, worst: { likeness: outlook.worst?.likeness } });
    const copied = outlookWithEdited(outlook, recipe.limit, new Map([[key, project(1)]]));
    expect(copied).toMatchObject({ isExceeded: true, worst: { first: 0, second: 1, likeness: 1 } });
  });
});
