import type { TextMark } from '@/components/marked-text/MarkedTextArea';
import type { Mark } from '@/domain/compliance';

/** How grave a mark looks, in the field and on its chip. */
const toneOf = { high: 'error', mid: 'warning', low: 'info' } as const;
export const tagColor = { high: 'error', mid: 'warning', low: 'processing' } as const;

export const toTextMarks = (marks: readonly Mark[]): TextMark[] =>
  marks.map(({ from, to, level }) => ({ from, to, tone: toneOf[level] }));
