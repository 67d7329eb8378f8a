import { z } from 'zod';
import { promotionTaskLimits as limits, promotionTaskStates, taskGoals } from '../../domain/promotionTasks';
import { done, get, id, nothing, pageOf, pageQuery, post, revision, shownRevision, timestamp } from '../contract';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const promotionTask = z.object({
  id,
  revision: shownRevision,
  name: z.string(),
  note: z.string(),
  kind: z.enum(taskGoals),
  /** What each member is to reach. */
  goal: z.number().int(),
  /** Of posts: only those of this framework; '' = any. */
  framework_id: z.string(),
  framework_name: z.string(),
  from: day,
  to: day,
  state: z.enum(promotionTaskStates),
  /** In words; '' = none. */
  reward: z.string(),
  author_name: z.string(),
  /** Of who sets no tasks: his own line alone. */
  members: z.array(
    z.object({
      id,
      name: z.string(),
      count: z.number().int(),
      is_reached: z.boolean(),
      /** When the reward was given. */
      paid_at: timestamp.optional(),
      paid_by: z.string().optional(),
    }),
  ),
  /** When the members were last reminded. */
  reminded_at: timestamp.optional(),
  created_at: timestamp,
});
export type PromotionTask = z.infer<typeof promotionTask>;

export const promotion_taskContract = {
  data: get('/promotion_task/data', {
    summary: 'Promotion tasks, paged; who sets none sees those that he has, with his own line',
    input: pageQuery.extend({ state: z.enum(promotionTaskStates).optional() }),
    result: pageOf(promotionTask),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['promotion.task'] },
  }),
  choices: get('/promotion_task/choices', {
    summary: 'Members and frameworks that a task can be set for',
    input: nothing,
    result: z.object({
      members: z.array(z.object({ id, name: z.string() })),
      frameworks: z.array(z.object({ id, name: z.string() })),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'promotion_task.save' },
  }),
  save: post('/promotion_task/save', {
    summary:
      'Set a task (no id) or change one that is not over; once begun, what is counted stays. Its members are told',
    input: z.object({
      id: id.optional(),
      revision,
      name: z.string().trim().min(1).max(limits.name),
      note: z.string().trim().max(limits.note).default(''),
      kind: z.enum(taskGoals),
      goal: z.number().int().min(1).max(limits.goal),
      framework_id: z.string().max(64).default(''),
      from: day,
      to: day,
      reward: z.string().trim().max(limits.reward).default(''),
      member_ids: z.array(id).min(1).max(limits.members),
    }),
    result: promotionTask,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'promotion_task.save' },
  }),
  cancel: post('/promotion_task/cancel', {
    summary: 'Call a task off; its members are told',
    input: z.object({ id }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'promotion_task.save' },
  }),
  remind: post('/promotion_task/remind', {
    summary: 'Remind the members who have not reached it, once a day',
    input: z.object({ id }),
    result: z.object({ count: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'promotion_task.save' },
  }),
  pay: post('/promotion_task/pay', {
    summary: 'Note that a member was given the reward, once; he is told',
    input: z.object({ id, member_id: id }),
    result: promotionTask,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'promotion_task.pay' },
  }),
};
