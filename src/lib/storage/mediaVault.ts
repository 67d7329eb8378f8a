import { hashFile } from '../hashFile';
import { readSession } from '../session';
import { kv } from './kv';
import { memoryOnly } from './memoryOnly';
import { privateFiles } from './privateFiles';
import { proxyFiles } from './proxyFiles';
import { writeBlob } from './writeBlob';

/** A file in the vault. */
export interface VaultItem {
  /** SHA-256 of the content, hex: the key. */
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
  /** As the signed-in account's file was called; empty where it is another's. */
  readonly name: string;
  readonly type: string;
  /** Milliseconds since 1970: last put or get. */
  readonly lastUsed: number;
  /** The signed-in account has put it in or used it. */
  readonly isOwn: boolean;
}

interface VaultUsage {
  /** Bytes of the whole product on this disk, as the browser counts them; may be rounded by it. */
  readonly used: number;
  /** Bytes that it may take. */
  readonly quota: number;
  /** Files in the vault, most recently used first. */
  readonly items: readonly VaultItem[];
}

/** The disk, or the browser's share of it, does not hold this file. */
export class VaultFullError extends Error {
  override readonly name = 'VaultFullError';

  /**
   * @param needed Bytes that have to be stored.
   * @param free Bytes that there are.
   */
  constructor(
    readonly needed: number,
    readonly free: number,
    options?: ErrorOptions,
  ) {
    super(`${needed} bytes needed, ${free} free`, options);
  }
}

interface Remembered {
  readonly type: string;
  readonly lastUsed: number;
  /** What each account calls it: they share a browser, and the content lies there once. */
  readonly names?: Readonly<Record<string, string>>;
  /** Left by an earlier version, which did not tell accounts apart. */
  readonly name?: string;
}

/** Looking at a file notes the time only this often: every opened project would else write for each of its media. */
const NOTE_EVERY_MS = 60_000;
/** Share of the progress that hashing takes; the rest is writing. */
const HASH_SHARE = 0.4;

/** The signed-in account, within its merchant. */
const ownKey = (): string => {
  const { mchno, accountId } = readSession();
  return `${mchno}/${accountId}`;
};

const files = privateFiles('media', () => memoryOnly.begin('files'));
const notes = kv<Remembered>('vault');
const running = new Map<string, Promise<void>>();
let asked: Promise<boolean> | undefined;

/** Asked once a page, when the first file goes in: the browser must not throw the user's work away for want of room. */
const askToPersist = (): Promise<boolean> => {
  asked ??= (navigator.storage?.persist?.() ?? Promise.resolve(false)).catch(() => false);
  return asked;
};

async function estimate(): Promise<{ readonly used: number; readonly quota: number }> {
  const found = await navigator.storage?.estimate?.().catch(() => undefined);
  return { used: found?.usage ?? 0, quota: found?.quota ?? Number.POSITIVE_INFINITY };
}

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';

/** Browsers tell of a quota that they do not hold to: what could be written before it was refused is nearer the truth. */
async function asFull(error: unknown, needed: number, written: number): Promise<unknown> {
  if (!isFull(error)) return error;
  const { used, quota } = await estimate();
  return new VaultFullError(needed, Math.max(0, Math.min(quota - used, written)), { cause: error });
}

/**
 * Light copies can be made again: they go first when room is needed.
 *
 * @throws VaultFullError
 */
async function makeRoom(needed: number): Promise<void> {
  let { used, quota } = await estimate();
  if (needed > quota - used) {
    await proxyFiles.clear();
    ({ used, quota } = await estimate());
  }
  if (needed > quota - used) throw new VaultFullError(needed, Math.max(0, quota - used));
}

/** Notes are a convenience: without room for them the file itself still counts. */
const note = (hash: string, remembered: Remembered): Promise<void> =>
  notes.set(hash, remembered).catch(() => undefined);

async function copy(name: string, file: Blob, onBytes: (done: number) => void, signal?: AbortSignal): Promise<void> {
  await makeRoom(file.size);
  const writer = await files.write(name).catch(async (error: unknown) => {
    throw await asFull(error, file.size, 0);
  });
  let written = 0;
  const told = (bytes: number): void => {
    written = bytes;
    onBytes(bytes);
  };
  try {
    await writeBlob(writer, file, told, signal);
  } catch (error) {
    throw await asFull(error, file.size, written);
  }
}

/**
 * Keeps a file under the hash of its content; the same content is kept once.
 *
 * @param onProgress 0–1.
 * @throws VaultFullError, DOMException `AbortError`, or whatever reading the file throws. Nothing is left of a file that
 * was not put in whole.
 */
async function put(
  file: Blob,
  onProgress: (share: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<{ hash: string; size: number }> {
  const { size } = file;
  const share = (done: number): number => (size > 0 ? done / size : 1);
  const hash = await hashFile(file, (done) => onProgress(share(done) * HASH_SHARE), signal);
  void askToPersist();
  // Two drops of one file at a time write it once.
  await running.get(hash)?.catch(() => undefined);
  const known = await files.get(hash);
  if (known?.size !== size) {
    const work = copy(hash, file, (done) => onProgress(HASH_SHARE + share(done) * (1 - HASH_SHARE)), signal);
    running.set(hash, work);
    await work.finally(() => running.delete(hash));
  }
  onProgress(1);
  const name = file instanceof File ? file.name : '';
  const before = await notes.get(hash).catch(() => undefined);
  const names = { ...before?.names, [ownKey()]: before?.names?.[ownKey()] || name };
  await note(hash, { names, type: before?.type || file.type, lastUsed: Date.now() });
  return { hash, size };
}

/** The file of a hash, or undefined; marks it as used. */
async function get(hash: string): Promise<File | undefined> {
  const file = await files.get(hash);
  if (!file) return undefined;
  const remembered = await notes.get(hash).catch(() => undefined);
  const { names = {}, type = '', lastUsed = 0 } = remembered ?? {};
  const name = names[ownKey()] ?? remembered?.name ?? '';
  const isNoted = ownKey() in names && Date.now() - lastUsed <= NOTE_EVERY_MS;
  if (!isNoted) void note(hash, { names: { ...names, [ownKey()]: name }, type, lastUsed: Date.now() });
  return new File([file], name || hash, { type, lastModified: file.lastModified });
}

/** Everything in the vault, most recently used first. */
async function list(): Promise<readonly VaultItem[]> {
  const [entries, known] = await Promise.all([files.list(), notes.entries().catch(() => [])]);
  const remembered = new Map(known);
  return entries
    .map(({ name: hash, size, writtenAt }): VaultItem => {
      const { names = {}, type = '', lastUsed = writtenAt } = remembered.get(hash) ?? {};
      return { hash, size, name: names[ownKey()] ?? '', type, lastUsed, isOwn: ownKey() in names };
    })
    .sort((a, b) => b.lastUsed - a.lastUsed);
}

/**
 * Lets a file go. It stays for the other accounts of this browser that use it: the library of this one is not theirs.
 *
 * @returns whether its room is free
 */
async function remove(hash: string): Promise<boolean> {
  const { names = {}, ...remembered } = (await notes.get(hash)) ?? { type: '', lastUsed: 0 };
  const { [ownKey()]: _, ...others } = names;
  if (Object.keys(others).length > 0) {
    await note(hash, { type: remembered.type, lastUsed: remembered.lastUsed, names: others });
    return false;
  }
  await files.remove(hash);
  await notes.delete(hash).catch(() => undefined);
  return true;
}

/** How much room there is, and what takes it. */
async function usage(): Promise<VaultUsage> {
  return { ...(await estimate()), items: await list() };
}

/** The user's media on this computer, by content hash, so that a project opens without fetching them again. */
export const mediaVault = { put, get, list, remove, usage } as const;
