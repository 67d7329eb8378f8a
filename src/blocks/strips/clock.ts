import { parseClock } from '@/utils/parseClock';

const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as `mm:ss.mmm`, from one hour on `h:mm:ss.mmm`. */
export function clockOf(seconds: number): string {
  const total = Math.round((Number.isFinite(seconds) ? Math.max(0, seconds) : 0) * 1000);
  const [whole, rest] = [Math.floor(total / 1000), total % 1000];
  const hours = whole >= 3600 ? `${Math.floor(whole / 3600)}:` : '';
  return `${hours}${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}.${String(rest).padStart(3, '0')}`;
}

/** Reads `h:mm:ss.mmm`, `mm:ss` or plain seconds; null where it is none. */
export function readClock(text: string): number | null {
  const plain = text.trim();
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : (parseClock(plain) ?? null);
}
