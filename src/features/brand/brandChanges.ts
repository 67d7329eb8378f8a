import { brandFieldNames } from '@/domain/brand';
import type { BrandFields } from '@/services/brand/schema';

interface BrandChange {
  readonly field: keyof BrandFields;
  readonly before: string;
  readonly after: string;
}

const textOf = (value: string | number | readonly string[]): string =>
  Array.isArray(value) ? value.join(', ') : String(value);

/** What differs between two states of a brand. */
export function brandChanges(before: BrandFields, after: BrandFields): BrandChange[] {
  return brandFieldNames
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after);
}
