import { canAct } from '../src/domain/publishing';
import { canRetryTask } from '../src/domain/tasks';
import { taskContract } from '../src/services/task/schema';
import { paged } from './_core/paging';
import { type Context, fail, serve } from './_core/serve';
import { isCancelable, moveTask, type TaskRow, tasksOf } from './_core/tasks';
import { retryItem } from './_groups/publish/itemChanges';
import { advancePosts, moveItem, postsOf } from './_groups/publish/posts';
import { itemIdOfTask } from './_groups/publish/publishTask';

function need(ctx: Context, id: string): TaskRow {
  advancePosts(ctx.merchant.mchno);
  return tasksOf(ctx.db).need(id, '任务不存在');
}

export default serve(taskContract, {
  data(ctx, query) {
    advancePosts(ctx.merchant.mchno);
    const rows = tasksOf(ctx.db)
      .all()
      .filter((row) => query.state === undefined || row.state === query.state);
    return paged(rows, query, { search: ['title'] });
  },

  cancel(ctx, { id }) {
    const task = need(ctx, id);
    if (!isCancelable(task)) fail('任务已经结束，不能取消', { errorCode: 'TASK_NOT_CANCELABLE' });
    const item = postsOf(ctx.db).find(itemIdOfTask(id));
    if (item) {
      if (!canAct(item.state, 'cancel')) fail('作品已经交给平台，不能再取消', { errorCode: 'TASK_NOT_CANCELABLE' });
      moveItem(ctx.db, item, 'canceled', `${ctx.account.name}取消了发布`);
      return null;
    }
    moveTask(ctx.db, id, 'canceled');
    return null;
  },

  retry(ctx, { id }) {
    const task = need(ctx, id);
    if (!canRetryTask(task)) fail('这个任务不能重试', { errorCode: 'TASK_NOT_RETRYABLE' });
    const item = postsOf(ctx.db).find(itemIdOfTask(id));
    if (item) retryItem(ctx, item, `${ctx.account.name}重新发布`);
    else moveTask(ctx.db, id, 'queued', { failure: undefined, percent: 0, position: 1 });
    return tasksOf(ctx.db).need(id);
  },
});
