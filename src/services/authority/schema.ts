import { z } from 'zod';
import { pagePlaces } from '../../domain/roleTrial';
import { get, id, nothing, pageOf, pageQuery } from '../contract';

const keys = z.object({ routes: z.array(z.string()), actions: z.array(z.string()) });

const authorityKeys = z.object({
  /** What a merchant’s roles can hold, and a provider’s. */
  merchant: keys,
  provider: keys,
  /** Merchants’ pages in the order of the menus, and where each is reached from. */
  pages: z.array(z.object({ key: z.string(), place: z.enum(pagePlaces) })),
  /** Accounts that hold a key, by key; a key that nobody holds is missing. */
  holders: z.record(z.string(), z.number().int()),
});
export type AuthorityKeys = z.infer<typeof authorityKeys>;

const holder = z.object({
  id,
  account_name: z.string(),
  merchant_name: z.string(),
  /** Where the right comes from: the account’s role, or the account itself. */
  by: z.enum(['role', 'account']),
  role_name: z.string(),
  /** The template that the role was made from. */
  template_name: z.string().optional(),
});
export type Holder = z.infer<typeof holder>;

export const authorityContract = {
  keys: get('/authority/keys', {
    summary: 'Provider: every page and action that rights are given for, and how many hold each',
    input: nothing,
    result: authorityKeys,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['platform.authority'] },
  }),
  data: get('/authority/data', {
    summary: 'Provider: who holds a key and why, paged',
    input: pageQuery.extend({ key: z.string().min(1).max(80) }),
    result: pageOf(holder),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['platform.authority'] },
  }),
};
