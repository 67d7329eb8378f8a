import { z } from 'zod';
import { goodsColumnKeys } from '../../domain/goods/columns.data';
import { goodsGaps } from '../../domain/goods/completeness';
import { goodsLimits } from '../../domain/goods/limits';
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

const goodsMedia = z.object({
  /** File record, absent while an image still lives only at its source address. */
  file_id: id.optional(),
  kind: z.enum(['image', 'video']),
  url: z.string().min(1).max(2000),
  name: z.string().max(200).default(''),
  width: z.number().optional(),
  height: z.number().optional(),
  /** Seconds, videos only. */
  duration: z.number().optional(),
  /** Somebody put it in its place by hand: the order is his, and the first one begins a video. */
  is_placed: z.boolean().optional(),
});
export type GoodsMedia = z.infer<typeof goodsMedia>;

const fields = {
  title: z.string().trim().min(1).max(goodsLimits.title),
  cover: z.string().max(2000).default(''),
  /** Yuan as text, so that cents are not lost: "129.00"; empty = not known. */
  price: z
    .string()
    .regex(/^\d{0,8}(\.\d{1,2})?$/)
    .default(''),
  category: z.string().max(goodsLimits.category).default(''),
  brand: z.string().max(goodsLimits.brand).default(''),
  /** What it is called in speech; absent or empty = derived from its title. A caller that does not know it leaves it. */
  spoken_name: z.string().trim().max(goodsLimits.spokenName).optional(),
  description: z.string().max(goodsLimits.description).default(''),
  selling_points: z
    .array(z.string().trim().min(1).max(goodsLimits.sellingPoint))
    .max(goodsLimits.sellingPoints)
    .default([]),
  specs: z
    .array(z.object({ name: z.string().max(goodsLimits.specName), value: z.string().max(goodsLimits.specValue) }))
    .max(goodsLimits.specs)
    .default([]),
  offer: z.string().max(goodsLimits.offer).default(''),
  media: z.array(goodsMedia).max(goodsLimits.media).default([]),
  link: z.string().max(goodsLimits.link).default(''),
};

const goods = z.object({
  id,
  ...fields,
  /** Words of it that its category's rules or the merchant's own list forbid; in lists and single records. */
  claims: z.array(z.string()).optional(),
  /** New work starts with this one where nothing else was chosen. */
  is_default: z.boolean().optional(),
  status: recordStatus,
  revision: shownRevision,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Goods = z.infer<typeof goods>;

/** What a page gave: like goods, not yet saved, with what was found and what is missing. */
export const extraction = z.object({
  ...fields,
  missing: z.array(z.enum(['price', 'media', 'selling_points', 'description'])),
  extractor: z.string(),
});
export type Extraction = z.infer<typeof extraction>;

/** Machine-readable reasons of a refused link; the message says it in Chinese. */
export const extractErrorCodes = [
  'LINK_INVALID',
  'LINK_PRIVATE',
  'LINK_UNREACHABLE',
  'LINK_TIMEOUT',
  'LINK_LOGIN',
  'LINK_NOT_PAGE',
  'LINK_TOO_LARGE',
  'LINK_NO_PRODUCT',
  'LINK_HTTP_ERROR',
] as const;

const yesNo = z.enum(['yes', 'no']).optional();

/** Filters of the list, and of what is exported. */
const goodsFilter = {
  status: recordStatusQuery.optional(),
  category: z.string().max(40).optional(),
  /** Whether it has a price, images, forbidden words. */
  priced: yesNo,
  images: yesNo,
  claims: yesNo,
  /** What it lacks. */
  gap: z.enum(goodsGaps).optional(),
};

const columnKey = z.enum(goodsColumnKeys);
/** Cells as they stand in the table, so that both sides read them by the same rules. */
const importRow = z.object({
  /** As Excel counts. */
  row: z.number().int().min(1),
  cells: z.partialRecord(columnKey, z.string().max(32_767)),
});

const importResult = z.object({
  added: z.number().int(),
  updated: z.number().int(),
  skipped: z.number().int(),
  refused: z.array(
    z.object({
      row: z.number().int(),
      column: columnKey,
      code: z.string(),
      part: z.string().optional(),
      limit: z.number().optional(),
    }),
  ),
});
export type ImportResult = z.infer<typeof importResult>;

/** A past import or export. */
const goodsTransfer = z.object({
  id,
  kind: z.enum(['import', 'export']),
  /** Name of the file. */
  name: z.string(),
  total: z.number().int(),
  added: z.number().int(),
  updated: z.number().int(),
  skipped: z.number().int(),
  refused: z.number().int(),
  by: z.string(),
  created_at: timestamp,
});
export type GoodsTransfer = z.infer<typeof goodsTransfer>;

const goodsLine = z.object({ id, title: z.string(), cover: z.string(), status: recordStatus });

const goodsOverview = z.object({
  total: z.number().int(),
  on: z.number().int(),
  off: z.number().int(),
  without: z.record(z.enum(goodsGaps), z.number().int()),
  claims: z.number().int(),
  default_id: z.string(),
  categories: z.array(
    z.object({ name: z.string(), count: z.number().int(), videos: z.number().int(), views: z.number().int() }),
  ),
  /** What came of each: videos made, posts and their views, by the chain; most seen first, at most 20. */
  results: z.array(
    goodsLine.extend({
      videos: z.number().int(),
      posts: z.number().int(),
      views: z.number().int(),
      likes: z.number().int(),
    }),
  ),
  /** What is worth completing first: on the shelf, much lacking or much used; at most 8. */
  to_complete: z.array(goodsLine.extend({ gaps: z.array(z.enum(goodsGaps)), claims: z.array(z.string()) })),
});
export type GoodsOverview = z.infer<typeof goodsOverview>;

export const goodsContract = {
  data: get('/goods/data', {
    summary: 'Goods, paged, with filter',
    input: pageQuery.extend({ ...goodsFilter }),
    result: pageOf(goods),
    origin: 'brief',
    auth: 'user',
    permission: { open: 'start-up and header: the current goods of every session' },
  }),
  info: get('/goods/info', {
    summary: 'One goods',
    input: idQuery,
    result: goods,
    origin: 'brief',
    auth: 'user',
    permission: { open: 'header: the current goods of every session' },
  }),
  save: post('/goods/save', {
    summary: 'Add (no id) or update',
    input: z.object({ id: id.optional(), revision, ...fields }),
    result: goods,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'goods.save' },
  }),
  set: post('/goods/set', {
    summary: 'Set a single field',
    input: z.object({
      id,
      field: z.enum(['title', 'price', 'category', 'offer', 'default']),
      value: z.string().max(200),
    }),
    result: done,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'goods.save' },
  }),
  extract: post('/goods/extract', {
    summary: 'Read a product page',
    input: z.object({ url: z.string().trim().min(1).max(2000) }),
    result: extraction,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'goods.save' },
  }),
  status: post('/goods/status', {
    summary: 'Change status',
    input: statusBody,
    result: done,
    origin: 'brief',
    auth: 'user',
    permission: { action: 'goods.status' },
  }),
  delete: post('/goods/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'goods.delete' },
  }),
  import: post('/goods/import', {
    summary:
      'Rows of a table, up to 500 a call; calls of one import share its id. Refused rows come back with their cell',
    input: z.object({
      import_id: id,
      name: z.string().max(200),
      /** What happens to a goods that is known by its title or link. */
      known: z.enum(['update', 'skip']),
      rows: z.array(importRow).min(1).max(goodsLimits.importBatch),
    }),
    result: importResult,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'goods.save' },
  }),
  export: post('/goods/export', {
    summary: 'All goods of a filter or a selection, for a file; noted in the history',
    input: z.object({
      name: z.string().max(200),
      keyword: z.string().max(100).optional(),
      ids: z.array(id).max(1000).optional(),
      ...goodsFilter,
    }),
    result: z.object({ list: z.array(goods) }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'goods.export' },
  }),
  transfers: get('/goods/transfers', {
    summary: 'Past imports and exports, newest first',
    input: pageQuery,
    result: pageOf(goodsTransfer),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.goods', 'creative.goods'] },
  }),
  overview: get('/goods/overview', {
    summary: 'The catalogue in figures, with what is worth completing',
    input: z.object({}),
    result: goodsOverview,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.goods'] },
  }),
  category: post('/goods/category', {
    summary: 'Rename a category, or merge several into one, over all goods; an empty name takes it away',
    input: z.object({
      from: z.array(z.string().min(1).max(40)).min(1).max(100),
      to: z.string().trim().max(goodsLimits.category),
    }),
    result: z.object({ changed: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'goods.save' },
  }),
};
