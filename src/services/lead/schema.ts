import { z } from 'zod';
import { leadLimits, leadSources, leadStates, lostReasons } from '../../domain/leads';
import {
  daysFilter,
  exportOf,
  get,
  id,
  idQuery,
  idsBody,
  pageOf,
  pageQuery,
  post,
  revision,
  shownRevision,
  timestamp,
} from '../contract';

const day = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/);
const person = z.object({ id: z.string(), name: z.string() });
const text = z.string().trim().max(leadLimits.text);

const entry = z.object({
  at: timestamp,
  kind: z.enum(['created', 'again', 'follow', 'state', 'assigned', 'revealed']),
  by: person,
  text: z.string(),
  state: z.enum(leadStates).optional(),
});
export type LeadEntry = z.infer<typeof entry>;

const lead = z.object({
  id,
  revision: shownRevision,
  name: z.string(),
  /** Masked; `lead.reveal` tells it whole. */
  phone: z.string(),
  source: z.enum(leadSources),
  state: z.enum(leadStates),
  lost_reason: z.enum(lostReasons).optional(),
  note: z.string(),
  /** Day of the next follow-up, '' = none. */
  next_on: z.string(),
  assignee: person.optional(),
  /** When he agreed to be called, where he left his phone himself. */
  consent_at: timestamp.optional(),
  /** What was said last. */
  last_text: z.string(),
  last_at: timestamp,
  created_at: timestamp,
});
export type Lead = z.infer<typeof lead>;

const detail = lead.extend({ history: z.array(entry) });
export type LeadDetail = z.infer<typeof detail>;

const filters = {
  state: z.enum(leadStates).optional(),
  source: z.enum(leadSources).optional(),
  due: z.enum(['overdue', 'today']).optional(),
  /** Id of a member, `me`, or `none`. */
  assignee: z.string().max(64).optional(),
  /** When it came. */
  days: daysFilter.optional(),
};

const permission = { page: ['service.lead'] } as const;

/** People who may become customers, from streams, comments, messages, reservations and lists. */
export const leadContract = {
  data: get('/lead/data', {
    summary: 'Leads, paged, the last touched first; phones masked',
    input: pageQuery.extend(filters),
    result: pageOf(lead),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  info: get('/lead/info', {
    summary: 'A lead with everything that happened to it',
    input: idQuery,
    result: detail,
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  members: get('/lead/members', {
    summary: 'Who can be in charge of a lead: members who may see the page',
    input: z.object({}).passthrough().optional(),
    result: z.object({ list: z.array(person) }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  save: post('/lead/save', {
    summary: 'Add or change a lead; a phone that is known adds to its lead instead',
    input: z.object({
      id: id.optional(),
      revision,
      name: z.string().trim().min(1).max(leadLimits.name),
      /** Left out = as it is. */
      phone: z.string().trim().max(leadLimits.phone).optional(),
      source: z.enum(leadSources).default('manual'),
      note: z.string().trim().max(leadLimits.note).default(''),
      next_on: day.default(''),
    }),
    result: detail.extend({ is_known: z.boolean() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'lead.save' },
  }),
  follow: post('/lead/follow', {
    summary: 'Write down a follow-up, with the next day and what became of it',
    input: z.object({
      id,
      text: text.min(1),
      next_on: day.default(''),
      state: z.enum(leadStates).optional(),
      lost_reason: z.enum(lostReasons).optional(),
      /** Names one press of a button: however often it arrives, it is written once. */
      request_id: z.string().min(8).max(64),
    }),
    result: detail,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'lead.save' },
  }),
  assign: post('/lead/assign', {
    summary: 'Put a member in charge of leads; without one nobody is',
    input: idsBody.extend({ assignee_id: id.optional() }),
    result: z.object({ list: z.array(lead) }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'lead.assign' },
  }),
  reveal: post('/lead/reveal', {
    summary: 'The whole phone of a lead; who asked stands in its history',
    input: z.object({ id }),
    result: z.object({ phone: z.string() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'lead.phone' },
  }),
  delete: post('/lead/delete', {
    summary: 'Remove leads; they can be taken back',
    input: idsBody,
    result: z.object({ count: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'lead.delete' },
  }),
  restore: post('/lead/restore', {
    summary: 'Take removed leads back',
    input: idsBody,
    result: z.object({ count: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'lead.delete' },
  }),
  import: post('/lead/import', {
    summary: 'Take rows of a table in; what is no lead is named, what is known gets its note',
    input: z.object({
      rows: z
        .array(
          z.object({
            line: z.number().int().min(1),
            name: z.string().trim().max(leadLimits.name),
            phone: z.string().trim().max(40),
            note: z.string().trim().max(leadLimits.note).default(''),
          }),
        )
        .min(1)
        .max(leadLimits.importRows),
    }),
    result: z.object({
      added: z.number().int(),
      known: z.number().int(),
      refused: z.array(z.number().int()),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'lead.save' },
  }),
  export: get('/lead/export', {
    summary: 'The filtered leads for a table, at most 10 000; phones masked',
    input: z.object({ keyword: z.string().max(100).optional(), ...filters }),
    result: exportOf(lead),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'lead.export' },
  }),
};
