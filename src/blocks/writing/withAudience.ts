import { audienceWish } from '@/domain/writing/audienceWish.data';

/** A wish with for whom it is said first: of several the writer follows the first. */
export const withAudience = (wish: string, audience: string): string =>
  [audience && audienceWish(audience), wish].filter(Boolean).join('，');
