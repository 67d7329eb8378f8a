import fc from '@/testing/property';
import {
  breakDown,
  changeRole,
  countChangedRoles,
  cutsByJudgement,
  findCuts,
  judgementFault,
  type LineJudgement,
  linesToJudge,
  readRoles,
  splitAt,
} from './index';

const text = '还在喝凉水？\n这个杯子热一整天。\n里面是 316 的内胆。\n早上装的，晚上还烫嘴。\n链接在左下角。';
const lines = linesToJudge(text);
const judged = (...roles: LineJudgement['role'][]): LineJudgement[] =>
  roles.map((role, index) => ({ line: index + 1, role, confidence: 0.9 - index / 10 }));

test('neighbors of one role are one segment, as sure as the least sure; it says who judged', () => {
  expect(lines).toHaveLength(5);
  const told = judged('hook', 'feature', 'feature', 'evidence', 'action');
  const withSecond = told.map((one) =>
    one.line === 3 ? { ...one, second: { role: 'how' as const, share: 0.2 } } : one,
  );
  const cuts = cutsByJudgement(text, withSecond, findCuts({ text }), '模型');
  const { segments } = breakDown({ text }, cuts);
  expect(segments.map(({ role }) => role)).toEqual(['hook', 'feature', 'evidence', 'action']);
  expect(segments[1]).toMatchObject({
    judgedBy: '模型',
    confidence: 0.7,
    isSure: false,
    second: { role: 'how', share: 0.2 },
  });
});

test('a segment that the user changes is the user’s own, and stays when the writer judges again', () => {
  const first = cutsByJudgement(text, judged('hook', 'feature', 'feature', 'evidence', 'action'), [], '模型');
  const own = changeRole(first, 1, 'benefit');
  expect(breakDown({ text }, own).segments[1]).toMatchObject({ isOwn: true, confidence: 1 });
  expect(breakDown({ text }, own).segments[1]).not.toHaveProperty('judgedBy');
  const again = cutsByJudgement(text, judged('pain', 'pain', 'pain', 'pain', 'pain'), own, '模型');
  expect(again.map(({ role }) => role)).toEqual(['pain', 'benefit', 'pain']);
  expect(again[1]).toEqual(own[1]);
  expect(countChangedRoles(text, own, again)).toBe(3);
});

test.each([
  ['left out', [1, 2, 4], 3],
  ['twice', [1, 2, 3, 3, 4], 3],
  ['that is not there', [1, 2, 3, 4, 9], 9],
])('a line %s is found', (_, numbers, fault) => {
  const all = numbers.map((line): LineJudgement => ({ line, role: 'hook', confidence: 1 }));
  expect(judgementFault(all, 4)).toBe(fault);
  expect(judgementFault(judged('hook', 'hook', 'hook', 'hook'), 4)).toBeUndefined();
});

test('whatever is judged and however it was cut before, the cuts begin at 0, are in order and keep the own ones', () => {
  const roles = fc.array(fc.constantFrom(...readRoles), { minLength: lines.length, maxLength: lines.length });
  const edits = fc.array(fc.tuple(fc.nat(6), fc.constantFrom(...readRoles), fc.boolean()), { maxLength: 4 });
  fc.assert(
    fc.property(roles, edits, (told, changes) => {
      const known = changes.reduce(
        (cuts, [index, role, isSplit]) =>
          isSplit ? splitAt(text, cuts, index % cuts.length) : changeRole(cuts, index % cuts.length, role),
        findCuts({ text }),
      );
      const cuts = cutsByJudgement(text, judged(...told), known, '模型');
      expect(cuts[0]?.from).toBe(0);
      const places = cuts.map(({ from }) => from);
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      known.forEach((cut, index) => {
        if (!cut.isOwn) return;
        const at = cuts.findIndex(({ from }) => from === cut.from);
        expect(cuts[at]).toEqual(cut);
        const end = known[index + 1]?.from ?? text.length;
        expect(cuts[at + 1]?.from ?? text.length).toBe(end);
      });
    }),
  );
});
