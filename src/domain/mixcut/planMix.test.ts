import fc from '@/testing/property';
import { likeness, worstPair } from './likeness';
import { planMix } from './planMix';
import { aClip, aGroup, groupsOf } from './testBuilders';
import { MAX_VERSIONS, type MixGroup, type MixVersion } from './types';

const planOf = (groups: readonly MixGroup[], over: Partial<Parameters<typeof planMix>[0]> = {}) =>
  planMix({ groups, count: 10, limit: 0.5, seed: 1, ...over });

function usesOf(group: MixGroup, versions: readonly MixVersion[]): readonly number[] {
  const shown = versions.flat().filter(({ groupId }) => groupId === group.id);
  return group.clips.map(({ id }) => shown.filter(({ clipId }) => clipId === id).length);
}

const requests = fc.record({
  groups: fc
    .array(
      fc.record({ clips: fc.integer({ min: 0, max: 9 }), maxSeconds: fc.double({ min: 0.5, max: 15, noNaN: true }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((groups) => groups.map(({ clips, maxSeconds }, index) => aGroup(`g${index + 1}`, clips, maxSeconds))),
  count: fc.integer({ min: 1, max: 25 }),
  limit: fc.double({ min: 0, max: 1, noNaN: true }),
  seed: fc.integer(),
});

it('never lets two versions be more alike than the limit, whether all were found or not', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { versions, isComplete } = planMix(request);
      expect(worstPair(versions)?.likeness ?? 0).toBeLessThanOrEqual(request.limit + 1e-6);
      expect(versions.length).toBeLessThanOrEqual(request.count);
      expect(isComplete).toBe(versions.length === request.count);
    }),
  );
});

it('shows the clips of a group equally often, up to two', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { versions } = planMix(request);
      for (const group of request.groups.filter(({ clips }) => clips.length > 0)) {
        const uses = usesOf(group, versions);
        expect(Math.max(...uses) - Math.min(...uses)).toBeLessThanOrEqual(2);
      }
    }),
  );
});

it('shows one clip of each group that has any, in their order', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const order = request.groups.filter(({ clips }) => clips.length > 0).map(({ id }) => id);
      for (const version of planMix(request).versions) expect(version.map(({ groupId }) => groupId)).toEqual(order);
    }),
  );
});

it('never opens two neighbors alike where there are two openings', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { versions } = planMix(request);
      fc.pre((request.groups.find(({ clips }) => clips.length > 0)?.clips.length ?? 0) > 1);
      versions.slice(1).forEach((version, index) => {
        expect(version[0]?.footage).not.toBe(versions[index]?.[0]?.footage);
      });
    }),
  );
});

it('gives the same plan for the same seed, another one for another', () => {
  fc.assert(fc.property(requests, (request) => expect(planMix(request)).toEqual(planMix(request))));
  const groups = groupsOf(12, 12, 12);
  expect(planOf(groups, { seed: 1 })).not.toEqual(planOf(groups, { seed: 2 }));
});

it('finds all versions where nothing may be shared and the clips just suffice', () => {
  const { versions, isComplete } = planOf(groupsOf(20, 20, 20), { count: 20, limit: 0 });
  expect(isComplete).toBe(true);
  expect(worstPair(versions)?.likeness).toBe(0);
});

it('finds as many versions as there are openings when an opening alone breaks the limit', () => {
  const { versions, isComplete } = planOf(groupsOf(6, 5, 5), { count: 10, limit: 0.3 });
  expect([versions.length, isComplete]).toEqual([6, false]);
});

it('finds one version of clips that are all the same recording', () => {
  const clips = Array.from({ length: 5 }, (_, index) => aClip(`c${index}`, { footage: 'same', trimStart: index }));
  const groups = ['a', 'b'].map((id) => ({ id, maxSeconds: 3, clips }));
  const { versions } = planOf(groups, { limit: 0.9 });
  expect(versions).toHaveLength(1);
  expect(likeness(versions[0] ?? [], versions[0] ?? [])).toBe(1);
});

it('finds one version of one clip', () => {
  expect(planOf(groupsOf(1), { limit: 0.9 }).versions).toHaveLength(1);
});

it('plans nothing without clips', () => {
  expect(planOf([])).toEqual({ versions: [], isComplete: false });
  expect(planOf([aGroup('g', 0)])).toEqual({ versions: [], isComplete: false });
});

it('lets the first group that has clips open', () => {
  const [piece] = planOf([aGroup('empty', 0), aGroup('full', 2)], { count: 1 }).versions[0] ?? [];
  expect(piece).toMatchObject({ groupId: 'full', weight: 2 });
});

it('shows a clip that is shorter than asked whole, and none of which nothing is left', () => {
  const clips = [
    aClip('short', { duration: 1.5 }),
    aClip('trimmed', { duration: 4, trimStart: 3 }),
    aClip('over', { duration: 4, trimStart: 5 }),
    aClip('unknown', { duration: Number.NaN }),
    aClip('before', { trimStart: -2 }),
  ];
  const { versions } = planOf([{ id: 'g', maxSeconds: 3, clips }], { count: 5, limit: 0 });
  const shown = versions.flat().map(({ clipId, seconds, trimStart }) => [clipId, seconds, trimStart]);
  expect(shown.toSorted()).toEqual([
    ['before', 3, 0],
    ['short', 1.5, 0],
    ['trimmed', 1, 3],
  ]);
});

it.each([Number.NaN, -3, 0])('plans nothing for %p versions', (count) => {
  expect(planOf(groupsOf(3, 3), { count }).versions).toEqual([]);
});

it('plans no more versions than can be made at once', () => {
  expect(planOf(groupsOf(200, 200, 200), { count: 10_000, limit: 1 }).versions).toHaveLength(MAX_VERSIONS);
});

it('plans a hundred versions of eight thousand clips', () => {
  const groups = groupsOf(...Array.from({ length: 40 }, () => 200));
  const { versions, isComplete } = planOf(groups, { count: 100, limit: 0.1 });
  expect(isComplete).toBe(true);
  expect(worstPair(versions)?.likeness).toBe(0);
});
