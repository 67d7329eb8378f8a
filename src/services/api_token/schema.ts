import { z } from 'zod';
import { apiScopeKeys, apiTokenLimits, apiTokenStates } from '../../domain/apiTokens';
import { done, get, id, pageOf, pageQuery, post, timestamp } from '../contract';

const scope = z.enum(apiScopeKeys as [(typeof apiScopeKeys)[number], ...(typeof apiScopeKeys)[number][]]);

const apiToken = z.object({
  id,
  name: z.string(),
  scopes: z.array(scope),
  /** Last characters of the token, to tell it from others; the whole is nowhere. */
  tail: z.string(),
  state: z.enum(apiTokenStates),
  creator: z.object({ id, name: z.string() }),
  /** Scopes that its maker does not hold any more: calls by them are refused. */
  lost: z.array(scope),
  /** Absent = never. */
  used_at: timestamp.optional(),
  expires_at: timestamp,
  created_at: timestamp,
});
export type ApiToken = z.infer<typeof apiToken>;

const apiCall = z.object({
  id,
  /** `<group>.<verb>`. */
  call: z.string(),
  /** `refused`: beyond the scopes or without the right. `failed`: the call itself said no. */
  outcome: z.enum(['ok', 'refused', 'failed']),
  /** The refusal's sentence; '' where it went well. */
  reason: z.string(),
  at: timestamp,
});
export type ApiCallEntry = z.infer<typeof apiCall>;

export const api_tokenContract = {
  data: get('/api_token/data', {
    summary: 'Tokens of other systems, paged, newest first',
    input: pageQuery.extend({ state: z.enum(apiTokenStates).optional() }),
    result: pageOf(apiToken),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.authorization'] },
  }),
  save: post('/api_token/save', {
    summary: 'Make a token; it is in this answer alone. Never more than its maker may himself',
    input: z.object({
      name: z.string().trim().min(1).max(apiTokenLimits.maxName),
      scopes: z.array(scope).min(1),
      days: z.number().int().min(1).max(apiTokenLimits.maxDays),
    }),
    result: apiToken.extend({ token: z.string() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'api_token.save' },
  }),
  revoke: post('/api_token/revoke', {
    summary: 'End a token at once; what it has done stays in its log',
    input: z.object({ id }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'api_token.save' },
  }),
  calls: get('/api_token/calls', {
    summary: 'Calls that were made with a token, the refused ones too, paged, newest first',
    input: pageQuery.extend({ id }),
    result: pageOf(apiCall),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.authorization'] },
  }),
};
