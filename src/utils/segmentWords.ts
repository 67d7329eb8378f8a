const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' });

/** Sentences, cut after at most so many characters; a long run of marks is cut as well. */
const parts = /[^。！？!?；;\n]{1,160}[。！？!?；;\n]{0,160}|[。！？!?；;\n]{1,160}/gu;

interface Word {
  readonly text: string;
  /** False for punctuation and blanks. */
  readonly isWord: boolean;
}

/**
 * Every word and mark of a text, in order; joined they are the text again. Works sentence by sentence: over one long
 * string Intl.Segmenter's time grows with the square (20 000 characters: 2.6 s instead of 0.2 s, V8 of Node 22).
 */
export function segmentWords(text: string): Word[] {
  return (text.match(parts) ?? []).flatMap((part) =>
    Array.from(segmenter.segment(part), ({ segment, isWordLike }) => ({ text: segment, isWord: isWordLike === true })),
  );
}
