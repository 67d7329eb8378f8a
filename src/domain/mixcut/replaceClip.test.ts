import fc from '@/testing/property';
import { type Project, projectSchema, type VideoClip } from '../../engine/project/schema';
import { fromSeconds, toSeconds } from '../../engine/time/ticks';
import { versionKey } from './editedVersions';
import { likeness, likenessPairs, sharedFootage, worstPair } from './likeness';
import { mixProject } from './mixProject';
import { mixOutlook } from './outlook';
import { type MixRecipe, mixRequestOf, type RecipeClip } from './recipe';
import { isReplaced, planAnew, replaceClip, shownOutlook } from './replaceClip';
import { replaceInEdited, replaceInProject, usedClips } from './replaceInEdited';

const aClip = (id: string, over: Partial<RecipeClip> = {}): RecipeClip => ({
  id,
  fileId: id,
  name: id,
  url: `/${id}.mp4`,
  cover: '',
  width: 720,
  height: 1280,
  duration: 5,
  hasAudio: false,
  ...over,
});
const aRecipe = (counts: readonly number[], over: Partial<MixRecipe> = {}): MixRecipe => ({
  schema: 1,
  title: '',
  groups: counts.map((count, group) => ({
    id: `g${group}`,
    name: '',
    maxSeconds: 3,
    clips: Array.from({ length: count }, (_, index) => aClip(`g${group}-${index}`)),
  })),
  titles: [],
  keepsSound: false,
  hasAiParts: false,
  ratio: '9:16',
  count: 20,
  limit: 0.5,
  seed: 3,
  ...over,
});
const outlookOf = (recipe: MixRecipe) => shownOutlook(recipe, mixOutlook(mixRequestOf(recipe)));

test('a replaced clip is new in each version that showed it, and nothing else of the plan changes', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.double({ min: 0.5, max: 9, noNaN: true }),
      (counts, pick, duration) => {
        const recipe = aRecipe(counts);
        const clips = recipe.groups.flatMap((group) => group.clips);
        const old = clips[pick % clips.length]?.url ?? '';
        const next = replaceClip(recipe, old, aClip('new', { duration }));
        const [before, after] = [outlookOf(recipe).versions, outlookOf(next).versions];
        expect(after.map((version) => version.map(({ footage }) => footage))).toEqual(
          before.map((version) => version.map(({ footage }) => (footage === old ? '/new.mp4' : footage))),
        );
        for (const piece of after.flat())
          if (piece.footage === '/new.mp4') expect(piece.seconds).toBe(Math.min(3, duration));
      },
    ),
  ));

test('the guarantee is counted anew: footage that other versions show already can break it', () => {
  const recipe = aRecipe([4, 4], { count: 4, limit: 0 });
  expect(outlookOf(recipe)).toMatchObject({ isComplete: true, worst: { likeness: 0 } });
  const fresh = outlookOf(replaceClip(recipe, '/g1-0.mp4', aClip('new')));
  expect(fresh).toMatchObject({ isExceeded: false, worst: { likeness: 0 } });
  const same = replaceClip(recipe, '/g1-0.mp4', aClip('other', { url: '/g1-1.mp4' }));
  const exceeded = outlookOf(same);
  // Three seconds of three and twice three.
  expect(exceeded.isExceeded).toBe(true);
  expect(exceeded.worst?.likeness).toBeCloseTo(1 / 3);
  // Planned anew the limit holds again, for fewer versions.
  const anew = outlookOf(planAnew(same));
  expect([anew.isComplete, anew.versions.length]).toEqual([false, 3]);
});

test('putting the first recording back leaves the recipe as it was', () => {
  const recipe = aRecipe([3, 3]);
  const old = recipe.groups[0]?.clips[1];
  if (!old) throw new Error('no clip');
  const replaced = replaceClip(recipe, old.url, aClip('new'));
  expect(isReplaced(replaced)).toBe(true);
  expect(replaceClip(replaced, '/new.mp4', old)).toEqual(recipe);
});

test('all pairs are there once, the worst among them, each as likeness says', () => {
  const { versions } = outlookOf(aRecipe([3, 3, 2], { count: 8, limit: 1 }));
  const pairs = likenessPairs(versions);
  expect(pairs).toHaveLength((versions.length * (versions.length - 1)) / 2);
  for (const { first, second, likeness: value } of pairs) {
    const [left = [], right = []] = [versions[first], versions[second]];
    expect(value).toBe(likeness(left, right));
    expect(sharedFootage(left, right).length > 0).toBe(value > 0);
  }
  expect(worstPair(versions)?.likeness).toBe(Math.max(...pairs.map((pair) => pair.likeness)));
});

describe('in a version that was edited', () => {
  const recipe = aRecipe([3, 3], { limit: 1, count: 9 });
  const { versions } = outlookOf(recipe);
  const [version = []] = versions;
  const old = version[1]?.footage ?? '';
  const base = mixProject(recipe, version, { id: 'p', name: '', source: [] });
  const { main } = base.tracks;
  const withMain = (change: (clip: VideoClip) => VideoClip, locked = false) => ({
    ...base,
    tracks: {
      ...base.tracks,
      main: { ...main, locked, clips: main.clips.map((clip) => (clip.type === 'video' ? change(clip) : clip)) },
    },
  });

  test('each clip stays where it is, as long and as fast, and shows the new recording from a place that it has', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2, noNaN: true }),
        fc.double({ min: 0.25, max: 3, noNaN: true }),
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        (trim, speed, duration) => {
          const edited = withMain((clip) => ({ ...clip, trimStart: fromSeconds(trim), speed, volume: 0.4 }));
          const answer = replaceInProject(edited, old, aClip('new', { duration }));
          const needs = toSeconds(edited.tracks.main.clips[1]?.duration ?? (0 as never)) * speed;
          if (!('project' in answer)) {
            expect(answer.reason.kind).toBe('short');
            return expect(needs).toBeGreaterThan(duration - 1e-3);
          }
          const { project } = answer;
          expect(projectSchema.safeParse(project).error).toBeUndefined();
          const [first, second] = project.tracks.main.clips as readonly VideoClip[];
          expect(first).toEqual(edited.tracks.main.clips[0]);
          const { mediaId: _, trimStart: __, name: ___, ...kept } = edited.tracks.main.clips[1] as VideoClip;
          expect(second).toMatchObject({ ...kept, name: 'new' });
          expect(project.media[second?.mediaId ?? '']?.url).toBe('/new.mp4');
          expect(toSeconds(second?.trimStart ?? (0 as never)) + needs).toBeLessThanOrEqual(duration + 1e-3);
          expect(Object.values(project.media).map(({ url }) => url)).not.toContain(old);
        },
      ),
    ));

  test('it stays where it is locked, too short or not there, and each is told by its number', () => {
    const by = aClip('new', { duration: 1 });
    const [first = [], second = []] = versions.filter((one) => one.some(({ footage }) => footage === old));
    const gone = { ...base, tracks: { ...base.tracks, main: { ...main, clips: [] } } };
    const numberOf = (one: typeof first): number => versions.indexOf(one) + 1;
    const edited = new Map([
      [versionKey(first), base],
      [versionKey(second), gone],
    ]);
    expect(replaceInEdited(versions, edited, old, by)).toEqual({
      changed: new Map(),
      kept: [
        { number: numberOf(first), reason: { kind: 'short', needs: 3 } },
        { number: numberOf(second), reason: { kind: 'absent' } },
      ],
    });
    expect(
      replaceInProject(
        withMain((clip) => clip, true),
        old,
        aClip('new'),
      ),
    ).toEqual({ reason: { kind: 'locked' } });
    const counted = usedClips(
      recipe.groups.flatMap(({ clips }) => clips),
      versions,
      edited,
    );
    const shown = versions.filter((one) => one.some(({ footage }) => footage === old)).length;
    expect(counted.find(({ footage }) => footage === old)?.count).toBe(shown - 1);
  });

  describe('whose sound was taken off', () => {
    const heard = {
      ...base,
      media: Object.fromEntries(Object.entries(base.media).map(([id, one]) => [id, { ...one, hasAudio: true }])),
    };
    const [, clip] = heard.tracks.main.clips as readonly VideoClip[];
    const shown = { ...clip, muted: false, trimStart: fromSeconds(2), linkId: 'bond' } as VideoClip;
    const { type: _, frozen: __, ...sound } = shown;
    /** The sound begins half a second before its picture does. */
    const taken = {
      ...{ ...sound, type: 'audio' as const, id: 'sound', role: 'voice' as const },
      trimStart: fromSeconds(1.5),
    };
    const track = { id: 'a', name: '', hidden: false, locked: false, muted: false, clips: [taken] };
    const detached = (over: Partial<typeof track> = {}): Project =>
      projectSchema.parse({
        ...heard,
        tracks: {
          ...heard.tracks,
          main: {
            ...heard.tracks.main,
            clips: heard.tracks.main.clips.map((one) => (one.id === shown.id ? shown : one)),
          },
          audio: [{ ...track, ...over }],
        },
      }) as Project;

    test('it is the sound of the new recording, in step with its picture', () => {
      for (const duration of [20, 4, 3.5]) {
        const answer = replaceInProject(detached(), old, aClip('new', { duration, hasAudio: true }));
        if (!('project' in answer)) throw new Error(answer.reason.kind);
        const { tracks, media } = answer.project;
        const [picture, heardNow] = [tracks.main.clips[1] as VideoClip, tracks.audio[0]?.clips[0]];
        expect(media[heardNow?.mediaId ?? '']?.url).toBe('/new.mp4');
        expect(toSeconds(picture.trimStart) - toSeconds(heardNow?.trimStart ?? (0 as never))).toBeCloseTo(0.5);
        expect(toSeconds(picture.trimStart)).toBeCloseTo(Math.min(2, duration - 3));
        expect(Object.values(media).map(({ url }) => url)).not.toContain(old);
      }
    });

    test('it stays as it is where the new one has no sound, too little of it, or the track is locked', () => {
      const by = (duration: number, hasAudio: boolean) => aClip('new', { duration, hasAudio });
      expect(replaceInProject(detached(), old, by(20, false))).toEqual({ reason: { kind: 'silent' } });
      expect(replaceInProject(detached(), old, by(3.2, true))).toEqual({ reason: { kind: 'short', needs: 3.5 } });
      expect(replaceInProject(detached({ locked: true }), old, by(20, true))).toEqual({ reason: { kind: 'locked' } });
    });
  });
});
