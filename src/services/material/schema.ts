import { z } from 'zod';
import {
  done,
  get,
  id,
  idsBody,
  nothing,
  pageOf,
  pageQuery,
  post,
  recordOwner,
  recordStatus,
  recordStatusQuery,
  revision,
  shownRevision,
  statusBody,
  timestamp,
} from '../contract';

const materialKinds = ['title', 'cover', 'sticker', 'music', 'sound', 'font'] as const;
export type MaterialKind = (typeof materialKinds)[number];

const fields = {
  kind: z.enum(materialKinds),
  name: z.string().trim().min(1).max(120),
  tags: z.array(z.string().trim().min(1).max(20)).max(10).default([]),
  /** A title's words; of a cover its template with what was put in, as JSON. */
  content: z.string().max(20_000).default(''),
  /** Stored file; '' = none. */
  file_id: z.string().max(64).default(''),
  url: z.string().max(2000).default(''),
  /** Pixels; 0 = not an image. */
  width: z.number().min(0).default(0),
  height: z.number().min(0).default(0),
  /** Seconds; 0 = not a sound. */
  duration: z.number().min(0).default(0),
  /** Beats a minute as found; 0 = not found. */
  bpm: z.number().min(0).max(400).default(0),
  /** Of a font: what whoever put it in has said about the right to use it. */
  licence: z.string().trim().max(300).default(''),
};

const material = z.object({
  id,
  ...fields,
  is_favorite: z.boolean(),
  author: z.object({ id: z.string(), name: z.string() }),
  owner: recordOwner,
  status: recordStatus,
  revision: shownRevision,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Material = z.infer<typeof material>;

/** Names a built-in one: `sticker:arrow-bold`. */
const builtInKey = z.string().regex(/^(title|cover|sticker|music|sound|font):[\w\- ]{1,60}$/);

export const materialContract = {
  data: get('/material/data', {
    summary: "The merchant's own creation material, paged",
    input: pageQuery.extend({
      kind: z.enum(materialKinds).optional(),
      status: recordStatusQuery.optional(),
      favorite: z.coerce.boolean().optional(),
    }),
    result: pageOf(material),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['creative.creation_material'] },
  }),
  save: post('/material/save', {
    summary: 'Add or update own creation material',
    input: z.object({ id: id.optional(), revision, ...fields }),
    result: material,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'material.save' },
  }),
  favorite: post('/material/favorite', {
    summary: 'Mark own (`id`) or built-in (`key`) material as a favorite of the caller, or take the mark away',
    input: z
      .object({ id: id.optional(), key: builtInKey.optional(), value: z.boolean() })
      .refine((input) => input.id || input.key, { message: 'id or key is needed' }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['creative.creation_material'] },
  }),
  favorites: get('/material/favorites', {
    summary: "Keys of the caller's favorites among the built-in material",
    input: nothing,
    result: z.object({ keys: z.array(z.string()) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['creative.creation_material'] },
  }),
  status: post('/material/status', {
    summary: 'Set the status; 1 takes it back from the recycle bin',
    input: statusBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'material.save' },
  }),
  delete: post('/material/delete', {
    summary: 'Into the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'material.delete' },
  }),
};
