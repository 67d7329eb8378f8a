import type { LocalDate, LocalTime } from '../zone';

/** A finished version that waits to be published. */
export interface MatrixVideo {
  readonly id: string;
  /** Seconds, bytes and so on are the caller's matter: see `refuses`. */
  readonly title?: string;
}

export interface MatrixAccount {
  readonly id: string;
  readonly platform: string;
  /** Own times of day; without them those of the rules. */
  readonly slots?: readonly LocalTime[];
  /** Own cap a day. */
  readonly perDay?: number;
}

/** A post that is planned or out already: it takes its slot and its video's place on the platform. */
export interface TakenPost {
  readonly video_id: string;
  readonly account_id: string;
  readonly platform: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface MatrixRules {
  /** First day and number of days, in the calendar of `zone`. */
  readonly from: LocalDate;
  readonly days: number;
  /** IANA name, the merchant's: days and times of day are those of its clocks. */
  readonly zone: string;
  /** Times of day at which an account may post. */
  readonly slots: readonly LocalTime[];
  /** Posts of one account are at least so far apart. */
  readonly minGapMinutes: number;
  /** Most posts of an account a day, those that stand there already included. */
  readonly perDay: number;
  /** Every version once on every platform, or each version on one account only. */
  readonly reach: 'everyPlatform' | 'once';
  /** Evenly over all days, or as early as possible. */
  readonly spread: 'even' | 'early';
  /** Where the platform itself publishes at the time: minutes and days from now by platform; absent = we wait ourselves. */
  readonly windows?: Readonly<Record<string, { readonly minMinutes: number; readonly maxDays: number }>>;
  /** Same seed, same plan. */
  readonly seed: number;
}

export interface MatrixInput {
  readonly videos: readonly MatrixVideo[];
  readonly accounts: readonly MatrixAccount[];
  readonly taken: readonly TakenPost[];
  readonly rules: MatrixRules;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Why a platform's account does not take a video (too long, too big …); empty = it does. */
  readonly refuses?: (video: MatrixVideo, account: MatrixAccount) => readonly string[];
}

export interface MatrixPost {
  readonly video_id: string;
  readonly account_id: string;
  readonly platform: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Why a version has no place. */
export type UnplacedReason =
  /** It is on the platform already, or planned there. */
  | 'duplicate'
  /** All accounts of the platform refuse it; `codes` say why. */
  | 'refused'
  /** No account of the platform has a slot in these days at all (past, outside of the platform's window, none set). */
  | 'noSlots'
  /** All slots are taken by gaps, caps or other versions. */
  | 'full';

export interface Unplaced {
  readonly video_id: string;
  /** Absent where a version could go to any platform. */
  readonly platform?: string;
  readonly reason: UnplacedReason;
  readonly codes: readonly string[];
}

export interface MatrixPlan {
  /** In the order of time. */
  readonly posts: readonly MatrixPost[];
  readonly unplaced: readonly Unplaced[];
  /** Posts that would still have room, by account. */
  readonly room: Readonly<Record<string, number>>;
}
