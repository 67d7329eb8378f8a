import type { BreakdownCase } from './testCases.data';
import type { Span } from './types';

interface ExpectedLine extends Span {
  /** Empty: anything. */
  readonly roles: readonly string[];
}

/** The text of a case, and what each of its lines is expected to do. */
export function readCase({ lines, glue }: BreakdownCase): { text: string; expected: readonly ExpectedLine[] } {
  const expected: ExpectedLine[] = [];
  let text = '';
  for (const line of lines.split('\n')) {
    const [roles = '', ...words] = line.split(' > ');
    const from = text.length + (text ? glue.length : 0);
    text += (text ? glue : '') + words.join(' > ');
    expected.push({ from, to: text.length, roles: roles === '*' ? [] : roles.split('/') });
  }
  return { text, expected };
}
