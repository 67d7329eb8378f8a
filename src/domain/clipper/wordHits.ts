import { WHOLE_TAKE } from './alignedScript';
import { isPause, noEdits } from './clipEdges';
import { type ClipWord, clipWords } from './clipWords';
import type { FillerKind } from './fillers.data';
import { repeatedTakes } from './repeats';
import type { ClipEdits, ClipMaterial, SentenceRange, Span } from './types';

/**
 * Something that a clip may do without, decided one by one. `aside`: speech between two sentences that the script does not
 * have; `repeat`: a take that was said again later, `flub`: one that was broken off.
 */
export interface WordHit extends Span {
  readonly kind: FillerKind | 'pause' | 'aside' | 'repeat' | 'flub';
  /** Of the gap (the word before it), or of the first word. */
  readonly key: string;
  /** Words that it takes away; none for a gap. */
  readonly words: readonly string[];
  readonly text: string;
}

/** Speech in a gap that is shorter is a breath or a click, seconds. */
const SHORTEST_ASIDE = 0.4;

function gapKind({ speech = [] }: ClipMaterial, start: number, end: number): 'pause' | 'aside' {
  const spoken = speech.reduce(
    (sum, span) => sum + Math.max(0, Math.min(end, span.end) - Math.max(start, span.start)),
    0,
  );
  return spoken >= SHORTEST_ASIDE ? 'aside' : 'pause';
}

const isGap = ({ kind }: WordHit): boolean => kind === 'pause' || kind === 'aside';

/** Fillers, long pauses and earlier takes within a clip, in order. */
export function wordHits(material: ClipMaterial, range: SentenceRange): readonly WordHit[] {
  const words = clipWords(material.sentences, range);
  const hits: WordHit[] = [];
  for (const [index, word] of words.entries()) {
    const { key, text, start, end, filler } = word;
    if (filler) hits.push({ kind: filler, key, words: [key], text, start, end });
    const next = words[index + 1];
    if (next && isPause(word, next))
      hits.push({
        kind: gapKind(material, word.end, next.start),
        key,
        words: [],
        text: '',
        start: word.end,
        end: next.start,
      });
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
        const share = material.sentences[first + take]?.take?.share ?? 1;
        const kind = share < WHOLE_TAKE ? 'flub' : 'repeat';
        return [{ kind, key: head.key, words: said.map(({ key }) => key), text, start: head.start, end: tail.end }];
      }),
  );
}

/** Whether a clip goes without it. */
export const isTaken = (hit: WordHit, edits: ClipEdits, shortensPauses: boolean): boolean =>
  isGap(hit)
    ? (edits.pauses[hit.key] ?? (shortensPauses ? 'short' : 'kept')) === 'short'
    : hit.words.every((word) => edits.removed.includes(word));

/** The edits with a hit taken out, or back in. */
export function withHit(edits: ClipEdits, hit: WordHit, takes: boolean): ClipEdits {
  const { key, words } = hit;
  if (isGap(hit)) return { ...edits, pauses: { ...edits.pauses, [key]: takes ? 'short' : 'kept' } };
  return withRemoved(edits, words, takes);
}

/** The edits with words taken out, or back in. */
export function withRemoved(edits: ClipEdits, words: readonly string[], takes: boolean): ClipEdits {
  const others = edits.removed.filter((key) => !words.includes(key));
  return { ...edits, removed: takes ? [...others, ...words] : others };
}

/** Left in a first cut: whoever speaks so may want to sound so. */
const KEPT_IN_FIRST_CUT: ReadonlySet<WordHit['kind']> = new Set(['habit']);
/** The words are those of the script: whoever wrote them meant them. */
const KEPT_OF_SCRIPT: ReadonlySet<WordHit['kind']> = new Set(['habit', 'sound', 'word', 'stammer']);

/**
 * The whole of a recording as one clip without its fillers, long pauses and all but the last good take of what was said
 * more than once; each can be taken back.
 */
export function firstCut(material: ClipMaterial): SentenceRange & { readonly edits: ClipEdits } {
  const range = { first: 0, last: Math.max(0, material.sentences.length - 1) };
  const kept = material.script ? KEPT_OF_SCRIPT : KEPT_IN_FIRST_CUT;
  const hits = wordHits(material, range).filter(({ kind }) => !kept.has(kind));
  return { ...range, edits: hits.reduce((edits, hit) => withHit(edits, hit, true), noEdits) };
}

/**
 * What a first cut lists as cut or cuttable: gaps beside a take that is cut itself go with it and are not named again.
 */
export function cutList(material: ClipMaterial, range: SentenceRange, edits: ClipEdits): readonly WordHit[] {
  const words = clipWords(material.sentences, range);
  const gone = new Set(edits.removed);
  const left = new Set(
    words.flatMap(({ key }, index) => (gone.has(key) || gone.has(words[index + 1]?.key ?? '') ? [key] : [])),
  );
  return wordHits(material, range).filter((hit) => !isGap(hit) || !left.has(hit.key));
}

/** Sentences of the script that were never said, in its order. */
export function missedLines({ script = [], sentences }: ClipMaterial): readonly string[] {
  const said = new Set(sentences.map(({ take }) => take?.line));
  return script.filter((_, line) => !said.has(line));
}
