import { addDays, type LocalTime, localOf, slotMoments } from '../zone';
import { draw } from './draw';
import type { MatrixAccount, MatrixRules } from './types';

const minute = 60_000;
const day = 86_400_000;

/** A sorted list of moments that keeps a distance between any two. */
class Spaced {
  private readonly moments: number[];

  constructor(
    taken: readonly number[],
    private readonly gap: number,
  ) {
    this.moments = [...taken].sort((a, b) => a - b);
  }

  /** Place of the first moment that is not before `at`. */
  private placeOf(at: number): number {
    let low = 0;
    let high = this.moments.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.moments[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Takes a moment if it keeps its distance; two posts never share a moment. */
  take(at: number): boolean {
    const place = this.placeOf(at);
    const before = this.moments[place - 1];
    const after = this.moments[place];
    if (before !== undefined && at - before < this.gap) return false;
    if (after !== undefined && (after === at || after - at < this.gap)) return false;
    this.moments.splice(place, 0, at);
    return true;
  }
}

/** Moments of the rules' days at given times of day, by day. */
type SlotDays = (times: readonly LocalTime[]) => readonly (readonly number[])[];

/** Accounts mostly share their times: each list is laid into the calendar once. */
export function slotDays({ from, days, zone }: MatrixRules): SlotDays {
  const known = new Map<string, readonly (readonly number[])[]>();
  return (times) => {
    const sorted = [...new Set(times)].sort();
    const key = sorted.join();
    const found =
      known.get(key) ??
      Array.from({ length: days }, (_, index) => {
        const date = addDays(from, index);
        return slotMoments(date, sorted, zone);
      });
    known.set(key, found);
    return found;
  };
}

/** Those of an account within the platform's window. */
function candidates(
  account: MatrixAccount,
  rules: MatrixRules,
  now: number,
  daysOf: SlotDays,
): readonly (readonly number[])[] {
  const window = rules.windows?.[account.platform];
  const earliest = now + (window ? window.minMinutes * minute : 0);
  const latest = window ? now + window.maxDays * day : Number.POSITIVE_INFINITY;
  return daysOf(account.slots ?? rules.slots).map((moments) => moments.filter((at) => at >= earliest && at <= latest));
}

export interface AccountSlots {
  /** Moments that may all be used together: gaps and caps hold between them and what is taken. In order. */
  readonly free: readonly number[];
  /** Whether there was any slot before gaps and caps. */
  readonly hasAny: boolean;
}

/**
 * As many moments as an account can take. Each day begins at another of its slots, so that a cap below their number does
 * not always leave the same ones out; where that costs room (slots closer than the gap), the earliest are taken.
 *
 * @param taken moments at which the account posts already
 */
export function accountSlots(
  account: MatrixAccount,
  taken: readonly number[],
  rules: MatrixRules,
  now: number,
  daysOf: SlotDays = slotDays(rules),
): AccountSlots {
  const days = candidates(account, rules, now, daysOf);
  const varied = fill(days, taken, account, rules, (index, count) =>
    count > 0 ? Math.floor(draw(rules.seed, account.id, index) * count) : 0,
  );
  const early = fill(days, taken, account, rules, () => 0);
  const best = varied.length >= early.length ? varied : early;
  return { free: best.sort((a, b) => a - b), hasAny: days.some((moments) => moments.length > 0) };
}

function fill(
  days: readonly (readonly number[])[],
  taken: readonly number[],
  account: MatrixAccount,
  rules: MatrixRules,
  startOf: (day: number, count: number) => number,
): number[] {
  const cap = account.perDay ?? rules.perDay;
  const perDay = new Map<string, number>();
  for (const at of taken) {
    const { date } = localOf(at, rules.zone);
    perDay.set(date, (perDay.get(date) ?? 0) + 1);
  }
  const spaced = new Spaced(taken, rules.minGapMinutes * minute);
  return days.flatMap((moments, index) => {
    const room = cap - (perDay.get(addDays(rules.from, index)) ?? 0);
    const start = startOf(index, moments.length);
    const turned = [...moments.slice(start), ...moments.slice(0, start)];
    const chosen: number[] = [];
    for (const at of turned) if (chosen.length < room && spaced.take(at)) chosen.push(at);
    return chosen;
  });
}
