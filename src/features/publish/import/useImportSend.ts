import { useRef, useState } from 'react';
import { type SendOrder, type Sent, sendPosts, useFlowUndo } from '@/blocks/publishing';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import type { PlannedPost } from '@/services/publish/schema';
import type { ImportPostsProps } from './ImportPosts';

type As = SendOrder['as'];
type State =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly done: number; readonly total: number }
  | { readonly phase: 'ended'; readonly sent: Sent; readonly as: As };

/** Plans the good rows, in as many calls as they need; afterwards all of them can be taken back at once. */
export function useImportSend(onDone: ImportPostsProps['onDone'], onUndone: () => void) {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const stopping = useRef<AbortController>(undefined);
  const reset = () => setState({ phase: 'idle' });
  const flow = useFlowUndo({
    onUndone: () => {
      reset();
      // What is taken back no longer counts against the rows.
      onUndone();
      onDone({ flowIds: [], items: [] });
    },
  });
  useLeaveGuard(state.phase === 'running');

  const start = async (posts: readonly PlannedPost[], as: As, said: (count: number) => string) => {
    stopping.current = new AbortController();
    setState({ phase: 'running', done: 0, total: posts.length });
    const sent = await sendPosts({
      kind: 'import',
      as,
      posts,
      signal: stopping.current.signal,
      onProgress: (done) => setState({ phase: 'running', done, total: posts.length }),
    });
    setState({ phase: 'ended', sent, as });
    if (sent.items.length === 0) return;
    flow.offer(sent.flowIds, said(sent.items.length));
    onDone(sent);
  };
  return { state, start, stop: () => stopping.current?.abort(), undo: flow.undo, isUndoing: flow.isUndoing, reset };
}
