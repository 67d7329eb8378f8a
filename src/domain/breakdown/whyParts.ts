import type { Evidence, EvidenceKind, WhyPart } from './types';

const order: readonly EvidenceKind[] = ['order', 'cue', 'number', 'contrast', 'question', 'person', 'exclamation'];
const most: Readonly<Record<EvidenceKind, number>> = {
  order: 1,
  cue: 3,
  number: 2,
  contrast: 1,
  question: 1,
  person: 1,
  exclamation: 1,
};

/** What a segment's effect rests on, as the parts of a sentence: at most four, the strongest kinds first. */
export function whyPartsOf(
  evidence: readonly Evidence[],
  place: { readonly isFirst: boolean; readonly isLast: boolean; readonly length: number },
): readonly WhyPart[] {
  const parts: WhyPart[] = [];
  if (place.isFirst) parts.push({ kind: 'first', words: [] });
  for (const kind of order) {
    const words = [...new Set(evidence.filter((item) => item.kind === kind).map(({ word }) => word))];
    if (words.length > 0) parts.push({ kind, words: words.slice(0, most[kind]) });
  }
  if (place.length > 0 && place.length <= 14 && parts.length < 3) parts.push({ kind: 'brief', words: [] });
  if (place.isLast && !place.isFirst) parts.push({ kind: 'last', words: [] });
  return parts.slice(0, 4);
}
