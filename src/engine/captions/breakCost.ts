import type { Word } from './words';

/** How much it disturbs a reader when a line ends between two words; from 0 (after a full stop) to 400. */
export function breakCost(before: Word, after: Word): number {
  const marked = afterMark(before.text);
  if (marked !== undefined) return marked;
  const { kinds } = before;
  const next = after.kinds;
  if (next.has('particle')) return isParticleOnly(after) ? 400 : 150;
  if (kinds.has('preposition') || kinds.has('adverb')) return before.text.length > 2 ? 150 : 200;
  if (kinds.has('conjunction')) return 120;
  if (kinds.has('number')) return 120;
  if (next.has('conjunction')) return 6;
  if (/^["\u201c\u300a\u300c\u300e]/.test(after.text)) return 14;
  if (before.text === '\u7684') return 30;
  const stuck = (isLoose(before) ? 60 : 0) + (isLoose(after) ? 60 : 0);
  return base(before, after) + stuck;
}

function base({ kinds, text }: Word, { kinds: next }: Word): number {
  if (kinds.has('setting')) return next.has('setting') ? 40 : 16;
  const isShortVerb = kinds.has('verb') && text.length === 1;
  if (next.has('adverb')) return isShortVerb ? 40 : 14;
  if (next.has('preposition')) return isShortVerb ? 50 : 22;
  if (next.has('setting')) return 24;
  if (kinds.has('particle')) return 28;
  if (kinds.has('noun') && next.has('noun')) return 70;
  if (kinds.has('noun') && next.has('verb')) return 24;
  if (isShortVerb) return 70;
  if (next.has('verb')) return 34;
  return 42;
}

const isParticleOnly = ({ kinds }: Word): boolean => kinds.size === 1;

/** A single character of which nothing is known is mostly half of a word. */
const isLoose = ({ kinds, text }: Word): boolean => text.length === 1 && kinds.has('unknown');

function afterMark(text: string): number | undefined {
  if (/[.!?;\u3002\uff01\uff1f\uff1b\u2026]\s*$/.test(text)) return 0;
  if (/[,:\uff0c\uff1a]\s*$/.test(text)) return 2;
  if (/\u3001\s*$/.test(text)) return 20;
  if (/[)\]}\u2019\u201d\u300b\u300d\u300f\u3011\uff09\u2014~]\s*$/.test(text)) return 20;
  return /\s$/.test(text) ? 8 : undefined;
}
