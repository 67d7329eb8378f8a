import { useMemo } from 'react';
import type { RequestError } from '@/lib/request/errors';
import type { RequestOptions } from '@/lib/request/types';
import { useActionRunner } from './useAction';
import type { MessageId } from './useT';

/** Pass the options on to the call: the action then shows its failure in the toast that it opened. */
type RecordCall<T> = (options: RequestOptions) => Promise<T>;

export interface RecordActions {
  /** Resolves what the call answered, undefined when it failed (the reason has been shown). */
  save<T>(
    call: RecordCall<T>,
    options: {
      readonly isNew: boolean;
      /** True = the screen deals with this failure itself (a conflict), and nothing is shown. */
      readonly handleError?: ((error: RequestError) => boolean) | undefined;
    },
  ): Promise<T | undefined>;
  /** With an empty or missing list it succeeds doing nothing (brief, point 5). */
  changeStatus(call: RecordCall<unknown>, ids: readonly string[] | undefined): Promise<boolean>;
  /** With an empty or missing list it succeeds doing nothing (brief, point 5). */
  remove(
    call: RecordCall<unknown>,
    ids: readonly string[] | undefined,
    options?: {
      /** True = the caller says that it is done, with the way back (`useRecycledToast`): one toast an action. */
      readonly isTold?: boolean;
    },
  ): Promise<boolean>;
  review(call: RecordCall<unknown>): Promise<boolean>;
}

/** While it runs, when it is done, when it failed without a word of the server. */
interface RecordMessages {
  readonly running: MessageId;
  /** Absent = said elsewhere. */
  readonly done?: MessageId;
  readonly failed: MessageId;
}

const texts = {
  add: { running: 'request.adding', done: 'request.added', failed: 'request.add_failed' },
  save: { running: 'request.saving', done: 'request.saved', failed: 'request.save_failed' },
  change: { running: 'request.changing', done: 'request.changed', failed: 'request.change_failed' },
  remove: { running: 'request.removing', done: 'request.removed', failed: 'request.remove_failed' },
  recycle: { running: 'request.removing', failed: 'request.remove_failed' },
  review: { running: 'request.reviewing', done: 'request.changed', failed: 'request.change_failed' },
} as const satisfies Record<string, RecordMessages>;

/** The four actions on records with the brief's toasts (point 8): one toast an action, its result in the place of its start. */
export function useRecordActions(): RecordActions {
  const start = useActionRunner();

  return useMemo(() => {
    const run = <T>(
      call: RecordCall<T>,
      messages: RecordMessages,
      handleError?: ((error: RequestError) => boolean) | undefined,
    ) =>
      start((_: undefined, options) => call(options), undefined, {
        messages,
        ...(handleError ? { handleError } : {}),
      });
    const isDone = async (call: RecordCall<unknown>, messages: RecordMessages) =>
      (await run(call, messages)) !== undefined;

    return {
      save: async (call, { isNew, handleError }) =>
        (await run(call, isNew ? texts.add : texts.save, handleError))?.result,
      changeStatus: async (call, ids) => isEmpty(ids) || isDone(call, texts.change),
      remove: async (call, ids, { isTold = false } = {}) =>
        isEmpty(ids) || isDone(call, isTold ? texts.recycle : texts.remove),
      review: (call) => isDone(call, texts.review),
    };
  }, [start]);
}

const isEmpty = (ids: readonly string[] | undefined): boolean => !ids || ids.length === 0;
