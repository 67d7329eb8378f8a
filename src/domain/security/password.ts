import { commonPasswords } from './commonPasswords.data';

export const passwordLength = { min: 8, max: 128 } as const;

/** What a password is held to, in the order in which a form lists them. */
export const passwordRules = ['length', 'common', 'own', 'varied'] as const;
type PasswordRule = (typeof passwordRules)[number];

/** What somebody who knows the person would try first. */
export interface PasswordOwner {
  readonly username?: string | undefined;
  readonly phone?: string | undefined;
}

const hasRun = (text: string): boolean => {
  const codes = [...text].map((char) => char.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.length > 0 && steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
};

/**
 * Rules that a password breaks. Length, a list of what is tried first, and what is known of the person: NIST SP 800-63B
 * (5.1.1.2) asks for these and advises against prescribed kinds of characters, which make people write `Abcd1234!`.
 */
export function brokenPasswordRules(password: string, owner: PasswordOwner = {}): PasswordRule[] {
  const lower = password.toLowerCase();
  const letters = lower.replace(/[^a-z]/g, '');
  const isOwn = [owner.username, owner.phone, owner.phone?.slice(-8)].some(
    (part) => part !== undefined && part.length >= 4 && lower.includes(part.toLowerCase()),
  );
  const broken: Readonly<Record<PasswordRule, boolean>> = {
    length: password.length < passwordLength.min || password.length > passwordLength.max,
    // With digits and signs around it a common word is as common.
    common: commonPasswords.has(lower) || (letters.length >= 4 && isDressedUp(lower)),
    own: isOwn,
    varied: new Set(lower).size < 4 || hasRun(lower),
  };
  return passwordRules.filter((rule) => broken[rule]);
}

/** `password2024!`: a common word with nothing but digits and signs behind it, and too few of them to help. */
function isDressedUp(lower: string): boolean {
  const [, word = '', tail = ''] = /^([a-z]+)([^a-z]*)$/.exec(lower) ?? [];
  return commonPasswords.has(word) && tail.length < 6;
}
