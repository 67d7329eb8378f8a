import { linkKey } from '../src/domain/goods/linkKey';
import { ownerOf } from '../src/domain/handOver';
import { projectContract } from '../src/services/project/schema';
import { firstHttpUrl } from '../src/utils/firstHttpUrl';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { repeatedSave } from './_core/repeatedSave';
import { type Context, fail, serve } from './_core/serve';
import type { Db } from './_core/store';
import { needOwnOrManage } from './_groups/ownRecords';
import { addProject, keepVersion, type ProjectRow, projectsOf, projectVersions } from './_groups/projects';

const missing = '项目不存在或已删除';

function need(db: Db, id: string): ProjectRow {
  const row = projectsOf(db).need(id, missing);
  return row.deleted ? fail(missing, { errorCode: 'NOT_FOUND' }) : row;
}

function checkRevision(row: ProjectRow, revision: number | undefined): void {
  if (revision !== undefined && revision !== row.revision)
    fail('这个项目已在别处保存过，请先载入最新版本', { errorCode: 'CONFLICT' });
}

function update(ctx: Context, known: ProjectRow, fields: Partial<ProjectRow>, isRestore = false): ProjectRow {
  const { db, clock } = ctx;
  const next = { ...fields, revision: known.revision + 1, updated_at: clock.iso() };
  const row = projectsOf(db).update(known.id, next) ?? fail(missing, { errorCode: 'NOT_FOUND' });
  return keepVersion(ctx, row, isRestore);
}

/** The product pages that a composition was begun with: where the link led, and what was pasted. */
function linkKeysOf({ draft }: ProjectRow): string[] {
  const goods = draft.goods as { linkInput?: unknown; form?: { link?: unknown } } | undefined;
  return [goods?.form?.link, goods?.linkInput]
    .map((text) => linkKey(firstHttpUrl(String(text ?? '')) ?? ''))
    .filter(Boolean);
}

export default serve(projectContract, {
  data({ db, account }, query) {
    const wanted = query.link === undefined ? undefined : linkKey(query.link);
    const rows = projectsOf(db)
      .all()
      .filter((row) => !row.deleted && (query.kind === undefined || row.kind === query.kind))
      .filter((row) => query.finished === undefined || (query.finished === '1') === (row.finished ?? false))
      .filter((row) => wanted === undefined || (ownerOf(row).id === account.id && linkKeysOf(row).includes(wanted)));
    return paged(rows, query, { search: ['title'], sort: 'updated_at' });
  },

  info: ({ db }, { id }) => need(db, id),

  save(ctx, { id, revision, ...fields }) {
    const { db } = ctx;
    const { saveId } = fields.draft;
    const repeated = repeatedSave(projectsOf(db).all(), { id, revision }, saveId, ({ draft }) => draft.saveId);
    if (repeated) return repeated;
    if (!id) return addProject(ctx, fields);
    const known = need(db, id);
    checkRevision(known, revision);
    return update(ctx, known, fields);
  },

  versions({ db }, { id }) {
    need(db, id);
    return {
      list: projectVersions.list(db, id).map(({ revision, saved_at, by, fields: { title } }) => ({
        revision,
        title,
        saved_at,
        by,
      })),
    };
  },

  version_restore(ctx, { id, version, revision }) {
    const known = need(ctx.db, id);
    checkRevision(known, revision);
    return update(ctx, known, { ...projectVersions.need(ctx.db, id, version).fields, finished: false }, true);
  },

  delete(ctx, { ids }) {
    const { db } = ctx;
    needOwnOrManage(ctx, projectsOf(db), ids, 'project.manage');
    for (const id of ids) projectsOf(db).update(id, { deleted: true });
    return null;
  },

  restore(ctx, input) {
    const ids = idsOf(input);
    needOwnOrManage(ctx, projectsOf(ctx.db), ids, 'project.manage');
    for (const id of ids) projectsOf(ctx.db).update(id, { deleted: false });
    return null;
  },
});
