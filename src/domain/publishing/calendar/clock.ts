import { instantOf, type LocalDate, localOf, offsetAt } from '../zone';

const minute = 60_000;
const day = 86_400_000;
const quarter = 15;

/** A place in the calendar: a day and the minute of that day which the clocks show. */
export interface Spot {
  readonly date: LocalDate;
  /** 0–1439 */
  readonly minutes: number;
}

/** `HH:mm` of a minute of the day. */
export const hhmm = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const onQuarter = (minutes: number): number => Math.round(minutes / quarter) * quarter;

/** The quarter of an hour nearest to a minute of the day, never beyond the day. */
export const snap = (minutes: number): number => Math.min(24 * 60 - quarter, Math.max(0, onQuarter(minutes)));

/**
 * Reads many moments in one zone: what the clocks of the zone show. Days on which they are not changed need two looks
 * at the zone, however many moments lie in them.
 *
 * @param zone IANA name
 * @returns milliseconds since 1970 → day and minute
 */
export function clockOf(zone: string): (at: number) => Spot {
  /** Offset of a UTC day; undefined where it changes within the day. */
  const known = new Map<number, number | undefined>();
  const offsetOf = (utcDay: number): number | undefined => {
    if (!known.has(utcDay)) {
      const [first, last] = [offsetAt(utcDay * day, zone), offsetAt((utcDay + 1) * day, zone)];
      known.set(utcDay, first === last ? first : undefined);
    }
    return known.get(utcDay);
  };
  return (at) => {
    const local = at + (offsetOf(Math.floor(at / day)) ?? offsetAt(at, zone));
    const date = new Date(local).toISOString().slice(0, 10);
    return { date, minutes: Math.floor((local - Math.floor(local / day) * day) / minute) };
  };
}

/**
 * The moment of a place in the calendar. Where clocks are put forward over it, as many minutes after the gap; where they
 * show it twice, the first.
 *
 * @returns ISO 8601, UTC
 */
export const momentOf = ({ date, minutes }: Spot, zone: string): string =>
  new Date(instantOf({ date, time: hhmm(minutes) }, zone)).toISOString();

/**
 * The same time of day on another day of a zone: what a drag in the month does. The time holds over clock changes, in
 * hours it may be more or less than a whole number of days.
 *
 * @param publishAt ISO 8601
 * @returns ISO 8601, UTC
 */
export function toDay(publishAt: string, date: LocalDate, zone: string): string {
  const at = Date.parse(publishAt);
  const seconds = at - Math.floor(at / minute) * minute;
  return new Date(instantOf({ date, time: localOf(at, zone).time }, zone) + seconds).toISOString();
}
