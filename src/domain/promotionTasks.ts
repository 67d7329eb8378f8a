import type { DaySpan } from './daySpans';
import { isInDays } from './daySpans';
import type { LocalDate } from './publishing/zone';

/** What a task counts: posts that went online, leads by one's card, paid orders of customers who came by one's card. */
export const taskGoals = ['posts', 'leads', 'orders'] as const;
export type TaskGoal = (typeof taskGoals)[number];
export const promotionTaskLimits = { name: 40, note: 200, reward: 60, goal: 1000, days: 92, members: 100 } as const;

export const promotionTaskStates = ['upcoming', 'running', 'ended', 'canceled'] as const;
export type PromotionTaskState = (typeof promotionTaskStates)[number];

/** Rows that progress is counted from; nothing of it is typed in. */
export interface PromotionFacts {
  readonly posts: readonly {
    readonly author_id: string;
    readonly framework_id: string;
    /** When it went online, ISO 8601; '' = it did not. */
    readonly published_at: string;
  }[];
  readonly leads: readonly {
    /** Whose card brought it; '' = none. */
    readonly brought_by: string;
    readonly phone: string;
    readonly created_at: string;
  }[];
  readonly orders: readonly { readonly phone: string; readonly is_paid: boolean; readonly created_at: string }[];
}

interface Task extends DaySpan {
  readonly kind: TaskGoal;
  /** Of posts: only those of this framework; '' = any. */
  readonly framework_id: string;
}

/**
 * How far a member has come with a task.
 * @param zone whose clocks decide which day a moment is of
 */
export function promotionProgress(task: Task, memberId: string, facts: PromotionFacts, zone: string): number {
  const isIn = (at: string): boolean => isInDays(at, task, zone);
  const brought = facts.leads.filter(({ brought_by }) => brought_by === memberId);
  if (task.kind === 'leads') return brought.filter(({ created_at }) => isIn(created_at)).length;
  if (task.kind === 'orders') {
    // A customer whom the card brought may order later: his first contact is not bound to the task's days.
    const since = new Map(brought.map(({ phone, created_at }) => [phone, created_at]));
    return facts.orders.filter(({ phone, is_paid, created_at }) => {
      const begun = since.get(phone);
      return begun !== undefined && is_paid && created_at >= begun && isIn(created_at);
    }).length;
  }
  return facts.posts.filter(
    ({ author_id, framework_id, published_at }) =>
      author_id === memberId && (task.framework_id === '' || framework_id === task.framework_id) && isIn(published_at),
  ).length;
}

/** Where a task stands. @param today of the merchant */
export function promotionTaskState({ from, to }: DaySpan, isCanceled: boolean, today: LocalDate): PromotionTaskState {
  if (isCanceled) return 'canceled';
  if (today < from) return 'upcoming';
  return today > to ? 'ended' : 'running';
}

/** What of a task may still be changed: one that has begun keeps what its members were told to reach. */
export const isPromotionTaskOpen = (state: PromotionTaskState): boolean => state === 'upcoming' || state === 'running';
