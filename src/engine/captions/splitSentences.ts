const sentences = new Intl.Segmenter('zh', { granularity: 'sentence' });

/**
 * Sentences of a text, trimmed, in order, none empty. A line break always ends one; closing quotes and repeated marks
 * stay with the sentence that they close; a piece without a letter or digit joins the one before it.
 */
export function splitSentences(text: string): readonly string[] {
  const found: string[] = [];
  for (const line of text.split(/\r\n|[\r\n\u2028\u2029]/)) {
    let isFirst = true;
    for (const piece of windows(line).flatMap(piecesOf)) {
      const part = piece.trim();
      if (!part) continue;
      const last = found.at(-1);
      if (!isFirst && last !== undefined && !/[\p{L}\p{N}]/u.test(part)) found[found.length - 1] = last + part;
      else found.push(part);
      isFirst = false;
    }
  }
  return found;
}

/** UTF-16 units. V8 copies the whole input for every segment: a line of 200 000 characters would take gigabytes. */
const longestInput = 6000;

/** Cut from the part itself: the segment's own string would keep its copy of the input alive. */
const piecesOf = (part: string): readonly string[] =>
  Array.from(sentences.segment(part), ({ index, segment }) => part.slice(index, index + segment.length));

/** A line in parts of bounded length, cut behind the end of a sentence where there is one. */
function windows(line: string): readonly string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > longestInput) {
    const head = rest.slice(0, longestInput);
    const end = /^[\s\S]*[.!?\u3002\uff01\uff1f\u2026]/.exec(head)?.[0].length ?? longestInput;
    // Never between the halves of a character.
    const cut = end === longestInput && /[\ud800-\udbff]$/.test(head) ? end - 1 : end;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...parts, rest];
}
