import { innocentSentences } from './innocent.data';
import { violatingSentences } from './violating.data';

/** A sentence of the corpus with the places that are wrong in it; an innocent one has none. */
export interface CorpusSentence {
  readonly kind: string;
  readonly trade: string;
  readonly text: string;
  /** UTF-16 positions in `text`. */
  readonly spans: readonly (readonly [from: number, to: number])[];
  /** Rules are written looking at this half only; the other one tells how they do on what they have not seen. */
  readonly half: 'dev' | 'heldOut';
}

/** FNV-1a: the halves stay the same wherever a sentence stands in the file. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function parseSentence(kind: string, line: string): CorpusSentence {
  const [trade = '', marked = ''] = line.split('｜');
  const spans: [number, number][] = [];
  let text = '';
  for (const piece of marked.split(/(⟦.*?⟧)/)) {
    const isWrong = piece.startsWith('⟦');
    const words = isWrong ? piece.slice(1, -1) : piece;
    if (isWrong) spans.push([text.length, text.length + words.length]);
    text += words;
  }
  return { kind, trade, text, spans, half: hashOf(text) % 2 === 0 ? 'dev' : 'heldOut' };
}

const parseGroups = (groups: Readonly<Record<string, readonly string[]>>): CorpusSentence[] =>
  Object.entries(groups).flatMap(([kind, lines]) => lines.map((line) => parseSentence(kind, line)));

export const violating: readonly CorpusSentence[] = parseGroups(violatingSentences);
export const innocent: readonly CorpusSentence[] = parseGroups(innocentSentences);
