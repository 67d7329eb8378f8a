import type { PublishAction, PublishState } from '../../domain/publishing';

/**
 * The state machine of a post, written out by hand from the design: the client's function and the server's calls are
 * both held against it, and neither against itself.
 */
export const legalMoves: Readonly<Record<PublishState, readonly PublishState[]>> = {
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

/** What a person can do, in which states, and where it leads; `same` = it changes the post and not its state. */
export const personsMoves: Readonly<
  Record<PublishAction, { readonly from: readonly PublishState[]; readonly to: PublishState | 'same' | 'removed' }>
> = {
  edit: { from: ['draft', 'pending_approval', 'rejected', 'scheduled'], to: 'same' },
  moveTime: { from: ['draft', 'pending_approval', 'rejected', 'scheduled'], to: 'same' },
  toDraft: {
    from: ['pending_approval', 'rejected', 'scheduled', 'platform_rejected', 'failed', 'canceled'],
    to: 'draft',
  },
  send: { from: ['draft'], to: 'scheduled' },
  submit: { from: ['draft', 'rejected'], to: 'pending_approval' },
  approve: { from: ['pending_approval'], to: 'scheduled' },
  reject: { from: ['pending_approval'], to: 'rejected' },
  cancel: {
    from: [
      'draft',
      'pending_approval',
      'rejected',
      'scheduled',
      'queued',
      'waiting_user',
      'platform_rejected',
      'failed',
    ],
    to: 'canceled',
  },
  delete: { from: ['draft'], to: 'removed' },
  retry: { from: ['failed'], to: 'queued' },
  confirm: { from: ['waiting_user'], to: 'under_review' },
  settle: { from: ['unknown'], to: 'published' },
};
