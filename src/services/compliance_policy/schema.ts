import { z } from 'zod';
import { complianceCategories } from '../../domain/compliance/types';
import { kindRules } from '../../domain/publishing/platformPolicy';
import { compliancePolicies } from '../../domain/publishing/policy';
import { get, id, nothing, post, revision, shownRevision, timestamp } from '../contract';

const category = z.enum(complianceCategories);

/** What a provider asks of the posts of all its merchants; see `domain/publishing/platformPolicy`. */
export const platformPolicy = z.object({
  base: z.enum(compliancePolicies),
  is_locked: z.boolean(),
  kinds: z.partialRecord(category, z.enum(kindRules)),
  loosenable: z.array(category).max(complianceCategories.length),
});

/** What merchants read as the source of the rules, with its day. */
const rules = {
  rules: z.string().trim().max(4000),
  /** Day that the text is of, `YYYY-MM-DD`; '' = there is none. */
  rules_on: z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/),
};

const policyState = platformPolicy.extend({
  ...rules,
  revision: shownRevision,
  saved_at: timestamp.optional(),
  saved_by: z.string(),
});
export type PolicyState = z.infer<typeof policyState>;

/** A post that is yet to go out and for which the proposed policy changes something. */
const affectedPost = z.object({
  id,
  merchant_id: id,
  merchant_name: z.string(),
  title: z.string(),
  from: z.enum(['open', 'warned', 'blocked']),
  to: z.enum(['open', 'warned', 'blocked']),
  /** The words that are new in it. */
  words: z.array(z.string()),
});
export type AffectedPost = z.infer<typeof affectedPost>;

const permission = { page: ['platform.compliance'] } as const;

/** Words and rules that hold for all merchants of a provider. */
export const compliance_policyContract = {
  info: get('/compliance_policy/info', {
    summary: 'Provider: what it asks of the posts of all its merchants',
    input: nothing,
    result: policyState,
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  save: post('/compliance_policy/save', {
    summary: 'Provider: set what it asks; in force at once for all merchants, screens and server alike',
    input: platformPolicy.extend({ ...rules, revision }),
    result: policyState,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'compliance_policy.save' },
  }),
  preview: post('/compliance_policy/preview', {
    summary: 'Provider: which posts that are yet to go out would be judged otherwise; nothing is saved',
    input: platformPolicy,
    result: z.object({
      /** Posts looked at, of all merchants. */
      checked: z.number().int(),
      list: z.array(affectedPost),
    }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
};
