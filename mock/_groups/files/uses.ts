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

const names = /"((?:file_[\w-]{4,60})|(?:[^"\\]*\/api\/(?:oss|demo\/asset)\/[^"\\]+))"/g;

/** What a row names, read once: rows are replaced, never changed. */
const read = new WeakMap<Row, readonly string[]>();

function namedBy(row: Row): readonly string[] {
  const known = read.get(row);
  if (known) return known;
  const found = new Set<string>();
  for (const [, name = ''] of JSON.stringify(row).matchAll(names)) {
    const key = keyOfUrl(name);
    found.add(key ? `key:${key}` : name.replace(/^.*(?=\/api\/demo\/asset\/)/, ''));
  }
  const list = [...found];
  read.set(row, list);
  return list;
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
