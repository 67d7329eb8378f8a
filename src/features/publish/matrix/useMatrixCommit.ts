import { useState } from 'react';
import { type FlowUndo, type SendOrder, type Sent, sendPosts } from '@/blocks/publishing';
import type { PlatformId } from '@/domain/platforms';
import type { BoardPost } from '@/domain/publishing/matrix';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { plainFields } from '../import/importGround';
import type { fitter } from './troubles';

export interface Committed {
  readonly sent: Sent;
  readonly as: SendOrder['as'];
}

/** Plans the posts of the board in one act. */
export function useMatrixCommit(flow: FlowUndo, onDone: () => void) {
  const t = useT();
  const [isSending, setSending] = useState(false);
  const [last, setLast] = useState<Committed>();
  useLeaveGuard(isSending);
  const commit = async (posts: readonly BoardPost[], as: SendOrder['as'], fitOf: ReturnType<typeof fitter>) => {
    setSending(true);
    setLast(undefined);
    const sent = await sendPosts({
      kind: 'matrix',
      as,
      posts: posts.map(({ video_id, account_id, platform, at }) => {
        const { texts, fields } = fitOf(video_id, platform as PlatformId);
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
    setLast({ sent, as });
    if (sent.items.length === 0) return;
    flow.offer(sent.flowIds, t(`publishMatrix.done.${as}`, { count: sent.items.length }));
    onDone();
  };
  return { isSending, last, commit, forget: () => setLast(undefined) };
}
