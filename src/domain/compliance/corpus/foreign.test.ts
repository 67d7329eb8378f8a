import { checkText } from '../index';
import { foreignInnocent, foreignViolating } from './foreign.data';
import { freshInnocent, freshViolating } from './fresh.data';

/** `PRINT=on` prints the figures. First blind: foreign 54 % found, 13 % accused; fresh 22 % found, 6 % accused. */
const isPrinting = process.env.PRINT === 'on';

const wordsOf = (line: string): string => (line.split('｜')[1] ?? line).replace(/[⟦⟧]/g, '');

test.each([
  ['foreign', Object.values(foreignViolating).flat(), Object.values(foreignInnocent).flat()],
  ['fresh', freshViolating, freshInnocent],
] as const)('%s sentences: nine of ten violations are found, few innocents accused', (name, violating, innocent) => {
  const isMarked = (line: string): boolean => checkText(wordsOf(line)).length > 0;
  const found = violating.filter(isMarked).length / violating.length;
  const accused = innocent.filter(isMarked).length / innocent.length;
  if (isPrinting) process.stdout.write(`${name}: found ${found.toFixed(3)}, accused ${accused.toFixed(3)}\n`);
  expect(found).toBeGreaterThanOrEqual(0.9);
  expect(accused).toBeLessThanOrEqual(0.06);
});
