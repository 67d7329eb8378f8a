import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import { settings } from '../config/hosts';
import { platforms } from '../src/domain/platforms';
import { originOf } from './_core/auth';
import { fail } from './_core/fail';
import { applyFaults, faultsFor } from './_core/faults';
import { mimeOf, sendFile } from './_core/objectStorage';
import type { AccountRow } from './_core/rows';
import { safely } from './_core/safely';
import { dbOf, globalDb } from './_core/store';
import { articlePage, demoArticles } from './_data/articles';
import { assetFolder } from './_data/assets';
import { avatarMark, brandMark } from './_data/brandMarks';
import { type Choice, consentPage, messagePage, sentPage } from './_data/consentPages';
import { productPage } from './_data/productPage';
import { type DemoProduct, productByKey } from './_data/products';
import { refuseMessages } from './_groups/customers';
import { findSent, lastSent } from './_groups/outbox';
import { answerBinding, openBinding, personasOf, scanBinding } from './_groups/publish/binding';
import { answerPost, awaitingPost } from './_groups/publish/items';
import { answerTicket, findTicket, scanTicket } from './_groups/signIn';
import { giveCode, isAskedToBind } from './_groups/wechat';

const svg = (res: Response, drawing: string | undefined): void => {
  if (!drawing) {
    res.status(404).type('text').send('not found');
    return;
  }
  res.setHeader('Cache-Control', 'public, max-age=86400');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  res.type('image/svg+xml').send(drawing);
};

const html = (res: Response, page: string, status = 200): void => {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'",
  );
  res.status(status).type('html').send(page);
};

/** Only plain file names: the folder cannot be left. */
function asset(req: Request, res: Response, name: string): void {
  const path = join(assetFolder, name);
  if (!/^[\w-]+\.(jpg|png|mp4)$/.test(name) || !existsSync(path)) {
    res.status(404).type('text').send('not found');
    return;
  }
  sendFile(req, res, { path, mime: mimeOf(name), name });
}

function imageOf(product: DemoProduct | undefined, file: string): string {
  if (file === 'clip.mp4') return product?.clips?.[0] ?? '';
  return product?.images[Number(/^(\d+)\.jpg$/.exec(file)?.[1] ?? 0) - 1] ?? '';
}

function choices(): Choice[] {
  const roles: Readonly<Record<string, string>> = {
    owner: '店主',
    writer: '内容编辑',
    viewer: '观察员',
    admin: '平台管理员',
  };
  return globalDb
    .table<AccountRow>('account')
    .all()
    .filter(({ id, status }) => status === 1 && id in { acc_owner: 1, acc_writer: 1, acc_viewer: 1, acc_admin: 1 })
    .map(({ id, name, username }) => ({ id, name, note: `${roles[username] ?? ''} · ${username}` }));
}

const isChoice = (id: string): boolean => choices().some((choice) => choice.id === id);
const field = (req: Request, name: string): string =>
  String((req.body as Record<string, unknown> | undefined)?.[name] ?? '');
const param = (req: Request, name: string): string => String(req.params[name] ?? '');
const query = (req: Request, name: string): string => String(req.query[name] ?? '');

/** A redirect back into the app only: same origin as the request. */
function ownAddress(req: Request, address: string): URL | undefined {
  const origin = originOf(req);
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  return url?.origin === origin ? url : undefined;
}

/** Pages that sign in as a demo account: only where those are offered. */
const phone = (work: (req: Request, res: Response) => unknown) =>
  safely((req, res) =>
    settings.demoAccounts ? work(req, res) : fail('页面不存在', { errorCode: 'NOT_FOUND', httpStatus: 404 }),
  );

const expired = (res: Response): void => html(res, messagePage('二维码已失效', '请回到电脑上刷新二维码再扫。'), 410);

const bindAnswers = {
  confirmed: ['已同意授权', '账号已连接，请回到电脑上继续。'],
  refused: ['已拒绝授权', '没有连接任何账号。'],
  mismatch: ['账号不一致', '这不是要重新登录的账号，请在手机上切换账号后重新扫码。'],
} as const;

const channelNames = { sms: '短信', wechat: '微信', mail: '邮件' } as const;

export default {
  'GET /api/demo/asset/:name': safely((req, res) => asset(req, res, param(req, 'name'))),
  'HEAD /api/demo/asset/:name': safely((req, res) => asset(req, res, param(req, 'name'))),
  'GET /api/demo/brand/:name.svg': safely((req, res) => svg(res, brandMark(param(req, 'name')))),
  'GET /api/demo/avatar/:name.svg': safely((req, res) => svg(res, avatarMark(param(req, 'name')))),

  'GET /api/demo/article/:key': safely((req, res) => {
    const article = demoArticles.find(({ key }) => key === req.params.key);
    if (article) html(res, articlePage(article));
    else html(res, messagePage('没有这篇文章', '演示文章有 desk 和 thermos 两篇。'), 404);
  }),
  'GET /api/demo/product/:key': safely(async (req, res) => {
    if (await applyFaults(faultsFor(req), res)) return;
    const product = productByKey(param(req, 'key'));
    if (product) html(res, productPage(product, originOf(req)));
    else html(res, messagePage('没有这个商品', '可以试试 thermos、mask 或 desk。'), 404);
  }),
  'GET /api/demo/product/:key/:file': safely((req, res) =>
    asset(req, res, imageOf(productByKey(param(req, 'key')), param(req, 'file'))),
  ),

  'GET /api/demo/scan': phone((req, res) => {
    const ticket = query(req, 'ticket');
    const state = findTicket(ticket)?.state;
    if (state !== 'waiting' && state !== 'scanned') return expired(res);
    scanTicket(ticket);
    html(
      res,
      consentPage('扫码登录', '选择要登录的演示账号，确认后电脑端自动进入。', '/api/demo/scan', { ticket }, choices()),
    );
  }),
  'POST /api/demo/scan': phone((req, res) => {
    const account = field(req, 'account');
    const isAgreed = field(req, 'answer') === 'confirm' && isChoice(account);
    if (!answerTicket(field(req, 'ticket'), isAgreed ? account : undefined)) return expired(res);
    html(
      res,
      isAgreed ? messagePage('已确认登录', '请回到电脑上继续。') : messagePage('已拒绝登录', '电脑端不会登录。'),
    );
  }),

  'GET /api/demo/messages': phone((_req, res) => {
    const messages = lastSent(20).map(({ id, channel, to, text, from, created_at, mchno }) => ({
      id,
      line: `${created_at.slice(11, 16)} ${channelNames[channel]} ${from ? `${from} → ` : ''}${to}：${text}`,
      canRefuse: mchno !== undefined,
    }));
    html(res, sentPage('演示手机收到的消息', '还没有消息。这里的短信、微信和邮件都没有真的发出。', messages));
  }),

  'POST /api/demo/messages': phone((req, res) => {
    const message = findSent(field(req, 'refuse'));
    if (!message?.mchno) return expired(res);
    refuseMessages(dbOf(message.mchno), message.mchno, message.to);
    html(res, messagePage('已退订', `${message.to} 不会再收到这家店的营销短信。`));
  }),

  'GET /api/demo/bind': safely((req, res) => {
    const ticket = query(req, 'ticket');
    const binding = openBinding(ticket);
    if (!binding) return expired(res);
    scanBinding(ticket);
    const { name } = platforms[binding.platform];
    html(
      res,
      consentPage(
        `${name}授权（演示）`,
        `选择这部手机上登录的${name}账号，同意后电脑端自动继续。`,
        '/api/demo/bind',
        { ticket },
        personasOf(binding),
        '同意授权',
      ),
    );
  }),
  'POST /api/demo/bind': safely((req, res) => {
    const isAgreed = field(req, 'answer') === 'confirm';
    const state = answerBinding(field(req, 'ticket'), isAgreed ? field(req, 'account') : undefined);
    if (state !== 'confirmed' && state !== 'refused' && state !== 'mismatch') return expired(res);
    const [title, text] = bindAnswers[state];
    html(res, messagePage(title, text));
  }),

  'GET /api/demo/confirm': safely((req, res) => {
    const [id, key] = [query(req, 'post'), query(req, 'key')];
    const item = awaitingPost(id, key);
    if (!item) return expired(res);
    const place = `${platforms[item.platform].name}“${item.account_name}”`;
    const hidden = { post: id, key };
    html(
      res,
      consentPage('确认发布作品', `《${item.title}》将发布到${place}。`, '/api/demo/confirm', hidden, [], '确认发布'),
    );
  }),
  'POST /api/demo/confirm': safely((req, res) => {
    const isAgreed = field(req, 'answer') === 'confirm';
    if (!answerPost(field(req, 'post'), field(req, 'key'), isAgreed)) return expired(res);
    html(
      res,
      isAgreed
        ? messagePage('已确认发布', '作品已提交平台审核，可以回到电脑上查看。')
        : messagePage('已拒绝发布', '作品没有发出，可以回到电脑上修改或取消。'),
    );
  }),

  'GET /api/demo/wechat': phone((req, res) => {
    const target = ownAddress(req, query(req, 'redirect_uri'));
    if (!target) return html(res, messagePage('回跳地址不正确', '授权只能回到本站。'), 400);
    const state = query(req, 'state');
    const hidden = { state, redirect_uri: target.href };
    const [title, note, agree] = isAskedToBind(state)
      ? ['绑定微信（演示）', '选择要绑定谁的微信，同意后回到“密码与安全”。', '同意绑定']
      : ['微信授权登录（演示）', '选择用谁的微信登录，同意后回到登录页。', '同意登录'];
    // The WeChats of the demo phone are named like the accounts of their owners.
    html(res, consentPage(title, note, '/api/demo/wechat', hidden, choices(), agree));
  }),
  'POST /api/demo/wechat': phone((req, res) => {
    const target = ownAddress(req, field(req, 'redirect_uri'));
    if (!target) return html(res, messagePage('回跳地址不正确', '授权只能回到本站。'), 400);
    const state = field(req, 'state');
    const account = field(req, 'account');
    if (field(req, 'answer') === 'confirm' && isChoice(account)) {
      const code = giveCode(state, account);
      if (!code) return html(res, messagePage('授权已失效', '请回到原来的页面重新开始。'), 410);
      target.searchParams.set('code', code);
    }
    target.searchParams.set('state', state);
    res.redirect(302, target.href);
  }),
};
