import type { ProjectRecord } from '../../src/services/project/schema';
import type { Context } from '../_core/serve';
import { type Db, newId } from '../_core/store';
import { versionsIn } from './versions';

export interface ProjectRow extends ProjectRecord {
  readonly mchno: string;
  readonly deleted: boolean;
}

type VersionFields = Pick<ProjectRow, 'title' | 'kind' | 'cover' | 'draft' | 'document' | 'source'>;
type NewProject = VersionFields & Pick<ProjectRow, 'finished'>;

export const projectVersions = versionsIn<VersionFields>('project_version');

export const projectsOf = (db: Db) => db.table<ProjectRow>('project');

/** Keeps a state of a project among its versions. */
export function keepVersion({ db, account, now }: Context, row: ProjectRow, isRestore = false): ProjectRow {
  const { id, mchno, revision, updated_at, title, kind, cover, draft, document, source } = row;
  const fields = { title, kind, cover, draft, document, source };
  projectVersions.keep(db, { id, mchno, revision, updated_at, fields }, account, now(), isRestore);
  return row;
}

/** A new project of the caller. */
export function addProject(ctx: Context, fields: NewProject): ProjectRow {
  const { db, account, merchant, clock } = ctx;
  const at = clock.iso();
  const made = projectsOf(db).insert({
    ...fields,
    id: newId('prj'),
    mchno: merchant.mchno,
    author: { id: account.id, name: account.name },
    deleted: false,
    revision: 1,
    created_at: at,
    updated_at: at,
  });
  return keepVersion(ctx, made);
}
