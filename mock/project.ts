import { type ProjectRecord, projectContract } from '../src/services/project/schema';
import { paged } from './_core/paging';
import type { AccountRow } from './_core/rows';
import { fail, serve } from './_core/serve';
import { type Db, newId } from './_core/store';

interface ProjectRow extends ProjectRecord {
  readonly mchno: string;
  readonly deleted: boolean;
}

type VersionFields = Pick<ProjectRow, 'title' | 'kind' | 'cover' | 'draft' | 'document' | 'source'>;

interface VersionRow {
  readonly id: string;
  readonly mchno: string;
  readonly project_id: string;
  readonly revision: number;
  readonly saved_at: string;
  /** When the first of the saves that this state stands for came, milliseconds. */
  readonly begun: number;
  readonly by: { readonly id: string; readonly name: string };
  /** Came of a restore, or was restored over: it stays a state of its own. */
  readonly isClosed: boolean;
  readonly fields: VersionFields;
}

const mostVersions = 30;
/** Saves of one person within this time are one state. */
const oneState = 60_000;

const versionsOf = (db: Db, projectId: string): VersionRow[] =>
  db
    .table<VersionRow>('project_version')
    .all()
    .filter((row) => row.project_id === projectId)
    .sort((a, b) => b.revision - a.revision);

/** Notes a saved state among the versions; the oldest make room. */
function keepVersion(db: Db, row: ProjectRow, by: AccountRow, now: number, isClosed = false): void {
  const table = db.table<VersionRow>('project_version');
  const [latest, ...older] = versionsOf(db, row.id);
  const { title, kind, cover, draft, document, source } = row;
  const state = {
    revision: row.revision,
    saved_at: row.updated_at,
    fields: { title, kind, cover, draft, document, source },
  };
  if (latest && !latest.isClosed && !isClosed && latest.by.id === by.id && now - latest.begun < oneState) {
    table.update(latest.id, state);
    return;
  }
  // What a restore writes over is not to be merged with anything either.
  if (latest && isClosed) table.update(latest.id, { isClosed: true });
  table.insert({
    ...state,
    id: newId('ver'),
    mchno: row.mchno,
    project_id: row.id,
    begun: now,
    by: { id: by.id, name: by.name },
    isClosed,
  });
  for (const one of [...(latest ? [latest] : []), ...older].slice(mostVersions - 1)) table.remove(one.id);
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

  save({ db, merchant, clock, account, now }, { id, revision, ...fields }) {
    const at = clock.iso();
    if (!id) {
      const made = projectsOf(db).insert({
        ...fields,
        id: newId('prj'),
        mchno: merchant.mchno,
        deleted: false,
        revision: 1,
        created_at: at,
        updated_at: at,
      });
      keepVersion(db, made, account, now());
      return made;
    }
    const known = need(db, id);
    if (revision !== undefined && revision !== known.revision)
      return fail('这个项目已在别处保存过，请先载入最新版本', { errorCode: 'CONFLICT' });
    const saved = projectsOf(db).update(id, { ...fields, revision: known.revision + 1, updated_at: at });
    if (saved) keepVersion(db, saved, account, now());
    return saved;
  },

  versions({ db }, { id }) {
    need(db, id);
    return {
      list: versionsOf(db, id).map(({ revision, saved_at, by, fields: { title } }) => ({
        revision,
        title,
        saved_at,
        by,
      })),
    };
  },

  version_restore({ db, clock, account, now }, { id, version, revision }) {
    const known = need(db, id);
    if (revision !== undefined && revision !== known.revision)
      return fail('这个项目已在别处保存过，请先载入最新版本', { errorCode: 'CONFLICT' });
    const found = versionsOf(db, id).find((row) => row.revision === version);
    if (!found) return fail('这个历史版本已不在，请刷新版本列表', { errorCode: 'NOT_FOUND' });
    const restored = projectsOf(db).update(id, {
      ...found.fields,
      revision: known.revision + 1,
      updated_at: clock.iso(),
    });
    if (restored) keepVersion(db, restored, account, now(), true);
    return restored;
  },

  delete({ db }, { ids }) {
    for (const id of ids) projectsOf(db).update(id, { deleted: true });
    return null;
  },
});
