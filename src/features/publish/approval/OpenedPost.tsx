import { Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { useKnownFacts } from '@/blocks/facts';
import { LoadFailure } from '@/components/LoadFailure';
import { lazyPart } from '@/components/lazyPart';
import { ownerOf } from '@/domain/handOver';
import { useActionRunner } from '@/hooks/useAction';
import { useCommands } from '@/hooks/useCommands';
import { useT } from '@/hooks/useT';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import { usePost } from '../post/usePost';
import { ReviewActions } from './ReviewActions';
import { ReviewPanel } from './ReviewPanel';
import type { Approval } from './useApproval';

interface ReviewShortcuts {
  readonly onApprove: (() => void) | undefined;
  readonly onReject: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
}

/** Review without a mouse: J and K go on and back, A approves, R asks for the reason of a rejection. */
function useReviewShortcuts({ onApprove, onReject, onNext, onPrevious }: ReviewShortcuts): void {
  const t = useT();
  const group = t('approval.group');
  const of = (id: string, title: string, shortcut: string, run: (() => void) | undefined) => ({
    id,
    title,
    group,
    shortcut,
    enabled: () => run !== undefined,
    run: () => run?.(),
  });
  useCommands([
    of('approval.next', t('approval.next'), 'J', onNext),
    of('approval.previous', t('approval.previous'), 'K', onPrevious),
    of('approval.approve', t('approval.approve'), 'A', onApprove),
    of('approval.reject', t('approval.reject'), 'R', onReject),
  ]);
}

/** Writing is the composer's: it comes when somebody writes. */
const Composer = lazyPart(async () => ({ default: (await import('../compose')).Composer }));

interface OpenedPostProps {
  readonly postId: string;
  /** As the list has it. */
  readonly known: PublishItem | undefined;
  readonly myId: string;
  readonly approval: Approval;
  readonly onReject: (post: PublishItem) => void;
  readonly onResubmit: (post: PublishItem) => void;
  readonly onChanged: () => void;
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
  readonly onBack: (() => void) | undefined;
  /** To the list, whatever is opened there. */
  readonly onLeave: () => void;
}

/** The opened post with its actions; known from the list or, from a message, asked by itself. */
export function OpenedPost(props: OpenedPostProps) {
  const { postId, known, myId, approval, onReject, onResubmit, onChanged, onNext, onPrevious, onBack, onLeave } = props;
  const t = useT();
  const runAction = useActionRunner();
  const { post, error, refresh } = usePost(postId, known);
  const facts = useKnownFacts(post?.goods_id);
  const [isEditing, setEditing] = useState(false);
  const canAnswer = post !== undefined && approval.canAnswer(post);
  const isOwn = post !== undefined && approval.isOwnUnderRule(post);
  const mayApprove = canAnswer && !isOwn && !approval.isBusy;
  const approve = post && mayApprove ? () => void approval.approveOne(post) : undefined;
  const reject = post && canAnswer ? () => onReject(post) : undefined;
  useReviewShortcuts({ onApprove: approve, onReject: reject, onNext, onPrevious });

  if (!post) {
    if (!error) return <Skeleton active paragraph={{ rows: 10 }} />;
    return <LoadFailure error={error} onRetry={refresh} onLeave={onLeave} />;
  }
  const changed = () => {
    refresh();
    onChanged();
  };
  const withdraw = async () => {
    const { id, version } = post;
    await runAction(publishApi.draft, { id, version }, { messages: { done: 'approval.withdrawn' } });
    changed();
  };
  return (
    <>
      <ReviewPanel
        post={post}
        gate={approval.gateOf(post, facts)}
        avatar={approval.avatarOf(post)}
        onBack={onBack}
        hint={canAnswer && isOwn ? t('approval.own') : undefined}
        actions={
          <ReviewActions
            post={post}
            isMine={ownerOf(post).id === myId}
            isBusy={approval.isBusy}
            onApprove={canAnswer && !isOwn ? () => void approval.approveOne(post) : undefined}
            onReject={reject}
            onEdit={() => setEditing(true)}
            onWithdraw={() => void withdraw()}
            onResubmit={() => onResubmit(post)}
            onNext={onNext}
            onPrevious={onPrevious}
          />
        }
      />
      {isEditing && (
        <Suspense fallback={null}>
          <Composer open postId={post.id} onClose={() => setEditing(false)} onDone={changed} />
        </Suspense>
      )}
    </>
  );
}
