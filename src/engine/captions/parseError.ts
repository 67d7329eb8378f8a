/** What is wrong with a subtitle file; the words belong to the screen (`captions.error.<code>`). */
type ParseErrorCode = 'no-cues' | 'no-header' | 'bad-time' | 'ends-before-start' | 'too-large' | 'too-many';

/** A subtitle file that cannot be read. `line` counts from 1. */
export class ParseError extends Error {
  override readonly name = 'ParseError';

  constructor(
    readonly code: ParseErrorCode,
    readonly line: number,
  ) {
    super(`line ${line}: ${code}`);
  }
}
