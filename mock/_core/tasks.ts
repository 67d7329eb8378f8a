import { canCancelTask, canMoveTask, type TaskState } from '../../src/domain/tasks';
import type { Task } from '../../src/services/task/schema';
import { clock } from './clock';
import { refund, settle } from './ledger';
import type { Db } from './store';

/** A server task with the hold on its credits. */
export interface TaskRow extends Task {
  readonly mchno: string;
  readonly hold_id: string;
}

export const tasksOf = (db: Db) => db.table<TaskRow>('task');

type NewTask = Pick<TaskRow, 'id' | 'kind' | 'title' | 'link' | 'source'> & Partial<TaskRow>;

/** A new task, queued. */
export function startTask(db: Db, task: NewTask): TaskRow {
  const at = task.created_at ?? clock.iso();
  return tasksOf(db).insert({
    state: 'queued',
    position: 1,
    percent: 0,
    credits: 0,
    hold_id: '',
    mchno: '',
    ...task,
    created_at: at,
    updated_at: at,
  });
}

/**
 * Moves a task along its state table and keeps the ledger in step: success settles the hold, failure and cancelling
 * give it back. An illegal move changes nothing (two readers may see the same work finish).
 */
export function moveTask(
  db: Db,
  id: string,
  to: TaskState,
  patch: Partial<TaskRow> = {},
  at = clock.iso(),
): TaskRow | undefined {
  const tasks = tasksOf(db);
  const task = tasks.find(id);
  if (!task) return undefined;
  if (task.state !== to && !canMoveTask(task.state, to)) return task;
  if (to === 'succeeded') settle(db, task.hold_id);
  const refunded = to === 'failed' || to === 'canceled' ? refund(db, task.hold_id) : 0;
  const failure = patch.failure ? { ...patch.failure, refunded } : undefined;
  return tasks.update(id, { ...patch, failure, state: to, updated_at: at });
}

export const isCancelable = (task: TaskRow): boolean => canCancelTask(task.state);
