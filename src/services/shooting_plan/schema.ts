import { z } from 'zod';
import { cameraMoves, planLimits, planStates, shootOrders, shotSizes } from '../../domain/shooting/types';
import {
  done,
  get,
  id,
  idQuery,
  idsBody,
  oneOrMany,
  pageOf,
  pageQuery,
  post,
  recordOwner,
  recordStatus,
  recordStatusQuery,
  sourceChain,
  timestamp,
} from '../contract';

const clip = {
  file_id: z.string().max(64),
  url: z.string().max(2000),
  name: z.string().max(255),
  width: z.number().min(0),
  height: z.number().min(0),
  /** Seconds; 0 = not known. */
  duration: z.number().min(0),
};

const take = z.object({
  id,
  number: z.number().int(),
  is_good: z.boolean(),
  note: z.string(),
  at: timestamp,
  by: z.string(),
  ...clip,
});

const wanted = {
  id,
  role: z.string().max(40).default(''),
  what: z.string().max(planLimits.what).default(''),
  size: z.enum(shotSizes).default('medium'),
  movement: z.enum(cameraMoves).default('fixed'),
  line: z.string().max(planLimits.line).default(''),
  seconds: z.number().min(0.5).max(600).default(3),
  props: z.array(z.string().trim().min(1).max(planLimits.prop)).max(planLimits.props).default([]),
  place: z.string().trim().max(planLimits.place).default(''),
  person: z.string().trim().max(planLimits.person).default(''),
  image: z.string().max(2000).default(''),
  note: z.string().max(planLimits.note).default(''),
};

const planShot = z.object({
  ...wanted,
  floor_note: z.string(),
  takes: z.array(take),
  best: z.string(),
  is_done: z.boolean(),
});

const fields = {
  title: z.string().trim().min(1).max(planLimits.title),
  script_id: z.string().max(64).default(''),
  framework_id: z.string().max(64).default(''),
  order: z.enum(shootOrders).default('time'),
  /** Day of the shoot in China; '' = not fixed. */
  shoot_on: z.union([z.literal(''), z.string().regex(/^\d{4}-\d{2}-\d{2}$/)]).default(''),
  source: sourceChain,
};

const shootingPlan = z.object({
  id,
  ...fields,
  shots: z.array(planShot),
  state: z.enum(planStates),
  assignee: z.object({ id: z.string(), name: z.string() }).optional(),
  author: z.object({ id: z.string(), name: z.string() }),
  owner: recordOwner,
  /** Grows with every save of the desk; what the floor does stands beside it and is in nobody's way. */
  revision: z.number().int(),
  status: recordStatus,
  created_at: timestamp,
  updated_at: timestamp,
});
export type ShootingPlan = z.infer<typeof shootingPlan>;

const on = { shot: id };
const onTake = { ...on, take: id };
const who = { at: timestamp, by: z.string().max(60).optional() };
const floorAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('take'), ...onTake, ...who }),
  z.object({ kind: z.literal('drop'), ...onTake }),
  z.object({ kind: z.literal('good'), ...onTake, value: z.boolean() }),
  z.object({ kind: z.literal('takeNote'), ...onTake, text: z.string().max(planLimits.note) }),
  z.object({ kind: z.literal('note'), ...on, text: z.string().max(planLimits.note) }),
  z.object({ kind: z.literal('best'), ...onTake }),
  z.object({ kind: z.literal('done'), ...on, value: z.boolean() }),
  z.object({ kind: z.literal('clip'), ...onTake, ...who, clip: z.object(clip) }),
]);

export const shooting_planContract = {
  data: get('/shooting_plan/data', {
    summary: 'Shooting plans, paged',
    input: pageQuery.extend({
      state: z.enum(planStates).optional(),
      /** Account id, or `me`. */
      assignee: z.string().max(64).optional(),
      status: recordStatusQuery.optional(),
    }),
    result: pageOf(shootingPlan),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['creative.creation_material'] },
  }),
  info: get('/shooting_plan/info', {
    summary: 'One shooting plan',
    input: idQuery,
    result: shootingPlan,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['creative.creation_material'] },
  }),
  save: post('/shooting_plan/save', {
    summary: 'Add or update a plan; what the floor did stays, a save that names an older revision is refused',
    input: z.object({
      id: id.optional(),
      ...fields,
      shots: z.array(z.object(wanted)).max(planLimits.shots),
      revision: z.number().int().optional(),
    }),
    result: shootingPlan,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'shooting_plan.save' },
  }),
  floor: post('/shooting_plan/floor', {
    summary: 'What was done on the floor, in order; an act that came before changes nothing',
    input: z.object({ id, actions: z.array(floorAction).min(1).max(planLimits.actions) }),
    result: shootingPlan,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'shooting_plan.floor' },
  }),
  assign: post('/shooting_plan/assign', {
    summary: 'Give a plan to somebody, who is told; without account_id to nobody',
    input: z.object({ id, account_id: z.string().max(64).optional() }),
    result: shootingPlan,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'shooting_plan.save' },
  }),
  delete: post('/shooting_plan/delete', {
    summary: 'Into the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'shooting_plan.delete' },
  }),
  restore: post('/shooting_plan/restore', {
    summary: 'Back from the recycle bin',
    input: oneOrMany,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'shooting_plan.delete' },
  }),
};
