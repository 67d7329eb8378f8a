import type { FileUse } from '../../../src/services/file/schema';
import { keyOfUrl } from '../../_core/objectStorage';
import type { Db, Row } from '../../_core/store';

/** Tables whose records are made of files. */
const users = [
  'goods',
  'project',
  'script',
  'video',
  'article',
  'publish',
  'framework',
  'breakdown',
  'chat',
  'knowledge',
  'figure',
  'shooting_plan',
  'topic',
  'material',
  'voice_sample',
  'merchant',
  'account',
] as const satisfies readonly FileUse['type'][];

interface AnyRow extends Row {
  readonly title?: string;
  readonly name?: string;
  readonly kind?: string;
  readonly status?: number;
  readonly deleted?: boolean;
}

const fileId = /^file_[\w-]{4,60}$/;
/** From the path on, as it stands alone, in HTML or in JSON within a text. */
const addresses = /\/api\/(?:oss|demo\/asset)\/[^"\\<>\s]+/g;

/** What a row names, read once: rows are replaced, never changed. */
const read = new WeakMap<Row, readonly string[]>();

function namedBy(row: Row): readonly string[] {
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

interface Used {
  readonly id: string;
  readonly key: string;
  readonly url: string;
}

/** Which records use which file: by its id, or by the address of its bytes. */
export function fileUses(db: Db): (file: Used) => readonly FileUse[] {
  const uses = new Map<string, FileUse[]>();
  for (const type of users) {
    for (const row of db.table<AnyRow>(type).all()) {
      if (row.status === -1 || row.deleted) continue;
      const use: FileUse = { type, id: row.id, title: row.title ?? row.name ?? '', kind: row.kind ?? '' };
      for (const name of namedBy(row)) {
        const list = uses.get(name);
        if (list) list.push(use);
        else uses.set(name, [use]);
      }
    }
  }
  return ({ id, key, url }) => {
    const found = [...(uses.get(id) ?? []), ...(uses.get(`key:${key}`) ?? []), ...(uses.get(url) ?? [])];
    return [...new Set(found)];
  };
}
