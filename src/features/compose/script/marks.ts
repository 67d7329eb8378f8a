import type { TextMark } from '@/components/marked-text/MarkedTextArea';
import type { Mark } from '@/domain/compliance';

const tones = { high: 'error', mid: 'warning', low: 'info' } as const;

export const toTextMarks = (marks: readonly Mark[]): TextMark[] =>
  marks.map(({ from, to, level }) => ({ from, to, tone: tones[level] }));
