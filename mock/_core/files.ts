import type { z } from 'zod';
import type { FileRecord, fileBody } from '../../src/services/file/schema';
import { findObject, kindOf, objectUrl, readObject } from '../_engines/objectStorage';
import { clock } from './clock';
import { fail } from './fail';
import { imageSize } from './imageSize';
import { type Db, newId, type Row } from './store';

/** What later versions of the record have gained: rows stored before do without. */
type Gained = 'folder_id' | 'tags' | 'status' | 'cover' | 'used_in';

export type FileRow = Omit<FileRecord, Gained> & Partial<Omit<FileRecord, 'used_in'>> & { readonly mchno?: string };

/** A folder of the library. */
export interface FolderRow extends Row {
  readonly mchno: string;
  readonly name: string;
  readonly parent_id: string;
  readonly created_at: string;
}

/** The record of a stored row. */
export function fileView(row: FileRow, usedIn = 0): FileRecord {
  return {
    ...row,
    folder_id: row.folder_id ?? '',
    tags: row.tags ?? [],
    status: row.status ?? 1,
    cover: row.cover || (row.kind === 'image' ? row.url : ''),
    used_in: usedIn,
  };
}

/** Makes the file record of a stored object. Size and type are the store's, not the caller's word. */
export function recordObject(db: Db, mchno: string, body: z.infer<typeof fileBody>): FileRecord {
  const object = findObject(body.key);
  if (!object || object.mchno !== mchno) {
    return fail('文件还没有上传成功，请重新上传', { errorCode: 'OBJECT_MISSING' });
  }
  if (object.size === 0) fail('文件是空的，请重新选择', { errorCode: 'FILE_EMPTY' });
  const files = db.table<FileRow>('file');
  const known = files.all().find(({ key }) => key === body.key);
  if (known) return fileView(known);
  const kind = kindOf(object.mime);
  const measured = kind === 'image' ? imageSize(readObject(body.key) ?? Buffer.alloc(0)) : undefined;
  const { name, key, duration, hash, tags, cover, facts } = body;
  const row = files.insert({
    id: newId('file'),
    name,
    key,
    url: objectUrl(key),
    kind,
    mime: object.mime,
    size: object.size,
    width: measured?.width ?? body.width,
    height: measured?.height ?? body.height,
    duration,
    hash,
    folder_id: knownFolder(db, body.folder_id),
    tags: tags ?? [],
    status: 1,
    cover: cover ?? '',
    facts,
    created_at: clock.iso(),
  });
  return fileView(row);
}

/** A folder that went meanwhile (deleted by a colleague during the upload) leaves its files at the top. */
export function knownFolder(db: Db, id: string | undefined): string {
  return id && db.table<FolderRow>('file_folder').find(id) ? id : '';
}

/** A folder and all below it. */
export function folderFamily(folders: readonly FolderRow[], id: string): ReadonlySet<string> {
  const family = new Set([id]);
  let before = 0;
  while (before < family.size) {
    before = family.size;
    for (const folder of folders) if (family.has(folder.parent_id)) family.add(folder.id);
  }
  return family;
}
