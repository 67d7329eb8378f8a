const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** What stands out in a line by itself: a quoted phrase, else the first number with its unit. UTF-16 offsets. */
export function keywordOf(line: string): { readonly from: number; readonly to: number } | undefined {
  const quoted = /[\u201c\u300c\u300e\u300a]([^\u201d\u300d\u300f\u300b]+)[\u201d\u300d\u300f\u300b]/.exec(line)?.[1];
  if (quoted) {
    const from = line.indexOf(quoted);
    return { from, to: from + quoted.length };
  }
  const number = /[$\u00a5\uffe5]?\d[\d.,]*(?:%|\u2103|\u00b0C|[a-zA-Z]{1,3})?/u.exec(line);
  if (!number) return undefined;
  const from = number.index;
  const end = from + number[0].length;
  if (!/\d$/.test(number[0])) return { from, to: end };
  const [next] = words.segment(line.slice(end));
  const unit = next && /^\p{Script=Han}{1,2}$/u.test(next.segment) ? next.segment.length : 0;
  return { from, to: end + unit };
}
