import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** Cost of a stored password: 2^15 rounds over 32 MB, some 70 ms. Tests, which sign in thousands of times, ask for fewer. */
const ROUNDS = Number(process.env.MOCK_PASSWORD_ROUNDS) || 2 ** 15;
const SEED_ROUNDS = 1024;
const KEY_BYTES = 32;
const MAX_MEMORY = 64 * 1024 * 1024;

const derive = (password: string, salt: string, rounds: number): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password, salt, KEY_BYTES, { N: rounds, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** A password as it is stored: `rounds:salt:hash`. Derived off the main thread, so that nobody else waits. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${ROUNDS}:${salt}:${(await derive(password, salt, ROUNDS)).toString('hex')}`;
}

/**
 * The password of a demo account, which the login page tells anyhow: hashed lightly, so that a fresh start stays fast.
 * It is hashed in full at the first login.
 */
export const hashSeedPassword = (password: string, salt: string): string =>
  `${salt}:${scryptSync(password, salt, KEY_BYTES, { N: SEED_ROUNDS }).toString('hex')}`;

interface PasswordCheck {
  readonly isRight: boolean;
  /** The password hashed in full, where what is stored is not. */
  readonly stronger?: string;
}

/**
 * Compares a password with what is stored. Takes the time of one full derivation in every case: also without an
 * account, and for a light hash, so that the time does not tell which names there are.
 */
export async function checkPassword(password: string, stored: string | undefined): Promise<PasswordCheck> {
  const [rounds, salt, hash] = stored?.split(':') ?? [];
  if (hash !== undefined && salt !== undefined) {
    const known = Buffer.from(hash, 'hex');
    const given = await derive(password, salt, Number(rounds));
    return { isRight: given.length === known.length && timingSafeEqual(given, known) };
  }
  const full = await hashPassword(password);
  // `salt:hash` of a seed, or of a state that was stored before.
  const isRight = stored !== undefined && hashSeedPassword(password, rounds ?? '') === stored;
  return { isRight, ...(isRight ? { stronger: full } : {}) };
}
