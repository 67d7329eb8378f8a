import { z } from 'zod';
import { MAX_TEXT_LIMIT, textSources } from '../../domain/templates/elements';
import { MAX_COVER, MAX_SHELF_PRICE, MAX_SHELF_SUMMARY, MAX_SHELF_TITLE } from '../../domain/templates/shelf';
import { projectSchema } from '../../engine/project/schema';
import { get, id, idQuery, post, timestamp } from '../contract';
import { providerRecordCalls, providerRecordFields, providerRecordQuery } from '../providerRecords';

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
  z.object({ code: z.literal('mixedKinds'), ...named }),
  z.object({ code: z.literal('missingFile'), ...named }),
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
  ...providerRecordFields,
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
  facts: shelfFacts,
  problems: z.array(problem),
  /** It is on the shelf and has been edited since: merchants see what was published, publishing again shows them this. */
  has_changes: z.boolean(),
  /** How often merchants have made a video from it. */
  used: z.number().int(),
});
export type ShelfTemplate = z.infer<typeof summary>;

const record = summary.extend({
  document: projectSchema.optional(),
  fields: fieldRules,
  /** Grows by one with every change of what the template shows; a save of its price leaves it alone. */
  document_revision: z.number().int(),
  /** Name of the save that made it, where that had one. */
  save_id: z.string(),
});
export type ShelfTemplateRecord = z.infer<typeof record>;

const chosen = { origin: 'chosen', auth: 'user' } as const;
const shown = { ...chosen, permission: { page: ['template.editor'] } } as const;
const saving = { ...chosen, permission: { action: 'platform_template.save' } } as const;

/** A state of a template that the server has kept; restoring it makes a new one. */
const templateVersion = z.object({
  /** The template's `document_revision` at that save. */
  revision: z.number().int(),
  title: z.string(),
  saved_at: timestamp,
  by: z.object({ id: z.string(), name: z.string() }),
});

const recordCalls = providerRecordCalls({
  group: 'platform_template',
  page: 'template.list',
  query: providerRecordQuery.extend({ category_id: id.optional() }),
  row: summary,
  whole: record,
  fields: {
    title: z.string().trim().min(1).max(MAX_SHELF_TITLE),
    summary: z.string().trim().max(MAX_SHELF_SUMMARY).default(''),
    cover: z.string().max(MAX_COVER).default(''),
    category_id: id.optional(),
    price: z.number().int().min(0).max(MAX_SHELF_PRICE).default(0),
    plans: z.array(version).max(20).default([]),
    document: projectSchema.optional(),
    fields: fieldRules.optional(),
  },
  summaries: {
    data: 'The provider’s video templates in all states, paged, newest change first',
    info: 'One template with its document',
    save: 'Add or change a template; a draft may be unfinished. Without `document` the document stays as it is',
    publish: 'Put it on the shelf of the provider’s merchants',
    withdraw: 'Take it off the shelf; videos that merchants have made from it stay',
    delete: 'Remove templates; one that is on the shelf must be taken off before',
  },
});

/** The video templates of a provider; merchants see and use them by `video_template`. */
export const platform_templateContract = {
  ...recordCalls,
  info: { ...recordCalls.info, permission: { page: ['template.list', 'template.editor'] } as const },
  document: post('/platform_template/document', {
    summary:
      'Save what a template shows (no id: a new draft). Of one on the shelf merchants see it once it is published again. `revision` guards against overwriting a colleague; a `save_id` that is known already is not saved twice',
    input: z.object({
      id: id.optional(),
      /** The `document_revision` that the caller has seen. */
      revision: z.number().int().min(0).optional(),
      save_id: z.string().min(1).max(64),
      title: z.string().trim().min(1).max(MAX_SHELF_TITLE),
      /** Absent = it stays. */
      cover: z.string().max(MAX_COVER).optional(),
      document: projectSchema,
      fields: fieldRules,
    }),
    result: record,
    ...saving,
  }),
  versions: get('/platform_template/versions', {
    summary: 'The last 30 saved states of what it shows, newest first',
    input: idQuery,
    result: z.object({ list: z.array(templateVersion) }),
    ...shown,
  }),
  version_restore: post('/platform_template/version_restore', {
    summary: 'Makes an earlier state the newest one; what was there before stays among the versions',
    input: z.object({ id, version: z.number().int(), revision: z.number().int().optional() }),
    result: record,
    ...saving,
  }),
};
