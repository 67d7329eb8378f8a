import {
  type Framework,
  type FrameworkResults,
  frameworkProblems,
  frameworksOfChain,
  noResults,
  normalizeShares,
  type ResultMeasure,
  rankValue,
} from '../src/domain/frameworks';
import { problemSentence } from '../src/domain/frameworks/problemSentence';
import { type FrameworkRecord, frameworkContract } from '../src/services/framework/schema';
import type { Goods } from '../src/services/goods/schema';
import './_data/framework';
import './_data/publish';
import './_data/script';
import './_data/video';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import type { AccountRow } from './_core/rows';
import { type Context, fail, serve } from './_core/serve';
import type { Row } from './_core/store';
import {
  addFramework,
  chainRowsOf,
  type FrameworkRow,
  frameworkFor,
  frameworksOf,
  isVisible,
  keepVersion,
  libraryRows,
  mayEdit,
  resultsOf,
  versionsOf,
} from './_groups/frameworks';
import { writerOf } from './_groups/ownServices';
import { streamWriting } from './_groups/writing';

const shownUses = 50;
const missing = '框架不存在，或没有共享给你';
const measures: readonly ResultMeasure[] = ['views', 'finish_rate', 'interaction_rate', 'posts', 'scripts'];
const isMeasure = (sort: string | undefined): sort is ResultMeasure => measures.includes(sort as ResultMeasure);

type Bare = Omit<FrameworkRow, 'mchno'>;

const asRecord = (row: Bare, account: AccountRow, results: ReadonlyMap<string, FrameworkResults>): FrameworkRecord => ({
  ...row,
  is_mine: row.account_id === account.id,
  can_edit: row.origin === 'own' && mayEdit(row as FrameworkRow, account),
  results: results.get(row.id) ?? noResults,
});

const answer = ({ db, account }: Context, row: Bare): FrameworkRecord => asRecord(row, account, resultsOf(db));

function find({ db, account }: Context, id: string): Bare {
  const row = libraryRows().find((one) => one.id === id) ?? frameworksOf(db).find(id);
  const isSeen = row && (row.origin === 'library' || isVisible(row as FrameworkRow, account));
  return isSeen ? row : fail(missing, { errorCode: 'NOT_FOUND' });
}

function needOwn(ctx: Context, id: string): FrameworkRow {
  const row = find(ctx, id);
  if (row.origin === 'library') fail('框架库里的框架不能直接改，请先复制为我的', { errorCode: 'FRAMEWORK_READ_ONLY' });
  if (!mayEdit(row as FrameworkRow, ctx.account))
    fail(`只有创建者${row.account_name}和店主能改这个框架，你可以复制一份再改`, { errorCode: 'FRAMEWORK_NOT_YOURS' });
  return row as FrameworkRow;
}

/** Shares that are off by rounding are put right; anything else that is wrong is said. */
function checked<C extends Pick<Framework, 'name' | 'seconds'> & { readonly segments: FrameworkRow['segments'] }>(
  content: C,
): C {
  const [problem] = frameworkProblems(content);
  if (problem) fail(problemSentence(problem), { errorCode: 'FRAMEWORK_INVALID' });
  const shares = normalizeShares(content.segments.map((segment) => segment.share));
  return { ...content, segments: content.segments.map((segment, at) => ({ ...segment, share: shares[at] ?? 0 })) };
}

const structureOf = (row: Pick<FrameworkRow, 'segments'>): string =>
  JSON.stringify(
    row.segments.map(({ role, roleName, share, purpose, linePattern, shotHint, shot, repeatable }) => [
      role,
      roleName,
      share,
      purpose,
      linePattern,
      shotHint,
      shot,
      repeatable,
    ]),
  );

/** Every fit in use, with how many frameworks have it. */
function fitsOf(rows: readonly Bare[]) {
  const counts = new Map<string, number>();
  for (const fit of rows.flatMap((row) => row.fits)) counts.set(fit, (counts.get(fit) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  return sorted.map(([fit, count]) => ({ value: fit, label: fit, count }));
}

const newest = <T extends { readonly created_at: string }>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, shownUses);

export default serve(frameworkContract, {
  data(ctx, { origin, platform, fit, status = 1, ...query }) {
    const { db, account } = ctx;
    const results = resultsOf(db);
    const library = origin === 'all' || origin === 'library' ? libraryRows() : [];
    const own = frameworksOf(db)
      .all()
      .filter((row) => isVisible(row, account) && row.status === status);
    const mine = origin === 'library' ? [] : own;
    const ofOrigin: readonly Bare[] = [
      ...mine.filter((row) => {
        if (origin === 'own') return row.account_id === account.id;
        return origin === 'team' ? row.sharing === 'team' && row.account_id !== account.id : true;
      }),
      ...(status === 1 ? library : []),
    ];
    const wanted = ofOrigin
      .filter((row) => (platform === undefined || row.platforms.includes(platform)) && (!fit || row.fits.includes(fit)))
      .map((row) => ({
        ...asRecord(row, account, results),
        text: [...row.fits, ...row.segments.map((segment) => segment.roleName)].join(' '),
        rank: isMeasure(query.sort) ? rankValue(results.get(row.id) ?? noResults, query.sort) : 0,
        // one's own first, newest on top; the library keeps its order
        turn: row.origin === 'own' ? row.updated_at : '',
      }));
    const sort = isMeasure(query.sort) ? 'rank' : query.sort;
    return {
      ...paged(wanted, { ...query, sort }, { search: ['name', 'summary', 'text'], sort: 'turn' }),
      filter: { fit: fitsOf(ofOrigin) },
    };
  },

  info: (ctx, { id }) => answer(ctx, find(ctx, id)),

  save(ctx, { id, seen_at, sharing, source, ...given }) {
    const { db, account, clock } = ctx;
    const content = checked(given);
    if (!id) {
      const maker = { account_id: account.id, account_name: account.name };
      const row = addFramework(ctx, {
        ...content,
        ...maker,
        origin: 'own',
        checkedOn: '',
        sharing: sharing ?? 'private',
        source,
      });
      return answer(ctx, row);
    }
    const before = needOwn(ctx, id);
    if (before.status === -1) fail('这个框架在回收站里，先恢复再改', { errorCode: 'FRAMEWORK_DELETED' });
    if (seen_at && seen_at !== before.updated_at)
      fail('这个框架刚被别人改过，请先看看新的内容', { errorCode: 'FRAMEWORK_CONFLICT' });
    const isChanged = structureOf(before) !== structureOf(content);
    const row =
      frameworksOf(db).update(id, {
        ...content,
        ...(source.length > 0 ? { source } : {}),
        sharing: sharing ?? before.sharing,
        version: before.version + (isChanged ? 1 : 0),
        updated_at: clock.iso(),
      }) ?? before;
    if (isChanged) keepVersion(db, row, account);
    return answer(ctx, row);
  },

  copy(ctx, { id, name }) {
    const { id: from, ...original } = find(ctx, id);
    const suffix = '（我的）';
    const row = addFramework(ctx, {
      ...original,
      name: name || `${[...original.name].slice(0, 40 - suffix.length).join('')}${suffix}`,
      origin: 'own',
      checkedOn: '',
      sharing: 'private',
      account_id: ctx.account.id,
      account_name: ctx.account.name,
      source: [{ type: 'framework', id: from }],
    });
    return answer(ctx, row);
  },

  share(ctx, { id, sharing }) {
    const before = needOwn(ctx, id);
    if (sharing === 'private' && before.account_id !== ctx.account.id)
      fail('收回共享只能由创建者来做', { errorCode: 'FRAMEWORK_NOT_YOURS' });
    return answer(ctx, frameworksOf(ctx.db).update(id, { sharing, updated_at: ctx.clock.iso() }) ?? before);
  },

  status(ctx, input) {
    const { status } = input;
    if (status !== 1 && status !== 0 && status !== -1) return fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    const ids = idsOf(input);
    for (const id of ids) needOwn(ctx, id);
    for (const id of ids) frameworksOf(ctx.db).update(id, { status });
    return null;
  },

  delete(ctx, { ids }) {
    for (const id of ids) needOwn(ctx, id);
    for (const id of ids) frameworksOf(ctx.db).update(id, { status: -1 });
    return null;
  },

  versions(ctx, { id }) {
    const row = find(ctx, id);
    return { list: row.origin === 'library' ? [] : versionsOf(ctx.db, id) };
  },

  version_restore(ctx, { id, version }) {
    const { db, account, clock } = ctx;
    const before = needOwn(ctx, id);
    const kept = versionsOf(db, id).find((row) => row.version === version);
    if (!kept) return fail('没有这个版本，可能已被较新的版本挤掉', { errorCode: 'NOT_FOUND' });
    const patch = { segments: kept.segments, version: before.version + 1, updated_at: clock.iso() };
    const row = frameworksOf(db).update(id, patch) ?? before;
    keepVersion(db, row, account, version);
    return answer(ctx, row);
  },

  uses(ctx, { id }) {
    find(ctx, id);
    const rows = chainRowsOf(ctx.db);
    const { byScript, byVideo, byPost } = frameworksOfChain(rows);
    return {
      scripts: newest(rows.scripts.filter((row) => byScript.get(row.id) === id) as unknown as FrameworkUse[]),
      videos: newest(rows.videos.filter((row) => byVideo.get(row.id) === id) as unknown as FrameworkUse[]),
      posts: newest(rows.posts.filter((row) => byPost.get(row.id) === id)).map((post) => ({
        ...post,
        views: post.numbers?.views ?? 0,
        likes: post.numbers?.likes ?? 0,
        finish_rate: post.numbers?.finish_rate ?? 0,
      })),
    };
  },

  async example(ctx, { goods_id, framework_id, name, segments, ...input }) {
    const goods = goods_id ? ctx.db.table<Goods & Row>('goods').need(goods_id, '商品不存在或已删除') : undefined;
    if (!goods && !input.idea?.trim()) fail('请先选择商品，或写下你的想法', { errorCode: 'NOTHING_TO_WRITE' });
    const known = framework_id ? frameworkFor(ctx.db, ctx.account, framework_id) : undefined;
    const { segments: valid } = checked({ name: name || '示例', seconds: [15, 60], segments });
    const framework: Framework = { ...(known ?? blank), name: name || (known?.name ?? '示例'), segments: valid };
    await streamWriting(ctx, {
      act: 'script',
      subject: `框架示例：${framework.name}`,
      pieces: (signal) => writerOf(ctx.merchant.mchno).write({ ...input, goods, framework, wish: '' }, signal),
    });
  },
});

type FrameworkUse = Row & { readonly title: string; readonly created_at: string };

const blank: Framework = {
  id: 'own',
  origin: 'own',
  name: '',
  summary: '',
  fits: [],
  platforms: [],
  seconds: [15, 60],
  segments: [],
  reference: '',
  checkedOn: '',
};
