import { z } from 'zod';
import { id, nothing, post, revision, shownRevision, timestamp } from '../contract';

const fields = {
  name: z.string().trim().min(1).max(40),
  note: z.string().max(200).default(''),
  /** Route keys (ruling 13). */
  routes: z.array(z.string().max(80)).max(500).default([]),
  /** Action keys (ruling 14). */
  actions: z.array(z.string().max(80)).max(500).default([]),
};

export const accountRole = z.object({
  id,
  revision: shownRevision,
  ...fields,
  /** The provider's template that it was made from. */
  template_id: id.optional(),
  /** Built-in roles only. */
  code: z.string().optional(),
  /** The owner's role: neither changed nor removed. */
  fixed: z.boolean(),
  /** How many accounts have it. */
  members: z.number().int(),
  created_at: timestamp,
});

export type AccountRole = z.infer<typeof accountRole>;

const list = z.object({ list: z.array(accountRole) });

export const accountRoleContract = {
  merchant: post('/account_role/merchant', {
    summary: 'Roles of the merchant',
    input: nothing,
    result: list,
    origin: 'brief',
    auth: 'user',
    permission: { page: ['merchant.role', 'merchant.team', 'platform.authority'] },
  }),
  import: post('/account_role/import', {
    summary: 'Add roles by name; one that exists is updated. Without `roles`: the built-in set',
    input: z.object({ roles: z.array(z.object(fields)).min(1).max(50).optional() }),
    result: list,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'account_role.save' },
  }),
  multi_save: post('/account_role/multi_save', {
    summary: 'Add (no id) or update several roles; all or none',
    input: z.object({
      roles: z
        .array(z.object({ id: id.optional(), revision, template_id: id.optional(), ...fields }))
        .min(1)
        .max(50),
    }),
    result: list,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'account_role.save' },
  }),
};
