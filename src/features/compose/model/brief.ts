import { formatFor } from '@/domain/storyboard/formats';
import type { Brief } from './state';

/** The brief for a platform, in the shape that it shows best unless the user chose one. */
export const forPlatform = (brief: Brief, platform: Brief['platform']): Brief => ({
  ...brief,
  platform,
  ...(brief.isFormatFixed ? {} : { format: formatFor(platform) }),
});

/** The brief with what the user changed in it; a shape that he chose stays his. */
export function editBrief(brief: Brief, patch: Partial<Brief>): Brief {
  const base = patch.platform ? forPlatform(brief, patch.platform) : brief;
  return { ...base, ...patch, ...(patch.format ? { isFormatFixed: true } : {}) };
}
