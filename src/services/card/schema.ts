import { z } from 'zod';
import { cardLimits } from '../../domain/cards';
import { get, id, idQuery, nothing, post, revision, shownRevision } from '../contract';

const text = (max: number) => z.string().trim().max(max).default('');

const fields = {
  name: z.string().trim().min(1).max(cardLimits.name),
  title: text(cardLimits.title),
  /** Address of the portrait, '' = none. */
  avatar: z.string().max(500).default(''),
  phone: text(cardLimits.phone),
  wechat: text(cardLimits.wechat),
  address: text(cardLimits.address),
  intro: text(cardLimits.intro),
  links: z
    .array(
      z.object({
        title: z.string().trim().min(1).max(cardLimits.linkTitle),
        url: z.string().trim().min(1).max(cardLimits.linkUrl),
      }),
    )
    .max(cardLimits.links)
    .default([]),
  /** Whether visitors can leave their phone. */
  takes_leads: z.boolean().default(true),
};

const goodsShown = z.object({ title: z.string(), cover: z.string(), price: z.string() });

const ownCard = z.object({
  ...fields,
  goods_ids: z.array(id),
  /** Whether anybody with the address can open it. */
  is_public: z.boolean(),
  revision: shownRevision,
  /** Address of the public page, '' before the card is saved for the first time. */
  link: z.string(),
  goods: z.array(goodsShown.extend({ id })),
  merchant: z.object({ name: z.string(), logo: z.string() }),
});
export type OwnCard = z.infer<typeof ownCard>;

const shownCard = z.object({
  ...fields,
  goods: z.array(goodsShown),
  merchant: z.object({ name: z.string(), logo: z.string() }),
});
export type ShownCard = z.infer<typeof shownCard>;

/** Business cards: a member's own, and the page that a stranger opens by its address. */
export const cardContract = {
  info: get('/card/info', {
    summary: 'The caller’s own card; before it is saved, what his account and shop say',
    input: nothing,
    result: ownCard,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['account.card'] },
  }),
  save: post('/card/save', {
    summary: 'Save the caller’s own card, put its page up or take it down',
    input: z.object({
      ...fields,
      goods_ids: z.array(id).max(cardLimits.goods).default([]),
      is_public: z.boolean().default(false),
      revision,
    }),
    result: ownCard,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['account.card'] },
  }),
  shown: get('/card/shown', {
    summary: 'A card as strangers see it; unknown, taken down and closed ones are not told apart',
    input: idQuery,
    result: shownCard,
    origin: 'chosen',
    auth: 'public',
    permission: { open: 'a card is made to be shown; its owner decides whether it is' },
  }),
  ask: post('/card/ask', {
    summary:
      'Leave name and phone with a card: a lead of its merchant, one a phone; limited by address, phone and card',
    input: z.object({
      id,
      name: z.string().trim().min(1).max(cardLimits.name),
      phone: z.string().trim().min(1).max(cardLimits.phone),
      message: text(cardLimits.message),
      /** Without it nothing is stored. */
      is_agreed: z.literal(true),
      /** No person sees this field; what fills it in is told that all went well. */
      website: z.string().max(500).default(''),
      /** Names one press of the button: however often it arrives, it is written once. */
      request_id: z.string().min(8).max(64),
    }),
    result: z.object({ is_taken: z.literal(true) }),
    origin: 'chosen',
    auth: 'public',
    permission: { open: 'customers have no account' },
  }),
};
