import { z } from 'zod';
import { engineOwners } from '../../domain/merchantServices';
import { videoPlatformIds } from '../../domain/platforms/types';
import { writingActions, writingLanguages, writingTones } from '../../domain/writing';
import { get, id, nothing, post } from '../contract';

/** One event of a text stream. */
export const textEvent = z.object({
  delta: z.object({ text: z.string().optional(), stop_reason: z.string().optional() }),
  writer: z.string().optional(),
});

/** What has come of a text that was broken off; only what follows it is streamed. */
export const alreadyWritten = z.string().max(20_000).default('');

export const writerContract = {
  info: get('/writer/info', {
    summary: 'Which writer is at work and which actions it can do',
    input: nothing,
    result: z.object({
      kind: z.enum(['embedded', 'remote']),
      name: z.string(),
      owner: z.enum(engineOwners),
      actions: z.array(z.enum(writingActions)),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { open: 'reference: names the writer at work, nothing of the merchant' },
  }),
  /** Lists (titles, topics) come as one line each. The same seed gives the same text (embedded writer). */
  act: post('/writer/act', {
    summary: 'Rewrite, shorten, expand, change the tone of, title, tag, translate or continue a text, streamed',
    input: z.object({
      act: z.enum(writingActions),
      text: z.string().max(20_000),
      /** What stands before and after it in the document. */
      before: z.string().max(4000).default(''),
      after: z.string().max(4000).default(''),
      goods_id: id.optional(),
      platform: z.enum(videoPlatformIds).optional(),
      tone: z.enum(writingTones).optional(),
      language: z.enum(writingLanguages).optional(),
      seed: z.number().int().default(1),
      wish: z.string().max(500).default(''),
      already: alreadyWritten,
    }),
    result: textEvent,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'writer.act' },
    answer: 'stream',
  }),
};
