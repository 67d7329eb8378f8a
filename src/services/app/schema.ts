import { z } from 'zod';
import { appKeys, appPage } from '../../domain/apps';
import { done, get, nothing, post, revision, shownRevision } from '../contract';
import { appFacts } from '../platform_app/schema';

/** By the name of the tool's option. */
export const appPreset = z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()]));

const [first, ...others] = appKeys;
const { is_on: _, ...shown } = appFacts;
const app = z.object({
  ...shown,
  /** The merchant’s plan does not cover it. */
  is_locked: z.boolean(),
  /** The merchant lets its own members use it. */
  is_on_here: z.boolean(),
  preset: appPreset,
  revision: shownRevision,
});
export type MerchantApp = z.infer<typeof app>;

/** The applications that a merchant’s provider offers. */
export const appContract = {
  data: get('/app/data', {
    summary: 'Applications of the app center in the provider’s order; those that are switched off are not among them',
    input: nothing,
    result: z.object({ list: z.array(app) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.account'] },
  }),
  save: post('/app/save', {
    summary: 'Whether the merchant’s members may use an application, and with what its tool begins for them',
    input: z.object({ key: z.enum(appKeys), is_on: z.boolean(), preset: appPreset, revision }),
    result: app,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'app.save' },
  }),
  begin: post('/app/begin', {
    summary: 'Ask before a run begins: refused where the application is closed meanwhile (`APP_OFF`, `PLAN_NEEDED`)',
    input: z.object({ key: z.enum(appKeys) }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { page: [appPage(first), ...others.map(appPage)] },
  }),
};
