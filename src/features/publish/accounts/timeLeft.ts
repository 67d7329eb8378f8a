import type { Translate } from '@/hooks/useT';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What is left of a time in its greatest fitting unit, in words; what is over reads as 0 seconds. */
export function timeLeft(milliseconds: number, t: Translate): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * day) return t('publishTruth.days', { count: Math.floor(left / day) });
  if (left >= 2 * hour) return t('publishTruth.hours', { count: Math.floor(left / hour) });
  if (left >= 2 * minute) return t('publishTruth.minutes', { count: Math.floor(left / minute) });
  return t('publishTruth.seconds', { count: Math.ceil(left / 1000) });
}
