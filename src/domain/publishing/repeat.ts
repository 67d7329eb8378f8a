import { checkMatrix, type MatrixFault, type MatrixPost, type TakenPost } from './matrix';
import { addDays, instantOf, type LocalDate, type LocalTime } from './zone';

interface RepeatConflict {
  /** Milliseconds since 1970: which of the repeats. */
  readonly at: number;
  readonly fault: Exclude<MatrixFault, 'sameVersion'>;
  readonly other?: MatrixPost;
}

interface Rules {
  readonly zone: string;
  readonly minGapMinutes: number;
  readonly perDay: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * What stands in the way of each repeat. That the same video goes out again is what a repeat is: it is told once for all,
 * not at each date.
 */
export function repeatConflicts(
  post: Pick<MatrixPost, 'video_id' | 'account_id' | 'platform'>,
  moments: readonly number[],
  taken: readonly TakenPost[],
  { now, ...rules }: Rules,
): RepeatConflict[] {
  const repeats = moments.map((at) => ({ ...post, at }));
  return checkMatrix(repeats, taken, [], rules, now).flatMap(({ post: { at }, fault, other }): RepeatConflict[] => {
    if (fault === 'sameVersion') return [];
    return [other ? { at, fault, other } : { at, fault }];
  });
}

export type RepeatRule =
  /** Every so many days after the first. */
  | { readonly kind: 'days'; readonly every: number }
  /** On these days of the week. */
  | { readonly kind: 'weekdays'; readonly days: readonly number[] }
  /**
   * Once a month on the day of the first; a month that lacks it (31, 30, 29 February) takes its last day, or is left out.
   */
  | { readonly kind: 'monthly'; readonly shortMonth: 'last' | 'skip' };

/** Whichever comes first. */
interface RepeatEnd {
  /** Repeats, without the first post itself; at most `mostRepeats`. */
  readonly count?: number;
  /** Last day, included. */
  readonly until?: LocalDate;
}

interface RepeatStart {
  /** Day of the post that is repeated: it is not among the dates. */
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly zone: string;
}

interface RepeatDate {
  readonly date: LocalDate;
  /** Milliseconds since 1970. The time of day is the first post's, across clock changes too. */
  readonly at: number;
}

export const mostRepeats = 60;
/** No rule reaches further: about five years. */
const mostDays = 1830;

const parts = (date: LocalDate) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
};
const lengthOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

function* daysOf(rule: RepeatRule, first: LocalDate): Generator<LocalDate, void> {
  if (rule.kind === 'monthly') {
    const { year, month, day } = parts(first);
    for (let step = 1; step <= mostDays / 28; step += 1) {
      const index = month - 1 + step;
      const [y, m] = [year + Math.floor(index / 12), (index % 12) + 1];
      if (day > lengthOf(y, m) && rule.shortMonth === 'skip') continue;
      yield addDays(`${y}-${String(m).padStart(2, '0')}-01`, Math.min(day, lengthOf(y, m)) - 1);
    }
    return;
  }
  for (let step = 1; step <= mostDays; step += 1) {
    const date = addDays(first, step);
    const isOn =
      rule.kind === 'days' ? step % Math.max(1, Math.floor(rule.every)) === 0 : rule.days.includes(weekdayOf(date));
    if (isOn) yield date;
  }
}

/** When a post is repeated; at most `mostRepeats`, in order, never the first day itself. */
export function repeatDates(rule: RepeatRule, { date: first, time, zone }: RepeatStart, end: RepeatEnd): RepeatDate[] {
  const most = Math.min(mostRepeats, end.count ?? mostRepeats);
  const dates: RepeatDate[] = [];
  for (const date of daysOf(rule, first)) {
    if (dates.length >= most || (end.until !== undefined && date > end.until)) break;
    dates.push({ date, at: instantOf({ date, time }, zone) });
  }
  return dates;
}
