import { type AuditField, type AuditVerb, auditChanges } from '../src/domain/audit';
import { checkMerchants, isSameMerchantName } from '../src/domain/merchantImport';
import { daysLeft, isApproved, isVip, matchesSubscription } from '../src/domain/merchants';
import { FREE_VERSION } from '../src/domain/merchants.data';
import { approvalPolicies, compliancePolicies, isMoving } from '../src/domain/publishing';
import { mayChoosePolicy, type PlatformPolicy } from '../src/domain/publishing/platformPolicy';
import { maskPhone } from '../src/domain/security';
import { isActiveTask } from '../src/domain/tasks';
import { readSessionDays } from '../src/domain/team';
import type { InputOf } from '../src/services/contract';
import { merchantContract } from '../src/services/merchant/schema';
import { isKnownZone } from '../src/utils/timeZone';
import { brandExtrasOf } from './_core/appLocks';
import { hostName, providerOf, shortenSessions } from './_core/auth';
import { fail } from './_core/fail';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import type { MerchantRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { dbOf, globalDb, nextNumber } from './_core/store';
import { moveTask, tasksOf } from './_core/tasks';
import { plans } from './_data/plans';
import { addAudit } from './_groups/audit';
import { openFirstAccount } from './_groups/firstOwner';
import { withLimitLines } from './_groups/planLimits';
import { platformPolicies, platformPolicyOf } from './_groups/platformPolicy';
import { advancePosts, moveItem, postsOf } from './_groups/publish/posts';
import { itemIdOfTask } from './_groups/publish/publishTask';
import { rewardFriendOf } from './_groups/registration';
import { needServed } from './_groups/served';
import { planValues, sendSystemMessage } from './_groups/systemMessages';

const dayMs = 86_400_000;
const merchants = () => globalDb.table<MerchantRow>('merchant');
const isProvider = ({ account }: Context): boolean => account.business === 'provider';

/** Merchants that the caller may see: a provider's are those of its brand, a merchant's is itself. */
function visible(ctx: Context): MerchantRow[] {
  if (!isProvider(ctx)) return [ctx.merchant];
  return merchants()
    .all()
    .filter(({ id, provider_id }) => provider_id === ctx.merchant.provider_id && id !== ctx.merchant.id);
}

const need = (ctx: Context, id: string): MerchantRow =>
  [...visible(ctx), ctx.merchant].find((row) => row.id === id) ?? fail('商家不存在', { errorCode: 'NOT_FOUND' });

const copyOf = ({ loosenable, kinds, ...policy }: PlatformPolicy) => ({
  ...policy,
  kinds: { ...kinds },
  loosenable: [...loosenable],
});

/** The text that a provider shows as the source of its rules. */
function rulesOf(providerId: string): { text: string; day: string } {
  const { rules = '', rules_on = '' } = platformPolicies().find(providerId) ?? {};
  return { text: rules, day: rules_on };
}

/** Whole numbers only for who may change them, and the provider's note only for the provider. */
function view(ctx: Context, row: MerchantRow) {
  const platform_policy = platformPolicyOf(row.provider_id);
  const { provider_note, ...shared } = {
    ...row,
    compliance_policy: row.compliance_policy ?? platform_policy.base,
    is_policy_chosen: row.compliance_policy !== undefined,
    platform_policy: copyOf(platform_policy),
    platform_rules: rulesOf(row.provider_id),
  };
  const shown = isProvider(ctx) ? { ...shared, provider_note } : shared;
  return ctx.can('merchant.save') ? shown : { ...shown, phone: maskPhone(row.phone) };
}

const auditedFields = [
  'name',
  'logo',
  'industry',
  'contact',
  'phone',
  'address',
  'intro',
  'version',
  'expires_at',
  'limits',
  'provider_note',
  'review',
  'status',
] as const satisfies readonly AuditField[];

/** Stores a change of a merchant and writes down who made it and why. */
function change(
  ctx: Context,
  row: MerchantRow,
  verb: AuditVerb,
  patch: Partial<MerchantRow>,
  reason = '',
): MerchantRow {
  const next = merchants().update(row.id, patch) ?? row;
  const changes = auditChanges(withLimitLines(row), withLimitLines(next), auditedFields);
  addAudit(ctx, { subject: 'merchant', id: row.id, name: next.name, verb, changes, reason });
  return next;
}

/**
 * What a merchant that is closed has under way does not go on: what has not left for a platform yet is canceled, tasks
 * are, too, and give back what they hold. What is at a platform already ends there.
 */
function stopWork({ mchno }: MerchantRow): void {
  const db = dbOf(mchno);
  advancePosts(mchno);
  for (const item of postsOf(db).all())
    if (item.state === 'scheduled' || item.state === 'queued') moveItem(db, item, 'canceled', '店铺已停用，发布已取消');
  const posts = new Set(
    postsOf(db)
      .all()
      .map(({ id }) => id),
  );
  for (const task of tasksOf(db).all())
    if (isActiveTask(task.state) && !posts.has(itemIdOfTask(task.id))) moveTask(db, task.id, 'canceled');
}

const needProvider = (ctx: Context): void => {
  if (!isProvider(ctx)) fail('无权执行此操作', { errorCode: 'ACTION_DENIED' });
};

/** Rows of an export. */
const MOST_EXPORTED = 10_000;

type Filter = Omit<InputOf<(typeof merchantContract)['export']>, 'keyword'>;

function page(ctx: Context, { status, review, subscription }: Filter, query: Parameters<typeof paged>[1]) {
  const rows = visible(ctx).filter(
    (row) =>
      (status === undefined ? row.status !== -1 : row.status === status) &&
      (!review || (row.review ?? 'approved') === review) &&
      (!subscription || matchesSubscription(row, subscription, ctx.now())),
  );
  return paged(
    rows.map((row) => view(ctx, row)),
    query,
    { search: ['name', 'mchno', 'contact', 'phone'] },
  );
}

type NewMerchant = Pick<
  MerchantRow,
  'name' | 'logo' | 'industry' | 'contact' | 'phone' | 'address' | 'intro' | 'import_line'
>;

/** A merchant that its provider has written down; it works here once it is approved. */
function add(ctx: Context, fields: NewMerchant): MerchantRow {
  const mchno = `M${200_000 + nextNumber()}`;
  const made = merchants().insert({
    id: mchno,
    mchno,
    provider_id: ctx.merchant.provider_id,
    ...fields,
    version: FREE_VERSION,
    expires_at: ctx.clock.iso((30 * dayMs) / 1000),
    review: 'pending',
    status: 0,
    created_at: ctx.clock.iso(),
  });
  const changes = auditChanges(undefined, made, auditedFields);
  addAudit(ctx, { subject: 'merchant', id: mchno, name: made.name, verb: 'create', changes });
  return made;
}

export default serve(merchantContract, {
  provider(_ctx, { host }) {
    const row = providerOf(hostName(host));
    if (!row) return fail('没有找到该域名对应的服务商', { errorCode: 'NO_PROVIDER', showType: 0 });
    const extras = brandExtrasOf(row.id);
    return { ...extras, ...row, can_register: !extras.closed_areas.includes('register') };
  },

  data: (ctx, query) => page(ctx, query, query),

  export(ctx, { keyword, ...filter }) {
    needProvider(ctx);
    const { list, paginator } = page(ctx, filter, { page: 1, page_size: MOST_EXPORTED, keyword });
    return { list, total: paginator.total };
  },

  info: (ctx, { id }) => view(ctx, need(ctx, id ?? ctx.merchant.id)),

  is_vip({ merchant, now }) {
    const { version, expires_at } = merchant;
    return { is_vip: isVip(merchant, now()), version, expires_at, days_left: daysLeft(merchant, now()) };
  },

  save(ctx, { id, revision: seen, ...fields }) {
    if (id) {
      const known = need(ctx, id);
      return view(ctx, change(ctx, known, 'update', { ...fields, revision: nextRevision(known, seen) }));
    }
    needProvider(ctx);
    if (visible(ctx).some(({ name, status }) => name === fields.name && status !== -1)) {
      fail('已有同名商家', { errorCode: 'NAME_TAKEN' });
    }
    return add(ctx, fields);
  },

  import(ctx, { import_id, lines, is_dry }) {
    needProvider(ctx);
    const { id: operator } = ctx.account;
    const lineId = (row: number): string => `${operator}:${import_id}:${row}`;
    const there = visible(ctx).filter(({ status }) => status !== -1);
    // What this import has added already is not known from before: the answer may have got lost.
    const added = new Set(there.flatMap(({ import_line }) => import_line ?? []));
    const isAdded = ({ row }: { readonly row: number }): boolean => added.has(lineId(row));
    const faults = checkMerchants(lines).filter((fault) => !isAdded(fault));
    const bad = new Set(faults.map(({ row }) => row));
    const known = lines.filter(
      (line) => !bad.has(line.row) && !isAdded(line) && there.some(({ name }) => isSameMerchantName(name, line.name)),
    );
    const knownRows = known.map(({ row }) => row);
    if (is_dry) return { faults, known: knownRows, added: [] };
    const good = lines.filter((line) => !bad.has(line.row) && !known.includes(line));
    for (const { row, ...fields } of good.filter((line) => !isAdded(line)))
      add(ctx, { ...fields, logo: '', intro: '', import_line: lineId(row) });
    return { faults, known: knownRows, added: good.map(({ row }) => row) };
  },

  delete(ctx, { ids, reason }) {
    needProvider(ctx);
    const rows = ids.map((id) => need(ctx, id));
    if (rows.some(({ id }) => id === ctx.merchant.id)) fail('不能删除平台自己', { errorCode: 'OWN_MERCHANT' });
    for (const row of rows) {
      change(ctx, row, 'delete', { status: -1 }, reason);
      stopWork(row);
    }
    return null;
  },

  status(ctx, input) {
    needProvider(ctx);
    if (![1, 0, -1].includes(input.status)) fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    const rows = idsOf(input).map((id) => need(ctx, id));
    if (rows.some(({ id }) => id === ctx.merchant.id)) fail('不能停用平台自己', { errorCode: 'OWN_MERCHANT' });
    const status = input.status as MerchantRow['status'];
    const unreviewed = rows.find((row) => status === 1 && !isApproved(row));
    if (unreviewed) fail(`“${unreviewed.name}”还没有通过审核，不能开通`, { errorCode: 'NOT_APPROVED' });
    const verb = ({ 1: 'open', 0: 'close', [-1]: 'delete' } as const)[status];
    for (const row of rows) {
      if (row.status === status) continue;
      change(ctx, row, verb, { status }, input.reason);
      if (status !== 1) stopWork(row);
    }
    return null;
  },

  async review(ctx, { id, review, reason }) {
    const row = needServed(ctx, id);
    if (row.status === -1 || row.review !== 'pending') fail('这个商家已经审核过了', { errorCode: 'STATE_CHANGED' });
    if (review === 'rejected' && !reason) fail('请写明驳回的原因', { errorCode: 'INVALID_INPUT' });
    const isIn = review === 'approved';
    const verb = isIn ? 'approve' : 'reject';
    const next = change(ctx, row, verb, { review, review_reason: reason, status: isIn ? 1 : 0 }, reason);
    const owner = isIn ? await openFirstAccount(ctx, next) : undefined;
    return { owner };
  },

  plan(ctx, { id, version, expires_at, limits, reason }) {
    const row = needServed(ctx, id);
    if (!plans.some((plan) => plan.version === version)) fail('没有这个版本', { errorCode: 'NOT_FOUND' });
    const at = Date.parse(expires_at);
    if (Number.isNaN(at)) fail('到期日不正确', { errorCode: 'INVALID_INPUT' });
    const agreed = { version, expires_at: new Date(at).toISOString(), limits: limits ?? row.limits };
    const next = change(ctx, row, 'plan', agreed, reason);
    rewardFriendOf(next);
    const values = { ...planValues(next), 原因: reason || '平台调整' };
    sendSystemMessage(next, 'plan', values, { link: '/merchant/account' });
    return null;
  },

  note(ctx, { id, note }) {
    change(ctx, needServed(ctx, id), 'note', { provider_note: note });
    return null;
  },

  running(ctx, { id }) {
    const db = dbOf(needServed(ctx, id).mchno);
    const tasks = tasksOf(db)
      .all()
      .filter(({ state }) => isActiveTask(state))
      .map((task) => ({ id: task.id, kind: 'task' as const, title: task.title }));
    const posts = postsOf(db)
      .all()
      .filter(({ state }) => state === 'scheduled' || isMoving(state))
      .map((post) => ({ id: post.id, kind: 'post' as const, title: post.title }));
    return { list: [...tasks, ...posts] };
  },

  set(ctx, { field, value }) {
    if (field === 'name' && !value.trim()) fail('商家名称不能为空', { errorCode: 'INVALID_INPUT' });
    if (field === 'compliance_policy' && !compliancePolicies.some((policy) => policy === value.trim())) {
      fail('发布前检查的方式不正确', { errorCode: 'INVALID_INPUT' });
    }
    const chosen = compliancePolicies.find((policy) => policy === value.trim());
    if (field === 'compliance_policy' && chosen && !mayChoosePolicy(chosen, platformPolicyOf(ctx.merchant.provider_id)))
      fail('平台要求更严的检查，不能放宽', { errorCode: 'PLATFORM_POLICY' });
    if (field === 'approval_policy' && !approvalPolicies.some((policy) => policy === value.trim())) {
      fail('审批方式不正确', { errorCode: 'INVALID_INPUT' });
    }
    if (field === 'zone' && !isKnownZone(value.trim())) fail('时区不正确', { errorCode: 'INVALID_INPUT' });
    const days = readSessionDays(value);
    if (field === 'session_days' && !days) fail('登录有效期不正确', { errorCode: 'INVALID_INPUT' });
    change(ctx, ctx.merchant, 'update', {
      [field]: field === 'session_days' ? days : value.trim(),
      revision: nextRevision(ctx.merchant, undefined),
    });
    if (field === 'session_days') shortenSessions(ctx.merchant.mchno);
    return null;
  },
});
