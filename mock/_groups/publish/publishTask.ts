import { platforms } from '../../../src/domain/platforms';
import type { PublishState } from '../../../src/domain/publishing';
import type { TaskState } from '../../../src/domain/tasks';
import type { Db } from '../../_core/store';
import { moveTask, startTask, type TaskRow, tasksOf } from '../../_core/tasks';
import type { PublishRow } from '../../_engines/publisher';

const stages: Readonly<Partial<Record<PublishState, { index: number; percent: number; text: string }>>> = {
  publishing: { index: 1, percent: 30, text: '上传中' },
  waiting_user: { index: 2, percent: 50, text: '等待手机确认' },
  under_review: { index: 3, percent: 75, text: '平台审核中' },
};

const taskStateOf: Readonly<Partial<Record<PublishState, TaskState>>> = {
  queued: 'queued',
  publishing: 'running',
  waiting_user: 'running',
  under_review: 'running',
  published: 'succeeded',
  failed: 'failed',
  unknown: 'failed',
  platform_rejected: 'failed',
  canceled: 'canceled',
};

const publishTaskId = (itemId: string): string => `task_${itemId}`;
export const itemIdOfTask = (taskId: string): string => taskId.replace(/^task_/, '');

/** Sending the same again cannot help with these. */
const needsMending: ReadonlySet<string> = new Set(['account', 'video', 'content']);

function patchOf(item: PublishRow): Partial<TaskRow> {
  const stage = stages[item.state];
  if (stage)
    return { position: undefined, stage: stage.text, stageIndex: stage.index, stageCount: 3, percent: stage.percent };
  if (item.state === 'published') return { stage: undefined, percent: 100 };
  if (taskStateOf[item.state] !== 'failed') return { stage: undefined };
  return {
    stage: undefined,
    failure: {
      code: item.state.toUpperCase(),
      reason: item.reason ?? '',
      retryable: item.state === 'failed' && !needsMending.has(item.reason_kind ?? 'network'),
      refunded: 0,
    },
  };
}

/** Keeps the task of a post that is on its way in step with its state. */
export function followWithTask(db: Db, item: PublishRow, at: string): void {
  const to = taskStateOf[item.state];
  if (!to) return;
  const id = publishTaskId(item.id);
  const task = tasksOf(db).find(id);
  if (!task) {
    // cancelled before it went on its way: there was no work, so there is no task
    if (to === 'canceled') return;
    const title = `发布到${platforms[item.platform].name}：${item.title}`;
    startTask(db, {
      id,
      kind: 'publish',
      title,
      link: `/publish/calendar?item=${item.id}`,
      source: [...item.source, { type: 'publish' as const, id: item.id }].slice(-50),
      created_at: at,
    });
  }
  moveTask(db, id, to, patchOf(item), at);
}
