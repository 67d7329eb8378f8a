import { clock } from '../../_core/clock';
import { removeObject } from '../../_core/objectStorage';
import type { Db } from '../../_core/store';
import { type FileRow, type FolderRow, knownFolder } from './records';
import { fileUses } from './uses';

/** Days that the recycle bin keeps a file. */
const keptDays = 30;
const dayMs = 24 * 3600 * 1000;

export function moveToBin(db: Db, ids: readonly string[]): void {
  const files = db.table<FileRow>('file');
  const now = clock.now();
  for (const id of ids) {
    if ((files.find(id)?.status ?? 1) === -1) continue;
    files.update(id, {
      status: -1,
      deleted_at: new Date(now).toISOString(),
      expires_at: new Date(now + keptDays * dayMs).toISOString(),
    });
  }
}

/** Back to the folder it lay in; to the top where that is gone. */
export function restoreFromBin(db: Db, ids: readonly string[]): void {
  const files = db.table<FileRow>('file');
  for (const id of ids) {
    const folder_id = knownFolder(db, files.find(id)?.folder_id);
    files.update(id, { status: 1, folder_id, deleted_at: undefined, expires_at: undefined });
  }
}

/** For good, with the bytes; what `mayGo` keeps stays. @returns how many went and how many stayed */
export function purge(db: Db, rows: readonly FileRow[], mayGo: (row: FileRow) => boolean) {
  const files = db.table<FileRow>('file');
  const gone = rows.filter(mayGo);
  for (const row of gone) {
    files.remove(row.id);
    removeObject(row.key);
  }
  return { purged: gone.length, kept: rows.length - gone.length };
}

/** Lets go of what has lain in the bin for its time. What something still shows stays until somebody says so. */
export function sweepBin(db: Db): void {
  const due = db
    .table<FileRow>('file')
    .all()
    .filter(({ status, expires_at }) => status === -1 && expires_at && Date.parse(expires_at) <= clock.now());
  if (due.length === 0) return;
  const usesOf = fileUses(db);
  purge(db, due, (row) => usesOf(row).length === 0);
}

/** Where a folder lies, from the top: `商品图 / 保温杯`. */
export function folderPath(db: Db, id: string): string {
  const folders = db.table<FolderRow>('file_folder');
  const names: string[] = [];
  for (let at = folders.find(id); at && names.length < 20; at = folders.find(at.parent_id)) names.unshift(at.name);
  return names.join(' / ');
}
