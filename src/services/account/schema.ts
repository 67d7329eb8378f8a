import { z } from 'zod';
import { watermarkPlaces } from '../../domain/brand';
import { belongingKinds } from '../../domain/handOver';
import { appPreset } from '../app/schema';
import {
  done,
  get,
  id,
  idQuery,
  nothing,
  pageOf,
  pageQuery,
  post,
  recordStatus,
  recordStatusQuery,
  revision,
  shownRevision,
  statusBody,
  timestamp,
} from '../contract';
import { topicPages } from '../pageKeys';
import { publishPlatformId } from '../publish/schema';
import { loginResult } from '../user/schema';
import { accessReason } from '../wemedia/schema';

/** Current user of the brief, point 3, with what the header shows. */
const currentUser = z.object({
  id,
  name: z.string(),
  avatar: z.string(),
  phone: z.string().optional(),
  /** `admin` grants the admin capability. */
  access: z.string(),
  routes: z.array(z.string()),
  actions: z.array(z.string()),
  /** Pages that the role holds besides, of applications that the provider or the merchant has closed. */
  locked: z.array(z.string()).optional(),
  /** What the merchant presets of applications, by their keys; those without a preset are left out. */
  app_presets: z.record(z.string(), appPreset).optional(),
  business: z.enum(['merchant', 'provider']),
  merchant: z
    .object({
      mchno: z.string(),
      name: z.string(),
      logo: z.string().optional(),
      industry: z.string(),
      zone: z.string(),
    })
    .optional(),
  /** Names that the provider gives pages for its merchants, by route key; missing = the usual ones. */
  page_names: z.record(z.string(), z.string()).optional(),
  /** The mark of its brand that the merchant's videos carry; missing = none. */
  watermark: z
    .object({
      text: z.string(),
      image: z.string(),
      ratio: z.number(),
      place: z.enum(watermarkPlaces),
      opacity: z.number(),
    })
    .optional(),
  /** How many merchants the person belongs to; absent in an older answer. */
  enterprises: z.number().int().optional(),
  /** A provider's person who is here in the user's name, why, and until when. */
  seen_by: z.object({ operator: z.string(), reason: z.string(), ends_at: timestamp }).optional(),
});
export type CurrentUser = z.infer<typeof currentUser>;

const account = z.object({
  id,
  revision: shownRevision,
  name: z.string(),
  username: z.string(),
  avatar: z.string(),
  phone: z.string(),
  role: z.string(),
  groups: z.array(z.object({ id, name: z.string(), is_lead: z.boolean() })),
  /** When he last signed in; missing = never. */
  signed_in_at: timestamp.optional(),
  status: recordStatus,
  created_at: timestamp,
});

export type Account = z.infer<typeof account>;

/** Someone who came by the caller's invitation. */
const invitee = z.object({
  id,
  name: z.string(),
  /** Middle digits hidden. */
  phone: z.string(),
  /** 0 registered, 1 paid: the reward is granted then. */
  status: z.union([z.literal(0), z.literal(1)]),
  reward: z.number(),
  created_at: timestamp,
});
const belonging = z.object({ kind: z.enum(belongingKinds), count: z.number().int() });

/** What a member holds and who could take it over. */
const belongings = z.object({
  id,
  revision: shownRevision,
  /** In the order in which they are shown; nothing of a kind = it is left out. */
  kinds: z.array(belonging),
  /** Open invitations that he made: they end when he leaves. */
  invites: z.number().int(),
  /** Posts that wait for an approval. */
  approvals: z.object({
    waiting: z.number().int(),
    /** Nobody else may approve them. */
    is_only_approver: z.boolean(),
  }),
  /** Active members but himself. */
  receivers: z.array(
    z.object({
      id,
      name: z.string(),
      role_name: z.string(),
      /** Kinds on which he may not work; empty = he can take everything over. */
      missing: z.array(z.enum(belongingKinds)),
    }),
  ),
});
export type Belongings = z.infer<typeof belongings>;

/** Where a right of a member comes from. */
const grantReason = z.object({
  /** His role, or the account itself. */
  by: z.enum(['role', 'account']),
  role_name: z.string(),
  /** The template that the role was made from, where it gives this right. */
  template_name: z.string().optional(),
});

const grantHolder = grantReason.extend({ id, account_name: z.string() });

const grant = grantReason.extend({ key: z.string(), kind: z.enum(['page', 'action']) });

/** An account that a member may publish by. */
const postingAccount = z.object({ id, name: z.string(), platform: publishPlatformId, ...accessReason });
export type PostingAccount = z.infer<typeof postingAccount>;

const loginBody = z.object({ username: z.string().trim().min(1).max(64), password: z.string().min(1).max(128) });

export const accountContract = {
  login: post('/account/login', {
    summary: 'Password login',
    input: loginBody,
    result: loginResult,
    origin: 'brief',
    auth: 'public',
    permission: { open: 'the way in' },
  }),
  register: post('/account/register', {
    summary:
      'Open an account: with a code of /team_invite/save as a member of that team, else as the owner of a new shop on the smallest plan',
    input: z.object({
      invite: z.string().trim().max(64).optional(),
      /** Of the new shop; needed where no team invites. */
      shop: z.string().trim().max(60).optional(),
      name: z.string().trim().min(1).max(40),
      username: z.string().trim().min(2).max(64),
      password: z.string().min(8).max(128),
    }),
    result: loginResult,
    origin: 'chosen',
    auth: 'public',
    permission: { open: 'the way in for who has no account yet' },
  }),
  logout: post('/account/logout', {
    summary: 'End the session',
    input: nothing,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { open: 'the caller’s own session' },
    asSelf: true,
  }),
  info: get('/account/info', {
    summary: 'Current user',
    input: nothing,
    result: currentUser,
    origin: 'brief',
    auth: 'user',
    permission: { open: 'start-up: what the session itself may do' },
  }),
  data: get('/account/data', {
    summary: 'Accounts of the merchant, paged',
    input: pageQuery.extend({ status: recordStatusQuery.optional(), group: id.optional() }),
    result: pageOf(account),
    origin: 'brief',
    auth: 'user',
    permission: {
      page: [
        'merchant.team',
        'merchant.role',
        'platform.authority',
        ...topicPages,
        'creative.creation_material',
        'editor.article',
        'editor.note',
        'publish.wemedia',
      ],
    },
  }),
  save: post('/account/save', {
    summary: 'Add (no id) or update an account',
    input: z.object({
      id: id.optional(),
      revision,
      name: z.string().trim().min(1).max(40),
      username: z.string().trim().min(2).max(64),
      phone: z.string().max(20).default(''),
      password: z.string().min(8).max(128).optional(),
      role: z.string().max(40),
    }),
    result: account,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'account.save' },
  }),
  status: post('/account/status', {
    summary: 'Change status',
    input: statusBody,
    result: done,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'account.status' },
  }),
  grants: get('/account/grants', {
    summary: 'Pages, actions and publishing accounts of a member, and where each comes from',
    input: idQuery,
    result: z.object({ list: z.array(grant), accounts: z.array(postingAccount) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.team'] },
  }),
  holders: get('/account/holders', {
    summary: 'Active members who hold a page or an action, and why',
    input: z.object({ key: z.string().min(1).max(80) }),
    result: z.object({ list: z.array(grantHolder) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.team', 'merchant.role'] },
  }),
  belongings: get('/account/belongings', {
    summary: 'What a member holds, by kind, and who could take it over',
    input: idQuery,
    result: belongings,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'account.status' },
  }),
  hand_over: post('/account/hand_over', {
    summary: 'Give all that a member holds to another one, and disable or remove him where asked for; all or nothing',
    input: z.object({
      id,
      /** Who takes it over; left out = it stays with him, which only somebody who is disabled can do. */
      to: id.optional(),
      /** What becomes of him: 0 = disabled, -1 = removed; left out = nothing (a holiday). */
      status: z.union([z.literal(0), z.literal(-1)]).optional(),
      revision,
    }),
    result: z.object({ kinds: z.array(belonging), invites: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'account.status' },
  }),
  set: post('/account/set', {
    summary: "Set a single field of the caller's own account",
    input: z.object({ field: z.enum(['name', 'avatar']), value: z.string().max(500) }),
    result: done,
    origin: 'brief',
    auth: 'user',
    permission: { open: 'a field of the caller’s own account' },
  }),
  invite_list: get('/account/invite_list', {
    summary: 'Invitation code and link of the caller and who came by it, paged',
    input: pageQuery,
    result: pageOf(invitee).extend({ code: z.string(), link: z.string(), reward_total: z.number() }),
    origin: 'brief',
    auth: 'user',
    permission: { page: ['account.invite'] },
  }),
};
