import { frameworks } from '../frameworks';
import { breakDown, findCuts, MATCHES, matchFrameworks } from './index';
import { readCase } from './readTestCase';
import { breakdownCases } from './testCases.data';
import type { BreakdownSegment } from './types';

/** The role that most of a stretch was given. */
function roleOf(segments: readonly BreakdownSegment[], from: number, to: number): string {
  const given = segments.map((segment) => ({
    role: segment.role,
    part: Math.min(to, segment.to) - Math.max(from, segment.from),
  }));
  return given.sort((a, b) => b.part - a.part)[0]?.role ?? '';
}

const results = breakdownCases.map((one) => {
  const { text, expected } = readCase(one);
  const result = breakDown({ text }, findCuts({ text }));
  const told = expected.filter(({ roles }) => roles.length > 0);
  const wrong = told.flatMap(({ roles, from, to }) => {
    const got = roleOf(result.segments, from, to);
    return roles.includes(got) ? [] : [`${roles.join('/')} ≠ ${got}: ${text.slice(from, to)}`];
  });
  const matches = matchFrameworks(result, frameworks).slice(0, 3);
  const isViral = one.hooks.length > 0;
  return {
    name: one.name,
    isHeldOut: one.isHeldOut === true,
    isViral,
    lines: isViral ? told.length : 0,
    wrong: isViral ? wrong : [],
    isHookRight: one.hooks.includes(result.hook.types[0]?.id ?? ''),
    isMatchRight:
      one.frameworks.length === 0
        ? isViral || (matches[0]?.score ?? 0) < MATCHES
        : matches.some(({ framework, score }) => one.frameworks.includes(framework.id) && score >= MATCHES),
    hookScore: result.hook.score,
    best: matches.map(({ framework, score }) => `${framework.id} ${score}`).join(', '),
  };
});

const share = (count: number, of: number): number => Math.round((count / Math.max(1, of)) * 1000) / 1000;

function accuracy(list: typeof results) {
  const lines = list.reduce((sum, one) => sum + one.lines, 0);
  const wrong = list.reduce((sum, one) => sum + one.wrong.length, 0);
  const viral = list.filter(({ isViral }) => isViral);
  return {
    texts: list.length,
    lines,
    roles: share(lines - wrong, lines),
    hooks: share(viral.filter(({ isHookRight }) => isHookRight).length, viral.length),
    frameworks: share(list.filter(({ isMatchRight }) => isMatchRight).length, list.length),
  };
}

const known = accuracy(results.filter(({ isHeldOut }) => !isHeldOut));
const heldOut = accuracy(results.filter(({ isHeldOut }) => isHeldOut));

beforeAll(() => {
  const details = process.env.BREAKDOWN_DETAILS
    ? results.map(({ name, wrong, isHookRight, best, hookScore }) =>
        [`${name} | ${hookScore} | ${isHookRight} | ${best}`, ...wrong].join('\n    '),
      )
    : [];
  process.stdout.write(
    [...details, `known ${JSON.stringify(known)}`, `held out ${JSON.stringify(heldOut)}`, ''].join('\n'),
  );
});

test('roles, hook types and frameworks of real copy are told as a copywriter would', () => {
  expect(known.texts).toBeGreaterThanOrEqual(24);
  expect(known.roles).toBeGreaterThanOrEqual(0.85);
  expect(known.hooks).toBeGreaterThanOrEqual(0.85);
  expect(known.frameworks).toBeGreaterThanOrEqual(0.8);
});

test('so are those of texts that the lexicon was not made with', () => {
  expect(heldOut.texts).toBeGreaterThanOrEqual(8);
  expect(heldOut.roles).toBeGreaterThanOrEqual(0.85);
  expect(heldOut.hooks).toBeGreaterThanOrEqual(0.7);
  expect(heldOut.frameworks).toBeGreaterThanOrEqual(0.7);
});

test('what is no viral text is told apart by its score', () => {
  const viral = results.filter(({ isViral }) => isViral).map(({ hookScore }) => hookScore);
  const others = results.filter(({ isViral }) => !isViral).map(({ hookScore }) => hookScore);
  expect(others.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...others)).toBeLessThan(56);
  expect(viral.filter((score) => score >= 55).length / viral.length).toBeGreaterThan(0.88);
});
