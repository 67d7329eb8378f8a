import type { Usage } from './schema';

/** The usage as far as it can be read; undefined where the answer is not one: then no number is shown. */
export function usageOf(answer: unknown): Usage | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { credits, storage, videos, speechSeconds, version } = answer as Partial<Record<keyof Usage, unknown>>;
  const isUsage =
    hasNumbers(credits, 'balance', 'held') &&
    [storage, videos, speechSeconds].every((part) => hasNumbers(part, 'used', 'total'));
  return isUsage && (version === undefined || typeof version === 'string') ? (answer as Usage) : undefined;
}

function hasNumbers(value: unknown, ...keys: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return keys.every((key) => Number.isFinite((value as Record<string, unknown>)[key]));
}
