import { z } from 'zod';
import { providerFileUsers } from '../../domain/providerFiles';
import { done, get, id, idsBody, pageOf, pageQuery, post, timestamp } from '../contract';

const providerFileKind = z.enum(['image', 'video', 'audio', 'document', 'other']);

const providerFile = z.object({
  id,
  name: z.string(),
  url: z.string(),
  kind: providerFileKind,
  /** Bytes. */
  size: z.number().int(),
  /** Pixels. */
  width: z.number().optional(),
  height: z.number().optional(),
  /** A small image of it; empty where there is none. */
  cover: z.string(),
  created_at: timestamp,
  /** What of the provider's own shows it. */
  uses: z.array(z.object({ type: z.enum(providerFileUsers), id, title: z.string() })),
  /** Merchants whose records show it: videos made from a template carry its files along. */
  merchants: z.number().int(),
  /** Both together, as the list sorts by it. */
  used: z.number().int(),
});
export type ProviderFile = z.infer<typeof providerFile>;

/** Files that a provider has stored for its templates, its brand and its texts. */
export const platform_fileContract = {
  data: get('/platform_file/data', {
    summary: 'The provider’s files with what uses them, paged, the newest first',
    input: pageQuery.extend({
      kind: providerFileKind.optional(),
      /** Whether something uses them. */
      use: z.enum(['used', 'unused']).optional(),
    }),
    result: pageOf(providerFile),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['template.file'] },
  }),
  delete: post('/platform_file/delete', {
    summary: 'Delete files for good, all or none; one that is used is refused (`FILE_IN_USE`)',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'platform_file.delete' },
  }),
};
