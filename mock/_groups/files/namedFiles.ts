import { keyOfUrl } from '../../_core/objectStorage';
import type { Row } from '../../_core/store';

const fileId = /^file_[\w-]{4,60}$/;
/** From the path on, as it stands alone, in HTML or in JSON within a text. */
const addresses = /\/api\/(?:oss|demo\/asset)\/[^"\\<>\s]+/g;

/** What a row names, read once: rows are replaced, never changed. */
const read = new WeakMap<Row, readonly string[]>();

/** The files that a row shows: their ids, `key:` and the key of stored bytes, and other addresses of this server. */
function filesNamedBy(row: Row): readonly string[] {
  const known = read.get(row);
  if (known) return known;
  const found = new Set<string>();
  const add = (text: string) => {
    if (fileId.test(text)) found.add(text);
    for (const [address] of text.matchAll(addresses)) {
      const key = keyOfUrl(address);
      found.add(key ? `key:${key}` : address);
    }
  };
  eachText(row, add);
  const list = [...found];
  read.set(row, list);
  return list;
}

/** Every text of a value and what it holds, names of fields included; what is stored as JSON is read too. */
function eachText(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value);
  else if (Array.isArray(value)) for (const item of value) eachText(item, visit);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      visit(name);
      eachText(item, visit);
    }
  }
}

/** How a file may be named. */
export interface NamedFile {
  readonly id: string;
  readonly key: string;
  readonly url: string;
}

/** Gathers by file what uses it. @returns what is asked for a file */
export function usesByFile<U>(found: Iterable<readonly [row: Row, use: U]>): (file: NamedFile) => readonly U[] {
  const uses = new Map<string, U[]>();
  for (const [row, use] of found) {
    for (const name of filesNamedBy(row)) {
      const list = uses.get(name);
      if (list) list.push(use);
      else uses.set(name, [use]);
    }
  }
  return ({ id, key, url }) => [
    ...new Set([...(uses.get(id) ?? []), ...(uses.get(`key:${key}`) ?? []), ...(uses.get(url) ?? [])]),
  ];
}
