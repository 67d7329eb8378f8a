/** What is spoken of a line: punctuation takes a breath, which counts as half a character. */
export function spokenLength(text: string): number {
  let length = 0;
  for (const character of text) length += /[\p{L}\p{N}]/u.test(character) ? 1 : 0.5;
  return length;
}
