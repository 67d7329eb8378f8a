import { nearestRole, type RoleKey } from '../frameworks';
import { askWords, priceWords } from './graphics.data';
import type { Sentence } from './types';

const offerRoles: readonly RoleKey[] = ['action', 'save', 'close'];

/** Whether a sentence names a price or asks for something: it gets a longer breath before it, and the price tag. */
export function isOffer({ text, role }: Pick<Sentence, 'text' | 'role'>): boolean {
  const key = nearestRole(role);
  return (key !== undefined && offerRoles.includes(key)) || priceWords.test(text) || askWords.test(text);
}

/** Whether a sentence tells a price. */
export const tellsPrice = (text: string): boolean => priceWords.test(text);

/** Clauses of a sentence, without the marks at their ends. */
export const clausesOf = (text: string): readonly string[] =>
  text
    .split(/(?:[\uff0c,\u3002!?\uff01\uff1f;\uff1b\u2026\n]|(?<!\d)\.|\.(?=\s|$))+/)
    .map((clause) => clause.trim())
    .filter(Boolean);

/** The clause of a sentence that says what to do; undefined when none does. */
export const callOf = (text: string): string | undefined => clausesOf(text).findLast((clause) => askWords.test(clause));
