import type { PublishState } from './states';

/** What a person can do to an item; whether he may is decided by rights, not here. */
export type PublishAction =
  | 'edit'
  | 'moveTime'
  | 'toDraft'
  | 'send'
  | 'submit'
  | 'approve'
  | 'reject'
  | 'cancel'
  | 'delete'
  | 'retry'
  | 'confirm'
  | 'settle';

/**
 * Act → states in which it makes sense. Time and text can change only until the item has left for the platform;
 * retry is for `failed` alone (see `unknown` in transitions); settle is the person's answer to `unknown`.
 */
const actions: Readonly<Record<PublishAction, readonly PublishState[]>> = {
  edit: ['draft', 'pending_approval', 'rejected', 'scheduled'],
  moveTime: ['draft', 'pending_approval', 'rejected', 'scheduled'],
  toDraft: ['scheduled', 'pending_approval', 'rejected', 'platform_rejected', 'failed', 'canceled'],
  send: ['draft'],
  submit: ['draft', 'rejected'],
  approve: ['pending_approval'],
  reject: ['pending_approval'],
  delete: ['draft'],
  cancel: [
    'draft',
    'pending_approval',
    'rejected',
    'scheduled',
    'queued',
    'waiting_user',
    'platform_rejected',
    'failed',
  ],
  retry: ['failed'],
  confirm: ['waiting_user'],
  settle: ['unknown'],
};

/** Whether the act makes sense in this state. */
export const canAct = (state: PublishState, act: PublishAction): boolean => actions[act].includes(state);

/** All actions that make sense in this state. */
export const allowedActions = (state: PublishState): PublishAction[] =>
  (Object.keys(actions) as PublishAction[]).filter((act) => canAct(state, act));

/** States that change by themselves within seconds or minutes: worth asking again. */
export const isMoving = (state: PublishState): boolean =>
  state === 'queued' || state === 'publishing' || state === 'under_review';

/** Nothing can happen any more. */
export const isFinal = (state: PublishState): boolean => state === 'published';

/** A person has to do something. */
export const needsPerson = (state: PublishState): boolean =>
  state === 'waiting_user' ||
  state === 'unknown' ||
  state === 'failed' ||
  state === 'rejected' ||
  state === 'platform_rejected';
