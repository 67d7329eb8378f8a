import type { Request } from 'express';
import { cardAskLimits, cardLinkUrl } from '../src/domain/cards';
import { leadPhone } from '../src/domain/leads';
import { isAnyPageAllowed } from '../src/domain/permissions';
import { cardContract, type OwnCard } from '../src/services/card/schema';
import { atomically } from './_core/atomically';
import { originOf } from './_core/auth';
import { clock } from './_core/clock';
import { withShownMedia } from './_core/foreignMedia';
import { grantsOf } from './_core/grants';
import { nextRevision } from './_core/revision';
import type { AccountRow, MerchantRow } from './_core/rows';
import { type Context, fail, serve } from './_core/serve';
import { type Db, dbOf, globalDb, newId, type Row, seedTable, uniqueKey } from './_core/store';
import { demoMerchant } from './_data/identity';
import type { GoodsRow } from './_groups/goods/records';
import { addLead, askAgain, leadByPhone, openLeads } from './_groups/leads';
import { addNotice } from './_groups/notices';

/** A member's card. Its id is its address: long and random, so that cards cannot be counted through. */
interface CardRow extends Row, Omit<OwnCard, 'link' | 'goods' | 'merchant'> {
  readonly mchno: string;
  readonly account_id: string;
}

uniqueKey<CardRow>('card', ({ account_id }) => account_id);

seedTable<CardRow>('card', () => [
  {
    id: 'card_seed_owner',
    mchno: demoMerchant,
    account_id: 'acc_owner',
    revision: 1,
    name: '陈小满',
    title: '店长',
    avatar: '',
    phone: '400-820-0016',
    wechat: 'xiaoman-shop',
    address: '杭州市西湖区文三路 90 号',
    intro: '保温杯和桌面小物，可以刻字，团购请留电话。',
    links: [],
    goods_ids: [],
    takes_leads: true,
    is_public: true,
  },
]);

const cards = (db: Db) => db.table<CardRow>('card');

/** Goods of a card that are still on sale, in the card's order. */
const goodsShown = (db: Db, ids: readonly string[]): GoodsRow[] =>
  ids.flatMap((id) => db.table<GoodsRow>('goods').find(id) ?? []).filter(({ status }) => status === 1);

const shopOf = ({ name, logo }: MerchantRow) => ({ name, logo });

function own(ctx: Context, row: CardRow | undefined): OwnCard {
  const { account, merchant, db, req } = ctx;
  const fresh = {
    name: account.name,
    title: '',
    avatar: account.avatar,
    phone: '',
    wechat: '',
    address: merchant.address,
    intro: '',
    links: [],
    goods_ids: [],
    takes_leads: true,
    is_public: false,
    revision: 0,
  };
  const goods = goodsShown(db, row?.goods_ids ?? []);
  return {
    ...(row ?? fresh),
    link: row ? `${originOf(req)}/card/${row.id}` : '',
    goods_ids: goods.map(({ id }) => id),
    goods: goods.map(({ id, title, cover, price }) => ({ id, title, cover, price })),
    merchant: shopOf(merchant),
  };
}

const ownRow = ({ db, account }: Context): CardRow | undefined =>
  cards(db)
    .all()
    .find(({ account_id }) => account_id === account.id);

/** A card that strangers may open, with whose it is. What is not there and what was taken down answer alike. */
function shownCard(id: string): { card: CardRow; account: AccountRow; merchant: MerchantRow } {
  const card = globalDb.table<CardRow>('card').find(id);
  const account = card && globalDb.table<AccountRow>('account').find(card.account_id);
  const merchant = card && globalDb.table<MerchantRow>('merchant').find(card.mchno);
  const isOpen = card?.is_public && account?.status === 1 && merchant?.status === 1;
  return isOpen
    ? { card, account, merchant }
    : fail('这张名片不存在，或已经停用', { errorCode: 'CARD_NOT_SHOWN', showType: 0 });
}

/** When forms came, by address, phone and card, ms. */
interface AskedRow extends Row {
  readonly times: readonly number[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Refuses one more than `max` within `spanMs`, and counts this one. */
function countAsk(id: string, max: number, spanMs: number): void {
  const table = globalDb.table<AskedRow>('card_ask');
  const now = clock.now();
  const times = (table.find(id)?.times ?? []).filter((at) => now - at < spanMs);
  if (times.length >= max) fail('提交得太频繁了，请过一会儿再试，或直接打电话', { errorCode: 'CARD_ASKED_TOO_OFTEN' });
  table.remove(id);
  table.insert({ id, times: [...times, now] });
}

// The address of the connection: a header that names another one can be forged.
const addressOf = (req: Request): string => req.socket.remoteAddress ?? '';

interface Ask {
  readonly name: string;
  readonly phone: string;
  readonly message: string;
  readonly request_id: string;
}

/** Makes the lead, or adds to the one of this phone; whoever's card it is follows up where he may see leads. */
function takeAsk({ card, account }: ReturnType<typeof shownCard>, { name, phone, message, request_id }: Ask): void {
  const db = dbOf(card.mchno);
  const at = clock.iso();
  const writer = { db, at, by: { id: '', name: `${name}（${card.name}的名片）` } };
  const known = leadByPhone(db, phone);
  const seesLeads = isAnyPageAllowed(grantsOf(account), ['service.lead']);
  const consent = { request_id, consent_at: at };
  if (known) askAgain(writer, known, message, consent);
  else {
    addLead(writer, {
      name,
      phone,
      source: 'card',
      brought_by: account.id,
      note: message,
      next_on: '',
      ...(seesLeads ? { assignee: { id: account.id, name: account.name } } : {}),
      ...consent,
    });
  }
  addNotice(card.mchno, {
    ...(seesLeads ? { account_id: account.id } : {}),
    kind: 'team',
    title: `${name}在${card.name}的名片上留了电话`,
    content: message || '没有留言，请尽快联系。',
    link: '/service/lead',
  });
}

export default serve(cardContract, {
  info: (ctx) => own(ctx, ownRow(ctx)),

  save: (ctx, { revision, ...fields }) =>
    atomically(() => {
      const phone = fields.phone === '' || leadPhone(fields.phone) !== '';
      if (!phone) fail('电话不正确，请检查后再填', { errorCode: 'INVALID_INPUT' });
      const links = fields.links.map(({ title, url }) => ({
        title,
        url: cardLinkUrl(url) || fail(`“${title}”的链接打不开，请填写网页地址`, { errorCode: 'INVALID_INPUT' }),
      }));
      const goods_ids = goodsShown(ctx.db, [...new Set(fields.goods_ids)]).map(({ id }) => id);
      const row = ownRow(ctx);
      const changes = { ...fields, links, goods_ids, revision: nextRevision(row ?? {}, revision) };
      if (row) return own(ctx, cards(ctx.db).update(row.id, changes));
      const { mchno } = ctx.merchant;
      return own(ctx, cards(ctx.db).insert({ id: newId('card'), mchno, account_id: ctx.account.id, ...changes }));
    }),

  shown(ctx, { id }) {
    const { card, merchant } = shownCard(id);
    const goods = goodsShown(dbOf(card.mchno), card.goods_ids);
    const shown = {
      ...card,
      goods: goods.map(({ title, cover, price }) => ({ title, cover, price })),
      merchant: shopOf(merchant),
    };
    return withShownMedia(shown, ctx.req.header('host') ?? '');
  },

  ask: (ctx, { id, website, phone: typed, ...ask }) =>
    atomically(() => {
      const found = shownCard(id);
      if (!found.card.takes_leads) fail('这张名片不接收留言，请直接联系', { errorCode: 'CARD_TAKES_NO_LEADS' });
      const phone = leadPhone(typed);
      if (phone === '') fail('手机号不正确，请检查后再填', { errorCode: 'INVALID_INPUT' });
      const wasWritten = openLeads(dbOf(found.card.mchno)).some(({ history }) =>
        history.some(({ request_id }) => request_id === ask.request_id),
      );
      if (website !== '' || wasWritten) return { is_taken: true as const };
      countAsk(`address:${addressOf(ctx.req)}`, cardAskLimits.perAddressAnHour, HOUR_MS);
      countAsk(`phone:${found.card.mchno}:${phone}`, cardAskLimits.perPhoneADay, DAY_MS);
      countAsk(`card:${id}`, cardAskLimits.perCardADay, DAY_MS);
      takeAsk(found, { ...ask, phone });
      return { is_taken: true as const };
    }),
});
