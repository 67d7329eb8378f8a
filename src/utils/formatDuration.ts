const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Seconds as `mm:ss`, from one hour on `hh:mm:ss` (ruling 21). Parts of a second are cut off, as players do; a
 * millisecond of float noise below a whole second is not. Not a duration (negative, NaN, infinity) reads 00:00.
 */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds + 0.001)) : 0;
  const clock = [Math.floor((whole % 3600) / 60), whole % 60].map(two).join(':');
  return whole < 3600 ? clock : `${two(Math.floor(whole / 3600))}:${clock}`;
}
