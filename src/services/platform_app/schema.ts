import { z } from 'zod';
import { appKeys, MAX_APP_NAME } from '../../domain/apps';
import { get, nothing, post, revision, shownRevision } from '../contract';

const key = z.enum(appKeys);

/** What is settled for an application. */
export const appFacts = {
  key,
  is_on: z.boolean(),
  /** Versions whose merchants get it; empty = all. */
  plans: z.array(z.string().min(1).max(20)).max(20),
  /** Empty = its usual one. */
  name: z.string().trim().max(MAX_APP_NAME),
  is_recommended: z.boolean(),
};

const platformApp = z.object({
  ...appFacts,
  revision: shownRevision,
  /** Runs in the last 30 days, and of how many merchants. */
  used_runs: z.number().int().min(0),
  used_merchants: z.number().int().min(0),
});
export type PlatformApp = z.infer<typeof platformApp>;

const list = z.object({ list: z.array(platformApp) });

/** The applications of a provider's merchants: who gets which, under what name, in what order. */
export const platform_appContract = {
  data: get('/platform_app/data', {
    summary: 'All applications in the provider’s order, with how much they are used',
    input: nothing,
    result: list,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['template.app'] },
  }),
  save: post('/platform_app/save', {
    summary: 'Settle who gets an application and what it is called; it holds at once',
    input: z.object({ ...appFacts, revision }),
    result: platformApp,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_app.save' },
  }),
  move: post('/platform_app/move', {
    summary: 'Put an application at a place of the list, from 1',
    input: z.object({ key, position: z.number().int().min(1).max(appKeys.length) }),
    result: list,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_app.save' },
  }),
};
