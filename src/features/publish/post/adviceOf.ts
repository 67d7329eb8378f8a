import type { PublishState } from '@/domain/publishing';
import type { MessageId } from '@/hooks/useT';

const advices: Partial<Readonly<Record<PublishState, MessageId>>> = {
  waiting_user: 'publish.advice.waiting_user',
  unknown: 'publish.advice.unknown',
  failed: 'publish.advice.failed',
  platform_rejected: 'publish.advice.platform_rejected',
  under_review: 'publish.advice.under_review',
};

/** What a person should know or do in this state. */
export function adviceOf(state: PublishState): MessageId | undefined {
  return advices[state];
}
