import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clock } from '../clock';
import { cacheDir } from '../state';
import { globalDb, type Row } from '../store';

export const bucket = 'studio-media';
/** Path under which objects are served, also the start of every stored file's url. */
export const objectBase = `/api/oss/${bucket}`;

/** What the store knows of an object; the id is its key. */
interface ObjectRow extends Row {
  /** Owner; empty = made by the system for everyone. */
  readonly mchno: string;
  readonly mime: string;
  readonly size: number;
  readonly etag: string;
  readonly created_at: string;
  /** Shown by signed addresses alone. */
  readonly isPrivate?: boolean;
}

const rows = () => globalDb.table<ObjectRow>('oss_object');
const folder = (): string => join(cacheDir(), 'objects');

/** The file behind a key. Its name is a hash, so no key can lead out of the folder. */
export const objectPath = (key: string): string =>
  join(folder(), createHash('sha256').update(key).digest('hex').slice(0, 40));

export const etagOf = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex').toUpperCase();

const hasControl = (text: string): boolean => [...text].some((character) => character < ' ' || character === '\u007f');

/** Keys are relative paths of plain names: no empty part, no dots that climb, no backslash, no control character. */
export function isObjectKey(key: string): boolean {
  if (key.length === 0 || key.length > 500 || key.includes('\\') || hasControl(key)) return false;
  return key.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

/** Address of an object inside the app (path-absolute, so that it survives another port or host). */
export const objectUrl = (key: string): string => `${objectBase}/${key.split('/').map(encodeURIComponent).join('/')}`;

/** Key of an address that this store gave, absolute or not; undefined for any other address. */
export function keyOfUrl(url: string): string | undefined {
  const at = url.indexOf(`${objectBase}/`);
  if (at < 0) return undefined;
  try {
    return decodeURIComponent(url.slice(at + objectBase.length + 1).split(/[?#]/)[0] ?? '');
  } catch {
    return undefined;
  }
}

export function findObject(key: string): ObjectRow | undefined {
  const row = rows().find(key);
  return row && existsSync(objectPath(key)) ? row : undefined;
}

/** Whether `mchno` may write this key: free, or its own. */
export function mayWrite(key: string, mchno: string): boolean {
  const row = rows().find(key);
  return !row || row.mchno === mchno;
}

/** Stores bytes under a key (replacing what was there) and gives the address. */
export function putObject(key: string, bytes: Buffer, mime: string, mchno = ''): string {
  if (!isObjectKey(key)) throw new Error(`not an object key: ${key}`);
  mkdirSync(folder(), { recursive: true });
  const temporary = `${objectPath(key)}.${process.pid}.part`;
  writeFileSync(temporary, bytes);
  renameSync(temporary, objectPath(key));
  remember(key, { mchno, mime, size: bytes.length, etag: etagOf(bytes) });
  return objectUrl(key);
}

/** Records an object whose file is already in place. */
export function remember(key: string, fields: Pick<ObjectRow, 'mchno' | 'mime' | 'size' | 'etag'>): void {
  const isPrivate = rows().find(key)?.isPrivate ?? false;
  rows().remove(key);
  rows().insert({ id: key, ...fields, created_at: clock.iso(), isPrivate });
}

export function markPrivate(key: string): void {
  const row = rows().find(key);
  if (row && !row.isPrivate) rows().update(key, { isPrivate: true });
}

/** Whether a merchant's object needs a signature; asked for each address of each answer, so that no disk is touched. */
export function isPrivateOf(key: string, mchno: string): boolean {
  const row = rows().find(key);
  return row?.isPrivate === true && row.mchno === mchno;
}

export function readObject(key: string): Buffer | undefined {
  return findObject(key) ? readFileSync(objectPath(key)) : undefined;
}

export function removeObject(key: string): void {
  rows().remove(key);
  rmSync(objectPath(key), { force: true });
}

/** Bytes that a merchant has stored. */
export function storedBytes(mchno: string): number {
  return rows()
    .all()
    .reduce((sum, row) => sum + (row.mchno === mchno ? row.size : 0), 0);
}
