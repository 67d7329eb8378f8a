import type { Request } from 'express';
import { mobilePhone } from '../src/domain/leads';
import { brokenPasswordRules } from '../src/domain/security';
import { type SmsEntry, userContract } from '../src/services/user/schema';
import { endSessions, noteSignIn, openSession, originOf } from './_core/auth';
import { clock } from './_core/clock';
import { fail } from './_core/fail';
import { hashPassword } from './_core/passwords';
import type { AccountRow, MerchantRow } from './_core/rows';
import { serve } from './_core/serve';
import { globalDb } from './_core/store';
import { needAttemptsLeft, noteFailedLogin, noteLogin } from './_groups/loginAttempts';
import { sendOut } from './_groups/outbox';
import { checkPhoneCode, countAddress, sendCode } from './_groups/phoneCodes';
import { createTicket, findTicket, type TicketRow, takeTicket } from './_groups/signIn';
import { accountOfWechat, askConsent, takeCode } from './_groups/wechat';

const accountOf = (id: string | undefined): AccountRow => {
  const account = globalDb.table<AccountRow>('account').find(id ?? '');
  if (account?.status !== 1) return fail('账号已停用，请联系管理员', { errorCode: 'ACCOUNT_OFF' });
  return account;
};

function enter(accountId: string | undefined, req: Request, way: 'qr' | 'wechat' | 'sms') {
  const account = accountOf(accountId);
  noteSignIn(account, req, way, true);
  // The code that came to it shows whose the number is.
  if (way === 'sms') globalDb.table<AccountRow>('account').update(account.id, { proved_phone: account.phone });
  if (way === 'wechat') globalDb.table<AccountRow>('account').update(account.id, { wechat_at: clock.iso() });
  return openSession(account, req);
}

interface ByCode {
  readonly phone: string;
  readonly code: string;
  readonly account_id?: string | undefined;
}

/** Accounts that a number opens, however it is written. */
const accountsBy = (phone: string): AccountRow[] =>
  globalDb
    .table<AccountRow>('account')
    .all()
    .filter((row) => row.status !== -1 && mobilePhone(row.phone) === phone);

const addressOf = (req: Request): string => req.socket.remoteAddress ?? '';
const tryName = (phone: string): string => `sms ${phone}`;

/**
 * The account that a code opens, and how to use it up; choices where the number has several. A number that nobody has is
 * refused in the same words as a wrong code.
 */
function openByCode(
  req: Request,
  purpose: 'login' | 'reset',
  { phone, code, account_id }: ByCode,
): { readonly account: AccountRow; readonly consume: () => void } | { readonly choices: SmsEntry['choices'] } {
  needAttemptsLeft(tryName(phone), addressOf(req));
  const accounts = accountsBy(phone);
  let consume: () => void;
  try {
    consume = checkPhoneCode(purpose, phone, phone, code);
  } catch (refusal) {
    noteFailedLogin(tryName(phone), addressOf(req));
    for (const account of accounts) noteSignIn(account, req, 'sms', false);
    throw refusal;
  }
  noteLogin(tryName(phone));
  const account = accounts.length === 1 ? accounts[0] : accounts.find(({ id }) => id === account_id);
  if (account) return { account: accountOf(account.id), consume };
  if (accounts.length === 0) return fail('验证码已失效，请重新获取', { errorCode: 'CODE_EXPIRED' });
  const merchants = globalDb.table<MerchantRow>('merchant');
  return {
    choices: accounts.map(({ id, name, mchno }) => ({ id, name, merchant_name: merchants.find(mchno)?.name ?? '' })),
  };
}

export default serve(userContract, {
  sms_code({ req }, { phone, purpose }) {
    countAddress(addressOf(req));
    return { waitSeconds: sendCode({ purpose, whose: phone, phone, isSent: accountsBy(phone).length > 0 }) };
  },

  smslogin({ req }, input) {
    const found = openByCode(req, 'login', input);
    if ('choices' in found) return { choices: found.choices };
    found.consume();
    return { login: enter(found.account.id, req, 'sms') };
  },

  async reset_password({ req, clock }, { password, ...input }) {
    const found = openByCode(req, 'reset', input);
    if ('choices' in found) return { choices: found.choices };
    const { account, consume } = found;
    if (brokenPasswordRules(password, account).length > 0)
      fail('新密码太容易被猜到，请换一个', { errorCode: 'PASSWORD_WEAK' });
    // Used up before anything waits: the same code does not change it twice.
    consume();
    const hashed = await hashPassword(password);
    globalDb.table<AccountRow>('account').update(account.id, { password: hashed, password_changed_at: clock.iso() });
    noteLogin(account.username);
    // Whoever knew the old password is out.
    endSessions(account.id);
    sendOut('sms', input.phone, `你的账号 ${account.username} 刚刚重设了登录密码。如果不是你本人，请联系店主。`);
    return { login: enter(account.id, req, 'sms') };
  },

  qrlogin({ req, now }, input) {
    const origin = originOf(req);
    const view = (ticket: TicketRow) => ({
      ticket: ticket.id,
      state: ticket.state,
      url: `${origin}/api/demo/scan?ticket=${ticket.id}`,
      expiresInSeconds: Math.max(0, Math.ceil((ticket.expires - now()) / 1000)),
    });
    if (input.action === 'create') return view(createTicket());
    const ticket = findTicket(input.ticket) ?? fail('二维码不存在，请刷新', { errorCode: 'TICKET_UNKNOWN' });
    if (ticket.state !== 'confirmed') return view(ticket);
    // the session is given once: whoever asks again with the same ticket gets none
    takeTicket(ticket.id);
    return { ...view(ticket), login: enter(ticket.account_id, req, 'qr') };
  },

  wechatlogin({ req }, input) {
    if (input.action === 'url') return askConsent(req, input);
    // Agreeing on a phone opens no account by itself: whoever it belongs to has to have bound it.
    const account = accountOfWechat(takeCode(input));
    if (!account)
      return fail('这个微信还没有绑定账号。请先用密码或短信验证码登录，再到“密码与安全”里绑定微信', {
        errorCode: 'WECHAT_UNBOUND',
      });
    return { login: enter(account.id, req, 'wechat') };
  },
});
