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
  'service_email',
  'service_wechat',
  'service_hours',
  'mail_name',
  'mail_address',
  'login_image',
  'closed_areas',
  'watermark_kind',
  'watermark_text',
  'watermark_image',
  'watermark_place',
  'watermark_opacity',
  'watermark_plans',
  'hosts',
] as const satisfies readonly (keyof BrandFields)[];

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
