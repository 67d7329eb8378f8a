import { leadPhone } from './leads';
import { maskPhone } from './security';

export const postCommentStates = ['new', 'answered', 'ignored'] as const;
export type PostCommentState = (typeof postCommentStates)[number];

/** Characters of an answer that each platform takes: the shortest of theirs [own value]. */
export const MAX_ANSWER = 150;

/** A mobile number that somebody wrote into a sentence, with blanks or dashes between its digits or without. */
const mobilePattern = /(?<![\d])1[3-9]\d(?:[\s-]?\d){8}(?!\d)/g;

/** Full-width digits as plain ones; all else stays as it was written. */
const plainDigits = (text: string): string => text.replace(/[\uFF10-\uFF19]/g, (digit) => digit.normalize('NFKC'));

/** The first phone in a comment, as leads are told apart by it; '' = none. */
export const phoneInComment = (text: string): string => leadPhone(plainDigits(text).match(mobilePattern)?.[0] ?? '');

/** A comment as screens show it: the middle of each phone hidden. */
export const maskComment = (text: string): string =>
  plainDigits(text).replace(mobilePattern, (phone) => maskPhone(leadPhone(phone)));
