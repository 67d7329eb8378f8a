import type { PublishState } from './states';

/**
 * The legal moves of a publish item: from → to. The screens and the server both use this one table.
 * `unknown` (the platform timed out, the post may be online) leads only to what a person saw at the platform: it is
 * never queued again, because a repeat could publish twice. `published` is final; what was
 * canceled can be written anew.
 */
export const transitions: Readonly<Record<PublishState, readonly PublishState[]>> = {
  draft: ['pending_approval', 'scheduled', 'canceled'],
  pending_approval: ['draft', 'rejected', 'scheduled', 'canceled'],
  rejected: ['draft', 'pending_approval', 'canceled'],
  scheduled: ['draft', 'queued', 'failed', 'canceled'],
  queued: ['publishing', 'failed', 'canceled'],
  publishing: ['waiting_user', 'under_review', 'published', 'failed', 'unknown'],
  waiting_user: ['publishing', 'under_review', 'failed', 'canceled'],
  under_review: ['published', 'platform_rejected', 'unknown'],
  published: [],
  platform_rejected: ['draft', 'canceled'],
  failed: ['queued', 'draft', 'canceled'],
  unknown: ['published', 'failed'],
  canceled: ['draft'],
};

/** Whether the table allows the move. */
export const canMove = (from: PublishState, to: PublishState): boolean => transitions[from].includes(to);
