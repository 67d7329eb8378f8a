const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Whether each UTF-16 unit of a text is a character by itself. */
export const isPlain = (text: string): boolean => /^[\u0020-\u007e\u3000-\u9fff\uff00-\uffef]*$/.test(text);

/** User-perceived characters: an emoji with its modifiers, a letter with its accents count as one. */
export const graphemes = (text: string): readonly string[] =>
  isPlain(text) ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment);
