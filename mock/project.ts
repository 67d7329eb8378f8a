import { type ProjectRecord, projectContract } from '../src/services/project/schema';
import { paged } from './_core/paging';
import { fail, serve } from './_core/serve';
import { type Db, newId } from './_core/store';

interface ProjectRow extends ProjectRecord {
  readonly mchno: string;
  readonly deleted: boolean;
}

const projectsOf = (db: Db) => db.table<ProjectRow>('project');

function need(db: Db, id: string): ProjectRow {
  const row = projectsOf(db).need(id, '项目不存在或已删除');
  return row.deleted ? fail('项目不存在或已删除', { errorCode: 'NOT_FOUND' }) : row;
}

export default serve(projectContract, {
  data({ db }, query) {
    const rows = projectsOf(db)
      .all()
      .filter((row) => !row.deleted && (query.kind === undefined || row.kind === query.kind));
    return paged(rows, query, { search: ['title'], sort: 'updated_at' });
  },

  info: ({ db }, { id }) => need(db, id),

  save({ db, merchant, clock }, { id, revision, ...fields }) {
    const at = clock.iso();
    if (!id)
      return projectsOf(db).insert({
        ...fields,
        id: newId('prj'),
        mchno: merchant.mchno,
        deleted: false,
        revision: 1,
        created_at: at,
        updated_at: at,
      });
    const known = need(db, id);
    if (revision !== undefined && revision !== known.revision)
      return fail('这个项目已在别处保存过，请先载入最新版本', { errorCode: 'CONFLICT' });
    return projectsOf(db).update(id, { ...fields, revision: known.revision + 1, updated_at: at });
  },

  delete({ db }, { ids }) {
    for (const id of ids) projectsOf(db).update(id, { deleted: true });
    return null;
  },
});
