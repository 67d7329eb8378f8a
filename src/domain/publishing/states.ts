/** How a state feels to whoever waits for it: `busy` goes on by itself, `warn` waits for a person, `bad` went wrong. */
export const stateTone: Readonly<Record<PublishState, 'plain' | 'busy' | 'good' | 'warn' | 'bad'>> = {
  draft: 'plain',
  pending_approval: 'warn',
  rejected: 'bad',
  scheduled: 'busy',
  queued: 'busy',
  publishing: 'busy',
  waiting_user: 'warn',
  under_review: 'busy',
  published: 'good',
  platform_rejected: 'bad',
  failed: 'bad',
  unknown: 'warn',
  canceled: 'plain',
};

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
