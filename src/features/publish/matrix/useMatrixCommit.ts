import { useState } from 'react';
import { type FlowUndo, type SendOrder, type Sent, sendPosts } from '@/blocks/publishing';
import type { PlatformId } from '@/domain/platforms';
import type { BoardPost } from '@/domain/publishing/matrix';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { plainFields } from '../import/importContext';
import type { fitter } from './troubles';

export interface Committed {
  readonly sent: Sent;
  readonly as: SendOrder['as'];
  /** Posts that stay on the board: not sent, or kept back. */
  readonly left: number;
}

interface Ends {
  /** These were planned. */
  readonly onDone: (sent: readonly BoardPost[]) => void;
  /** Nothing was: what the board knows may be out of date. */
  readonly onRefused: () => void;
}

/** Plans the posts of the board in one act. */
export function useMatrixCommit(flow: FlowUndo, { onDone, onRefused }: Ends) {
  const [isSending, setSending] = useState(false);
  const [last, setLast] = useState<Committed>();
  useLeaveGuard(isSending);
  const commit = async (
    posts: readonly BoardPost[],
    { as, fitOf, onBoard }: { as: SendOrder['as']; fitOf: ReturnType<typeof fitter>; onBoard: number },
  ) => {
    setSending(true);
    setLast(undefined);
    const sent = await sendPosts({
      kind: 'matrix',
      as,
      posts: posts.map(({ video_id, account_id, platform, at }) => {
        const { texts, fields } = fitOf(video_id, platform as PlatformId, account_id);
        const publish_at = new Date(at).toISOString();
        return {
          video_id,
          account_id,
          publish_at,
          ...texts,
          topics: [...texts.topics],
          fields: plainFields(fields),
          ai_declared: true,
        };
      }),
    });
    setSending(false);
    const done = sent.items.length;
    setLast({ sent, as, left: onBoard - done });
    if (done === 0) return onRefused();
    flow.hold(sent.flowIds);
    // Calls go in the order of the posts.
    onDone(posts.slice(0, done));
  };
  return { isSending, last, commit, forget: () => setLast(undefined) };
}
