import { z } from 'zod';
import { providerTextStates } from '../../domain/providerTexts';
import { MAX_TEXT_LIMIT, textSources } from '../../domain/templates/elements';
import { MAX_COVER, MAX_SHELF_PRICE, MAX_SHELF_SUMMARY, MAX_SHELF_TITLE } from '../../domain/templates/shelf';
import { projectSchema } from '../../engine/project/schema';
import {
  done,
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

const state = z.enum(providerTextStates);
const version = z.string().min(1).max(20);

/** What a template says of its texts, by clip id. */
export const fieldRules = z.record(
  z.string().max(64),
  z.object({
    limit: z.number().int().min(1).max(MAX_TEXT_LIMIT).optional(),
    from: z.enum(textSources).optional(),
  }),
);

const at = z.number();
const named = { name: z.string(), at };
const counted = { count: z.number(), limit: z.number() };
/** What keeps it from merchants, as `shelfProblems` tells it. */
const problem = z.discriminatedUnion('code', [
  z.object({ code: z.literal('noDocument') }),
  z.object({ code: z.literal('noCover') }),
  z.object({ code: z.literal('noScenes') }),
  z.object({ code: z.literal('nothingToFill') }),
  z.object({ code: z.literal('tooManyClips'), ...counted }),
  z.object({ code: z.literal('tooLong'), ...counted }),
  z.object({ code: z.literal('tooLarge'), ...counted }),
  z.object({ code: z.literal('slotWithoutName'), at }),
  z.object({ code: z.literal('badName'), ...named }),
  z.object({ code: z.literal('textOverLimit'), name: z.string(), ...counted }),
  z.object({ code: z.literal('missingFont'), font: z.string(), at }),
  z.object({ code: z.literal('missingDesign'), design: z.string(), at }),
  z.object({ code: z.literal('unreadableMedia'), ...named }),
]);

/** What a shelf says of a template without opening it. */
export const shelfFacts = z.object({
  /** Places for images and videos. */
  media: z.number().int(),
  texts: z.number().int(),
  seconds: z.number(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
});

const summary = z.object({
  id,
  revision: shownRevision,
  title: z.string(),
  summary: z.string(),
  /** A data URL, or a path on this site; empty = none yet. */
  cover: z.string(),
  category_id: id.optional(),
  /** Its name; empty = none. */
  category: z.string(),
  /** Credits that each use costs; 0 = free. */
  price: z.number().int(),
  /** Versions whose merchants may use it; empty = all. */
  plans: z.array(version),
  state,
  facts: shelfFacts,
  problems: z.array(problem),
  /** How often merchants have made a video from it. */
  used: z.number().int(),
  published_at: timestamp.optional(),
  updated_at: timestamp,
  created_at: timestamp,
});
export type ShelfTemplate = z.infer<typeof summary>;

const record = summary.extend({ document: projectSchema.optional(), fields: fieldRules });
export type ShelfTemplateRecord = z.infer<typeof record>;

const permission = { page: ['template.list'] } as const;

/** The video templates of a provider; merchants see and use them by `video_template`. */
export const platform_templateContract = {
  data: get('/platform_template/data', {
    summary: 'The provider’s video templates in all states, paged, newest change first',
    input: pageQuery.extend({ state: state.optional(), category_id: id.optional() }),
    result: pageOf(summary),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  info: get('/platform_template/info', {
    summary: 'One template with its document',
    input: idQuery,
    result: record,
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  save: post('/platform_template/save', {
    summary: 'Add or change a template; a draft may be unfinished. Without `document` the document stays as it is',
    input: z.object({
      id: id.optional(),
      revision,
      title: z.string().trim().min(1).max(MAX_SHELF_TITLE),
      summary: z.string().trim().max(MAX_SHELF_SUMMARY).default(''),
      cover: z.string().max(MAX_COVER).default(''),
      category_id: id.optional(),
      price: z.number().int().min(0).max(MAX_SHELF_PRICE).default(0),
      plans: z.array(version).max(20).default([]),
      document: projectSchema.optional(),
      fields: fieldRules.optional(),
    }),
    result: summary,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_template.save' },
  }),
  publish: post('/platform_template/publish', {
    summary: 'Put it on the shelf of the provider’s merchants',
    input: z.object({ id, revision }),
    result: summary,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_template.publish' },
  }),
  withdraw: post('/platform_template/withdraw', {
    summary: 'Take it off the shelf; videos that merchants have made from it stay',
    input: idQuery,
    result: summary,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_template.publish' },
  }),
  delete: post('/platform_template/delete', {
    summary: 'Remove templates; one that is on the shelf must be taken off before',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_template.delete' },
  }),
  restore: post('/platform_template/restore', {
    summary: 'Take a removal back',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_template.delete' },
  }),
};
