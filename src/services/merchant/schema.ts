import { z } from 'zod';
import { merchantColumns, merchantImportLimits, merchantProblems } from '../../domain/merchantImport';
import { merchantReviews, needsStatusReason, subscriptionFilters } from '../../domain/merchants';
import {
  approvalPolicies,
  compliancePolicies,
  defaultApprovalPolicy,
  defaultCompliancePolicy,
} from '../../domain/publishing/policy';
import { defaultSessionDays } from '../../domain/team';
import { DEFAULT_ZONE } from '../../utils/timeZone';
import { platformPolicy } from '../compliance_policy/schema';
import {
  done,
  exportOf,
  get,
  id,
  idsBody,
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
import { publishPages } from '../pageKeys';

/** Brand of a host. */
const provider = z.object({
  id,
  name: z.string(),
  title: z.string(),
  slogan: z.string().default(''),
  logo: z.string(),
  favicon: z.string(),
  /** Hex color of the brand. */
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  /** Hex color of marks on images; the product's own where it is missing. */
  secondary: z.string().optional(),
  /** Hex color of links; follows from the brand's where it is missing. */
  link: z.string().optional(),
  icp: z.string().default(''),
  service_phone: z.string().default(''),
  service_email: z.string().optional(),
  service_wechat: z.string().optional(),
  service_hours: z.string().optional(),
  /** Beside the form of the sign-in page; the product's own drawing where it is missing or empty. */
  login_image: z.string().optional(),
  /** Whether anybody may open a shop by himself; missing = yes. */
  can_register: z.boolean().optional(),
});
export type Provider = z.infer<typeof provider>;

const fields = {
  name: z.string().trim().min(1).max(60),
  logo: z.string().max(2000).default(''),
  industry: z.string().max(40).default(''),
  contact: z.string().max(40).default(''),
  phone: z.string().max(20).default(''),
  address: z.string().max(200).default(''),
  intro: z.string().max(1000).default(''),
};

/** Figures in the place of the version's; storage in bytes, whole numbers all. */
const planLimits = z.object({
  credits: z.number().int().min(0).optional(),
  storage: z.number().int().min(0).optional(),
  videos: z.number().int().min(0).optional(),
  speechSeconds: z.number().int().min(0).optional(),
});

/** The id of a merchant is its merchant number. */
const merchant = z.object({
  id,
  mchno: z.string(),
  revision: shownRevision,
  ...fields,
  version: z.string(),
  expires_at: timestamp,
  limits: planLimits.optional(),
  /** What marked words do to a post that is to go out. */
  compliance_policy: z.enum(compliancePolicies).default(defaultCompliancePolicy),
  /** Whether the merchant chose it itself; until then it is the provider's. */
  is_policy_chosen: z.boolean().optional(),
  /** What its provider asks of every merchant: the stricter of both holds. */
  platform_policy: platformPolicy.optional(),
  /** The provider's text about it, with its day. */
  platform_rules: z.object({ text: z.string(), day: z.string() }).optional(),
  /** Whether one may approve what one handed in oneself. */
  approval_policy: z.enum(approvalPolicies).default(defaultApprovalPolicy),
  /** IANA name: times of day, days and dates on screen are those of its clocks. */
  zone: z.string().default(DEFAULT_ZONE),
  /** Days after which its members sign in anew. */
  session_days: z.number().int().default(defaultSessionDays),
  review: z.enum(merchantReviews).default('approved'),
  review_reason: z.string().default(''),
  /** Only for the provider. */
  provider_note: z.string().optional(),
  status: recordStatus,
  created_at: timestamp,
});

const reason = z.string().trim().max(200);

const filters = {
  status: recordStatusQuery.optional(),
  review: z.enum(merchantReviews).optional(),
  subscription: z.enum(subscriptionFilters).optional(),
};

const cell = z.string().max(merchantImportLimits.cell);
const merchantLine = z.object({
  row: z.number().int().min(1),
  name: cell,
  contact: cell,
  phone: cell,
  industry: cell,
  address: cell,
});

const importResult = z.object({
  /** Lines that are wrong, cell by cell; nothing is added by them. */
  faults: z.array(
    z.object({
      row: z.number().int(),
      column: z.enum(merchantColumns),
      problem: z.enum(merchantProblems),
      other: z.number().int().optional(),
    }),
  ),
  /** Rows whose merchant was there before. */
  known: z.array(z.number().int()),
  /** Rows that were added, by this call or an earlier one of the same import; of a dry run none. */
  added: z.array(z.number().int()),
});
export type MerchantImportResult = z.infer<typeof importResult>;

export const merchantContract = {
  provider: get('/merchant/provider', {
    summary: 'Provider of a host; status 0 means none',
    input: z.object({ host: z.string().min(1).max(255) }),
    result: provider,
    origin: 'brief',
    auth: 'public',
    permission: { open: 'start-up: the brand of the host, before anybody has signed in' },
  }),
  data: get('/merchant/data', {
    summary: 'Merchants, paged: a provider sees those of its brand, a merchant itself',
    input: pageQuery.extend(filters),
    result: pageOf(merchant),
    origin: 'brief',
    auth: 'user',
    permission: { page: ['platform.merchant', 'platform.channel', 'merchant.profile'] },
  }),
  export: get('/merchant/export', {
    summary: 'The filtered merchants of a provider for a table, at most 10 000',
    input: z.object({ keyword: z.string().max(100).optional(), ...filters }),
    result: exportOf(merchant),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant.export' },
  }),
  info: get('/merchant/info', {
    summary: 'One merchant; without id the caller’s own',
    input: z.object({ id: id.optional() }),
    result: merchant,
    origin: 'brief',
    auth: 'user',
    permission: { page: ['merchant.profile', 'merchant.team', 'merchant.words', 'platform.merchant', ...publishPages] },
  }),
  is_vip: get('/merchant/is_vip', {
    summary: 'Whether the caller’s merchant has a paid version that has not run out',
    input: z.object({}).passthrough().optional(),
    result: z.object({
      is_vip: z.boolean(),
      version: z.string(),
      expires_at: timestamp,
      days_left: z.number().int().min(0),
    }),
    origin: 'brief',
    auth: 'user',
    permission: { page: ['merchant.account', 'merchant.account.version'] },
  }),
  save: post('/merchant/save', {
    summary: 'Add (no id, provider only) or update',
    input: z.object({ id: id.optional(), revision, ...fields }),
    result: merchant,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'merchant.save' },
  }),
  import: post('/merchant/import', {
    summary:
      'Provider: add the merchants of a table, to be reviewed like any other. Wrong cells are named; of a name that stands already nothing is added',
    input: z.object({
      /** Names one import: however often it arrives, each line is added once. */
      import_id: z.string().min(8).max(64),
      lines: z.array(merchantLine).min(1).max(merchantImportLimits.rows),
      /** Only says what is wrong and what is known. */
      is_dry: z.boolean().default(false),
    }),
    result: importResult,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant.import' },
  }),
  delete: post('/merchant/delete', {
    summary: 'Close merchants for good (list of ids), and say why',
    input: idsBody.extend({ reason: reason.min(1) }),
    result: done,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'merchant.delete' },
  }),
  status: post('/merchant/status', {
    summary: 'Review and status: id and status. Closing (0) and deleting (-1) need a reason',
    input: statusBody.extend({ reason: reason.default('') }).superRefine((input, ctx) => {
      if (!needsStatusReason(input.status) || input.reason !== '') return;
      ctx.addIssue({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: '', path: ['reason'] });
    }),
    result: done,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'merchant.status' },
  }),
  review: post('/merchant/review', {
    summary: 'Provider: let a merchant in, or refuse it and say why. The first approval makes its owner’s account',
    input: z.object({
      id,
      review: z.enum(['approved', 'rejected']),
      reason: z.string().trim().max(200).default(''),
    }),
    result: z.object({
      /** Shown once, to be handed to the merchant. */
      owner: z.object({ username: z.string(), password: z.string() }).optional(),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant.review' },
  }),
  plan: post('/merchant/plan', {
    summary: 'Provider: set version, expiry and what the merchant has otherwise than its version says',
    input: z.object({
      id,
      version: z.string().min(1).max(20),
      expires_at: timestamp,
      /** Left out, they stay; empty, all is as the version says. */
      limits: planLimits.optional(),
      reason: z.string().trim().max(200).default(''),
    }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant.plan' },
  }),
  note: post('/merchant/note', {
    summary: 'Provider: keep a note about a merchant, which the merchant does not see',
    input: z.object({ id, note: z.string().trim().max(1000) }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant.note' },
  }),
  running: get('/merchant/running', {
    summary: 'Provider: what a merchant has under way: tasks, and posts that are to go out',
    input: z.object({ id }),
    result: z.object({
      list: z.array(z.object({ id, kind: z.enum(['task', 'post']), title: z.string() })),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['platform.merchant'] },
  }),
  set: post('/merchant/set', {
    summary: 'Set a single field of the caller’s own merchant',
    input: z.object({
      field: z.enum([
        'name',
        'logo',
        'industry',
        'contact',
        'phone',
        'address',
        'intro',
        'compliance_policy',
        'approval_policy',
        'zone',
        'session_days',
      ]),
      value: z.string().max(2000),
    }),
    result: done,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'merchant.set' },
  }),
};
