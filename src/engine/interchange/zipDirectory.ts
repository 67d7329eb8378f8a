import { BundleError } from './errors';

/** A file inside a zip as its directory describes it. */
export interface ZipEntry {
  readonly name: string;
  readonly method: 'stored' | 'deflated';
  /** Bytes in the zip. */
  readonly packed: number;
  /** Bytes unpacked, as the directory claims. */
  readonly size: number;
  /** Where its own header begins. */
  readonly at: number;
  /** Where the next thing begins: it must end before. */
  readonly until: number;
}

export interface ZipLimits {
  readonly entries: number;
  /** Bytes of one file, unpacked. */
  readonly entrySize: number;
  /** Bytes of all files, unpacked. */
  readonly totalSize: number;
  /** Unpacked ÷ packed of one compressed file, above a megabyte. */
  readonly ratio: number;
}

const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_SIZE = 46;
const RATIO_COUNTS_FROM = 1024 * 1024;

const viewOf = async (file: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await file.slice(from, to).arrayBuffer());

/**
 * The files of a zip by name, folders left out. Only the directory is read, which stands at the end; nothing is unpacked.
 *
 * @throws BundleError, see its codes.
 */
export async function readDirectory(file: Blob, limits: ZipLimits): Promise<ReadonlyMap<string, ZipEntry>> {
  const end = await findEnd(file);
  if (end.count > limits.entries) throw new BundleError('too-many-files');
  const view = await viewOf(file, end.from, end.from + end.size);
  const entries: Omit<ZipEntry, 'until'>[] = [];
  for (let index = 0, at = 0; index < end.count; index += 1) {
    const found = entryAt(view, at);
    at = found.next;
    if (!found.entry.name.endsWith('/')) entries.push(found.entry);
  }
  const bounded = entries
    .toSorted((a, b) => a.at - b.at)
    .map((entry, index, all): ZipEntry => ({ ...entry, until: all[index + 1]?.at ?? end.from }));
  check(bounded, limits);
  return new Map(bounded.map((entry) => [entry.name, entry]));
}

async function findEnd(file: Blob): Promise<{ readonly from: number; readonly size: number; readonly count: number }> {
  if (file.size < END_SIZE) throw new BundleError('not-zip');
  const tailFrom = Math.max(0, file.size - END_SIZE - LONGEST_COMMENT);
  const view = await viewOf(file, tailFrom, file.size);
  for (let at = view.byteLength - END_SIZE; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== 0x06054b50) continue;
    const count = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 12, true);
    const from = view.getUint32(at + 16, true);
    if (count === 0xffff || from === 0xffffffff || view.getUint32(at + 4, true) !== 0)
      throw new BundleError('unsupported');
    if (from + size > tailFrom + at) throw new BundleError('damaged');
    return { from, size, count };
  }
  throw new BundleError('not-zip');
}

function entryAt(view: DataView, at: number): { readonly entry: Omit<ZipEntry, 'until'>; readonly next: number } {
  if (at + ENTRY_SIZE > view.byteLength || view.getUint32(at, true) !== 0x02014b50) throw new BundleError('damaged');
  const nameLength = view.getUint16(at + 28, true);
  const next = at + ENTRY_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (next > view.byteLength) throw new BundleError('damaged');
  const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_SIZE, nameLength));
  const isEncrypted = (view.getUint16(at + 8, true) & 1) !== 0;
  const method = view.getUint16(at + 10, true);
  if (isEncrypted || (method !== 0 && method !== 8)) throw new BundleError('unsupported', name);
  const packed = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  return {
    entry: { name, method: method === 0 ? 'stored' : 'deflated', packed, size, at: view.getUint32(at + 42, true) },
    next,
  };
}

/** Entries are in the order of their places. */
function check(entries: readonly ZipEntry[], limits: ZipLimits): void {
  const names = new Set<string>();
  let total = 0;
  for (const { name, method, packed, size, at, until } of entries) {
    if (isBadPath(name)) throw new BundleError('bad-path', name);
    // Entries that share their bytes are how a few kilobytes claim to be petabytes.
    if (names.has(name) || at + packed > until || (method === 'stored' && packed !== size)) {
      throw new BundleError('damaged', name);
    }
    if (method === 'deflated' && size > RATIO_COUNTS_FROM && size > packed * limits.ratio)
      throw new BundleError('bomb', name);
    total += size;
    if (size > limits.entrySize || total > limits.totalSize) throw new BundleError('too-large', name);
    names.add(name);
  }
}

/** Nothing is ever written under these names, but a bundle that has one was not made by us. */
const isBadPath = (name: string): boolean =>
  name === '' ||
  name.length > 300 ||
  /^[/\\]|^[a-z]:|\\|\0/i.test(name) ||
  name.split('/').some((part) => part === '..' || part === '.');
