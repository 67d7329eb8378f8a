import fc from 'fast-check';
import { countCombinations, formatFactors, formatTotal } from './combinations';
import { dealOut } from './dealOut';
import { missingClips } from './missingClips';
import { planMix } from './planMix';
import { aClip, aGroup, groupsOf } from './testBuilders';
import { MAX_CLIPS, type MixGroup } from './types';

describe('combinations', () => {
  it('multiplies the clips of all groups, and scripts and titles where there are any', () => {
    expect(countCombinations(groupsOf(6, 5, 4))).toEqual({ factors: [6, 5, 4], total: 120n });
    const { factors, total } = countCombinations(groupsOf(6, 0, 5), [3, 0]);
    expect(formatFactors(factors)).toBe('6 × 5 × 3');
    expect(total).toBe(90n);
  });

  it('counts a recording that stands twice in a group once', () => {
    const group = { ...aGroup('g', 0), clips: [aClip('a'), aClip('b', { footage: 'a', trimStart: 4 })] };
    expect(countCombinations([group]).total).toBe(1n);
  });

  it('has none without clips, whatever else there is', () => {
    expect(countCombinations([aGroup('g', 0)], [7]).total).toBe(0n);
  });

  it('is exact where numbers are not, and stays readable', () => {
    const { total } = countCombinations(groupsOf(...Array.from({ length: 40 }, () => 200)));
    expect(total).toBe(200n ** 40n);
    expect(formatTotal(total)).toBe('1.09 × 10^92');
    expect(formatTotal(1_234_567n)).toBe('1,234,567');
    expect(formatTotal(0n)).toBe('0');
  });
});

describe('missing clips', () => {
  const request = (groups: readonly MixGroup[], count: number, limit: number) => ({ groups, count, limit, seed: 1 });

  it('are none where the plan succeeds', () => {
    expect(missingClips(request(groupsOf(12, 12, 12), 10, 0.3))).toEqual([]);
  });

  it('are asked for where they are short, and just enough', () => {
    const groups = groupsOf(10, 7, 10);
    const missing = missingClips(request(groups, 10, 0)) ?? [];
    expect(missing).toEqual([{ groupId: 'g2', count: 3 }]);
    const filled = (count: number) => groups.with(1, aGroup('g2', 7 + count));
    expect(planMix(request(filled(3), 10, 0)).isComplete).toBe(true);
    expect(planMix(request(filled(2), 10, 0)).isComplete).toBe(false);
  });

  it('lead to a plan that succeeds, whatever groups lack', () => {
    const groups = groupsOf(3, 8, 2, 5);
    const missing = missingClips(request(groups, 30, 0.3)) ?? [];
    expect(missing.length).toBeGreaterThan(0);
    const filled = groups.map((group) =>
      aGroup(group.id, group.clips.length + (missing.find(({ groupId }) => groupId === group.id)?.count ?? 0)),
    );
    expect(planMix(request(filled, 30, 0.3)).isComplete).toBe(true);
  });

  it('cannot be told without a clip, or when full groups would not do', () => {
    expect(missingClips(request([aGroup('g', 0)], 5, 0.3))).toBeUndefined();
    const full = {
      ...aGroup('g', 0),
      clips: Array.from({ length: MAX_CLIPS }, (_, n) => aClip(`c${n}`, { footage: 'a' })),
    };
    expect(missingClips(request([full], 2, 0.3))).toBeUndefined();
  });
});

describe('advice at the extremes', () => {
  const groups = fc.array(
    fc.record({ clips: fc.integer({ min: 0, max: 6 }), seconds: fc.constantFrom(0.5, 3, 60), isSame: fc.boolean() }),
    { maxLength: 4 },
  );
  const limit = fc.constantFrom(0, 0.3, 0.8, 1);

  it('is enough when it is followed, names only groups that are there, and none too many where one group lacks', () => {
    fc.assert(
      fc.property(groups, fc.integer({ min: 0, max: 12 }), limit, (given, count, most) => {
        const made = given.map(({ clips, seconds, isSame }, index): MixGroup => {
          const group = aGroup(`g${index}`, clips, seconds);
          return isSame
            ? { ...group, clips: group.clips.map((clip) => ({ ...clip, footage: `same${index}` })) }
            : group;
        });
        const request = { groups: made, count, limit: most, seed: 1 };
        const missing = missingClips(request);
        if (made.every(({ clips }) => clips.length === 0)) return expect(missing).toBeUndefined();
        if (planMix(request).isComplete) return expect(missing).toEqual([]);
        if (!missing) return;
        expect(
          missing.every(
            ({ groupId, count: added }) =>
              added > 0 && made.some(({ id, clips }) => id === groupId && clips.length > 0),
          ),
        ).toBe(true);
        const filled = (less: number) =>
          made.map((group) => {
            const lacks = missing.find(({ groupId }) => groupId === group.id)?.count ?? 0;
            const mean =
              group.clips.reduce((sum, { duration }) => sum + Math.min(duration, group.maxSeconds), 0) /
              Math.max(1, group.clips.length);
            const added = Array.from({ length: Math.max(0, lacks - less) }, (_, n) =>
              aClip(`${group.id}-new-${n}`, { duration: mean }),
            );
            return { ...group, clips: [...group.clips, ...added] };
          });
        expect(planMix({ ...request, groups: filled(0) }).isComplete).toBe(true);
        if (missing.length === 1) expect(planMix({ ...request, groups: filled(1) }).isComplete).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

describe('dealing out', () => {
  it('uses each before any comes again, and none twice in a row', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const dealt = dealOut(4, 12, seed);
      for (const start of [0, 4, 8]) expect(dealt.slice(start, start + 4).toSorted()).toEqual([0, 1, 2, 3]);
      dealt.slice(1).forEach((choice, index) => {
        expect(choice).not.toBe(dealt[index]);
      });
    }
  });

  it('is the same for a seed, and knows none and one', () => {
    expect(dealOut(5, 9, 3)).toEqual(dealOut(5, 9, 3));
    expect(dealOut(0, 9, 3)).toEqual([]);
    expect(dealOut(1, 3, 3)).toEqual([0, 0, 0]);
  });
});
