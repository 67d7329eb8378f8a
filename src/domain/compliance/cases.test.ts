import { complianceCases } from './cases';
import { checkText } from './index';

interface Score {
  readonly group: string;
  readonly right: number;
  /** Marked and should not be. */
  readonly wrong: string[];
  /** Should be marked and is not. */
  readonly missed: string[];
}

function scoreOf(group: string): Score {
  let right = 0;
  const wrong: string[] = [];
  const missed: string[] = [];
  for (const { text, found, platform, category } of complianceCases[group] ?? []) {
    const marks = checkText(text, { ...(platform ? { platform } : {}), ...(category ? { category } : {}) });
    const pieces = marks.map((mark) => text.slice(mark.from, mark.to));
    right += found.filter((piece) => pieces.includes(piece)).length;
    for (const piece of pieces) if (!found.includes(piece)) wrong.push(`${text} → ${piece}`);
    for (const piece of found) if (!pieces.includes(piece)) missed.push(`${text} ✗ ${piece}`);
  }
  return { group, right, wrong, missed };
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

test('at least 150 cases are judged right, with precision and recall of 98 of a hundred each', () => {
  const scores = Object.keys(complianceCases).map(scoreOf);
  const sum = (of: (score: Score) => number): number => scores.reduce((total, score) => total + of(score), 0);
  const right = sum((score) => score.right);
  const wrong = sum((score) => score.wrong.length);
  const missed = sum((score) => score.missed.length);
  const cases = Object.values(complianceCases).flat().length;
  const faults = scores.flatMap((score) => [...score.wrong, ...score.missed]);
  console.info(
    [
      ...scores.map(
        ({ group, ...score }) =>
          `${group.padEnd(10)} ${String(complianceCases[group]?.length).padStart(3)} cases  precision ${percent(score.right, score.right + score.wrong.length)}  recall ${percent(score.right, score.right + score.missed.length)}`,
      ),
      `together   ${cases} cases  precision ${percent(right, right + wrong)}  recall ${percent(right, right + missed)}`,
      ...faults,
    ].join('\n'),
  );
  expect(cases).toBeGreaterThanOrEqual(150);
  expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.98);
  expect(right / (right + missed)).toBeGreaterThanOrEqual(0.98);
});
