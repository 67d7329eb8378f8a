import { App } from 'antd';
import { useCan } from '@/hooks/useCan';
import { useCanManage } from '@/hooks/useCanManage';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { isVersionConflict } from '@/lib/request';
import type { RequestError } from '@/lib/request/errors';
import type { CallOptions, Resource, ResourceRow, ResourceTools } from './types';
import type { ListData } from './useListData';
import { useRecycledToast } from './useRecycledToast';

interface ResourceActionsHandle<Row extends ResourceRow, Body> {
  readonly tools: ResourceTools<Row>;
  /** `conflict` = somebody has saved a newer one; nothing was stored, and nothing was said. */
  readonly save: (body: Body, isNew: boolean) => Promise<'saved' | 'failed' | 'conflict'>;
}

/** The recordActions of a list: rights, question, the brief's toasts, the change on screen, roll-back and undo. */
export function useResourceActions<Row extends ResourceRow, Values extends object, Body>(
  resource: Resource<Row, Values, Body>,
  data: ListData<Row>,
  open: (id: string) => void,
  askRemove?: (rows: readonly Row[]) => Promise<boolean>,
): ResourceActionsHandle<Row, Body> {
  const { calls, actions, removeWarning, nameOf } = resource;
  const recordActions = useRecordActions();
  const granted = useCan();
  const canManage = useCanManage(resource.manageKey);
  const t = useT();
  const { modal } = App.useApp();
  const offerRestore = useRecycledToast(resource.removedMessage);

  // A list may have its own way of doing an act (a drawer, a page): what it names a right for is decided by that right.
  const can = (act: keyof typeof actions): boolean => {
    const key = actions[act];
    return key === undefined ? calls[act] !== undefined : granted(key);
  };

  const changeStatus = async (rows: readonly Row[], status: number): Promise<boolean> => {
    const ids = rows.map((row) => row.id);
    const takeBack = data.mutate((list) => list.map((row) => (ids.includes(row.id) ? { ...row, status } : row)));
    const isDone = await recordActions.changeStatus(async (options) => calls.status?.({ ids, status }, options), ids);
    if (isDone) data.refresh();
    else takeBack();
    return isDone;
  };

  const removeNow = async (ids: readonly string[]): Promise<boolean> => {
    const isTold = calls.restore !== undefined;
    const call = async (options: CallOptions) => calls.remove?.({ ids: [...ids] }, options);
    if (!(await recordActions.remove(call, ids, { isTold }))) return false;
    if (calls.restore) offerRestore(ids.length, () => restore(ids));
    data.refresh();
    return true;
  };
  const remove = async (rows: readonly Row[]): Promise<boolean> => {
    if (askRemove && rows.length > 0 && !(await askRemove(rows))) return false;
    const ids = rows.map((row) => row.id);
    const [first] = rows;
    // What can be taken back is not asked for.
    if (calls.restore || !first) return removeNow(ids);
    return new Promise((resolve) => {
      modal.confirm({
        title: t('resource.removeTitle', { name: nameOf(first), count: ids.length }),
        content: removeWarning && t(removeWarning),
        okText: t('common.delete'),
        okButtonProps: { danger: true },
        onOk: async () => resolve(await removeNow(ids)),
        onCancel: () => resolve(false),
      });
    });
  };
  const restore = async (ids: readonly string[]) => {
    if (await recordActions.changeStatus(async (options) => calls.restore?.({ ids: [...ids] }, options), ids))
      data.refresh();
  };

  return {
    tools: {
      t,
      can,
      canRemove: (rows) => can('remove') && rows.every(canManage),
      edit: (row) => open(row.id),
      create: () => open('new'),
      changeStatus,
      remove,
      review: async (row, status) => {
        const isDone = await recordActions.review(async (options) => calls.review?.({ id: row.id, status }, options));
        if (isDone) data.refresh();
        return isDone;
      },
      refresh: data.refresh,
    },
    save: async (body, isNew) => {
      let isConflict = false;
      const handleError = (error: RequestError) => {
        isConflict = isVersionConflict(error);
        return isConflict;
      };
      const call: Parameters<typeof recordActions.save>[0] = async (options) =>
        (await calls.save?.(body, options)) ?? true;
      const saved = await recordActions.save(call, { isNew, handleError });
      if (saved === undefined) return isConflict ? 'conflict' : 'failed';
      data.refresh();
      return 'saved';
    },
  };
}
