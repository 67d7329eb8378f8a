import { breakDown, findCuts } from '../index';
import type { BreakdownSegment } from '../types';
import { foreignTexts, type JudgedText } from './foreignTexts';

/** `PRINT=on npx jest src/domain/breakdown/corpus` lists what the dev half gets wrong; the other half is never listed. */
const isPrinting = process.env.PRINT === 'on';

/** The role that most of a stretch was given. */
const segmentOf = (segments: readonly BreakdownSegment[], from: number, to: number): BreakdownSegment | undefined =>
  segments
    .map((segment) => ({ segment, part: Math.min(to, segment.to) - Math.max(from, segment.from) }))
    .sort((a, b) => b.part - a.part)[0]?.segment;

function judge(one: JudgedText) {
  const result = breakDown({ text: one.text }, findCuts({ text: one.text }));
  const lines = one.lines
    .filter(({ roles }) => roles.length > 0)
    .map((line) => {
      const segment = segmentOf(result.segments, line.from, line.to);
      return { words: one.text.slice(line.from, line.to), wanted: line.roles, got: segment?.role ?? '' };
    });
  const hook = result.hook.types[0]?.id ?? '';
  return { ...one, lines, hook, isHookRight: one.hooks.includes(hook) };
}

const share = (count: number, of: number): string => `${((100 * count) / Math.max(1, of)).toFixed(1)} % of ${of}`;

describe.each(['dev', 'heldOut'] as const)('the %s half of foreign texts', (half) => {
  const judged = foreignTexts[half].map(judge);
  const copy = judged.filter(({ isCopy }) => isCopy);
  const lines = copy.flatMap((one) => one.lines);
  const right = lines.filter(({ wanted, got }) => wanted.includes(got));
  const hooks = copy.filter(({ isHookRight }) => isHookRight);

  test('figures', () => {
    if (isPrinting) {
      process.stdout.write(
        `${half}: roles ${share(right.length, lines.length)}, hooks ${share(hooks.length, copy.length)}\n`,
      );
    }
    expect(judged.length).toBeGreaterThanOrEqual(30);
  });
});
