import { z } from 'zod';
import { certificationFields, certificationLimits, certificationStates } from '../../domain/certification';
import { get, id, nothing, pageOf, pageQuery, post, revision, shownRevision, timestamp } from '../contract';

const papers = {
  company: z.string().trim().max(certificationLimits.company).default(''),
  credit_code: z.string().trim().max(40).default(''),
  legal_person: z.string().trim().max(certificationLimits.person).default(''),
  valid_until: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/)
    .default(''),
  /** Address of a stored image; shown to the merchant by a signed address alone. */
  license: z.string().max(2000).default(''),
};

const certification = z.object({
  revision: shownRevision,
  ...papers,
  state: z.enum(certificationStates),
  /** Why it was refused, and the field that is meant. */
  reason: z.string(),
  wrong_field: z.enum(certificationFields).optional(),
  submitted_at: timestamp.optional(),
  decided_at: timestamp.optional(),
  /** When papers were approved last, whatever has been changed since. */
  approved_at: timestamp.optional(),
});
export type Certification = z.infer<typeof certification>;

/** As the provider sees it: the image comes by a call of its own. */
const served = certification
  .omit({ license: true })
  .extend({ id, merchant_name: z.string(), has_license: z.boolean() });
export type ServedCertification = z.infer<typeof served>;

/** Papers by which a merchant proves which company it is. */
export const certificationContract = {
  info: get('/certification/info', {
    summary: 'The caller’s papers, and where they stand',
    input: nothing,
    result: certification,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.certification'] },
  }),
  save: post('/certification/save', {
    summary: 'Keep papers as a draft; approved ones that change have to be reviewed anew',
    input: z.object({ revision, ...papers }),
    result: certification,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'certification.save' },
  }),
  submit: post('/certification/submit', {
    summary: 'Hand the papers in for review',
    input: z.object({ revision }),
    result: certification,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'certification.save' },
  }),
  withdraw: post('/certification/withdraw', {
    summary: 'Take papers back that nobody has decided on',
    input: z.object({ revision }),
    result: certification,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'certification.save' },
  }),
  data: get('/certification/data', {
    summary: 'Provider: papers of its merchants that were handed in, paged',
    input: pageQuery.extend({ state: z.enum(certificationStates).optional() }),
    result: pageOf(served),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['platform.certification'] },
  }),
  license: get('/certification/license', {
    summary: 'Provider: the image of a license as a data URL',
    input: z.object({ id }),
    result: z.object({ image: z.string() }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['platform.certification'] },
  }),
  decide: post('/certification/decide', {
    summary: 'Provider: approve papers, or refuse them with a reason and the field that is wrong',
    input: z.object({
      id,
      /** Of the papers that were looked at. */
      revision: z.number().int(),
      is_approved: z.boolean(),
      reason: z.string().trim().max(certificationLimits.reason).default(''),
      wrong_field: z.enum(certificationFields).optional(),
    }),
    result: served,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'merchant.review' },
  }),
};
