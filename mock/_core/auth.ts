import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { clock } from './clock';
import { fail } from './fail';
import type { AccountRow, MerchantRow, ProviderRow, SessionRow } from './rows';
import { globalDb } from './store';

const sessionDays = 30;

export interface Caller {
  readonly account: AccountRow;
  readonly merchant: MerchantRow;
}

/** Login result of the brief for an account that has just proved who it is. */
export function openSession(account: AccountRow) {
  const token = randomBytes(20).toString('hex');
  const created = clock.now();
  const sessions = globalDb.table<SessionRow>('session');
  for (const { id, expires } of sessions.all()) if (expires < created) sessions.remove(id);
  sessions.insert({
    id: token,
    account_id: account.id,
    created_at: clock.iso(),
    expires: created + sessionDays * 86_400_000,
  });
  globalDb.table<AccountRow>('account').update(account.id, { signed_in_at: clock.iso() });
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

/** Ends the sessions of an account, all but the one that is named. */
export function endSessions(accountId: string, except = ''): void {
  const sessions = globalDb.table<SessionRow>('session');
  for (const { id, account_id } of sessions.all()) if (account_id === accountId && id !== except) sessions.remove(id);
}

/** The caller behind the Authen headers. No or bad token, or another merchant's number → 403 (brief, point 4). */
export function authenticate(req: Request): Caller {
  const session = globalDb.table<SessionRow>('session').find(req.header('authen-token') ?? '');
  if (!session || session.expires < clock.now()) return refuse('登录已失效，请重新登录');
  const account = globalDb.table<AccountRow>('account').find(session.account_id);
  if (!account) return refuse('登录已失效，请重新登录');
  if (account.status === -1) return refuse('你已不在这个团队里，如有疑问请联系店主');
  if (account.status !== 1) return refuse('账号已停用，请联系管理员');
  const claimed = req.header('authen-mchno');
  if (claimed && claimed !== account.mchno) return refuse('商户号与登录账号不符');
  const merchant = globalDb.table<MerchantRow>('merchant').find(account.mchno);
  if (!merchant) return refuse('商户不存在');
  if (merchant.status !== 1) return refuse('商户已停用，请联系服务商');
  return { account, merchant };
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
