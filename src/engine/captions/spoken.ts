/** Whether a voice would find something to say: a letter or a digit, not only marks and emoji. */
export const isSpeakable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * How long a text takes to say, in Chinese syllables: a Han character or digit 1, a Latin word a third of its letters
 * (at least 1), a comma 0.6 and a full stop 1 of silence. Only proportions matter.
 */
export function spokenLength(text: string): number {
  let sum = 0;
  for (const [token] of text.matchAll(/\p{Script=Latin}+|\p{L}|\p{N}|\p{P}/gu)) {
    if (/^\p{Script=Latin}/u.test(token)) sum += Math.max(1, token.length / 3);
    else if (/^\p{P}/u.test(token)) sum += pause(token);
    else sum += 1;
  }
  return sum;
}

const pause = (mark: string): number => {
  if (/[.!?\u3002\uff01\uff1f\u2026]/.test(mark)) return 1;
  return /[,;:\u3001\uff0c\uff1b\uff1a\u2014]/.test(mark) ? 0.6 : 0;
};

/** Syllables a second of a lively Mandarin voice at speed 1. */
const SYLLABLES_PER_SECOND = 4.6;

/** Estimated seconds of speech, for text that has no voice yet. */
export const estimateSeconds = (text: string, speed = 1): number => spokenLength(text) / SYLLABLES_PER_SECOND / speed;
