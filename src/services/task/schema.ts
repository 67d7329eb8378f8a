import { z } from 'zod';
import { taskStates } from '../../domain/tasks';
import { done, get, id, pageOf, pageQuery, post, sourceChain, timestamp } from '../contract';

const taskState = z.enum(taskStates);

const failure = z.object({ code: z.string(), reason: z.string(), retryable: z.boolean(), refunded: z.number() });

/** A long job, on the server or in this browser (design: Tasks). */
const task = z.object({
  id,
  /** What it makes: `speech`, `render`, `publish` … */
  kind: z.string(),
  title: z.string(),
  state: taskState,
  /** Place in the queue, from 1, while queued. */
  position: z.number().int().optional(),
  stage: z.string().optional(),
  stageIndex: z.number().int().optional(),
  stageCount: z.number().int().optional(),
  percent: z.number().min(0).max(100),
  etaSeconds: z.number().optional(),
  failure: failure.optional(),
  credits: z.number().default(0),
  /** Where the result lives, an address inside the app. */
  link: z.string().optional(),
  source: sourceChain,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Task = z.infer<typeof task>;

export const taskContract = {
  data: get('/task/data', {
    summary: 'Tasks, newest first',
    input: pageQuery.extend({ state: taskState.optional() }),
    result: pageOf(task),
    origin: 'chosen',
    auth: 'user',
    permission: { open: 'the task panel of every page’s header' },
  }),
  cancel: post('/task/cancel', {
    summary: 'Cancel, credits are given back',
    input: z.object({ id }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.schedule' },
  }),
  retry: post('/task/retry', {
    summary: 'Run a failed task again',
    input: z.object({ id }),
    result: task,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'publish.schedule' },
  }),
};
