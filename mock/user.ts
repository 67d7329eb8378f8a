import type { Request } from 'express';
import { userContract } from '../src/services/user/schema';
import { noteSignIn, openSession, originOf } from './_core/auth';
import { clock } from './_core/clock';
import { fail } from './_core/fail';
import type { AccountRow } from './_core/rows';
import { serve } from './_core/serve';
import { globalDb } from './_core/store';
import { consentState, createTicket, findTicket, type TicketRow, takeCode, takeTicket } from './_groups/signIn';

const accountOf = (id: string | undefined): AccountRow => {
  const account = globalDb.table<AccountRow>('account').find(id ?? '');
  if (account?.status !== 1) return fail('账号已停用，请联系管理员', { errorCode: 'ACCOUNT_OFF' });
  return account;
};

function enter(accountId: string | undefined, req: Request, way: 'qr' | 'wechat') {
  const account = accountOf(accountId);
  noteSignIn(account, req, way, true);
  if (way === 'wechat') globalDb.table<AccountRow>('account').update(account.id, { wechat_at: clock.iso() });
  return openSession(account, req);
}

export default serve(userContract, {
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
    if (input.action === 'url') {
      const origin = originOf(req);
      const target = URL.canParse(input.redirect, origin) ? new URL(input.redirect, origin) : undefined;
      if (target?.origin !== origin) return fail('回跳地址不在本站', { errorCode: 'REDIRECT_FOREIGN' });
      const state = consentState();
      const query = new URLSearchParams({ appid: input.appid ?? '', state, redirect_uri: target.href });
      return { url: `${origin}/api/demo/wechat?${query}`, state };
    }
    const accountId = takeCode(input.code, input.state);
    if (!accountId) return fail('微信授权已失效，请重新扫码', { errorCode: 'WECHAT_CODE_INVALID' });
    return { login: enter(accountId, req, 'wechat') };
  },
});
