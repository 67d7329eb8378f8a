const segmenter =
  typeof Intl !== 'undefined' && 'Segmenter' in Intl
    ? new Intl.Segmenter('zh', { granularity: 'grapheme' })
    : undefined;

/** A text in what people see as one character: joined emoji, flags and letters with accents stay whole. */
export function graphemes(text: string): string[] {
  if (!segmenter) return [...text];
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
