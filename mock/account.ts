import { withoutLocked } from '../src/domain/apps';
import { isWatermarked, watermarkOf } from '../src/domain/brand';
import { membershipsOf } from '../src/domain/enterprises';
import { brokenPasswordRules, maskPhone } from '../src/domain/security';
import { memberLock } from '../src/domain/team';
import { accountContract } from '../src/services/account/schema';
import { DEFAULT_ZONE } from '../src/utils/timeZone';
import { appPageNames, brandExtrasOf, lockedPagesOf, presetsOf } from './_core/appLocks';
import { closeSessions, endSession, endSessions, noteSignIn, openSession, originOf } from './_core/auth';
import { fail } from './_core/fail';
import { grantsOf, type RoleRow } from './_core/grants';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { checkPassword, hashPassword } from './_core/passwords';
import { nextRevision } from './_core/revision';
import type { AccountRow, SessionRow } from './_core/rows';
import { endSeeAs } from './_core/seeAs';
import { type Context, serve } from './_core/serve';
import { globalDb, newId } from './_core/store';
import type { InviteRow } from './_data/invite';
import { accountVerbs, logAccount, needAbove, needGrantable, ownerRoleOf } from './_groups/accounts';
import { handOver, needMember, needNothingLeft, shownBelongings } from './_groups/handOver';
import { needAttemptsLeft, noteFailedLogin, noteLogin } from './_groups/loginAttempts';
import { accountsOf } from './_groups/publish/publishers';
import { friendCode, register } from './_groups/registration';
import { roleTemplates } from './_groups/roleTemplates';
import { teamGroupsOf } from './_groups/teamGroups';

export default serve(accountContract, {
  async login({ req }, { username, password }) {
    // The address of the connection: a header that names another one can be forged.
    const address = req.socket.remoteAddress ?? '';
    needAttemptsLeft(username, address);
    const accounts = globalDb.table<AccountRow>('account');
    const account = accounts.all().find((row) => row.username === username && row.status !== -1);
    const { isRight, stronger } = await checkPassword(password, account?.password);
    if (!account || !isRight) {
      noteFailedLogin(username, address);
      if (account) noteSignIn(account, req, 'password', false);
      return fail('用户名或密码不正确', { errorCode: 'LOGIN_FAILED' });
    }
    noteLogin(username);
    if (stronger) accounts.update(account.id, { password: stronger });
    if (account.status !== 1) return fail('账号已停用，请联系管理员', { errorCode: 'ACCOUNT_OFF' });
    noteSignIn(account, req, 'password', true);
    return openSession(account, req);
  },

  async register(ctx, input) {
    const account = await register(ctx, input);
    noteSignIn(account, ctx.req, 'password', true);
    return openSession(account, ctx.req);
  },

  logout({ req, account }) {
    const session = globalDb.table<SessionRow>('session').find(req.header('authen-token') ?? '');
    if (session) endSeeAs(session, account, req, 'stopped');
    endSession(req.header('authen-token') ?? '');
    return null;
  },

  info({ req, account, merchant, operator, grants, now }) {
    const { access, routes, actions } = grants;
    const locked = lockedPagesOf(merchant).filter((key) => routes.includes(key));
    const brand = brandExtrasOf(merchant.provider_id);
    const isMarked = account.business === 'merchant' && isWatermarked(brand, merchant, now());
    const watermark = isMarked ? watermarkOf(brand) : undefined;
    const state = operator && globalDb.table<SessionRow>('session').find(req.header('authen-token') ?? '')?.see_as;
    return {
      id: account.id,
      name: account.name,
      avatar: account.avatar,
      phone: operator ? maskPhone(account.phone) : account.phone,
      access,
      routes: [...withoutLocked(routes, locked)],
      actions: [...actions],
      locked,
      app_presets: presetsOf(merchant),
      business: account.business,
      merchant: {
        mchno: merchant.mchno,
        name: merchant.name,
        logo: merchant.logo,
        industry: merchant.industry,
        zone: merchant.zone ?? DEFAULT_ZONE,
      },
      ...(account.business === 'merchant' && { page_names: appPageNames(merchant.provider_id) }),
      ...(watermark && { watermark }),
      enterprises: operator ? 1 : membershipsOf(account, globalDb.table<AccountRow>('account').all()).length,
      ...(operator &&
        state && {
          seen_by: {
            operator: operator.name,
            reason: state.reason,
            ends_at: state.ends_at,
          },
        }),
    };
  },

  data(ctx, query) {
    const rows = ctx.db
      .table<AccountRow>('account')
      .all()
      .filter((row) => (query.status === undefined ? row.status !== -1 : row.status === query.status))
      .map((row) => accountView(ctx, row));
    const found = rows.filter(({ groups }) => !query.group || groups.some(({ id }) => id === query.group));
    const group = teamGroupsOf(ctx.db)
      .all()
      .map(({ id, name }) => ({
        value: id,
        label: name,
        count: rows.filter(({ groups }) => groups.some((one) => one.id === id)).length,
      }));
    return { ...paged(found, query, { search: ['name', 'username', 'phone'] }), filter: { group } };
  },

  async save(ctx, input) {
    const { db, account, clock } = ctx;
    if (input.password && brokenPasswordRules(input.password, input).length > 0)
      fail('密码太容易被猜到，请换一个', { errorCode: 'PASSWORD_WEAK' });
    // First of all: what is looked at below is still so when it is written.
    const password = input.password && (await hashPassword(input.password));
    const accounts = db.table<AccountRow>('account');
    const roles = db.table<RoleRow>('account_role').all();
    const role =
      roles.find(({ id, code }) => id === input.role || code === input.role) ??
      fail('所选角色不存在', { errorCode: 'NOT_FOUND' });
    const holder = globalDb
      .table<AccountRow>('account')
      .all()
      .find((row) => row.username === input.username && row.id !== input.id);
    if (holder) fail('用户名已被使用，请换一个', { errorCode: 'USERNAME_TAKEN' });
    const { name, username, phone } = input;
    if (input.id) {
      const known = accounts.need(input.id);
      needAbove(ctx, known);
      if (role.id !== known.role) needNotLastOwner(ctx, known);
      if (known.id === account.id && role.id !== known.role) fail('不能修改自己的角色', { errorCode: 'OWN_ROLE' });
      if (role.id !== known.role) needGrantable(ctx, role);
      const revision = nextRevision(known, input.revision);
      const fields = { name, username, phone, role: role.id, password: password || known.password, revision };
      // Whoever sets somebody's password can come in as him: his number has to be shown anew before it opens more.
      const isTaken = Boolean(password) && known.id !== account.id;
      const changed = accounts.update(known.id, isTaken ? { ...fields, proved_phone: '' } : fields) ?? known;
      // Whoever knew the old password is out; the caller stays in where it is his own.
      if (input.password) endSessions(known.id, ctx.req.header('authen-token'));
      logAccount(ctx, 'update', known, changed, password ? '重设了登录密码' : '');
      return accountView(ctx, changed);
    }
    needGrantable(ctx, role);
    if (!password) return fail('请设置登录密码', { errorCode: 'INVALID_INPUT' });
    const id = newId('acc');
    const made = accounts.insert({
      id,
      mchno: account.mchno,
      username,
      password,
      name,
      avatar: `/api/demo/avatar/${id}.svg`,
      phone,
      role: role.id,
      access: 'user',
      business: account.business,
      routes: [],
      actions: [],
      status: 1,
      created_at: clock.iso(),
    });
    logAccount(ctx, 'create', undefined, made);
    return accountView(ctx, made);
  },

  status(ctx, input) {
    const { db, account } = ctx;
    const accounts = db.table<AccountRow>('account');
    if (![1, 0, -1].includes(input.status)) fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    const ids = idsOf(input);
    for (const id of ids) needAbove(ctx, accounts.need(id));
    if (input.status !== 1) for (const id of ids) needNotLastOwner(ctx, accounts.need(id));
    if (ids.includes(account.id)) fail('不能停用自己的账号', { errorCode: 'OWN_ACCOUNT' });
    for (const id of ids) needNothingLeft(ctx, accounts.need(id), input.status);
    const status = input.status as AccountRow['status'];
    for (const row of ids.map((id) => accounts.need(id))) {
      const changed = accounts.update(row.id, { status, revision: nextRevision(row, undefined) }) ?? row;
      if (status !== 1) closeSessions(row.id);
      if (row.status !== status) logAccount(ctx, accountVerbs[status], row, changed);
    }
    return null;
  },

  grants(ctx, { id }) {
    const member = needMember(ctx, id);
    const { routes, actions } = grantsOf(member);
    const ofKind = (kind: 'page' | 'action', keys: readonly string[]) =>
      keys.map((key) => ({ key, kind, ...grantReason(member, key) }));
    return {
      list: [...ofKind('page', routes), ...ofKind('action', actions)],
      accounts: accountsOf(ctx.db, member),
    };
  },

  holders({ db }, { key }) {
    const holders = db
      .table<AccountRow>('account')
      .all()
      .filter((account) => {
        const { routes, actions } = grantsOf(account);
        return account.status === 1 && (routes.includes(key) || actions.includes(key));
      });
    return {
      list: holders.map((account) => ({ id: account.id, account_name: account.name, ...grantReason(account, key) })),
    };
  },

  belongings(ctx, { id }) {
    needAbove(ctx, needMember(ctx, id));
    return shownBelongings(ctx, id);
  },

  hand_over(ctx, input) {
    const member = needMember(ctx, input.id);
    needAbove(ctx, member);
    if (input.status !== undefined) {
      needNotLastOwner(ctx, member);
      if (member.id === ctx.account.id) fail('不能停用自己的账号', { errorCode: 'OWN_ACCOUNT' });
    }
    const given = handOver(ctx, input);
    const now = ctx.db.table<AccountRow>('account').need(member.id);
    logAccount(ctx, input.status === undefined ? 'update' : accountVerbs[input.status], member, now);
    return given;
  },

  set({ db, account }, { field, value }) {
    if (field === 'name' && !value.trim()) fail('姓名不能为空', { errorCode: 'INVALID_INPUT' });
    db.table<AccountRow>('account').update(account.id, { [field]: value.trim() });
    return null;
  },

  invite_list({ db, account, req }, query) {
    const code = friendCode(account.id);
    const invited = db
      .table<InviteRow>('account_invite')
      .all()
      .filter(({ account_id }) => account_id === account.id);
    return {
      ...paged(
        invited.map((row) => ({ ...row, phone: maskPhone(row.phone) })),
        query,
        { search: ['name'] },
      ),
      code,
      link: `${originOf(req)}/register?invite=${code}`,
      reward_total: invited.reduce((sum, { status, reward }) => sum + (status === 1 ? reward : 0), 0),
    };
  },
});

/** An account as lists show it: no password, no grants; the whole number only for who edits accounts, and one's own. */
function accountView(ctx: Context, row: AccountRow) {
  const { id, revision, name, username, avatar, role, signed_in_at, status, created_at } = row;
  const phone = ctx.can('account.save') || (id === ctx.account.id && !ctx.operator) ? row.phone : maskPhone(row.phone);
  const groups = teamGroupsOf(ctx.db)
    .all()
    .filter(({ members }) => members.includes(id))
    .map((group) => ({ id: group.id, name: group.name, is_lead: group.lead === id }));
  return { id, revision, name, username, avatar, phone, role, groups, signed_in_at, status, created_at };
}

/** A team without an owner could never give a right again. */
function needNotLastOwner(ctx: Context, target: AccountRow): void {
  const members = ctx.db.table<AccountRow>('account').all();
  if (memberLock(target, members, ownerRoleOf(ctx)?.id, ctx.account.id) === 'lastOwner')
    fail(
      ctx.account.business === 'provider'
        ? '平台至少要有一位管理员，请先把另一位同事设为管理员'
        : '团队里至少要有一位店主，请先把另一位成员设为店主',
      { errorCode: 'LAST_OWNER' },
    );
}

/** Why an account holds a key: by itself, by its role, and by the template of the role where that gives the key too. */
function grantReason(account: AccountRow, key: string) {
  if (account.routes.length > 0) return { by: 'account' as const, role_name: '' };
  const role = globalDb.table<RoleRow>('account_role').find(account.role);
  const template = role?.template_id ? roleTemplates().find(role.template_id) : undefined;
  const isOfTemplate = template !== undefined && [...template.routes, ...template.actions].includes(key);
  return {
    by: 'role' as const,
    role_name: role?.name ?? '',
    ...(isOfTemplate && { template_name: template.name }),
  };
}
