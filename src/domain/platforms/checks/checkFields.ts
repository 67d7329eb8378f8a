import { codePointLength } from '../counting/counting';
import { fieldValue, isAsked, type PlatformField } from '../fields';
import type { Platform } from '../types';
import type { PostDraft, PostFinding } from './findings';

function checkField(field: PlatformField, post: PostDraft): PostFinding | undefined {
  const value = fieldValue(field, post.fields);
  const about = { severity: 'error', field: 'fields', platformField: field } as const;
  const isEmpty =
    typeof value === 'boolean' ? false : value.length === 0 || (typeof value === 'string' && !value.trim());
  if (isEmpty) return field.isRequired ? { ...about, code: 'FIELD_MISSING', values: {} } : undefined;
  if (field.kind === 'select') {
    const isKnown = field.options?.some((option) => option.value === value);
    return isKnown ? undefined : { ...about, code: 'FIELD_OPTION', values: {}, repair: 'resetField' };
  }
  if (field.max === undefined || typeof value === 'boolean') return undefined;
  const count = typeof value === 'string' ? codePointLength(value.trim()) : value.length;
  if (count <= field.max) return undefined;
  return { ...about, code: 'FIELD_TOO_LONG', values: { count, max: field.max }, repair: 'shorten' };
}

/** What the platform asks beside the texts. A value of a field that it does not have is simply not sent. */
export const checkFields = ({ fields }: Platform, post: PostDraft): PostFinding[] =>
  fields.filter((field) => isAsked(field, fields, post.fields)).flatMap((field) => checkField(field, post) ?? []);
