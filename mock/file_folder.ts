import { fileFolderContract } from '../src/services/file_folder/schema';
import { fail } from './_core/fail';
import { type Context, serve } from './_core/serve';
import { type Db, newId } from './_core/store';
import { type FileRow, type FolderRow, folderFamily } from './_groups/files/records';
import { moveToBin, sweepBin } from './_groups/files/recycleBin';
import './_data/files';
import './_data/video';

const deepest = 8;

const foldersOf = (db: Db) => db.table<FolderRow>('file_folder');
const needFolder = (db: Db, id: string): FolderRow => foldersOf(db).need(id, '文件夹不存在或已删除');
const filesOf = (db: Db) =>
  db
    .table<FileRow>('file')
    .all()
    .filter(({ status = 1 }) => status === 1);

const collator = new Intl.Collator('zh-CN', { numeric: true });

function viewOf(db: Db, folder: FolderRow, counts = countFiles(db)) {
  const family = folderFamily(foldersOf(db).all(), folder.id);
  let count = 0;
  for (const id of family) count += counts.get(id) ?? 0;
  return { ...folder, count };
}

function countFiles(db: Db): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { folder_id = '' } of filesOf(db)) counts.set(folder_id, (counts.get(folder_id) ?? 0) + 1);
  return counts;
}

const sibling = (db: Db, parent: string, name: string, but = ''): FolderRow | undefined =>
  foldersOf(db)
    .all()
    .find((folder) => folder.parent_id === parent && folder.name === name && folder.id !== but);

function refuseSibling(db: Db, parent: string, name: string, but = ''): void {
  if (sibling(db, parent, name, but)) fail(`这里已经有名为“${name}”的文件夹`, { errorCode: 'NAME_TAKEN' });
}

function depthOf(db: Db, id: string): number {
  let depth = 0;
  for (let at = foldersOf(db).find(id); at && depth < 100; at = foldersOf(db).find(at.parent_id)) depth += 1;
  return depth;
}

function make({ db, merchant, clock }: Context, parent_id: string, name: string): FolderRow {
  if (depthOf(db, parent_id) >= deepest) fail(`文件夹最多 ${deepest} 层`, { errorCode: 'TOO_DEEP' });
  const row = { id: newId('folder'), mchno: merchant.mchno, name, parent_id, created_at: clock.iso() };
  return foldersOf(db).insert(row);
}

export default serve(fileFolderContract, {
  data({ db }) {
    sweepBin(db);
    const counts = countFiles(db);
    const list = foldersOf(db)
      .all()
      .map((folder) => viewOf(db, folder, counts))
      .sort((a, b) => collator.compare(a.name, b.name));
    const bin = db
      .table<FileRow>('file')
      .all()
      .filter(({ status }) => status === -1).length;
    return { list, counts: { all: filesOf(db).length, loose: counts.get('') ?? 0, bin } };
  },

  save(ctx, { id, name, parent_id = '' }) {
    const { db } = ctx;
    if (id) {
      const folder = needFolder(db, id);
      refuseSibling(db, folder.parent_id, name, id);
      return viewOf(db, foldersOf(db).update(id, { name }) ?? folder);
    }
    if (parent_id) needFolder(db, parent_id);
    refuseSibling(db, parent_id, name);
    return viewOf(db, make(ctx, parent_id, name));
  },

  multi_save(ctx, { parent_id, paths }) {
    if (parent_id) needFolder(ctx.db, parent_id);
    const ids = paths.map((path) =>
      path.reduce((parent, name) => (sibling(ctx.db, parent, name) ?? make(ctx, parent, name)).id, parent_id),
    );
    return { ids };
  },

  move({ db }, { id, parent_id }) {
    const folder = needFolder(db, id);
    if (parent_id) needFolder(db, parent_id);
    if (folderFamily(foldersOf(db).all(), id).has(parent_id)) {
      fail('不能把文件夹移到它自己里面', { errorCode: 'FOLDER_LOOP' });
    }
    refuseSibling(db, parent_id, folder.name, id);
    return viewOf(db, foldersOf(db).update(id, { parent_id }) ?? folder);
  },

  delete({ db }, { id, contents }) {
    const folder = needFolder(db, id);
    const family = folderFamily(foldersOf(db).all(), id);
    const files = db.table<FileRow>('file');
    const inside = files.all().filter(({ folder_id = '' }) => family.has(folder_id));
    if (contents === 'bin')
      moveToBin(
        db,
        inside.map((row) => row.id),
      );
    for (const row of inside) files.update(row.id, { folder_id: folder.parent_id });
    for (const one of family) foldersOf(db).remove(one);
    return null;
  },
});
