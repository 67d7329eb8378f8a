import { type CheckOptions, checkRules } from '../compliance';

interface Told {
  readonly title: string;
  readonly category: string;
  readonly selling_points: readonly string[];
  readonly offer: string;
  readonly description: string;
}

/** The clauses of a goods that the law or its category's rules forbid, each once, in order; they are read without their text. */
export function claimsOf(goods: Told, options: Pick<CheckOptions, 'own'> = {}): string[] {
  const text = [goods.title, ...goods.selling_points, goods.offer, goods.description].filter(Boolean).join('\n');
  const marks = checkRules(text, { ...options, category: goods.category });
  return [...new Set(marks.map(({ clauseFrom, clauseTo }) => text.slice(clauseFrom, clauseTo)))];
}
