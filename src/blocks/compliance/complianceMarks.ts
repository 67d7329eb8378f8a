import { type CheckOptions, type ComplianceLevel, checkText, type Mark, worstLevel } from '@/domain/compliance';

export interface ComplianceCounts {
  readonly high: number;
  readonly mid: number;
  readonly low: number;
  readonly total: number;
}

/** Marks of a text, at once; for texts of some thousand characters. */
export const complianceMarks = (text: string, options: CheckOptions = {}): readonly Mark[] => checkText(text, options);

export function countsOf(marks: readonly Mark[]): ComplianceCounts {
  const of = (level: ComplianceLevel): number => marks.filter((mark) => mark.level === level).length;
  return { high: of('high'), mid: of('mid'), low: of('low'), total: marks.length };
}

export { worstLevel };
