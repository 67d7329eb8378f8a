import { type Material, materialContract } from '../src/services/material/schema';
import { fail } from './_core/fail';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import { serve } from './_core/serve';
import { type Db, newId } from './_core/store';

type MaterialRow = Omit<Material, 'is_favorite'> & { readonly mchno: string };

/** Favorites of one account: built-in keys, and ids of own records. */
interface FavoriteRow {
  readonly id: string;
  readonly mchno: string;
  readonly keys: readonly string[];
}

const materials = (db: Db) => db.table<MaterialRow>('material');
const favorites = (db: Db) => db.table<FavoriteRow>('material_favorite');
const gone = '素材不存在或已删除';

const favoriteId = (accountId: string): string => `fav_${accountId}`;
const keysOf = (db: Db, accountId: string): readonly string[] => favorites(db).find(favoriteId(accountId))?.keys ?? [];

export default serve(materialContract, {
  data({ db, account }, { kind, status, favorite, ...query }) {
    const keys = new Set(keysOf(db, account.id));
    const rows = materials(db)
      .all()
      .filter((row) => (status === undefined ? row.status !== -1 : row.status === status))
      .filter((row) => kind === undefined || row.kind === kind)
      .map((row) => ({ ...row, is_favorite: keys.has(row.id) }))
      .filter((row) => !favorite || row.is_favorite);
    return paged(rows, query, { search: ['name', 'content'], sort: 'updated_at' });
  },

  save({ db, account, merchant, clock }, { id, revision: seen, ...fields }) {
    const at = clock.iso();
    if (fields.kind === 'title' && !fields.content.trim()) fail('标题不能为空', { errorCode: 'INVALID_INPUT' });
    if ((fields.kind === 'sticker' || fields.kind === 'font') && !fields.url)
      fail('请先上传文件', { errorCode: 'INVALID_INPUT' });
    if (fields.kind === 'font' && !fields.licence) fail('请说明字体的使用授权', { errorCode: 'INVALID_INPUT' });
    const is_favorite = id ? keysOf(db, account.id).includes(id) : false;
    if (id) {
      const revision = nextRevision(materials(db).need(id, gone), seen);
      const row = materials(db).update(id, { ...fields, revision, updated_at: at });
      return row ? { ...row, is_favorite } : fail(gone, { errorCode: 'NOT_FOUND' });
    }
    const row = materials(db).insert({
      ...fields,
      id: newId('mat'),
      mchno: merchant.mchno,
      author: { id: account.id, name: account.name },
      status: 1,
      created_at: at,
      updated_at: at,
    });
    return { ...row, is_favorite };
  },

  favorite({ db, account, merchant }, { id, key, value }) {
    if (id) materials(db).need(id, gone);
    const name = id ?? key ?? '';
    const rest = keysOf(db, account.id).filter((one) => one !== name);
    const keys = value ? [...rest, name].slice(-500) : rest;
    const rowId = favoriteId(account.id);
    if (!favorites(db).update(rowId, { keys })) favorites(db).insert({ id: rowId, mchno: merchant.mchno, keys });
    return null;
  },

  favorites: ({ db, account }) => ({ keys: keysOf(db, account.id).filter((key) => key.includes(':')) }),

  status({ db, clock }, input) {
    const { status } = input;
    if (status !== 1 && status !== 0 && status !== -1) return fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    const ids = idsOf(input);
    for (const id of ids) materials(db).need(id, gone);
    for (const id of ids) materials(db).update(id, { status, updated_at: clock.iso() });
    return null;
  },

  delete({ db, clock }, { ids }) {
    for (const id of ids) materials(db).need(id, gone);
    for (const id of ids) materials(db).update(id, { status: -1, updated_at: clock.iso() });
    return null;
  },
});
