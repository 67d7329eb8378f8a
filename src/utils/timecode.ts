/**
 * A frame number as a time code, `mm:ss:ff` and from one hour on `h:mm:ss:ff`, counting `fps` frames a second (rounded for
 * rates such as 29.97: non-drop).
 */
export function formatTimecode(frame: number, fps: number): string {
  const rate = Math.max(1, Math.round(fps));
  const whole = Math.max(0, Math.round(frame));
  const pad = (value: number): string => String(value).padStart(2, '0');
  const seconds = Math.floor(whole / rate);
  const hours = Math.floor(seconds / 3600);
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}:${pad(whole % rate)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/**
 * The frame that a typed time means: `ss:ff`, `mm:ss:ff`, `h:mm:ss:ff`, a plain number of seconds (`12.5`), or a way from
 * `from` with a sign (`+10` and `-2:00` count as frames and seconds:frames). Undefined for anything else.
 */
export function parseTimecode(text: string, fps: number, from = 0): number | undefined {
  const rate = Math.max(1, Math.round(fps));
  const clean = text.trim().replaceAll(/[：;；]/g, ':');
  const match = /^([+-]?)((?:\d+:){0,3})(\d+(?:\.\d+)?)$/.exec(clean);
  if (!match) return undefined;
  const [, sign = '', head = '', tail = ''] = match;
  const parts = head.split(':').filter(Boolean).map(Number);
  const isFraction = tail.includes('.');
  if (isFraction && parts.length > 2) return undefined;
  const last = Number(tail);
  const seconds = (list: readonly number[]): number => list.reduce((sum, part) => sum * 60 + part, 0);
  let frame: number;
  if (isFraction) frame = Math.round(seconds([...parts, last]) * rate);
  else if (parts.length > 0) frame = seconds(parts) * rate + last;
  else frame = sign === '' ? last * rate : last;
  const result = sign === '' ? frame : from + (sign === '-' ? -frame : frame);
  return Math.max(0, result);
}
