import { z } from 'zod';
import {
  done,
  get,
  id,
  idQuery,
  idsBody,
  pageOf,
  pageQuery,
  post,
  recordStatus,
  recordStatusQuery,
  revision,
  shownRevision,
  statusBody,
  timestamp,
} from '../contract';

const share = z.number().min(0).max(1);
const point = z.object({ x: share, y: share });

/** Where a portrait speaks and looks, in shares of its image: they are moved by hand. */
const portraitMarks = z.object({
  mouth: point.extend({ width: share }),
  leftEye: point,
  rightEye: point,
});
export type PortraitMarks = z.infer<typeof portraitMarks>;

const portrait = z.object({
  file_id: id,
  url: z.string().min(1).max(2000),
  width: z.number().positive(),
  height: z.number().positive(),
  marks: portraitMarks,
});
export type Portrait = z.infer<typeof portrait>;

/** Who agreed to be shown, when and for what. Without it no portrait is kept. */
export const consentGiven = z.object({
  person: z.string().trim().min(1).max(40),
  /** Day of the agreement, YYYY-MM-DD. */
  granted_on: z.iso.date(),
  purpose: z.string().trim().min(2).max(200),
  /** The box that was ticked. */
  is_confirmed: z.literal(true),
});
export type ConsentGiven = z.infer<typeof consentGiven>;

export const consent = consentGiven.extend({
  /** Account that recorded it. */
  recorded_by: z.string(),
  recorded_at: timestamp,
  /** Since when it holds no more. */
  withdrawn_at: timestamp.optional(),
});
export type Consent = z.infer<typeof consent>;

const fields = {
  name: z.string().trim().min(1).max(40),
  /** Id of a drawn presenter (engine/figure), or `portrait`. */
  presenter: z.string().min(1).max(40),
  portrait: portrait.optional(),
  /** Clothes, colors and the like, by the presenter's own keys. */
  look: z.record(z.string().max(40), z.string().max(60)).default({}),
  voice: z.string().max(64).default(''),
  /** Factors, 1 = the voice's own. */
  speed: z.number().min(0.5).max(2).default(1),
  pitch: z.number().min(0.5).max(2).default(1),
  volume: z.number().min(0).max(2).default(1),
  favorite: z.boolean().default(false),
};

const figure = z.object({
  id,
  ...fields,
  consent: consent.optional(),
  status: recordStatus,
  revision: shownRevision,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Figure = z.infer<typeof figure>;

export const figureContract = {
  data: get('/figure/data', {
    summary: 'Digital humans, paged; favorites first',
    input: pageQuery.extend({
      status: recordStatusQuery.optional(),
      kind: z.enum(['presenter', 'portrait']).optional(),
      favorite: z.coerce.number().int().min(0).max(1).optional(),
    }),
    result: pageOf(figure),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['creative.figure', 'creative.tool.figure_video'] },
  }),
  info: get('/figure/info', {
    summary: 'One digital human',
    input: idQuery,
    result: figure,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['creative.figure', 'creative.tool.figure_video'] },
  }),
  save: post('/figure/save', {
    summary: 'Add (no id) or update; a portrait needs the consent of the person shown',
    input: z.object({ id: id.optional(), revision, ...fields, consent: consentGiven.optional() }),
    result: figure,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'figure.save' },
  }),
  set: post('/figure/set', {
    summary: 'Set a single field',
    input: z.object({ id, field: z.literal('favorite'), value: z.boolean() }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'figure.save' },
  }),
  withdraw: post('/figure/withdraw', {
    summary: 'Withdraw the consent of the person shown: the figure is switched off until consent is given anew',
    input: idQuery,
    result: figure,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'figure.save' },
  }),
  status: post('/figure/status', {
    summary: 'Change status',
    input: statusBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'figure.status' },
  }),
  delete: post('/figure/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'figure.delete' },
  }),
};
