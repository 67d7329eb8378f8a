import type { FigureDimension, FigureEntry, ProviderFigure } from '../../src/domain/providerFigures';
import type { DashboardEntry } from '../../src/services/dashboard/schema';
import type { UpgradeRequest } from '../../src/services/upgrade/schema';
import { firstHostOf } from '../_core/auth';
import { creditLines } from '../_core/ledger';
import type { MerchantRow, ProviderRow, SignInRow } from '../_core/rows';
import { dbOf, globalDb, type Row } from '../_core/store';
import { tasksOf } from '../_core/tasks';
import type { PublishRow } from '../_engines/publisher';
import '../_data/signIns';
import '../_data/upgrades';
import { advancePosts, postsOf } from './publish/posts';
import { videosOf } from './videos';

type Entry = FigureEntry & Omit<DashboardEntry, 'at' | 'merchant_name'> & { readonly at: number };

/** Posts that did not go out, or of which nobody knows. */
const failedPosts: ReadonlySet<string> = new Set(['failed', 'platform_rejected', 'unknown']);

const reachedAt = ({ history, state, updated_at }: PublishRow): string =>
  history.findLast((step) => step.state === state)?.at ?? updated_at;

/** Everything of one merchant that counts, as it stands now. */
function entriesOf(merchant: MerchantRow): Entry[] {
  advancePosts(merchant.mchno);
  const db = dbOf(merchant.mchno);
  const entry = (
    figure: ProviderFigure,
    kind: Entry['kind'],
    row: Row,
    title: string,
    at: string,
    amount = 1,
  ): Entry => ({
    figure,
    kind,
    id: row.id,
    title,
    merchant_id: merchant.id,
    at: Date.parse(at),
    amount,
  });
  const isOpen = merchant.status === 1 && (merchant.review ?? 'approved') === 'approved';
  const tasks = tasksOf(db).all();
  const posts = postsOf(db).all();
  const made: Entry[] = [
    ...tasks.map((task) => entry('tasks', 'task', task, task.title, task.created_at)),
    ...videosOf(db)
      .all()
      .map((video) => entry('renders', 'video', video, video.title, video.created_at)),
    ...posts
      .filter(({ state }) => state === 'published')
      .map((post) => entry('posts', 'post', post, post.title, reachedAt(post))),
  ];
  const signIns = db
    .table<SignInRow>('sign_in')
    .all()
    .filter(({ is_success }) => is_success)
    .map((row) => entry('active_merchants', 'sign_in', row, '', row.created_at));
  const upgrades = globalDb
    .table<UpgradeRequest & Row>('upgrade')
    .all()
    .filter(({ merchant_id, state }) => merchant_id === merchant.id && state === 'accepted');
  return [
    ...(isOpen ? [entry('merchants', 'merchant', merchant, merchant.name, merchant.created_at)] : []),
    entry('new_merchants', 'merchant', merchant, merchant.name, merchant.created_at),
    ...signIns,
    ...made.map((one): Entry => ({ ...one, figure: 'active_merchants' })),
    ...made,
    ...tasks
      .filter(({ state }) => state === 'failed' || state === 'partial')
      .map((task) => entry('failures', 'task', task, task.title, task.updated_at)),
    ...posts
      .filter(({ state }) => failedPosts.has(state))
      .map((post) => entry('failures', 'post', post, post.title, reachedAt(post))),
    ...creditLines(db)
      .filter(({ kind, credits }) => kind !== 'grant' && credits !== 0)
      .map((line) => entry('credits', 'ledger', line, line.subject, line.created_at, -line.credits)),
    ...upgrades.map((row) =>
      entry('revenue', 'upgrade', row, `${row.version} × ${row.months}`, row.decided_at ?? row.created_at, row.amount),
    ),
  ];
}

/** Everything that counts of the merchants named. */
export const figureEntries = (merchants: readonly MerchantRow[]): Entry[] => merchants.flatMap(entriesOf);

/** A merchant belongs to the host that it came by; one that has not come yet to the first of its brand. */
const hostOf = ({ mchno, host, provider_id }: MerchantRow): string =>
  host ?? firstHostOf(mchno) ?? globalDb.table<ProviderRow>('provider').find(provider_id)?.hosts[0] ?? '';

/** What a merchant is, by dimension. */
export const attributeOf: Readonly<Record<FigureDimension, (merchant: MerchantRow) => string>> = {
  merchant: ({ id }) => id,
  version: ({ version }) => version,
  channel: ({ channel_id = '' }) => channel_id,
  host: hostOf,
};
