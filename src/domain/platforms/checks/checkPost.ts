import { codePointLength } from '../counting/counting';
import { fieldValue, isAsked, type PlatformField } from '../fields';
import { platforms } from '../platforms';
import type { Platform, PlatformId } from '../types';
import { checkTexts } from './checkTexts';
import { checkVideo } from './checkVideo';
import { checkDeclaring } from './declaring';
import type { PostCover, PostDraft, PostFinding, PostVideo } from './findings';
import { isNearRatio, ratioText } from './ratios';

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
const checkFields = ({ fields }: Platform, post: PostDraft): PostFinding[] =>
  fields.filter((field) => isAsked(field, fields, post.fields)).flatMap((field) => checkField(field, post) ?? []);

/** What the platform says to a cover that was chosen for it. */
function checkCover({ cover: rules }: Platform, cover: PostCover): PostFinding[] {
  const found: PostFinding[] = [];
  const add = (severity: PostFinding['severity'], code: PostFinding['code'], values: PostFinding['values']): void => {
    found.push({ severity, code, field: 'cover', values, repair: 'cropCover' });
  };
  if (cover.size !== undefined && cover.size > rules.maxBytes)
    add('error', 'COVER_TOO_BIG', { size: cover.size, max: rules.maxBytes });
  if (cover.format !== undefined && !rules.formats.includes(cover.format.toLowerCase()))
    add('error', 'COVER_FORMAT', { format: cover.format, allowed: rules.formats.join(' / ') });
  if (!rules.ratios.some((ratio) => isNearRatio(cover, ratio)))
    add('warning', 'COVER_RATIO', { ratios: ratioText(rules.ratios) });
  if (cover.width < rules.minWidth || cover.height < rules.minHeight)
    add('warning', 'COVER_SMALL', {
      width: cover.width,
      height: cover.height,
      minWidth: rules.minWidth,
      minHeight: rules.minHeight,
    });
  return found;
}

/**
 * Everything about a post that a platform would refuse (error), advise against (warning) or that is good to know (info).
 *
 * @param video the finished video, when there is one; seconds, bytes, pixels
 * @param now for the platform's window
 */
export function checkPost(id: PlatformId, post: PostDraft, video?: PostVideo, now = new Date()): PostFinding[] {
  const platform = platforms[id];
  const findings = [
    ...checkTexts(platform, post),
    ...checkFields(platform, post),
    ...(post.cover ? checkCover(platform, post.cover) : []),
    ...(video ? checkVideo(platform, video) : []),
  ];
  const days = post.publish_at ? (Date.parse(post.publish_at) - now.getTime()) / 86_400_000 : 0;
  // We hold the post ourselves until its time, so a time outside the platform's own window is no fault.
  if (days > platform.window.maxDays)
    findings.push({
      severity: 'info',
      code: 'TIME_BEYOND_WINDOW',
      field: 'publish_at',
      values: { days: platform.window.maxDays },
    });
  return [...findings, ...checkDeclaring(post, video)];
}
