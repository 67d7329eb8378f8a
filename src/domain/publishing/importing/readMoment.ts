import type { LocalDate, LocalTime } from '../zone';
import { clockWords } from './columns.data';

const two = (value: number): string => String(value).padStart(2, '0');
const day = 86_400_000;
/** Characters; a longer cell is no moment, and its parts could be told in too many ways. */
const longestMoment = 60;
/** Excel counts days from here (its 1900 was a leap year). */
const excelEpoch = Date.UTC(1899, 11, 30);
/** 1990 … 2100 as Excel counts: other whole numbers are no dates. */
const excelDays = { min: 32_874, max: 73_050 };

/** A date that the calendar has: no 31 February. */
function dateOf(year: number, month: number, date: number): LocalDate | undefined {
  const at = new Date(Date.UTC(year, month - 1, date));
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === date;
  return isReal ? at.toISOString().slice(0, 10) : undefined;
}

/**
 * A date as people write it: 2026-11-25, 2026/11/25, 2026.11.25, 20261125, 2026年11月25日, 11月25日, 11/25, or Excel's
 * number of days. Without a year the next such day from `today` is meant.
 */
export function readDate(text: string, today: LocalDate): LocalDate | undefined {
  const folded = text.normalize('NFKC').trim();
  if (folded.length > longestMoment) return undefined;
  if (/^\d{5}(\.\d+)?$/.test(folded)) {
    const days = Math.floor(Number(folded));
    if (days < excelDays.min || days > excelDays.max) return undefined;
    return new Date(excelEpoch + days * day).toISOString().slice(0, 10);
  }
  const whole = /^(\d{4})(\d{2})(\d{2})$/.exec(folded) ?? /^(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})\D?$/.exec(folded);
  if (whole) return dateOf(Number(whole[1]), Number(whole[2]), Number(whole[3]));
  const short = /^(\d{1,2})\D(\d{1,2})\D?$/.exec(folded);
  if (!short) return undefined;
  const year = Number(today.slice(0, 4));
  const thisYear = dateOf(year, Number(short[1]), Number(short[2]));
  if (thisYear !== undefined && thisYear >= today) return thisYear;
  return dateOf(year + 1, Number(short[1]), Number(short[2])) ?? thisYear;
}

/** A time of day as people write it: 18:30, 1830, 6:30 pm, 下午6点半, or Excel's part of a day. */
export function readTime(text: string): LocalTime | undefined {
  const folded = text.normalize('NFKC').trim().toLowerCase();
  if (folded.length > longestMoment) return undefined;
  if (/^0?\.\d+$/.test(folded)) {
    const minutes = Math.round(Number(folded) * 1440) % 1440;
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  }
  const isAfternoon = clockWords.afternoon.test(folded) || /pm$/.test(folded);
  const isMorning = clockWords.morning.test(folded) || /am$/.test(folded);
  const bare = folded
    .replace(clockWords.afternoon, '')
    .replace(clockWords.morning, '')
    .replace(clockWords.noon, '')
    .replace(/\s*(am|pm)$/, '')
    .replace(clockWords.hour, ':')
    .replace(clockWords.half, '30')
    .replace(clockWords.minute, '')
    .replace(/\s/g, '');
  const parts = /^(\d{1,2}):(\d{0,2})(?::\d{1,2})?$/.exec(bare) ?? /^(\d{2})(\d{2})$/.exec(bare);
  if (!parts) return undefined;
  const hour = Number(parts[1]);
  const minute = Number(parts[2] || 0);
  if (hour > 23 || minute > 59) return undefined;
  if (isAfternoon && hour < 12) return `${two(hour + 12)}:${two(minute)}`;
  if (isMorning && hour === 12) return `00:${two(minute)}`;
  return `${two(hour)}:${two(minute)}`;
}

/** A date or time of day as people read it: what Excel keeps as a number is written out, everything else stays as it is. */
export function momentText(key: 'date' | 'time', text: string): string {
  const folded = text.normalize('NFKC').trim();
  if (key === 'time') return /^0?\.\d+$/.test(folded) ? (readTime(folded) ?? text) : text;
  if (!/^\d{5}(\.\d+)?$/.test(folded)) return text;
  const { date, time } = splitMoment(folded);
  // With its year a date needs no day to count from.
  const day = readDate(date, '');
  return day === undefined ? text : [day, ...(time ? [readTime(time)] : [])].join(' ');
}

/** A cell that holds both: `2026-11-25 18:30`, `2026-11-25T18:30`, `11月25日下午6点`. */
export function splitMoment(text: string): { readonly date: string; readonly time: string } {
  const folded = text.normalize('NFKC').trim();
  if (folded.length > longestMoment) return { date: folded, time: '' };
  const excel = /^(\d{5})(\.\d+)$/.exec(folded);
  if (excel) return { date: excel[1] ?? '', time: `0${excel[2]}` };
  const parts = /^(\d{4}\D{1,2}\d{1,2}\D{1,2}\d{1,2}|\d{1,2}\D\d{1,2})(?:\D??)[\sT]+(.*\d.*)$/.exec(folded);
  return parts ? { date: parts[1] ?? '', time: parts[2] ?? '' } : { date: folded, time: '' };
}
