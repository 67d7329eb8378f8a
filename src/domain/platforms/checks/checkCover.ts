import type { Platform } from '../types';
import type { PostCover, PostFinding } from './findings';
import { isNearRatio, ratioText } from './ratios';

/** What the platform says to a cover that was chosen for it. */
export function checkCover({ cover: rules }: Platform, cover: PostCover): PostFinding[] {
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
