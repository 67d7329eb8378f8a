import { addDays, instantOf, type LocalDate, localOf } from './publishing/zone';

/** Days of the merchant's calendar, both counted. */
export interface DaySpan {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

const MAX_SPAN_DAYS = 366;
const DAY_MS = 86_400_000;
const spanPattern = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/;

/** How a span stands in an address: `2026-11-01..2026-11-30`. */
export const spanText = ({ from, to }: DaySpan): string => `${from}..${to}`;

const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** How many days a span has. */
const lengthOf = ({ from, to }: DaySpan): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;

/** @returns undefined where the text is no span, is turned round, or too long */
export function readSpan(text: string): DaySpan | undefined {
  const [, from = '', to = ''] = spanPattern.exec(text) ?? [];
  if (!isDay(from) || !isDay(to) || from > to) return undefined;
  return lengthOf({ from, to }) <= MAX_SPAN_DAYS ? { from, to } : undefined;
}

/** The span, or as many of its last days as may be asked for at once. */
export const shortened = (span: DaySpan): DaySpan =>
  lengthOf(span) <= MAX_SPAN_DAYS ? span : { from: addDays(span.to, 1 - MAX_SPAN_DAYS), to: span.to };

/** Each day of a span. */
export const daysOf = (span: DaySpan): LocalDate[] =>
  Array.from({ length: lengthOf(span) }, (_, index) => addDays(span.from, index));

/** As many days right before. */
export const spanBefore = (span: DaySpan): DaySpan => ({
  from: addDays(span.from, -lengthOf(span)),
  to: addDays(span.from, -1),
});

/** Whether a moment lies in a span by a zone's clocks. @param at ISO text; '' lies in none */
export function isInDays(at: string, span: DaySpan, zone: string): boolean {
  if (at === '') return false;
  const moment = Date.parse(at);
  const begin = instantOf({ date: span.from, time: '00:00' }, zone);
  return begin <= moment && moment < instantOf({ date: addDays(span.to, 1), time: '00:00' }, zone);
}

/** The day of a moment by a zone's clocks. */
export const dayAt = (at: string, zone: string): LocalDate => localOf(Date.parse(at), zone).date;

/** Spans that are often asked for, the shortest first. @param today of the merchant */
export function usualSpans(today: LocalDate): DaySpan[] {
  const monthStart = `${today.slice(0, 8)}01`;
  const lastMonthEnd = addDays(monthStart, -1);
  return [
    { from: today, to: today },
    { from: addDays(today, -6), to: today },
    { from: addDays(today, -29), to: today },
    { from: monthStart, to: today },
    { from: `${lastMonthEnd.slice(0, 8)}01`, to: lastMonthEnd },
  ];
}
