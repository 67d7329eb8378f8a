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
  statusBody,
  timestamp,
} from '../contract';

export const goodsMedia = z.object({
  /** File record, absent while a picture still lives only at its source address. */
  file_id: id.optional(),
  kind: z.enum(['image', 'video']),
  url: z.string().min(1).max(2000),
  name: z.string().max(200).default(''),
  width: z.number().optional(),
  height: z.number().optional(),
  /** Seconds, videos only. */
  duration: z.number().optional(),
});
export type GoodsMedia = z.infer<typeof goodsMedia>;

const fields = {
  title: z.string().trim().min(1).max(120),
  cover: z.string().max(2000).default(''),
  /** Yuan as text, so that cents are not lost: "129.00"; empty = not known. */
  price: z
    .string()
    .regex(/^\d{0,8}(\.\d{1,2})?$/)
    .default(''),
  category: z.string().max(40).default(''),
  brand: z.string().max(60).default(''),
  description: z.string().max(5000).default(''),
  selling_points: z.array(z.string().trim().min(1).max(100)).max(20).default([]),
  specs: z
    .array(z.object({ name: z.string().max(40), value: z.string().max(200) }))
    .max(40)
    .default([]),
  offer: z.string().max(200).default(''),
  media: z.array(goodsMedia).max(60).default([]),
  link: z.string().max(2000).default(''),
};

export const goods = z.object({ id, ...fields, status: recordStatus, created_at: timestamp, updated_at: timestamp });
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
  'LINK_NOT_PAGE',
  'LINK_TOO_LARGE',
  'LINK_NO_PRODUCT',
  'LINK_HTTP_ERROR',
] as const;

export const goodsContract = {
  data: get('/goods/data', {
    summary: 'Goods, paged, with filter',
    input: pageQuery.extend({ status: recordStatusQuery.optional(), category: z.string().max(40).optional() }),
    result: pageOf(goods),
    origin: 'brief',
    auth: 'user',
  }),
  info: get('/goods/info', { summary: 'One goods', input: idQuery, result: goods, origin: 'brief', auth: 'user' }),
  save: post('/goods/save', {
    summary: 'Add (no id) or update',
    input: z.object({ id: id.optional(), ...fields }),
    result: goods,
    origin: 'brief',
    auth: 'user',
    action: 'goods.save',
  }),
  set: post('/goods/set', {
    summary: 'Set a single field',
    input: z.object({ id, field: z.enum(['title', 'price', 'category', 'offer']), value: z.string().max(200) }),
    result: done,
    origin: 'brief',
    auth: 'user',
    action: 'goods.save',
  }),
  extract: post('/goods/extract', {
    summary: 'Read a product page',
    input: z.object({ url: z.string().trim().min(1).max(2000) }),
    result: extraction,
    origin: 'brief',
    auth: 'user',
  }),
  status: post('/goods/status', {
    summary: 'Change status',
    input: statusBody,
    result: done,
    origin: 'brief',
    auth: 'user',
    action: 'goods.status',
  }),
  delete: post('/goods/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    action: 'goods.delete',
  }),
};
