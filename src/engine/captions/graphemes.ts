const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** User-perceived characters: an emoji with its modifiers, a letter with its accents count as one. */
export const graphemes = (text: string): readonly string[] =>
  /^[\u0020-\u007e\u3000-\u9fff\uff00-\uffef]*$/.test(text)
    ? [...text]
    : Array.from(segmenter.segment(text), ({ segment }) => segment);
