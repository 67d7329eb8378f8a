import { useKnownFacts } from '@/blocks/facts';
import type { PublishItem } from '@/services/publish/schema';
import { OverrideDialog } from './OverrideDialog';
import { RejectDialog } from './RejectDialog';
import { ResubmitDialog } from './ResubmitDialog';
import { TimeDialog } from './TimeDialog';
import type { Approval } from './useApproval';

interface ApprovalDialogsProps {
  readonly approval: Approval;
  readonly rejecting: readonly PublishItem[] | undefined;
  readonly resubmitting: PublishItem | undefined;
  readonly onRejectClose: () => void;
  readonly onResubmitClose: () => void;
  readonly onResubmitted: () => void;
}

/** Everything that is asked before an answer. */
export function ApprovalDialogs(props: ApprovalDialogsProps) {
  const { approval, rejecting, resubmitting, onRejectClose, onResubmitClose, onResubmitted } = props;
  const { question } = approval;
  const late = question?.about === 'time' ? question.post : undefined;
  const stopped = question?.about === 'override' ? question.post : undefined;
  const known = useKnownFacts(stopped?.goods_id);
  return (
    <>
      <RejectDialog posts={rejecting} onClose={onRejectClose} onReject={approval.reject} />
      <ResubmitDialog post={resubmitting} slotsOf={approval.slotsOf} onClose={onResubmitClose} onDone={onResubmitted} />
      <TimeDialog
        post={late}
        slotsOf={approval.slotsOf}
        onClose={approval.closeQuestion}
        onApprove={(post, time) => approval.approveOne(post, { ...question?.extras, times: { [post.id]: time } })}
      />
      <OverrideDialog
        post={stopped}
        gate={stopped && approval.gateOf(stopped, known)}
        onClose={approval.closeQuestion}
        onApprove={(post, reason) => approval.approveOne(post, { ...question?.extras, override_reason: reason })}
      />
    </>
  );
}
