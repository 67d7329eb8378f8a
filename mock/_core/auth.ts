import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { SEE_AS_ELSEWHERE } from '../../src/domain/seeAs';
import { defaultSessionDays } from '../../src/domain/team';
import { type ApiTokenRow, apiCaller, isApiToken } from './apiTokens';
import { clock } from './clock';
import { fail } from './fail';
import type { AccountRow, MerchantRow, ProviderRow, SeeAsState, SessionRow, SignInRow } from './rows';
import { endSeeAs, refuseEnded, seeAsEndOf } from './seeAs';
import { globalDb, newId } from './store';

export interface Caller {
  /** Another system's, where one calls; then `account` is whoever made it. */
  readonly token?: ApiTokenRow;
  readonly account: AccountRow;
  readonly merchant: MerchantRow;
  /** The provider's person who is in the merchant as support; then `account` is whom he sees as. */
  readonly operator?: AccountRow;
}

/** Tries that are kept of each account. */
const MAX_SIGN_INS = 100;
const MINUTE_MS = 60_000;

/** Who asks: the browser by its own name, and the address of the connection (a header that names one can be forged). */
const originator = (req: Request | undefined): { agent: string; address: string } => ({
  agent: (req?.header('user-agent') ?? '').slice(0, 400),
  address: req?.socket.remoteAddress ?? '',
});

/** Writes a sign-in down, or a try that was refused, for its owner to see. */
export function noteSignIn(account: AccountRow, req: Request, way: SignInRow['way'], isSuccess: boolean): void {
  const table = globalDb.table<SignInRow>('sign_in');
  const known = table.all().filter(({ account_id }) => account_id === account.id);
  for (const { id } of known.slice(0, Math.max(0, known.length - MAX_SIGN_INS + 1))) table.remove(id);
  const row = { account_id: account.id, mchno: account.mchno, way, is_success: isSuccess, ...originator(req) };
  const host = hostName(req.header('host') ?? '');
  table.insert({ id: newId('sign'), ...row, host, created_at: clock.iso() });
  if (isSuccess) keepHost(account.mchno, host);
}

/** The host that a merchant came by is kept: figures of the past do not move when it signs in elsewhere. */
function keepHost(mchno: string, host: string): void {
  const merchants = globalDb.table<MerchantRow>('merchant');
  const merchant = merchants.find(mchno);
  if (merchant && !merchant.host) merchants.update(mchno, { host: firstHostOf(mchno) ?? host });
}

/** Of the sign-ins that are still known; in a state of an earlier version they are all there is. */
export const firstHostOf = (mchno: string): string | undefined =>
  globalDb
    .table<SignInRow>('sign_in')
    .all()
    .find((row) => row.mchno === mchno && row.is_success && row.host)?.host;

const DAY_MS = 86_400_000;

function sessionLifeMs({ mchno }: AccountRow): number {
  const merchant = globalDb.table<MerchantRow>('merchant').find(mchno);
  return (merchant?.session_days ?? defaultSessionDays) * DAY_MS;
}

/** Lets no session of a merchant's members last longer from now on than a new one would. */
export function shortenSessions(mchno: string): void {
  const members = globalDb
    .table<AccountRow>('account')
    .all()
    .filter((account) => account.mchno === mchno);
  const latest = new Map(members.map((account) => [account.id, clock.now() + sessionLifeMs(account)]));
  const sessions = globalDb.table<SessionRow>('session');
  for (const { id, account_id, expires } of sessions.all()) {
    const end = latest.get(account_id);
    if (end !== undefined && end < expires) sessions.update(id, { expires: end });
  }
}

/** Login result of the brief for an account that has just proved who it is. */
export function openSession(account: AccountRow, req?: Request) {
  const token = randomBytes(20).toString('hex');
  const created = clock.now();
  const sessions = globalDb.table<SessionRow>('session');
  for (const { id, expires } of sessions.all()) if (expires < created) sessions.remove(id);
  sessions.insert({
    id: token,
    account_id: account.id,
    created_at: clock.iso(),
    expires: created + sessionLifeMs(account),
    ...originator(req),
    seen: created,
  });
  globalDb.table<AccountRow>('account').update(account.id, { signed_in_at: clock.iso() });
  return sessionValues(token, account);
}

/** Login result of the brief for whom a session stands. */
export function sessionValues(token: string, account: AccountRow) {
  const merchant = globalDb.table<MerchantRow>('merchant').find(account.mchno);
  return {
    token,
    id: account.id,
    app_type: account.business,
    business: account.business,
    merchantData: { mchno: account.mchno, industry: merchant?.industry ?? '' },
  };
}

export const endSession = (token: string): void => {
  globalDb.table<SessionRow>('session').remove(token);
};

/** Ends the sessions of an account, all but the one that is named. @returns how many */
export function endSessions(accountId: string, except = ''): number {
  const sessions = globalDb.table<SessionRow>('session');
  const ended = sessions.all().filter(({ id, account_id }) => account_id === accountId && id !== except);
  for (const { id } of ended) sessions.remove(id);
  return ended.length;
}

/** Ends the sessions of a member who leaves; each is told why at its next call. */
export function closeSessions(accountId: string): void {
  const sessions = globalDb.table<SessionRow>('session');
  for (const { id, account_id } of sessions.all())
    if (account_id === accountId) sessions.update(id, { ended_at: clock.iso() });
}

/**
 * The caller behind the Authen headers. No or bad token, or another merchant's number → 403 (brief, point 4).
 * @param asSelf whoever signed in, also while he is in a merchant as support
 */
export function authenticate(req: Request, asSelf = false): Caller {
  const given = req.header('authen-token') ?? '';
  if (isApiToken(given)) return apiCaller(given, req.header('authen-mchno'));
  const session = globalDb.table<SessionRow>('session').find(given);
  if (!session || session.expires < clock.now()) return refuse('登录已失效，请重新登录');
  const account = globalDb.table<AccountRow>('account').find(session.account_id);
  if (!account) return refuse('登录已失效，请重新登录');
  if (account.status === -1) return refuse('你已不在这个团队里，如有疑问请联系店主');
  if (account.status !== 1) return refuse('账号已停用，请联系管理员');
  if (session.ended_at) return refuse('登录已失效，请重新登录');
  const claimed = req.header('authen-mchno');
  const { see_as, saw_as } = session;
  const isSeen = claimed !== undefined && (claimed === see_as?.mchno || claimed === saw_as?.mchno);
  if (!asSelf) {
    if (see_as) return seeingCaller(session, see_as, account, req);
    if (saw_as && isSeen) return refuseEnded(saw_as.why);
  }
  if (claimed && claimed !== account.mchno && !isSeen) return refuse('商户号与登录账号不符');
  const merchant = globalDb.table<MerchantRow>('merchant').find(account.mchno);
  if (!merchant) return refuse('商户不存在');
  if (merchant.status !== 1) return refuse('商户已停用，请联系服务商');
  noteUse(session);
  return { account, merchant };
}

/** Looked at before the merchant's own state: whatever has become of it, the way back stays open. */
function seeingCaller(session: SessionRow, state: SeeAsState, operator: AccountRow, req: Request): Caller {
  const why = seeAsEndOf(operator, state);
  if (why) {
    endSeeAs(session, operator, req, why);
    return refuseEnded(why);
  }
  const account = globalDb.table<AccountRow>('account').need(state.account_id);
  const merchant = globalDb.table<MerchantRow>('merchant').need(state.mchno);
  if (req.header('authen-mchno') !== state.mchno)
    return fail(`你正在以客服身份查看“${merchant.name}”，这个页面还不是，操作没有生效`, {
      errorCode: SEE_AS_ELSEWHERE,
      showType: 0,
    });
  noteUse(session);
  return { account, merchant, operator };
}

/** To the minute: a call must not cost a write. */
function noteUse({ id, seen = 0 }: SessionRow): void {
  const now = clock.now();
  if (now - seen >= MINUTE_MS) globalDb.table<SessionRow>('session').update(id, { seen: now });
}

const refuse = (message: string): never => fail(message, { errorCode: 'FORBIDDEN', httpStatus: 403 });

/** Host name of a `Host` value without its port; IPv6 keeps its brackets off. */
export function hostName(host: string): string {
  return host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
}

/** Provider of a host; undefined = none (ruling 5). */
export function providerOf(host: string): ProviderRow | undefined {
  const name = hostName(host);
  return globalDb
    .table<ProviderRow>('provider')
    .all()
    .find((provider) => provider.hosts.includes(name));
}

/** `http://host:port` as the caller says that he reached us: for links that he is given, never for what he may reach. */
export function originOf(req: Request): string {
  const forwarded = req.header('x-forwarded-proto')?.split(',')[0]?.trim();
  const encrypted = 'encrypted' in req.socket && req.socket.encrypted === true;
  return `${forwarded || (encrypted ? 'https' : 'http')}://${req.header('host') ?? 'localhost'}`;
}
