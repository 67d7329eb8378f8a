import { instantOf, type LocalDate, type LocalTime, localOf } from './publishing/zone';

export const reservationStates = ['pending', 'confirmed', 'arrived', 'noShow', 'canceled'] as const;
export type ReservationState = (typeof reservationStates)[number];

export const reservationLimits = {
  name: 40,
  note: 200,
  reason: 200,
  capacity: 500,
  people: 50,
  closedDays: 200,
} as const;

/** When a service can be booked, by the merchant's clocks. */
export interface Opening {
  /** 0 = Sunday. */
  readonly weekdays: readonly number[];
  readonly opens: LocalTime;
  readonly closes: LocalTime;
  readonly minutes: number;
  /** People at a time. */
  readonly capacity: number;
  readonly closed_days: readonly LocalDate[];
}

export interface Slot {
  readonly date: LocalDate;
  /** What the clocks show as it begins; where they are put back, two slots of a day may show the same. */
  readonly time: LocalTime;
  /** Milliseconds since 1970: this tells slots apart. */
  readonly starts_at: number;
}

const minuteMs = 60_000;
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const weekdayOf = (date: LocalDate): number => new Date(`${date}T12:00:00Z`).getUTCDay();

/**
 * Slots of a day, in order. They are as long as they say on a day on which the clocks change too: an hour that is left
 * out has none, one that comes twice has twice as many.
 */
export function slotsOf(opening: Opening, date: LocalDate, zone: string): Slot[] {
  const { weekdays, opens, closes, minutes, closed_days } = opening;
  if (!weekdays.includes(weekdayOf(date)) || closed_days.includes(date)) return [];
  const end = instantOf({ date, time: closes }, zone);
  const slots: Slot[] = [];
  for (let at = instantOf({ date, time: opens }, zone); at + minutes * minuteMs <= end; at += minutes * minuteMs) {
    slots.push({ date, time: localOf(at, zone).time, starts_at: at });
  }
  return slots;
}

/** Whether a service has a slot that begins at a moment. */
export const hasSlot = (opening: Opening, startsAt: number, zone: string): boolean =>
  slotsOf(opening, localOf(startsAt, zone).date, zone).some(({ starts_at }) => starts_at === startsAt);

export type OpeningProblem = 'weekdays' | 'hours' | 'minutes' | 'capacity' | 'closedDays';

/** What is wrong with opening hours, the first of it; undefined = they can be kept. */
export function openingProblem(opening: Opening): OpeningProblem | undefined {
  const { weekdays, opens, closes, minutes, capacity, closed_days } = opening;
  if (weekdays.length === 0 || weekdays.some((day) => !Number.isInteger(day) || day < 0 || day > 6)) return 'weekdays';
  if (!isTime(opens) || !isTime(closes) || opens >= closes) return 'hours';
  if (!Number.isInteger(minutes) || minutes < 5 || minutes > 720) return 'minutes';
  if (!Number.isInteger(capacity) || capacity < 1 || capacity > reservationLimits.capacity) return 'capacity';
  return closed_days.every(isDate) ? undefined : 'closedDays';
}

const nextStates: Readonly<Record<ReservationState, readonly ReservationState[]>> = {
  pending: ['confirmed', 'canceled'],
  confirmed: ['arrived', 'noShow', 'canceled'],
  arrived: [],
  noShow: [],
  canceled: [],
};

/** Whether a reservation may go from one state to another. */
export const canTurn = (from: ReservationState, to: ReservationState): boolean => nextStates[from].includes(to);

/** Whether a reservation still has a time that can be changed. */
export const canMove = (state: ReservationState): boolean => state === 'pending' || state === 'confirmed';

/** A seat that somebody holds or has booked, with the time that it is kept for; milliseconds since 1970. */
export interface TakenSeat {
  /** From 1. */
  readonly seat: number;
  readonly starts_at: number;
  readonly ends_at: number;
}

interface Span {
  readonly starts_at: number;
  readonly ends_at: number;
}

const overlaps = (one: Span, other: Span): boolean => one.starts_at < other.ends_at && other.starts_at < one.ends_at;

/** Most people who are there at one moment of a span; it can only rise where one of them comes. */
function mostAtOnce(taken: readonly TakenSeat[], span: Span): number {
  const comes = taken.map(({ starts_at }) => Math.max(starts_at, span.starts_at));
  return Math.max(
    0,
    ...comes.map((at) => taken.filter(({ starts_at, ends_at }) => starts_at <= at && at < ends_at).length),
  );
}

/**
 * Seats that are free during a whole slot. Whoever sits there from before the hours or the capacity were changed counts,
 * although his time is no slot any more and his number is beyond the capacity.
 *
 * @param taken Seats of the service that are held or booked, of any time.
 * @returns Numbers from 1, in order.
 */
export function freeSeats(capacity: number, taken: readonly TakenSeat[], slot: Span): number[] {
  const there = taken.filter((one) => overlaps(one, slot));
  const numbers = new Set(there.map(({ seat }) => seat));
  const free = Array.from({ length: capacity }, (_, index) => index + 1).filter((seat) => !numbers.has(seat));
  return free.slice(0, Math.max(0, capacity - mostAtOnce(there, slot)));
}
