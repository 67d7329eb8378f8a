/** How fast the text comes: a few characters at a time, as a person would read along. */
const pieceLength = 4;
const pauseMs = 15;
/** Longer texts come in larger pieces: nobody waits more than about so many pieces. */
const MAX_PIECES = 260;

/** A finished text as a stream. */
export async function* inPieces(text: string, signal: AbortSignal): AsyncIterable<string> {
  const characters = [...text];
  const length = Math.max(pieceLength, Math.ceil(characters.length / MAX_PIECES));
  for (let at = 0; at < characters.length; at += length) {
    if (signal.aborted) return;
    yield characters.slice(at, at + length).join('');
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
