import { App } from 'antd';
import { useMemo } from 'react';
import { BusinessError, CanceledError } from '@/lib/request/errors';
import { reportError, wasReported } from '@/lib/request/reportError';
import { toRequestError } from '@/lib/request/toRequestError';
import type { RequestOptions } from '@/lib/request/types';
import { type MessageId, useT } from './useT';

/** Pass the options on to the call: the act then shows its failure in the toast that it opened. */
type ActionCall<T> = (options: RequestOptions) => Promise<T>;

export interface Actions {
  /** Resolves what the call answered, undefined when it failed (the reason has been shown). */
  save<T>(call: ActionCall<T>, options: { readonly isNew: boolean }): Promise<T | undefined>;
  /** With an empty or missing list it succeeds doing nothing (brief, point 5). */
  changeStatus(call: ActionCall<unknown>, ids: readonly string[] | undefined): Promise<boolean>;
  /** With an empty or missing list it succeeds doing nothing (brief, point 5). */
  remove(call: ActionCall<unknown>, ids: readonly string[] | undefined): Promise<boolean>;
  review(call: ActionCall<unknown>): Promise<boolean>;
}

/** Texts of one act: while it runs, when it is done, when it broke without a word of the server. */
interface ActionTexts {
  readonly running: MessageId;
  readonly done: MessageId;
  readonly broken: MessageId;
}

const texts = {
  add: { running: 'request.adding', done: 'request.added', broken: 'request.add_failed' },
  save: { running: 'request.saving', done: 'request.saved', broken: 'request.save_failed' },
  change: { running: 'request.changing', done: 'request.changed', broken: 'request.change_failed' },
  remove: { running: 'request.removing', done: 'request.removed', broken: 'request.remove_failed' },
  review: { running: 'request.reviewing', done: 'request.changed', broken: 'request.change_failed' },
} as const satisfies Record<string, ActionTexts>;

let serial = 0;

/** The four actions on records with the brief's toasts (point 8): one toast an act, its result in the place of its start. */
export function useActions(): Actions {
  const t = useT();
  const { message } = App.useApp();

  return useMemo(() => {
    async function act<T>(call: ActionCall<T>, words: ActionTexts): Promise<{ readonly result: T } | undefined> {
      serial += 1;
      const key = `act-${serial}`;
      message.open({ key, type: 'loading', content: t(words.running), duration: 0 });
      try {
        const result = await call({ skipErrorHandler: true });
        message.open({ key, type: 'success', content: t(words.done) });
        return { result };
      } catch (error) {
        const content = failureText(error, t(words.broken));
        if (content === undefined) message.destroy(key);
        else message.open({ key, type: 'error', content });
        return undefined;
      }
    }
    const isDone = async (call: ActionCall<unknown>, words: ActionTexts) => (await act(call, words)) !== undefined;

    return {
      save: async (call, { isNew }) => (await act(call, isNew ? texts.add : texts.save))?.result,
      changeStatus: async (call, ids) => isEmpty(ids) || isDone(call, texts.change),
      remove: async (call, ids) => isEmpty(ids) || isDone(call, texts.remove),
      review: (call) => isDone(call, texts.review),
    };
  }, [message, t]);
}

const isEmpty = (ids: readonly string[] | undefined): boolean => !ids || ids.length === 0;

/** The server's words in the act's toast; undefined where the error is silent, was shown, or wants another form. */
function failureText(error: unknown, broken: string): string | undefined {
  if (wasReported(error) || error instanceof CanceledError) return undefined;
  const typed = toRequestError(error);
  const refusal = 'refusal' in typed && typed.refusal instanceof BusinessError ? typed.refusal : typed;
  if (!(refusal instanceof BusinessError)) return broken;
  if (refusal.showType === 2) return refusal.message || broken;
  reportError(refusal);
  return undefined;
}
