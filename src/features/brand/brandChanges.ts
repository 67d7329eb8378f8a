import type { BrandFields } from '@/services/brand/schema';

/** In the order of the form. */
const brandFieldNames = [
  'name',
  'title',
  'slogan',
  'logo',
  'favicon',
  'color',
  'secondary',
  'link',
  'icp',
  'service_phone',
  'hosts',
] as const satisfies readonly (keyof BrandFields)[];

interface BrandChange {
  readonly field: keyof BrandFields;
  readonly before: string;
  readonly after: string;
}

const textOf = (value: string | readonly string[]): string => (typeof value === 'string' ? value : value.join(', '));

/** What differs between two states of a brand. */
export function brandChanges(before: BrandFields, after: BrandFields): BrandChange[] {
  return brandFieldNames
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after);
}
