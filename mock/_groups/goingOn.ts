import type { ChatPiece, Writer } from '../_engines/writerTypes';

/** So much of a line is no chance: more than its role. */
const TELLING = 6;

/**
 * Where a script goes on in which words were replaced since: at the same line, behind as much of it as is there.
 * @returns undefined while that line has not been heard, and where it is another
 */
function placeInLine(heard: string, known: string): number | undefined {
  const lines = known.split('\n');
  const last = lines.at(-1) ?? '';
  const toldLines = heard.split('\n');
  const isSame = last.length >= TELLING || sharesLine(lines, toldLines);
  if (!isSame || lines.length < 2 || toldLines.length < lines.length) return undefined;
  const from = toldLines.slice(0, lines.length - 1).join('\n').length + 1;
  return heard.startsWith(last, from) && heard.length > from + last.length ? from + last.length : undefined;
}

/** Whether a finished line stands in both: then it is the same script. */
const sharesLine = (lines: readonly string[], others: readonly string[]): boolean =>
  lines.slice(0, -1).some((line, at) => line === others[at]);

/** A script as the embedded writer tells it again, behind what its reader has, in which words may be replaced. */
async function* afterChanged<T>(pieces: AsyncIterable<string | T>, known: string): AsyncGenerator<string | T, void> {
  let heard = '';
  let told: number | undefined;
  for await (const piece of pieces) {
    if (typeof piece !== 'string') {
      yield piece;
      continue;
    }
    heard += piece;
    told ??= heard.startsWith(known) ? known.length : placeInLine(heard, known);
    if (told === undefined || told >= heard.length) continue;
    yield heard.slice(told);
    told = heard.length;
  }
  if (told !== undefined) return;
  const lines = heard.split('\n');
  const before = known.split('\n');
  // The last line was written over: what follows it is told. Another script, since the records changed, is told anew.
  const rest = sharesLine(before, lines) ? lines.slice(before.length).join('\n') : `\n${heard}`;
  if (rest) yield `\n${rest}`;
}

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

/**
 * What follows after what is there; the whole text where nothing is.
 * @param isScript its lines are its structure: words in them may have been replaced since
 */
export function goingOn<T>(
  { kind }: Pick<Writer, 'kind'>,
  already: string,
  pieces: AsyncIterable<string | T>,
  { isScript = false }: { readonly isScript?: boolean } = {},
): AsyncIterable<string | T> {
  if (already === '') return pieces;
  if (kind !== 'embedded') return joinedTo(already, pieces);
  return isScript ? afterChanged(pieces, already) : afterKnown(pieces, already);
}
