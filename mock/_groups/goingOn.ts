import type { ChatPiece, Writer } from '../_engines/writerTypes';

/** The embedded writer says the same for the same seed: what is already there is passed over. */
export async function* afterKnown<T>(
  pieces: AsyncIterable<string | T>,
  known: string,
): AsyncGenerator<string | T, void> {
  let heard = '';
  for await (const piece of pieces) {
    if (typeof piece !== 'string') {
      yield piece;
      continue;
    }
    const before = heard.length;
    heard += piece;
    if (heard.length <= known.length) continue;
    // The records have changed since: then it is told anew below, rather than patched together.
    if (before <= known.length) yield heard.startsWith(known) ? heard.slice(known.length) : `\n\n${heard}`;
    else yield piece;
  }
}

/** Pieces of an answer without the steps between them: they were told before. */
export async function* withoutSteps(pieces: AsyncIterable<ChatPiece>): AsyncGenerator<string, void> {
  for await (const piece of pieces) if (typeof piece === 'string') yield piece;
}

/** A model likes to say the last words again: so many characters are looked at, and so few are no repetition. */
const overlap = { most: 60, least: 4 };

/** The longest end of a text that the next one begins with. */
function repeated(known: string, next: string): number {
  for (let length = Math.min(known.length, next.length, overlap.most); length >= overlap.least; length -= 1)
    if (known.endsWith(next.slice(0, length))) return length;
  return 0;
}

/** The rest of a text as a model gives it: without words that are there, a new line or heading on a line of its own. */
async function* joinedTo<T>(known: string, pieces: AsyncIterable<string | T>): AsyncGenerator<string | T, void> {
  let held: string | undefined = '';
  const joined = (begin: string): string => {
    const rest = begin.slice(repeated(known, begin));
    return /^(?:【|#|[-*] )/.test(rest) && !known.endsWith('\n') ? `\n${rest}` : rest;
  };
  for await (const piece of pieces) {
    if (typeof piece !== 'string' || held === undefined) {
      yield piece;
      continue;
    }
    held += piece;
    if (held.length < overlap.most) continue;
    const begin = joined(held);
    held = undefined;
    yield begin;
  }
  if (held) yield joined(held);
}

/** What follows after what is there; the whole text where nothing is. */
export function goingOn<T>(
  { kind }: Pick<Writer, 'kind'>,
  already: string,
  pieces: AsyncIterable<string | T>,
): AsyncIterable<string | T> {
  if (already === '') return pieces;
  return kind === 'embedded' ? afterKnown(pieces, already) : joinedTo(already, pieces);
}
