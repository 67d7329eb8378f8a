import {
  type ChainRow,
  type Framework,
  type FrameworkResults,
  frameworkById,
  frameworks,
  type PostRow,
  resultsByFramework,
} from '../../src/domain/frameworks';
import type { FrameworkRecord, FrameworkVersion } from '../../src/services/framework/schema';
import { clock } from '../_core/clock';
import type { RoleRow } from '../_core/grants';
import type { AccountRow } from '../_core/rows';
import type { Context } from '../_core/serve';
import { type Db, globalDb, newId, type Row } from '../_core/store';
import { numbersAt, type PublishRow } from '../_engines/publisher';
import { postsOf } from './publish/posts';

/** A framework of a merchant as stored; who sees it and its results are worked out at each answer. */
export interface FrameworkRow extends Omit<FrameworkRecord, 'is_mine' | 'can_edit' | 'results'> {
  readonly mchno: string;
}

interface VersionRow extends FrameworkVersion, Row {
  readonly mchno: string;
  readonly framework_id: string;
}

const MAX_VERSIONS = 50;

export const frameworksOf = (db: Db) => db.table<FrameworkRow>('framework');

/** What a framework has been like, newest first. */
export const versionsOf = (db: Db, id: string): VersionRow[] =>
  db
    .table<VersionRow>('framework_version')
    .all()
    .filter((row) => row.framework_id === id)
    .sort((a, b) => b.version - a.version);

/** Keeps the structure that a framework has now as a version; the oldest ones go. */
export function keepVersion(db: Db, row: FrameworkRow, account: AccountRow, restored_from?: number): void {
  const table = db.table<VersionRow>('framework_version');
  table.insert({
    id: newId('fwv'),
    mchno: row.mchno,
    framework_id: row.id,
    version: row.version,
    name: row.name,
    segments: row.segments,
    account_name: account.name,
    restored_from,
    created_at: row.updated_at,
  });
  for (const old of versionsOf(db, row.id).slice(MAX_VERSIONS)) table.remove(old.id);
}

type NewFramework = Omit<FrameworkRow, 'id' | 'mchno' | 'version' | 'status' | 'created_at' | 'updated_at'>;

/** A new framework of the caller's merchant, with its first version. */
export function addFramework({ db, account, merchant, clock }: Context, fields: NewFramework): FrameworkRow {
  const at = clock.iso();
  const row = frameworksOf(db).insert({
    ...fields,
    id: newId('fw'),
    mchno: merchant.mchno,
    version: 1,
    status: 1,
    created_at: at,
    updated_at: at,
  });
  keepVersion(db, row, account);
  return row;
}

/** Whether an account is the merchant's owner. */
function isOwner(account: AccountRow): boolean {
  const role = globalDb.table<RoleRow>('account_role').find(account.role);
  return role?.mchno === account.mchno && role.code === 'owner';
}

export const isVisible = (row: FrameworkRow, account: AccountRow): boolean =>
  row.account_id === account.id || row.sharing === 'team';

/** Its maker; of a shared one the owner too. */
export const mayEdit = (row: FrameworkRow, account: AccountRow): boolean =>
  row.account_id === account.id || (row.sharing === 'team' && isOwner(account));

/**
 * The framework of an id for writing: the library's, or one that the caller can see. A deleted one still works for
 * scripts that were begun with it.
 */
export function frameworkFor(db: Db, account: AccountRow, id: string): Framework | undefined {
  const own = frameworkById(id) ?? frameworksOf(db).find(id);
  return own && (own.origin === 'library' || isVisible(own as FrameworkRow, account)) ? own : undefined;
}

type LiveRow = ChainRow & Row & { readonly status: number };

/** Live scripts, videos and published posts of the merchant. */
export function chainRowsOf(db: Db) {
  const live = (table: string): LiveRow[] =>
    db
      .table<LiveRow>(table)
      .all()
      .filter((row) => row.status !== -1);
  const posts = postsOf(db)
    .all()
    .filter((post) => post.state === 'published')
    .map((post): PublishRow & PostRow => ({
      ...post,
      numbers: numbersAt(post, clock.now()),
    }));
  return { scripts: live('script'), videos: live('video'), posts };
}

/** Results of every framework of the merchant so far. */
export const resultsOf = (db: Db): Map<string, FrameworkResults> => resultsByFramework(chainRowsOf(db));

/** The library in the shape of rows; no merchant owns them. */
export const libraryRows = (): Omit<FrameworkRow, 'mchno'>[] =>
  frameworks.map((framework) => ({
    ...framework,
    fits: [...framework.fits],
    platforms: [...framework.platforms],
    seconds: [...framework.seconds],
    segments: framework.segments.map((segment) => ({ ...segment })),
    sharing: 'team',
    account_id: '',
    account_name: '',
    version: 1,
    source: [],
    status: 1,
    created_at: framework.checkedOn,
    updated_at: framework.checkedOn,
  }));
