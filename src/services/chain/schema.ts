import { z } from 'zod';
import { get, id, sourceRef, timestamp } from '../contract';

export const chainType = sourceRef.shape.type;
export type ChainType = z.infer<typeof chainType>;

const chainNode = z.object({
  type: chainType,
  id,
  title: z.string(),
  /** Which kind of its type: of a project its screen, of an article its form. */
  kind: z.string().default(''),
  /** Its own state where it has one: of a topic, of a publish item. */
  state: z.string().default(''),
  /** Whether the record can still be opened; what was deleted stays in the chain by its name. */
  exists: z.boolean(),
  at: timestamp.optional(),
  /** What it has reached at its platform. */
  numbers: z.object({ views: z.number().int(), likes: z.number().int(), finish_rate: z.number() }).optional(),
  /** Its nearest origins within this answer, as `type:id`. */
  from: z.array(z.string()),
});
export type ChainNode = z.infer<typeof chainNode>;

/** Results of everything that came of a record. */
const chainResults = z.object({
  posts: z.number().int(),
  views: z.number().int(),
  likes: z.number().int(),
  /** Mean of its posts, by views; 0 without any. */
  finish_rate: z.number(),
});
export type ChainResults = z.infer<typeof chainResults>;

export const chainContract = {
  info: get('/chain/info', {
    summary: 'What a record was made from and what was made from it, over all groups',
    input: z.object({ type: chainType, id }),
    result: z.object({
      here: chainNode,
      upstream: z.array(chainNode),
      /** At most 80, the newest first; `more` says how many of each type were left out. */
      downstream: z.array(chainNode),
      more: z.record(z.string(), z.number().int()),
      results: chainResults,
    }),
    origin: 'chosen',
    auth: 'user',
    permission: {
      page: [
        'compose.analyze',
        'compose.rewrite_to_video',
        'compose.frame',
        'creation.conception.info',
        'creative.creation_material',
        'creative.goods',
        'editor.article',
        'editor.note',
        'editor.script',
        'publish.calendar',
        'publish.media',
        'publish.wemedia',
      ],
    },
  }),
};
