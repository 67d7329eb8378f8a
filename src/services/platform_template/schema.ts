import { z } from 'zod';
import { MAX_TEXT_LIMIT, textSources } from '../../domain/templates/elements';
import { MAX_COVER, MAX_SHELF_PRICE, MAX_SHELF_SUMMARY, MAX_SHELF_TITLE } from '../../domain/templates/shelf';
import { projectSchema } from '../../engine/project/schema';
import { id } from '../contract';
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
  /** How often merchants have made a video from it. */
  used: z.number().int(),
});
export type ShelfTemplate = z.infer<typeof summary>;

const record = summary.extend({ document: projectSchema.optional(), fields: fieldRules });
export type ShelfTemplateRecord = z.infer<typeof record>;

/** The video templates of a provider; merchants see and use them by `video_template`. */
export const platform_templateContract = providerRecordCalls({
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
