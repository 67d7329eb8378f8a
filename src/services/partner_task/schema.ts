import { z } from 'zod';
import { partnerTaskLimits as limits, partnerTaskStates, placeStates } from '../../domain/partnerTasks';
import { done, get, id, idQuery, pageOf, pageQuery, post, revision, shownRevision, timestamp } from '../contract';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const fen = z.number().int().min(0);
const reward = fen.max(limits.reward);

/** What a partner handed in. */
const proof = {
  proof: z.string(),
  links: z.array(z.string()),
};

/** A place that a partner has or had. */
const partnerPlace = z.object({
  id,
  revision: shownRevision,
  partner_name: z.string(),
  place: z.number().int(),
  state: z.enum(placeStates),
  /** As it was when the place was taken. */
  reward: fen,
  ...proof,
  /** Why it was sent back or refused; '' = it was not. */
  reason: z.string(),
  taken_at: timestamp,
  submitted_at: timestamp.optional(),
  judged_at: timestamp.optional(),
  judged_by: z.string().optional(),
  paid_at: timestamp.optional(),
});
export type PartnerPlace = z.infer<typeof partnerPlace>;

const partnerTask = z.object({
  id,
  revision: shownRevision,
  name: z.string(),
  brief: z.string(),
  reward: fen,
  places: z.number().int(),
  deadline: day,
  state: z.enum(partnerTaskStates),
  /** Places that are taken; those whose proof waits to be looked at; those that were accepted. */
  held: z.number().int(),
  waiting: z.number().int(),
  accepted: z.number().int(),
  author_name: z.string(),
  created_at: timestamp,
});
export type PartnerTask = z.infer<typeof partnerTask>;

const partnerOffer = partnerTask
  .pick({
    id: true,
    name: true,
    brief: true,
    reward: true,
    places: true,
    deadline: true,
    state: true,
    created_at: true,
  })
  .extend({
    giver_name: z.string(),
    /** Places that are left. */
    free: z.number().int(),
    /** The caller's own; absent = it never had one. Who of the giver's looked stays with the giver. */
    mine: partnerPlace.omit({ judged_by: true, partner_name: true }).optional(),
  });
export type PartnerOffer = z.infer<typeof partnerOffer>;

const partnerReward = z.object({
  id,
  task_name: z.string(),
  /** The other side: of who gives, the partner; of a partner, who gives. */
  other_name: z.string(),
  amount: fen,
  created_at: timestamp,
  paid_at: timestamp.optional(),
  voucher: z.string(),
});
export type PartnerReward = z.infer<typeof partnerReward>;

const rewardState = z.enum(['owed', 'paid']);
const rewardPage = pageOf(partnerReward).extend({
  /** Of all that the filter finds; earned = paid + owed. */
  sums: z.object({ earned: fen, paid: fen, owed: fen }),
});
export type PartnerRewards = z.infer<typeof rewardPage>;

/** Tasks that a merchant gives the merchants it brought, and what they do for them. */
export const partner_taskContract = {
  data: get('/partner_task/data', {
    summary: 'Tasks that the caller’s merchant gives its partners, paged',
    input: pageQuery.extend({ state: z.enum(partnerTaskStates).optional() }),
    result: pageOf(partnerTask),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['promotion.partner'] },
  }),
  info: get('/partner_task/info', {
    summary: 'One of them as it is now',
    input: idQuery,
    result: partnerTask,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['promotion.partner'] },
  }),
  places: get('/partner_task/places', {
    summary: 'Who has a place of a task, and what was handed in; what waits to be looked at first',
    input: idQuery,
    result: z.object({ list: z.array(partnerPlace) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['promotion.partner'] },
  }),
  save: post('/partner_task/save', {
    summary: 'Give partners a task (no id) or change one that is not over; those who have a place are told',
    input: z.object({
      id: id.optional(),
      revision,
      name: z.string().trim().min(1).max(limits.name),
      brief: z.string().trim().min(1).max(limits.brief),
      reward,
      places: z.number().int().min(1).max(limits.places),
      deadline: day,
    }),
    result: partnerTask,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'partner_task.save' },
  }),
  cancel: post('/partner_task/cancel', {
    summary: 'Call a task off: places are given back, what was handed in is still looked at',
    input: z.object({ id }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'partner_task.save' },
  }),
  judge: post('/partner_task/judge', {
    summary:
      'Accept what was handed in (the reward is owed from now on), send it back, or refuse it and free the place',
    input: z.object({
      id,
      /** Of the place that was looked at: what is mended meanwhile has to be looked at again. */
      revision: z.number().int().min(0),
      as: z.enum(['accepted', 'returned', 'refused']),
      reason: z.string().trim().max(limits.reason).default(''),
    }),
    result: partnerPlace,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'partner_task.save' },
  }),
  rewards: get('/partner_task/rewards', {
    summary: 'Rewards that the caller’s merchant owes and has paid, paged, with their sums',
    input: pageQuery.extend({ state: rewardState.optional() }),
    result: rewardPage,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['promotion.partner'] },
  }),
  pay: post('/partner_task/pay', {
    summary: 'Note that a reward was paid, once; the partner is told',
    input: z.object({ id, voucher: z.string().trim().min(1).max(limits.voucher) }),
    result: partnerReward,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'partner_task.pay' },
  }),
  offers: get('/partner_task/offers', {
    summary: 'Tasks that others give the caller’s merchant, paged, with its own place',
    input: pageQuery.extend({ mine: z.enum(['held', 'done']).optional() }),
    result: pageOf(partnerOffer),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['promotion.task'] },
  }),
  earned: get('/partner_task/earned', {
    summary: 'Rewards that others owe the caller’s merchant or have paid it, paged, with their sums',
    input: pageQuery.extend({ state: rewardState.optional() }),
    result: rewardPage,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['promotion.task'] },
  }),
  take: post('/partner_task/take', {
    summary: 'Take a place, one a merchant; taken already it stays the same',
    input: z.object({ id }),
    result: partnerOffer,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'partner_task.take' },
  }),
  submit: post('/partner_task/submit', {
    summary: 'Hand in what was done, or mend it before it is looked at',
    input: z.object({
      /** Of the task. */
      id,
      revision: z.number().int().min(0),
      proof: z.string().trim().min(1).max(limits.proof),
      links: z.array(z.string().trim().min(1).max(limits.link)).max(limits.links).default([]),
    }),
    result: partnerOffer,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'partner_task.take' },
  }),
  drop: post('/partner_task/drop', {
    summary: 'Give the place back; what was handed in goes with it',
    input: z.object({ id }),
    result: partnerOffer,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'partner_task.take' },
  }),
};
