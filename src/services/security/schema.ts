import { z } from 'zod';
import { passwordLength } from '../../domain/security';
import { done, get, id, nothing, pageOf, pageQuery, post, timestamp } from '../contract';
import { consentAnswer, consentQuestion, mobile, smsCode } from '../user/schema';

const place = {
  /** As the browser names itself: `Chrome`; empty = unknown. */
  browser: z.string(),
  system: z.string(),
  /** Network part of the address; empty = this machine. */
  address: z.string(),
};
const session = z.object({ id, ...place, created_at: timestamp, seen_at: timestamp, is_current: z.boolean() });
export type SignedInSession = z.infer<typeof session>;

const signInWay = z.enum(['password', 'qr', 'wechat', 'sms', 'switch']);
const signIn = z.object({ id, ...place, way: signInWay, is_success: z.boolean(), created_at: timestamp });
export type SignIn = z.infer<typeof signIn>;

const own = { open: 'the caller’s own account' } as const;

/** What keeps an account its owner's: password, phone, sessions. */
export const securityContract = {
  info: get('/security/info', {
    summary: 'How the caller’s account is kept',
    input: nothing,
    result: z.object({
      username: z.string(),
      /** Middle digits hidden; empty = none bound. */
      phone: z.string(),
      /** Without one, what else asks for it does not. */
      has_password: z.boolean(),
      is_wechat_bound: z.boolean(),
      /** Last sign-in by the WeChat that is bound. */
      wechat_at: timestamp.optional(),
      password_changed_at: timestamp.optional(),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: own,
  }),
  password: post('/security/password', {
    summary: 'Change the password; all other sessions end',
    input: z.object({
      current: z.string().min(1).max(passwordLength.max),
      password: z.string().min(passwordLength.min).max(passwordLength.max),
    }),
    result: z.object({ ended: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: own,
  }),
  wechat_bind: post('/security/wechat_bind', {
    summary: 'Bind a WeChat: the address of the consent page, then the code that came back, to the account that asked',
    input: z.discriminatedUnion('action', [
      z.object({
        action: z.literal('url'),
        ...consentQuestion,
        password: z.string().max(passwordLength.max).optional(),
      }),
      z.object({ action: z.literal('bind'), ...consentAnswer }),
    ]),
    result: z.object({ url: z.string().optional(), state: z.string().optional() }),
    origin: 'chosen',
    auth: 'user',
    permission: own,
  }),
  wechat_unbind: post('/security/wechat_unbind', {
    summary: 'Take WeChat off the account; refused where it would be the last way in',
    input: nothing,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: own,
  }),
  sessions: get('/security/sessions', {
    summary: 'Where the caller is signed in',
    input: nothing,
    result: z.object({ list: z.array(session) }),
    origin: 'chosen',
    auth: 'user',
    permission: own,
  }),
  session_end: post('/security/session_end', {
    summary: 'End one of the caller’s sessions, or without id all others',
    input: z.object({ id: id.optional() }),
    result: z.object({ ended: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: own,
  }),
  history: get('/security/history', {
    summary: 'Sign-ins of the caller, the refused ones too, paged',
    input: pageQuery,
    result: pageOf(signIn),
    origin: 'chosen',
    auth: 'user',
    permission: own,
  }),
  phone_code: post('/security/phone_code', {
    summary: 'Send a code by SMS to the number that is to be bound',
    input: z.object({ phone: mobile }),
    result: z.object({ waitSeconds: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: own,
  }),
  phone: post('/security/phone', {
    summary: 'Bind or change the phone: the code that came to it, and the password if there is one',
    input: z.object({
      phone: mobile,
      code: smsCode,
      password: z.string().max(passwordLength.max).optional(),
    }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: own,
  }),
};
