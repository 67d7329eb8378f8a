/**
 * `minutes:seconds`, optionally with decimals, to seconds (brief, point 5); `hours:minutes:seconds` is taken too, since
 * `formatDuration` writes it. The full-width colon of Chinese keyboards counts as a colon. Undefined when it is no time.
 */
export function parseClock(text: string): number | undefined {
  const match = /^(?:(\d{1,4}):)?(\d{1,4}):([0-5]?\d(?:\.\d{1,9})?)$/.exec(text.trim().replaceAll('\uff1a', ':'));
  if (!match) return undefined;
  const [, hours, minutes = '0', seconds = '0'] = match;
  if (hours !== undefined && Number(minutes) > 59) return undefined;
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
}
