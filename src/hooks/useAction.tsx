import { App, Button } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { invalidate } from '@/lib/request/cache';
import { BusinessError, CanceledError, type RequestError } from '@/lib/request/errors';
import { reportError, wasReported } from '@/lib/request/reportError';
import { errorOf, toRequestError } from '@/lib/request/toRequestError';
import { type ApiCall, type RequestOptions, shownByCaller } from '@/lib/request/types';
import { type MessageId, useT } from './useT';

/** A verb of the API, or several steps in one: pass the options on, so that each failure is shown once. */
type ActionCall<I, R> = ApiCall<I, R> | ((input: I, options: RequestOptions) => Promise<R>);

interface ActionMessages<I, R> {
  /** Stands while the call runs; the result takes its place. */
  readonly running?: MessageId;
  readonly done?: MessageId | ((result: R, input: I) => string | undefined);
  /** As an id: where the server gave no sentence of its own. As a function: the whole sentence, for every failure. */
  readonly failed?: MessageId | ((error: unknown) => string);
}

interface ActionOptions<I, R> {
  readonly messages?: ActionMessages<I, R>;
  /** Groups whose readers are asked anew, besides the call's own. */
  readonly invalidates?: readonly string[];
  /** How to take it back, offered beside `messages.done`; undefined where this one cannot be. */
  readonly undo?: (result: R, input: I) => (() => Promise<unknown>) | undefined;
  /** True = the screen deals with this failure itself (a conflict), and nothing is shown. */
  readonly handleError?: (error: RequestError, input: I) => boolean;
}

interface Action<I, R> {
  /** Resolves the result in an object; undefined when it failed (the reason has been shown) or was under way already. */
  readonly run: (input: I) => Promise<{ readonly result: R } | undefined>;
  readonly isPending: boolean;
}

/** How long an undo is offered, seconds. */
const UNDO_SECONDS = 12;

let serial = 0;

/**
 * Writes to the server: `const save = useAction(goodsApi.save, { messages })`, then `await save.run(body)`. Shows what
 * went wrong, has the readers of the group ask anew, and does not send the same input twice at a time.
 */
export function useAction<I, R>(call: ActionCall<I, R>, options: ActionOptions<I, R> = {}): Action<I, R> {
  const start = useActionRunner();
  const underWay = useRef(new Set<string>());
  const [pendingCount, setPendingCount] = useState(0);
  const latest = useRef({ call, options });
  latest.current = { call, options };

  const run = useCallback(
    async (input: I) => {
      const mark = JSON.stringify(input) ?? '';
      if (underWay.current.has(mark)) return undefined;
      underWay.current.add(mark);
      setPendingCount((count) => count + 1);
      try {
        const { call, options } = latest.current;
        return await start(call, input, options);
      } finally {
        underWay.current.delete(mark);
        setPendingCount((count) => count - 1);
      }
    },
    [start],
  );
  return useMemo(() => ({ run, isPending: pendingCount > 0 }), [run, pendingCount]);
}

/** The one place where a write runs: toasts, errors, invalidation, undo. For hooks that offer several actions. */
export function useActionRunner() {
  const t = useT();
  const { message } = App.useApp();

  return useCallback(
    async function runAction<I, R>(call: ActionCall<I, R>, input: I, options: ActionOptions<I, R> = {}) {
      const { messages = {}, invalidates = [], undo, handleError } = options;
      const { running, done, failed } = messages;
      serial += 1;
      const key = `action-${serial}`;
      if (running) message.open({ key, type: 'loading', content: t(running), duration: 0 });
      const hasOwnWords = running !== undefined || failed !== undefined || handleError !== undefined;
      const requestOptions = hasOwnWords ? shownByCaller : {};

      const takeBack = async (steps: () => Promise<unknown>) => {
        message.destroy(key);
        await runAction(steps, undefined, { invalidates: groups });
      };
      const groups = 'group' in call ? [call.group, ...invalidates] : invalidates;
      try {
        const result = await ('send' in call ? call.send(input, requestOptions) : call(input, requestOptions));
        if (groups.length > 0) invalidate(...groups);
        const content = typeof done === 'function' ? done(result, input) : done && t(done);
        const undoSteps = undo?.(result, input);
        if (content && undoSteps) {
          const action = <UndoContent text={content} undo={t('common.undo')} onUndo={() => void takeBack(undoSteps)} />;
          message.open({ key, type: 'success', content: action, duration: UNDO_SECONDS });
        } else if (content) message.open({ key, type: 'success', content });
        else if (running) message.destroy(key);
        return { result };
      } catch (error) {
        const content = handleError?.(errorOf(error), input)
          ? undefined
          : failureText(error, typeof failed === 'string' ? t(failed) : failed);
        if (content !== undefined) message.open({ key, type: 'error', content });
        else if (running) message.destroy(key);
        return undefined;
      }
    },
    [message, t],
  );
}

interface UndoContentProps {
  readonly text: string;
  readonly undo: string;
  readonly onUndo: () => void;
}

function UndoContent({ text, undo, onUndo }: UndoContentProps) {
  return (
    <>
      {text}
      <Button type="link" size="small" onClick={onUndo}>
        {undo}
      </Button>
    </>
  );
}

/**
 * The text for the action's own toast; undefined where the error is silent, was shown, or has been given to the request
 * layer to show in its form.
 */
function failureText(error: unknown, failed: string | ((error: unknown) => string) | undefined): string | undefined {
  if (wasReported(error) || error instanceof CanceledError) return undefined;
  if (typeof failed === 'function') return failed(error);
  const typed = errorOf(error);
  if (failed !== undefined && !(typed instanceof BusinessError)) return failed;
  if (failed !== undefined && typed instanceof BusinessError && typed.showType === 2) return typed.message || failed;
  reportError(typed instanceof BusinessError ? typed : toRequestError(error));
  return undefined;
}
