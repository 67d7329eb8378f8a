import type { z } from 'zod';
import type { FileRecord, fileBody } from '../../../src/services/file/schema';
import { clock } from '../../_core/clock';
import { fail } from '../../_core/fail';
import { findObject, kindOf, objectUrl, readObject, removeObject } from '../../_core/objectStorage';
import { type Db, newId, type Row } from '../../_core/store';
import { needRoom } from '../planLimits';

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
  needKeptRoom(mchno, body.key);
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

/** What the plan has no room for does not stay: it would count against what comes next. */
function needKeptRoom(mchno: string, key: string): void {
  try {
    needRoom(mchno, 'storage', 0);
  } catch (error) {
    removeObject(key);
    throw error;
  }
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

/** Width and height from the head of a PNG, JPEG, GIF or WebP; undefined for anything else or a cut file. */
function imageSize(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    if (bytes.subarray(1, 4).toString('latin1') === 'PNG') return size(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
    if (bytes.subarray(0, 3).toString('latin1') === 'GIF') return size(bytes.readUInt16LE(6), bytes.readUInt16LE(8));
    if (bytes.subarray(8, 12).toString('latin1') === 'WEBP') return webp(bytes);
    if (bytes.readUInt16BE(0) === 0xffd8) return jpeg(bytes);
  } catch {
    // read past the end: the file is cut
  }
  return undefined;
}

const size = (width: number, height: number) => ({ width, height });

function jpeg(bytes: Buffer) {
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    // SOF0…SOF15 without DHT (C4), JPG (C8) and DAC (CC)
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return size(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function webp(bytes: Buffer) {
  const form = bytes.subarray(12, 16).toString('latin1');
  if (form === 'VP8X') return size(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
  if (form === 'VP8 ') return size(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
  const bits = bytes.readUInt32LE(21);
  return size((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
}
