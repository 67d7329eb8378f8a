import { z } from 'zod';
import { passwordLength } from '../../domain/security';
import { id, post } from '../contract';

/** A Chinese mobile number. */
export const mobile = z
  .string()
  .trim()
  .regex(/^1[3-9]\d{9}$/);

export const smsCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

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

/** A number may belong to accounts of several shops: then the code holds until one of them is chosen. */
const smsEntry = z.object({
  login: loginResult.optional(),
  choices: z.array(z.object({ id, name: z.string(), merchant_name: z.string() })).optional(),
});
export type SmsEntry = z.infer<typeof smsEntry>;

const byCode = { phone: mobile, code: smsCode, account_id: id.optional() };

/** What WeChat's consent page is asked with, and what comes back from it. */
export const consentQuestion = {
  redirect: z.string().max(2000),
  /** The WeChat app that asks; the consent page names it. */
  appid: z
    .string()
    .regex(/^wx[\da-zA-Z]{1,40}$/)
    .optional(),
};
export const consentAnswer = { code: z.string().min(1), state: z.string().min(1) };

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
  sms_code: post('/user/sms_code', {
    summary: 'Send a code by SMS to sign in or to set a new password; a number that nobody has is answered the same',
    input: z.object({ phone: mobile, purpose: z.enum(['login', 'reset']) }),
    result: z.object({ waitSeconds: z.number().int() }),
    origin: 'chosen',
    auth: 'public',
    permission: { open: 'the way in' },
  }),
  smslogin: post('/user/smslogin', {
    summary: 'Sign in by the code that came to the phone',
    input: z.object(byCode),
    result: smsEntry,
    origin: 'chosen',
    auth: 'public',
    permission: { open: 'the way in' },
  }),
  reset_password: post('/user/reset_password', {
    summary: 'Set a new password by the code that came to the phone, and sign in; all other sessions end',
    input: z.object({ ...byCode, password: z.string().min(passwordLength.min).max(passwordLength.max) }),
    result: smsEntry,
    origin: 'chosen',
    auth: 'public',
    permission: { open: 'the way in for who has forgotten his password' },
  }),
  wechatlogin: post('/user/wechatlogin', {
    summary: 'WeChat login: the address of the consent page, then the code that came back; only a WeChat that is bound',
    input: z.discriminatedUnion('action', [
      z.object({ action: z.literal('url'), ...consentQuestion }),
      z.object({ action: z.literal('login'), ...consentAnswer }),
    ]),
    result: z.object({ url: z.string().optional(), state: z.string().optional(), login: loginResult.optional() }),
    origin: 'brief',
    auth: 'public',
    permission: { open: 'the way in' },
  }),
};
