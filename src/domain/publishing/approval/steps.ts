import type { ApprovalPolicy } from '../policy';
import type { PublishState } from '../states';

/** Lists of the approval desk: what waits, what one handed in, what has been answered. */
export const approvalViews = ['waiting', 'mine', 'handled'] as const;
export type ApprovalView = (typeof approvalViews)[number];

/** A move as far as approving looks at it. */
interface ApprovalStep {
  readonly state: PublishState;
  readonly at: string;
  readonly note: string;
  readonly by?: { readonly id: string; readonly name: string } | undefined;
}

interface Approvable {
  readonly state: PublishState;
  readonly author: { readonly id: string; readonly name: string };
  readonly history: readonly ApprovalStep[];
  readonly edited_by?: { readonly id: string } | undefined;
}

/** The last move into a state; remarks made while it stood there (a word let pass) follow it with the same state. */
const lastInto = <Step extends ApprovalStep>(history: readonly Step[], state: PublishState): Step | undefined =>
  history.findLast((step, index) => step.state === state && history[index - 1]?.state !== state);

/** The last handing in; undefined = never handed in. */
export const handedIn = <Step extends ApprovalStep>(history: readonly Step[]): Step | undefined =>
  lastInto(history, 'pending_approval');

/** The last rejection by a member (not by the platform). */
export const lastRejection = <Step extends ApprovalStep>(history: readonly Step[]): Step | undefined =>
  lastInto(history, 'rejected');

/** The last answer to a handing in: a rejection, or the move to scheduled that follows one at once. */
export const lastAnswer = <Step extends ApprovalStep>(history: readonly Step[]): Step | undefined =>
  history.findLast(
    ({ state }, index) =>
      state === 'rejected' || (state === 'scheduled' && history[index - 1]?.state === 'pending_approval'),
  );

/** Who handed it in last: the author, or whoever did it for him. */
export const submitterOf = (item: Approvable): { readonly id: string; readonly name: string } =>
  handedIn(item.history)?.by ?? item.author;

/**
 * Whether a person may approve an item under the merchant's policy; the right itself is looked at elsewhere. With two
 * people for each post, neither who planned it, nor who handed it in, nor who changed its content last: nobody else
 * would have read what he wrote.
 */
export const mayApprove = (item: Approvable, personId: string, policy: ApprovalPolicy): boolean =>
  policy === 'rights' || ![item.author.id, submitterOf(item).id, item.edited_by?.id].includes(personId);

/** Posts that leave within these hours want their answer now. */
const nearHours = 3;

/** How the planned time of a waiting post stands to now. */
export function urgencyOf(publishAt: string, now: number): 'past' | 'near' | 'calm' {
  const left = Date.parse(publishAt) - now;
  if (left < -60_000) return 'past';
  return left < nearHours * 3_600_000 ? 'near' : 'calm';
}
