import { canAct, type PublishAction, type PublishState } from '@/domain/publishing';
import type { MessageId } from '@/hooks/useT';
import type { FailureKind, PublishItem } from '@/services/publish/schema';

/** Something that gets a post further. */
export type Help =
  | 'send'
  | 'submit'
  | 'mend'
  | 'edit'
  | 'retry'
  | 'later'
  | 'login'
  | 'swapAccount'
  | 'swapVideo'
  | 'settle'
  | 'again'
  | 'approval'
  | 'board';

type Situated = Pick<PublishItem, 'state' | 'reason_kind' | 'gone'>;

/** What helps against each kind of trouble, the most likely first. */
const againstFailure: Readonly<Record<FailureKind, readonly Help[]>> = {
  network: ['retry', 'later'],
  login: ['login', 'retry'],
  account: ['swapAccount'],
  video: ['swapVideo'],
  content: ['mend', 'swapVideo'],
  timeout: ['retry', 'mend'],
  confirm: ['retry', 'mend'],
  quota: ['later', 'board'],
};

const inState: Readonly<Partial<Record<PublishState, readonly Help[]>>> = {
  draft: ['send', 'submit', 'edit'],
  pending_approval: ['approval'],
  rejected: ['edit', 'submit'],
  unknown: ['settle'],
  platform_rejected: ['mend', 'swapVideo'],
  canceled: ['again'],
};

/**
 * What can be done about a post, the most helpful first.
 * @param isLoggedOut whether its account needs a new login as things stand
 */
export function helpsFor(post: Situated, isLoggedOut: boolean): readonly Help[] {
  const isAhead = canAct(post.state, 'edit') || post.state === 'failed' || post.state === 'canceled';
  const gone = (isAhead && post.gone) || [];
  const repairs: Help[] = [
    ...(gone.includes('account') ? ['swapAccount' as const] : []),
    ...(gone.includes('video') ? ['swapVideo' as const] : []),
    ...(isAhead && isLoggedOut ? ['login' as const] : []),
  ];
  const usual = post.state === 'failed' ? againstFailure[post.reason_kind ?? 'network'] : (inState[post.state] ?? []);
  // what cannot work as long as the repair has not been made is not offered beside it
  const isHopeless = (help: Help) =>
    (help === 'login' && !isLoggedOut) ||
    (repairs.length > 0 && (help === 'retry' || help === 'send' || help === 'submit' || help === 'later'));
  return [...new Set([...repairs, ...usual.filter((help) => !isHopeless(help))])];
}

/** The right that an act on a post needs. */
export const rightFor = (act: PublishAction, state: PublishState): string => {
  const goesOut: readonly PublishAction[] = ['send', 'cancel', 'retry', 'confirm', 'settle'];
  if (act === 'approve' || act === 'reject') return 'publish.approve';
  return goesOut.includes(act) || state === 'scheduled' ? 'publish.schedule' : 'publish.submit';
};

/** What happens next, or what is waited for; `{time}` is the planned time, `{left}` what is left until then. */
export function nextLine({ state, reason_kind }: Situated): MessageId {
  if (state === 'failed') return `publishTruth.failed.${reason_kind ?? 'network'}`;
  return `publishTruth.next.${state}`;
}
