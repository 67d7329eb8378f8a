import { useRef, useState } from 'react';
import { type SendOrder, type Sent, sendPosts, useFlowUndo } from '@/blocks/publishing';
import type { CheckedRow, ImportedPost } from '@/domain/publishing/importing';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import type { ImportPostsProps } from './ImportPosts';
import { toPlannedPost } from './importContext';

type As = SendOrder['as'];
/** A row that can be planned. */
export type GoodRow = CheckedRow & { readonly post: ImportedPost };

export type SendState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly done: number; readonly total: number; readonly isStopping: boolean }
  | {
      readonly phase: 'ended';
      /** All that was planned from this file. */
      readonly sent: Sent;
      readonly as: As;
      /** Stopped or refused before these. */
      readonly rest: readonly GoodRow[];
    };

interface Ends extends Pick<ImportPostsProps, 'onDone'> {
  readonly onPlanned: (rows: readonly number[]) => void;
  readonly onUndone: () => void;
}

const nothing: Sent = { flowIds: [], items: [], warnings: [], rest: 0 };

const joined = (before: Sent, next: Sent): Sent => ({
  ...next,
  flowIds: [...before.flowIds, ...next.flowIds],
  items: [...before.items, ...next.items],
  warnings: [...new Set([...before.warnings, ...next.warnings])],
});

/** Plans good rows, in as many calls as they need; what was stopped goes on from there, and all of it is taken back at once. */
export function useImportSend({ onDone, onPlanned, onUndone }: Ends) {
  const [state, setState] = useState<SendState>({ phase: 'idle' });
  const stopping = useRef<AbortController>(undefined);
  // One file is one batch, however often a part of it is sent.
  const batch = useRef(nothing);
  const reset = () => setState({ phase: 'idle' });
  const flow = useFlowUndo({
    onUndone: () => {
      reset();
      batch.current = nothing;
      onUndone();
      onDone({ flowIds: [], items: [] });
    },
  });
  useLeaveGuard(state.phase === 'running');

  const send = async (rows: readonly GoodRow[], as: As) => {
    const before = batch.current;
    stopping.current = new AbortController();
    const running = { phase: 'running', total: before.items.length + rows.length, isStopping: false } as const;
    setState({ ...running, done: before.items.length });
    const next = await sendPosts({
      kind: 'import',
      as,
      posts: rows.map(({ post }) => toPlannedPost(post)),
      signal: stopping.current.signal,
      onProgress: (done) =>
        setState((now) => (now.phase === 'running' ? { ...now, done: before.items.length + done } : now)),
    });
    const count = next.items.length;
    const sent = joined(before, next);
    batch.current = sent;
    // Calls go in the order of the rows.
    setState({ phase: 'ended', sent, as, rest: rows.slice(count) });
    if (count === 0) return;
    onPlanned(rows.slice(0, count).map(({ row }) => row));
    flow.hold(sent.flowIds);
    onDone(next);
  };
  const stop = () => {
    stopping.current?.abort();
    setState((now) => (now.phase === 'running' ? { ...now, isStopping: true } : now));
  };
  return {
    state,
    start: send,
    resume: async () => {
      if (state.phase === 'ended') await send(state.rest, state.as);
    },
    stop,
    undo: flow.undo,
    canUndo: flow.canUndo,
    isUndoing: flow.isUndoing,
    /** Back to the table; what was planned can still be taken back. */
    reset,
    /** Another file is another batch. */
    forget: () => {
      batch.current = nothing;
      flow.forget();
      reset();
    },
  };
}
