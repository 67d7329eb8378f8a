import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { clock } from '../clock';
import { globalDb, type Row } from '../store';
import { findObject, isPrivateOf, keyOfUrl, markPrivate, objectBase } from './objects';

/**
 * Addresses of personal files (portraits, recordings of a voice) lead somewhere only with a signature that runs out. It
 * is put into answers on their way out and taken off whatever comes in, so that no record keeps one.
 */
const name = 'sig';
/** Signatures last one to two of these, and are equal within one: the same picture keeps its place in caches. */
const windowMs = 6 * 3_600_000;

interface SecretRow extends Row {
  readonly secret: string;
}

function secret(): string {
  const rows = globalDb.table<SecretRow>('oss_secret');
  return (rows.find('address') ?? rows.insert({ id: 'address', secret: randomBytes(32).toString('base64') })).secret;
}

/** What only this server can have made of a text. */
export const sealOf = (text: string): string =>
  createHmac('sha256', secret()).update(text).digest('base64url').slice(0, 32);

const digestOf = (key: string, expires: number): string => sealOf(`${expires} ${key}`);

/** `expires.digest` for an object until the end of the next window, milliseconds by the mock's clock. */
function signatureOf(key: string): string {
  const expires = (Math.floor(clock.now() / windowMs) + 2) * windowMs;
  return `${expires}.${digestOf(key, expires)}`;
}

/** Whether a signature opens that object now; `expired` where it once did. */
export function judgeSignature(key: string, given: unknown): 'valid' | 'expired' | 'wrong' {
  const [, expires = '', digest = ''] = /^(\d{1,16})\.([\w-]{32})$/.exec(String(given)) ?? [];
  if (!digest) return 'wrong';
  const expected = digestOf(key, Number(expires));
  if (!timingSafeEqual(Buffer.from(digest), Buffer.from(expected))) return 'wrong';
  return Number(expires) > clock.now() ? 'valid' : 'expired';
}

/** From now on a merchant's file needs a signature; what is not its own, or not stored here, stays as it is. */
export function makePrivate(url: string, mchno: string): void {
  const key = keyOfUrl(url);
  if (key !== undefined && findObject(key)?.mchno === mchno) markPrivate(key);
}

const address = new RegExp(`${objectBase}/[^"\\\\<>\\s?#)']+(?:\\?${name}=[\\w.-]*)?`, 'g');

/** A value whose texts are changed wherever an address of a stored file stands; the value itself where none is. */
function mapAddresses<T>(value: T, change: (found: string) => string): T {
  if (typeof value === 'string') {
    return value.includes(objectBase) ? (value.replace(address, change) as T) : value;
  }
  if (Array.isArray(value)) {
    const mapped = value.map((item) => mapAddresses(item, change));
    return mapped.some((item, index) => item !== value[index]) ? (mapped as T) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const mapped = entries.map(([field, item]) => [field, mapAddresses(item, change)] as const);
  return mapped.some(([, item], index) => item !== entries[index]?.[1]) ? (Object.fromEntries(mapped) as T) : value;
}

const bare = (found: string): string => found.split('?')[0] ?? found;

/** What came in, without the signatures that went out. */
export const withoutSignatures = <T>(value: T): T => mapAddresses(value, bare);

/**
 * An answer for a merchant: addresses of its own personal files are signed. Another merchant's are not, whatever
 * record they were written into.
 */
export function withSignatures<T>(value: T, mchno: string): T {
  return mapAddresses(value, (found) => {
    const plain = bare(found);
    const key = keyOfUrl(plain);
    return key !== undefined && isPrivateOf(key, mchno) ? `${plain}?${name}=${signatureOf(key)}` : plain;
  });
}
