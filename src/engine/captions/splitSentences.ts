const sentences = new Intl.Segmenter('zh', { granularity: 'sentence' });

/**
 * Sentences of a text, trimmed, in order, none empty. A line break always ends one; closing quotes and repeated marks
 * stay with the sentence that they close; a piece without a letter or digit joins the one before it.
 */
export function splitSentences(text: string): readonly string[] {
  const found: string[] = [];
  for (const line of text.split(/\r\n|[\r\n\u2028\u2029]/)) {
    let isFirst = true;
    for (const { segment } of sentences.segment(line)) {
      const part = segment.trim();
      if (!part) continue;
      const last = found.at(-1);
      if (!isFirst && last !== undefined && !/[\p{L}\p{N}]/u.test(part)) found[found.length - 1] = last + part;
      else found.push(part);
      isFirst = false;
    }
  }
  return found;
}
