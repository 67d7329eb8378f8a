import { z } from 'zod';
import { MAX_CATEGORIES, MAX_CATEGORY_NAME } from '../../domain/categories';
import { done, get, id, idsBody, pageOf, pageQuery, post, revision, shownRevision, timestamp } from '../contract';

const status = z.union([z.literal(0), z.literal(1)]);

const category = z.object({
  id,
  revision: shownRevision,
  name: z.string(),
  /** 0 = no longer offered; what uses it keeps it. */
  status,
  /** In the order of the list, from 1. */
  position: z.number().int().min(1),
  /** Categories of the list. */
  count: z.number().int().min(1),
  /** Templates that have it. */
  used: z.number().int(),
  created_at: timestamp,
});
export type Category = z.infer<typeof category>;

/** The categories that a provider's templates are sorted by, and that its merchants' goods are offered. */
export const platform_categoryContract = {
  data: get('/platform_category/data', {
    summary: 'Categories of the provider, in their order',
    input: pageQuery.extend({ status: z.coerce.number().int().min(0).max(1).optional() }),
    result: pageOf(category),
    origin: 'chosen',
    auth: 'user',
    permission: {
      page: ['platform.category', 'template.caption', 'template.creative', 'template.list', 'template.product'],
    },
  }),
  save: post('/platform_category/save', {
    summary: 'Add or rename a category; a name that stands already is refused (`NAME_TAKEN`)',
    input: z.object({ id: id.optional(), revision, name: z.string().trim().min(1).max(MAX_CATEGORY_NAME) }),
    result: category,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_category.save' },
  }),
  move: post('/platform_category/move', {
    summary: 'Put a category at a place of the list, from 1',
    input: z.object({ id, position: z.number().int().min(1).max(MAX_CATEGORIES) }),
    result: category,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_category.save' },
  }),
  status: post('/platform_category/status', {
    summary: 'Offer categories or offer them no longer',
    input: z.object({ ids: z.array(id).min(1).max(MAX_CATEGORIES), status }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_category.save' },
  }),
  merge: post('/platform_category/merge', {
    summary: 'Move all that uses some categories to another one, and take those away',
    input: z.object({ ids: z.array(id).min(1).max(MAX_CATEGORIES), to: id }),
    result: z.object({ moved: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_category.delete' },
  }),
  delete: post('/platform_category/delete', {
    summary: 'Take categories away; one that is used has to be merged into another',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_category.delete' },
  }),
};
