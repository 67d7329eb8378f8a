import { z } from 'zod';
import { id, post } from '../contract';

/** Login result of the brief, point 3. */
export const loginResult = z.object({
  token: z.string().min(11),
  id,
  app_type: z.string(),
  business: z.enum(['merchant', 'provider']),
  merchantData: z.object({ mchno: z.string(), industry: z.string() }),
});
export type LoginResult = z.infer<typeof loginResult>;

const qrState = z.object({
  ticket: z.string(),
  state: z.enum(['waiting', 'scanned', 'confirmed', 'expired', 'refused']),
  /** What the QR image encodes. */
  url: z.string(),
  expiresInSeconds: z.number(),
  login: loginResult.optional(),
});

/** Calls without any Authen header (ruling 6). */
export const userContract = {
  qrlogin: post('/user/qrlogin', {
    summary: 'QR login: make a ticket, then ask for its state until it is confirmed',
    input: z.discriminatedUnion('action', [
      z.object({ action: z.literal('create') }),
      z.object({ action: z.literal('poll'), ticket: z.string().min(1) }),
    ]),
    result: qrState,
    origin: 'brief',
    auth: 'public',
    permission: { open: 'the way in' },
  }),
  wechatlogin: post('/user/wechatlogin', {
    summary: 'WeChat login: the address of the consent page, then the code that came back',
    input: z.discriminatedUnion('action', [
      z.object({
        action: z.literal('url'),
        redirect: z.string().max(2000),
        /** The WeChat app that asks; the consent page names it. */
        appid: z
          .string()
          .regex(/^wx[\da-zA-Z]{1,40}$/)
          .optional(),
      }),
      z.object({ action: z.literal('login'), code: z.string().min(1), state: z.string().min(1) }),
    ]),
    result: z.object({ url: z.string().optional(), state: z.string().optional(), login: loginResult.optional() }),
    origin: 'brief',
    auth: 'public',
    permission: { open: 'the way in' },
  }),
};
