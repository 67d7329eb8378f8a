export { finishedLines, parseLine } from '@/domain/writing/taggedLines';

/**
 * Text of a variant that is written on after a stop. The writer starts again from the beginning: an embedded one gives
 * the same text again, a language model may not. Then finished lines are kept and only later ones are taken over.
 */
export function continueText(before: string, again: string): string {
  if (again.startsWith(before)) return again;
  if (before.startsWith(again)) return before;
  const kept = before.split('\n').slice(0, -1);
  const fresh = again.split('\n');
  return fresh.length <= kept.length ? before : [...kept, ...fresh.slice(kept.length)].join('\n');
}
