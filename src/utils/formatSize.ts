const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/**
 * File size for the screen: 1024 steps, B to YB, three significant digits (ruling 21). Whole bytes stay whole; a value
 * that would need four digits (1000–1023) moves on to the next unit. Not a size (negative, NaN) counts as 0.
 */
export function formatSize(bytes: number): string {
  if (!(bytes >= 1)) return '0 B';
  let value = Math.min(bytes, Number.MAX_VALUE);
  let unit = 0;
  while (unit < units.length - 1 && Number(value.toPrecision(3)) >= 1000) {
    value /= 1024;
    unit += 1;
  }
  if (unit === 0) return `${Math.floor(value)} B`;
  return `${value >= 1000 ? Math.round(value) : value.toPrecision(3)} ${units[unit]}`;
}
