/** States of a publish item (design: Publish items). */
export const publishStates = [
  'draft',
  'pending_approval',
  'rejected',
  'scheduled',
  'queued',
  'publishing',
  'waiting_user',
  'under_review',
  'published',
  'platform_rejected',
  'failed',
  'unknown',
  'canceled',
] as const;

export type PublishState = (typeof publishStates)[number];
