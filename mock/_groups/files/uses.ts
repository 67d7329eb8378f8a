import type { FileUse } from '../../../src/services/file/schema';
import { type Db, globalDb, type Row } from '../../_core/store';
import { type ProviderRecordRow, recordState } from '../providerRecords';
import { type NamedFile, usesByFile } from './namedFiles';

/** Tables whose records are made of files. */
const users = [
  'goods',
  'project',
  'script',
  'video',
  'article',
  'publish',
  'framework',
  'breakdown',
  'chat',
  'knowledge',
  'figure',
  'shooting_plan',
  'topic',
  'material',
  'voice_sample',
  'merchant',
  'account',
] as const satisfies readonly FileUse['type'][];

interface AnyRow extends Row {
  readonly title?: string;
  readonly name?: string;
  readonly kind?: string;
  readonly status?: number;
  readonly deleted?: boolean;
}

/** What of the merchant uses files, and the templates of a provider that took files of its along. */
function* usesIn(db: Db, shared: Db): Generator<readonly [Row, FileUse]> {
  for (const type of users) {
    for (const row of db.table<AnyRow>(type).all()) {
      if (row.status === -1 || row.deleted) continue;
      yield [row, { type, id: row.id, title: row.title ?? row.name ?? '', kind: row.kind ?? '' }];
    }
  }
  for (const row of shared.table<ProviderRecordRow>('video_template').all()) {
    if (row.is_deleted) continue;
    // What is not on the shelf is the provider's own business.
    const title = recordState(row) === 'published' ? row.title : '';
    yield [row, { type: 'video_template', id: row.id, title, kind: '' }];
  }
}

/**
 * Which records use which file: by its id, or by the address of its bytes.
 * @param shared where the providers' templates are
 */
export const fileUses = (db: Db, shared: Db = globalDb): ((file: NamedFile) => readonly FileUse[]) =>
  usesByFile(usesIn(db, shared));

/** The merchants besides one whose records show a file. */
export const merchantsByFile = (without: string): ((file: NamedFile) => readonly string[]) =>
  usesByFile(foreignUsers(without));

function* foreignUsers(without: string): Generator<readonly [Row, string]> {
  for (const type of users) {
    for (const row of globalDb.table<AnyRow>(type).all())
      if (row.mchno && row.mchno !== without && row.status !== -1 && !row.deleted) yield [row, row.mchno];
  }
}
