import type { LocalDate } from './publishing/zone';

/** Rewards in fen. */
export const partnerTaskLimits = {
  name: 40,
  brief: 500,
  reward: 1_000_000,
  places: 500,
  days: 184,
  proof: 500,
  links: 5,
  link: 500,
  reason: 200,
  voucher: 100,
} as const;

export const partnerTaskStates = ['open', 'full', 'ended', 'canceled'] as const;
export type PartnerTaskState = (typeof partnerTaskStates)[number];

/**
 * Of a place that a partner has: taken, its proof handed in, sent back to be mended, accepted; refused, given back by the
 * partner, or gone with the task, it is free for others.
 */
export const storedPlaceStates = [
  'taken',
  'submitted',
  'returned',
  'accepted',
  'refused',
  'dropped',
  'canceled',
] as const;
export type StoredPlaceState = (typeof storedPlaceStates)[number];
/** As it is shown: one that was not handed in by the last day is `lapsed`. */
export const placeStates = [...storedPlaceStates, 'lapsed'] as const;
export type PlaceState = (typeof placeStates)[number];

const placeMoves: Readonly<Record<StoredPlaceState, readonly StoredPlaceState[]>> = {
  taken: ['submitted', 'dropped', 'canceled'],
  // handed in again: what was handed in is mended before it is looked at
  submitted: ['submitted', 'returned', 'accepted', 'refused', 'dropped'],
  returned: ['submitted', 'dropped', 'canceled'],
  accepted: [],
  refused: [],
  dropped: ['taken'],
  canceled: [],
};

/** Legal moves of a place. */
export const canMovePlace = (from: StoredPlaceState, to: StoredPlaceState): boolean => placeMoves[from].includes(to);

/** Whether a place in this state is one that nobody else can take. */
export const holdsPlace = (state: StoredPlaceState): boolean =>
  state === 'taken' || state === 'submitted' || state === 'returned' || state === 'accepted';

/** What was handed in waits to be looked at however late it is; what was not, lapses with the last day. */
export const shownPlaceState = (state: StoredPlaceState, isOver: boolean): PlaceState =>
  isOver && (state === 'taken' || state === 'returned') ? 'lapsed' : state;

interface TaskTerms {
  readonly places: number;
  /** Last day on which proof can be handed in. */
  readonly deadline: LocalDate;
}

export const isPastDeadline = ({ deadline }: Pick<TaskTerms, 'deadline'>, today: LocalDate): boolean =>
  today > deadline;

/** Where a task stands. @param held places that are taken @param today of the merchant who gives it */
export function partnerTaskState(
  task: TaskTerms,
  held: number,
  isCanceled: boolean,
  today: LocalDate,
): PartnerTaskState {
  if (isCanceled) return 'canceled';
  if (isPastDeadline(task, today)) return 'ended';
  return held >= task.places ? 'full' : 'open';
}

/** The number of the place that comes next, the lowest first; undefined = all are taken. @param held numbers that are taken */
export function nextPlace(places: number, held: readonly number[]): number | undefined {
  if (held.length >= places) return undefined;
  const taken = new Set(held);
  for (let place = 1; ; place += 1) if (!taken.has(place)) return place;
}

export type TaskChangeFault = 'fewerThanTaken' | 'earlier';

/** Why a task cannot be changed so: who has a place was told its last day. The reward is the one at the time of taking. */
export function taskChangeFault(known: TaskTerms, next: TaskTerms, held: number): TaskChangeFault | undefined {
  if (held === 0) return undefined;
  if (next.places < held) return 'fewerThanTaken';
  return next.deadline < known.deadline ? 'earlier' : undefined;
}

interface RewardLine {
  /** Fen. */
  readonly amount: number;
  readonly paid_at?: string | undefined;
}

/** What rewards come to, in fen: all of them, those that were paid, and those that are owed. */
export function rewardSums(lines: readonly RewardLine[]): { earned: number; paid: number; owed: number } {
  const earned = lines.reduce((sum, { amount }) => sum + amount, 0);
  const paid = lines.reduce((sum, { amount, paid_at }) => sum + (paid_at === undefined ? 0 : amount), 0);
  return { earned, paid, owed: earned - paid };
}
