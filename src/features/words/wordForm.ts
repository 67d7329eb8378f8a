import type { ComplianceCategory, ComplianceLevel } from '@/domain/compliance';
import type { ComplianceWord, complianceWordContract } from '@/services/compliance_word/schema';
import type { InputOf } from '@/services/contract';

export interface WordValues {
  word: string;
  replacement: string;
  level: ComplianceLevel;
  category: ComplianceCategory;
  reason: string;
}

export type WordBody = InputOf<(typeof complianceWordContract)['save']>;

/** What the form starts with. */
export const wordValues = (row: ComplianceWord | undefined): WordValues => ({
  word: row?.word ?? '',
  replacement: row?.replacement ?? '',
  level: row?.level ?? 'high',
  category: row?.category ?? 'falsehood',
  reason: row?.reason ?? '',
});

/** What is sent. */
export const wordBody = (values: WordValues, row: ComplianceWord | undefined): WordBody => ({
  ...values,
  ...(row ? { id: row.id } : {}),
});
