import { App } from 'antd';
import { useState } from 'react';
import { useOwnWords } from '@/blocks/compliance';
import type { FactSource } from '@/domain/factCheck';
import { atLeastWarned, canAct } from '@/domain/publishing';
import { mayApprove as mayApproveIt } from '@/domain/publishing/approval';
import { type Gate, publishGate, textChecks } from '@/domain/publishing/gate';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import type { Outcome } from './BulkResult';
import { type ApproveExtras, useAnswer } from './useAnswer';
import type { MerchantRules } from './useApprovalQuery';
import { useFreeSlots } from './useFreeSlots';

/** What has to be asked before a post can be approved. */
interface Question {
  readonly about: 'time' | 'override';
  readonly post: PublishItem;
  readonly extras: ApproveExtras;
}

interface ApprovalEvents {
  /** These are answered: off the list, on to the next. */
  readonly onAnswered: (posts: readonly PublishItem[]) => void;
  /** What is shown is out of date. */
  readonly onStale: () => void;
}

/**
 * Answering posts: one at a time each obstacle is asked about (a past time, stopped words); of several those that
 * cannot go are kept with their reasons.
 */
export function useApproval(rules: MerchantRules, { onAnswered, onStale }: ApprovalEvents) {
  const t = useT();
  const can = useCan();
  const { message } = App.useApp();
  const answers = useAnswer();
  const own = useOwnWords();
  const slotsOf = useFreeSlots(rules.accounts);
  const [question, setQuestion] = useState<Question>();
  const [outcome, setOutcome] = useState<Outcome>();

  const gateOf = (post: PublishItem, known?: readonly FactSource[]): Gate =>
    publishGate({ ...post, known }, [post.platform], atLeastWarned(rules.compliancePolicy), textChecks(own));

  /** Those that were answered go; the others are told of. */
  const settle = (posts: readonly PublishItem[], result: Outcome): boolean => {
    const left = new Set(result.refused.map(({ post }) => post.id));
    onAnswered(posts.filter(({ id }) => !left.has(id)));
    setOutcome(posts.length > 1 && left.size > 0 ? result : undefined);
    return left.size === 0;
  };
  const tell = ({ reason, code }: Outcome['refused'][number]) => {
    message.warning(code === 'VERSION_CONFLICT' ? t('approval.stale') : reason);
    onStale();
  };

  const approveOne = async (post: PublishItem, extras: ApproveExtras = {}): Promise<void> => {
    const result = await answers.approve([post], extras);
    if (!result) return;
    const [refused] = result.refused;
    const asks = { SCHEDULE_IN_PAST: 'time', COMPLIANCE_BLOCKED: 'override' } as const;
    const about = refused && asks[refused.code as keyof typeof asks];
    if (about && (about === 'time' || can('publish.override'))) {
      setQuestion({ about, post, extras });
      return;
    }
    setQuestion(undefined);
    if (refused) tell(refused);
    else settle([post], result);
  };
  const approveMany = async (posts: readonly PublishItem[], extras: ApproveExtras = {}): Promise<void> => {
    const [only] = posts;
    if (only && posts.length === 1) return approveOne(only, extras);
    const result = await answers.approve(posts, extras);
    if (result) settle(posts, result);
  };
  const findTimes = useAction(slotsOf, { messages: { failed: () => t('workbench.loadFailed') } });
  const moveAndApprove = async (posts: readonly PublishItem[]): Promise<void> => {
    const times = await findTimes.run(posts);
    if (times) await approveMany(posts, { times: times.result });
  };
  const reject = async (posts: readonly PublishItem[], note: string): Promise<boolean> => {
    const result = await answers.reject(posts, note);
    if (!result) return false;
    const [refused] = result.refused;
    if (posts.length > 1 || !refused) settle(posts, result);
    else tell(refused);
    return true;
  };
  const canAnswer = (post: PublishItem): boolean => can('publish.approve') && canAct(post.state, 'approve');
  const isOwnUnderRule = (post: PublishItem): boolean => !mayApproveIt(post, rules.myId, rules.approvalPolicy);
  return {
    isBusy: answers.isBusy,
    question,
    closeQuestion: () => setQuestion(undefined),
    outcome,
    closeOutcome: () => setOutcome(undefined),
    gateOf,
    avatarOf: (post: PublishItem): string => rules.accounts.find(({ id }) => id === post.account_id)?.avatar ?? '',
    slotsOf,
    approveOne,
    approveMany,
    moveAndApprove,
    reject,
    canAnswer,
    isOwnUnderRule,
  };
}

export type Approval = ReturnType<typeof useApproval>;
