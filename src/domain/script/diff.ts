import { type SuggestionPiece, suggestionPieces } from '../writing/suggestionPieces';
import type { ScriptSentence } from './types';

export type SentenceChange =
  | { readonly kind: 'same'; readonly sentence: ScriptSentence }
  | { readonly kind: 'added'; readonly sentence: ScriptSentence }
  | { readonly kind: 'removed'; readonly sentence: ScriptSentence }
  | {
      readonly kind: 'changed';
      readonly sentence: ScriptSentence;
      readonly before: ScriptSentence;
      /** What changed in the words. */
      readonly pieces: readonly SuggestionPiece[];
      /** It stands elsewhere among those that both have. */
      readonly isMoved: boolean;
    };

const parts = ['role', 'shot', 'hint', 'screen_text', 'media_id', 'seconds'] as const;

const isEqual = (a: ScriptSentence, b: ScriptSentence): boolean =>
  a.text === b.text && parts.every((part) => (a[part] || '') === (b[part] || ''));

/** Ids that both have and that kept their order: the longest run of them. */
function steadyIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((id, index) => [id, index]));
  const shared = after.filter((id) => places.has(id));
  // Longest increasing run of old places, O(n²) for at most 400.
  const best = shared.map(() => 1);
  const from = shared.map(() => -1);
  shared.forEach((id, index) => {
    for (let earlier = 0; earlier < index; earlier += 1) {
      const isBefore = (places.get(shared[earlier] ?? '') ?? 0) < (places.get(id) ?? 0);
      if (isBefore && (best[earlier] ?? 0) + 1 > (best[index] ?? 0)) {
        best[index] = (best[earlier] ?? 0) + 1;
        from[index] = earlier;
      }
    }
  });
  const steady = new Set<string>();
  for (let at = best.indexOf(Math.max(...best)); at >= 0; at = from[at] ?? -1) steady.add(shared[at] ?? '');
  return steady;
}

/** What became of a script between two versions, in the order of the later one; what went stands where it was. */
export function diffScripts(
  before: readonly ScriptSentence[],
  after: readonly ScriptSentence[],
): readonly SentenceChange[] {
  const old = new Map(before.map((sentence) => [sentence.id, sentence]));
  const kept = new Set(after.map(({ id }) => id));
  const steady = steadyIds([...old.keys()], [...kept]);
  const changes: SentenceChange[] = [];
  let next = 0;
  const putGone = (until: string | undefined) => {
    while (next < before.length && before[next]?.id !== until) {
      const gone = before[next];
      if (gone && !kept.has(gone.id)) changes.push({ kind: 'removed', sentence: gone });
      next += 1;
    }
  };
  for (const sentence of after) {
    const known = old.get(sentence.id);
    if (known && steady.has(sentence.id)) {
      putGone(sentence.id);
      next += 1;
    }
    const isMoved = known !== undefined && !steady.has(sentence.id);
    if (!known) changes.push({ kind: 'added', sentence });
    else if (isEqual(known, sentence) && !isMoved) changes.push({ kind: 'same', sentence });
    else
      changes.push({
        kind: 'changed',
        sentence,
        before: known,
        pieces: suggestionPieces(known.text, sentence.text),
        isMoved,
      });
  }
  putGone(undefined);
  return changes;
}
