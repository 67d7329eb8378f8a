/** A day of a calendar: `YYYY-MM-DD`, of no time zone. */
export type LocalDate = string;
/** A time of day: `HH:mm`. */
export type LocalTime = string;

const minute = 60_000;
const day = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** What the clocks of a zone show at a moment. */
interface LocalMoment {
  readonly date: LocalDate;
  readonly time: LocalTime;
}

/**
 * What the clocks of a zone show.
 *
 * @param at milliseconds since 1970
 * @param zone IANA name, e.g. `Asia/Shanghai`
 * @throws RangeError for a zone that nobody knows
 */
export function localOf(at: number, zone: string): LocalMoment {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) parts[type] = value;
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/** The moment as if it were read in UTC: for sums with days and hours alone. */
const naive = ({ date, time }: LocalMoment): number => Date.parse(`${date}T${time}:00Z`);

/** Offset of the zone from UTC at a moment, milliseconds; whole minutes. */
export const offsetAt = (at: number, zone: string): number =>
  naive(localOf(at, zone)) - Math.floor(at / minute) * minute;

/**
 * The moment at which the clocks of a zone show a date and time. Where they are put forward over it, the moment as many
 * minutes after the gap; where they show it twice, the first of the two.
 *
 * @returns milliseconds since 1970
 */
export function instantOf(moment: LocalMoment, zone: string): number {
  const wanted = naive(moment);
  // The offset may change within a day of the wanted moment: the earlier of the two that show it is taken.
  const before = wanted - offsetAt(wanted - day, zone);
  const after = wanted - offsetAt(wanted + day, zone);
  const shown = [before, after].filter((at) => naive(localOf(at, zone)) === wanted);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/**
 * The moments of a day at which accounts' times of day come round, by the merchant's clocks.
 *
 * @param times `HH:mm`
 * @param zone IANA name, the merchant's
 * @returns milliseconds since 1970, in order, each once
 */
export const slotMoments = (date: LocalDate, times: readonly LocalTime[], zone: string): number[] =>
  inOrder(times.map((time) => instantOf({ date, time }, zone)));

const inOrder = (moments: readonly number[]): number[] => [...new Set(moments)].sort((a, b) => a - b);

/** So many days later in the calendar; clock changes do not matter to it. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
