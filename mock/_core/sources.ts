import { type CitedPassage, citedLines } from '../../src/domain/knowledge';
import type { Piece } from './writing';

/** A text with the passages it may rest on, told once its first piece has come. */
export async function* withSources(
  sources: readonly CitedPassage[],
  pieces: AsyncIterable<string>,
): AsyncGenerator<Piece> {
  let isFirst = true;
  for await (const piece of pieces) {
    yield piece;
    if (isFirst && sources.length > 0) yield { sources };
    isFirst = false;
  }
}

/** Which of a script's lines rest on which passage; nothing without passages. */
export const citedIn = (text: string, sources: readonly CitedPassage[]) =>
  sources.length > 0
    ? {
        cited: citedLines(
          text.split('\n').map((line) => line.replace(/^【[^】]*】/, '')),
          sources,
        ),
      }
    : undefined;
