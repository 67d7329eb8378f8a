import { keepFloor } from '@/domain/shooting';
import { readSession } from '@/lib/session';
import { kv } from '@/lib/storage';
import type { ShootingPlan } from '@/services/shooting_plan/schema';
import type { PlanDraft } from './usePlan';

export interface KeptPlan {
  readonly draft: PlanDraft;
  /** Of the plan that it stands on. */
  readonly revision: number;
}

const drafts = kv<KeptPlan>('plan-drafts');

/** One browser may be several people's: nobody is given what somebody else has typed. */
const keyOf = (id: string): string => `${readSession().accountId}:${id}`;

/** Keeps what is typed on this browser's disk until the server has it: a page that goes may take its last save along. */
export function keepDraft(id: string, draft: PlanDraft, revision: number): void {
  // a full or blocked disk: the save on the way out is left
  drafts.set(keyOf(id), { draft, revision }, true).catch(() => undefined);
}

export const forgetDraft = (id: string): Promise<void> => drafts.delete(keyOf(id)).catch(() => undefined);

/** What an earlier visit has typed and the server never got, with what the floor has done since. */
export async function keptDraft(plan: ShootingPlan): Promise<KeptPlan | undefined> {
  const kept = await drafts.get(keyOf(plan.id)).catch(() => undefined);
  return kept && { ...kept, draft: { ...kept.draft, shots: keepFloor(kept.draft.shots, plan.shots) } };
}
