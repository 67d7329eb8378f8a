import { z } from 'zod';
import { engineOwners, serviceKinds, serviceLimits, serviceProtocols } from '../../domain/merchantServices';
import { done, get, nothing, post, revision, shownRevision, timestamp } from '../contract';

const kind = z.enum(serviceKinds);

/** A service of the merchant's own. Its key comes in and never goes out. */
const binding = z.object({
  protocol: z.enum(serviceProtocols),
  address: z.string(),
  model: z.string(),
  voices: z.array(z.string()),
  /** The voice service takes recordings and clones their voice. */
  is_cloning: z.boolean(),
  has_key: z.boolean(),
  /** The last four characters of a longer key. */
  key_tail: z.string(),
  /** The key can no longer be read and has to be typed anew. */
  is_key_lost: z.boolean(),
  bound_by: z.string(),
  bound_at: timestamp,
});
export type ServiceBinding = z.infer<typeof binding>;

const service = z.object({
  kind,
  revision: shownRevision,
  binding: binding.optional(),
  /** What does the work now. */
  at_work: z.object({ name: z.string(), owner: z.enum(engineOwners) }),
  /** What the last test of the stored service gave. */
  last_test: z.object({ at: timestamp, is_ok: z.boolean(), ms: z.number(), message: z.string() }).optional(),
});
export type MerchantService = z.infer<typeof service>;

const fields = {
  kind,
  protocol: z.enum(serviceProtocols).default('openai'),
  address: z.string().trim().min(1).max(serviceLimits.address),
  /** Left out = the stored one, which only goes to the host that it was typed for; empty = the service wants none. */
  key: z.string().trim().max(serviceLimits.key).optional(),
  model: z.string().trim().min(1).max(serviceLimits.model),
  voices: z.array(z.string().trim().min(1).max(serviceLimits.voice)).max(serviceLimits.voices).default([]),
  is_cloning: z.boolean().default(false),
};

const testResult = z.object({
  is_ok: z.boolean(),
  /** Milliseconds until the whole answer had come. */
  ms: z.number(),
  /** Why it failed, as a sentence. */
  message: z.string(),
  /** What was written, or heard. */
  text: z.string(),
  /** What was spoken: a data URL. */
  audio: z.string(),
});
export type ServiceTest = z.infer<typeof testResult>;

/** Services of the merchant's own that write, speak and listen for it. */
export const merchantServiceContract = {
  data: get('/merchant_service/data', {
    summary: 'Writer, speech and recognizer: what is at work, and the merchant’s own services without their keys',
    input: nothing,
    result: z.object({ list: z.array(service) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.service'] },
  }),
  bind: post('/merchant_service/bind', {
    summary: 'Have a service of the merchant’s own do the work from now on',
    input: z.object({ ...fields, revision }),
    result: service,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant_service.save' },
  }),
  unbind: post('/merchant_service/unbind', {
    summary: 'Forget a service with its key; what the platform offers does the work again',
    input: z.object({ kind, revision }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant_service.save' },
  }),
  test: post('/merchant_service/test', {
    summary: 'Call a service with a sentence: the stored one, or one that is not stored yet',
    input: z.object({
      kind,
      sentence: z.string().trim().min(1).max(serviceLimits.sentence),
      draft: z.object(fields).omit({ kind: true }).optional(),
    }),
    result: testResult,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant_service.test' },
  }),
};
