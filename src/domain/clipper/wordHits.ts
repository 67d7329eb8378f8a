import { isPause, noEdits } from './clipEdges';
import { type ClipWord, clipWords } from './clipWords';
import type { FillerKind } from './fillers.data';
import { repeatedTakes } from './repeats';
import type { ClipEdits, ClipMaterial, SentenceRange, Span } from './types';

/** Something that a clip may do without, decided one by one. */
export interface WordHit extends Span {
  readonly kind: FillerKind | 'pause' | 'repeat';
  /** Of the pause (the word before it), or of the first word. */
  readonly key: string;
  /** Words that it takes away; none for a pause. */
  readonly words: readonly string[];
  readonly text: string;
}

/** Fillers, long pauses and earlier takes within a clip, in order. */
export function wordHits(material: ClipMaterial, range: SentenceRange): readonly WordHit[] {
  const words = clipWords(material.sentences, range);
  const hits: WordHit[] = [];
  for (const [index, word] of words.entries()) {
    const { key, text, start, end, filler } = word;
    if (filler) hits.push({ kind: filler, key, words: [key], text, start, end });
    const next = words[index + 1];
    if (next && isPause(word, next))
      hits.push({ kind: 'pause', key, words: [], text: '', start: word.end, end: next.start });
  }
  return [...hits, ...repeats(material, range, words)].sort((a, b) => a.start - b.start || a.end - b.end);
}

function repeats(material: ClipMaterial, { first, last }: SentenceRange, words: readonly ClipWord[]): WordHit[] {
  return repeatedTakes(material.sentences.slice(first, last + 1)).flatMap(({ takes, kept }) =>
    takes
      .filter((take) => take !== kept)
      .flatMap((take): WordHit[] => {
        const said = words.filter(({ sentence }) => sentence === first + take);
        const [head, tail] = [said[0], said.at(-1)];
        if (!head || !tail) return [];
        const text = said.map((word) => word.text).join('');
        return [
          { kind: 'repeat', key: head.key, words: said.map(({ key }) => key), text, start: head.start, end: tail.end },
        ];
      }),
  );
}

/** Whether a clip goes without it. */
export const isTaken = ({ kind, key, words }: WordHit, edits: ClipEdits, shortensPauses: boolean): boolean =>
  kind === 'pause'
    ? (edits.pauses[key] ?? (shortensPauses ? 'short' : 'kept')) === 'short'
    : words.every((word) => edits.removed.includes(word));

/** The edits with a hit taken out, or back in. */
export function withHit(edits: ClipEdits, { kind, key, words }: WordHit, takes: boolean): ClipEdits {
  if (kind === 'pause') return { ...edits, pauses: { ...edits.pauses, [key]: takes ? 'short' : 'kept' } };
  return withRemoved(edits, words, takes);
}

/** The edits with words taken out, or back in. */
export function withRemoved(edits: ClipEdits, words: readonly string[], takes: boolean): ClipEdits {
  const others = edits.removed.filter((key) => !words.includes(key));
  return { ...edits, removed: takes ? [...others, ...words] : others };
}

/** Left in a first cut: whoever speaks so may want to sound so. */
const KEPT_IN_FIRST_CUT: ReadonlySet<WordHit['kind']> = new Set(['habit']);

/**
 * The whole of a recording as one clip without its fillers, long pauses and all but the last good take of what was said
 * more than once; each can be taken back.
 */
export function firstCut(material: ClipMaterial): SentenceRange & { readonly edits: ClipEdits } {
  const range = { first: 0, last: Math.max(0, material.sentences.length - 1) };
  const hits = wordHits(material, range).filter(({ kind }) => !KEPT_IN_FIRST_CUT.has(kind));
  return { ...range, edits: hits.reduce((edits, hit) => withHit(edits, hit, true), noEdits) };
}
