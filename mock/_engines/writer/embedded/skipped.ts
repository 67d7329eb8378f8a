import { type Framework, placeholdersOf, slotOf } from '../../../../src/domain/frameworks';
import type { Brief } from './brief';

/** A line of the user's own framework that was left out, and what it asks for that nobody told. */
export interface SkippedLine {
  readonly line: string;
  readonly words: readonly string[];
}

/** Whether there is anything to put into a place of a pattern. */
function isTold(word: string, brief: Brief): boolean {
  const { facts } = brief;
  switch (slotOf(word)) {
    case undefined:
      return false;
    case 'aud':
      return brief.audiences.length > 0;
    case 'scene':
      return brief.scenes.length > 0;
    case 'pain':
    case 'pain2':
      return brief.pains.length > 0;
    case 'benefit':
    case 'benefit2':
      return facts.some(({ benefits }) => benefits.length > 0);
    case 'fact':
      return facts.some(({ isSpec }) => !isSpec);
    case 'spec':
      return facts.some(({ isSpec }) => isSpec);
    case 'offer':
      return brief.offer !== '';
    case 'price':
      return brief.price !== '';
    case 'insight':
      return brief.insights.length > 0;
    case 'question':
      return brief.question !== '';
    case 'story':
      return brief.stories.length > 0;
    default:
      return true;
  }
}

/** Lines of an own framework, or parts of them, that ask for what neither goods nor idea tell: they are not made up. */
export function skippedLines(brief: Brief, { origin, segments }: Framework): SkippedLine[] {
  if (origin !== 'own') return [];
  const clauses = segments.flatMap(({ linePattern }) => linePattern.split(/[，,；;。]/));
  return [...new Set(clauses.map((clause) => clause.trim()))].flatMap((line) => {
    const words = placeholdersOf(line).filter((word) => !isTold(word, brief));
    return words.length > 0 ? [{ line, words }] : [];
  });
}
