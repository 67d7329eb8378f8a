import { createHash } from 'node:crypto';
import { brokenPasswordRules, maskAddress, maskPhone, readDevice } from '../src/domain/security';
import { securityContract } from '../src/services/security/schema';
import { endSession, endSessions } from './_core/auth';
import { fail } from './_core/fail';
import { paged } from './_core/paging';
import { checkPassword, hashPassword } from './_core/passwords';
import type { AccountRow, SessionRow, SignInRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { globalDb } from './_core/store';
import './_data/signIns';
import { needAttemptsLeft, noteFailedLogin } from './_groups/loginAttempts';
import { sendOut } from './_groups/outbox';
import { checkPhoneCode, sendCode } from './_groups/phoneCodes';
import { accountOfWechat, askConsent, takeCode, wechatOf } from './_groups/wechat';

const tokenOf = ({ req }: Context): string => req.header('authen-token') ?? '';
/** A session is named without telling its token. */
const sessionName = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, 24);

const sessionsOf = ({ account, now }: Context): SessionRow[] =>
  globalDb
    .table<SessionRow>('session')
    .all()
    .filter(({ account_id, expires, ended_at }) => account_id === account.id && expires >= now() && !ended_at);

function placeOf({ agent = '', address = '' }: { readonly agent?: string; readonly address?: string }) {
  const { browser = '', system = '' } = readDevice(agent);
  return { browser, system, address: maskAddress(address) };
}

/**
 * Whoever sits at somebody else's open screen must not get further by guessing. Who was added by phone alone has no
 * password, and nothing to be asked for.
 */
async function needPassword({ account, req }: Context, password = ''): Promise<void> {
  if (!account.password) return;
  const address = req.socket.remoteAddress ?? '';
  needAttemptsLeft(account.username, address);
  const { isRight } = await checkPassword(password, account.password);
  if (isRight) return;
  noteFailedLogin(account.username, address);
  fail('当前密码不正确', { errorCode: 'PASSWORD_WRONG' });
}

export default serve(securityContract, {
  info({ account }) {
    const { username, phone, wechat_at, password_changed_at } = account;
    const is_wechat_bound = wechatOf(account) !== undefined;
    const has_password = Boolean(account.password);
    return { username, phone: maskPhone(phone), has_password, is_wechat_bound, wechat_at, password_changed_at };
  },

  async password(ctx, { current, password }) {
    const { account, clock } = ctx;
    await needPassword(ctx, current);
    if (password === current) fail('新密码不能和当前密码相同', { errorCode: 'PASSWORD_SAME' });
    if (brokenPasswordRules(password, account).length > 0) {
      fail('新密码太容易被猜到，请换一个', { errorCode: 'PASSWORD_WEAK' });
    }
    const hashed = await hashPassword(password);
    globalDb.table<AccountRow>('account').update(account.id, { password: hashed, password_changed_at: clock.iso() });
    // Whoever knew the old password is out.
    return { ended: endSessions(account.id, tokenOf(ctx)) };
  },

  async wechat_bind(ctx, input) {
    const { account, req } = ctx;
    if (input.action === 'url') {
      await needPassword(ctx, input.password);
      return askConsent(req, input, account.id);
    }
    const wechatId = takeCode(input, account.id);
    const bound = wechatOf(account);
    if (bound === wechatId) return {};
    if (bound !== undefined) fail('已绑定另一个微信，请先解除绑定', { errorCode: 'WECHAT_BOUND' });
    if (accountOfWechat(wechatId))
      fail('这个微信已绑定其他账号，请换一个微信，或先在那个账号里解除绑定', { errorCode: 'WECHAT_TAKEN' });
    globalDb.table<AccountRow>('account').update(account.id, { wechat_id: wechatId });
    // Whoever sits at somebody else's open screen does not get a way in of his own unnoticed.
    if (account.phone)
      sendOut(
        'sms',
        account.phone,
        `你的账号 ${account.username} 刚刚绑定了微信。如果不是你本人，请修改密码并解除绑定。`,
      );
    return {};
  },

  wechat_unbind({ account }) {
    // Without a password and a phone nobody, he himself included, would come in again.
    if (!account.password && !account.phone)
      fail('微信是你唯一的登录方式，请先绑定手机号或设置密码', { errorCode: 'LAST_WAY' });
    globalDb.table<AccountRow>('account').update(account.id, { wechat_id: undefined, wechat_at: undefined });
    return null;
  },

  sessions(ctx) {
    const list = sessionsOf(ctx).map((session) => ({
      id: sessionName(session.id),
      ...placeOf(session),
      created_at: session.created_at,
      seen_at: session.seen === undefined ? session.created_at : new Date(session.seen).toISOString(),
      is_current: session.id === tokenOf(ctx),
    }));
    return {
      list: list.sort((a, b) => Number(b.is_current) - Number(a.is_current) || b.seen_at.localeCompare(a.seen_at)),
    };
  },

  session_end(ctx, { id }) {
    if (id === undefined) return { ended: endSessions(ctx.account.id, tokenOf(ctx)) };
    const found = sessionsOf(ctx).find((session) => sessionName(session.id) === id);
    if (found?.id === tokenOf(ctx)) fail('当前设备请用“退出登录”', { errorCode: 'OWN_SESSION' });
    if (found) endSession(found.id);
    return { ended: found ? 1 : 0 };
  },

  history({ db, account }, query) {
    const rows = db
      .table<SignInRow>('sign_in')
      .all()
      .filter(({ account_id }) => account_id === account.id)
      .map((row) => ({ ...row, ...placeOf(row) }));
    return paged(rows, query);
  },

  phone_code: ({ account }, { phone }) => ({ waitSeconds: sendCode({ purpose: 'bind', whose: account.id, phone }) }),

  async phone(ctx, { phone, code, password }) {
    await needPassword(ctx, password);
    checkPhoneCode('bind', ctx.account.id, phone, code)();
    const accounts = globalDb.table<AccountRow>('account');
    const isTaken = accounts.all().some((row) => row.phone === phone && row.id !== ctx.account.id && row.status !== -1);
    if (isTaken) fail('这个手机号已绑定其他账号', { errorCode: 'PHONE_TAKEN' });
    accounts.update(ctx.account.id, { phone, proved_phone: phone });
    return null;
  },
});
