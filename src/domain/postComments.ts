import { leadPhone } from './leads';
import { maskPhone } from './security';

export const postCommentStates = ['new', 'answered', 'ignored'] as const;
export type PostCommentState = (typeof postCommentStates)[number];

/** Characters of an answer that each platform takes: the shortest of theirs [own value]. */
export const MAX_ANSWER = 150;

/** Answers that can be looked through in one go: more is nobody's careful reading [own value]. */
export const MAX_BULK_ANSWERS = 50;

/** A mobile number that somebody wrote into a sentence, with blanks or dashes between its digits or without. */
const mobilePattern = /(?<![\d])1[3-9]\d(?:[\s-]?\d){8}(?!\d)/g;

/** Full-width digits as plain ones; all else stays as it was written. */
const plainDigits = (text: string): string => text.replace(/[\uFF10-\uFF19]/g, (digit) => digit.normalize('NFKC'));

/** The first phone in a comment, as leads are told apart by it; '' = none. */
export const phoneInComment = (text: string): string => leadPhone(plainDigits(text).match(mobilePattern)?.[0] ?? '');

/** A comment as screens show it: the middle of each phone hidden. */
export const maskComment = (text: string): string =>
  plainDigits(text).replace(mobilePattern, (phone) => maskPhone(leadPhone(phone)));

/** What the inbox of comments holds of each post: so many of its newest, of so many days. Below a post all are shown. */
const commentInbox = { newest: 5, days: 14 } as const;

interface InboxComment {
  readonly post_id: string;
  /** Milliseconds. */
  readonly at: number;
  /** Answered, put aside, or left a phone: it stays, whatever its age. */
  readonly isKept: boolean;
}

/**
 * The comments that wait to be looked at over all posts: what is old or one of hundreds below a post is nobody's task
 * any more, and the comments that were worked on stay.
 * @param now milliseconds
 */
export function inboxOf<C extends InboxComment>(comments: readonly C[], now: number): C[] {
  const DAY_MS = 86_400_000;
  const newest = new Map<string, number[]>();
  for (const { post_id, at } of comments) {
    const times = newest.get(post_id);
    if (times) times.push(at);
    else newest.set(post_id, [at]);
  }
  const since = new Map(
    [...newest].map(([id, times]) => [id, times.sort((a, b) => b - a)[commentInbox.newest - 1] ?? 0]),
  );
  const oldest = now - commentInbox.days * DAY_MS;
  return comments.filter(({ post_id, at, isKept }) => isKept || (at >= oldest && at >= (since.get(post_id) ?? 0)));
}
