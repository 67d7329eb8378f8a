import { createStore, type StoreApi } from 'zustand/vanilla';
import { applyFloorActions, type FloorAction } from '@/domain/shooting';
import { messageOf, shownByCaller } from '@/lib/request';
import { BusinessError } from '@/lib/request/errors';
import { shootingPlanApi } from '@/services/shooting_plan/api';
import type { ShootingPlan } from '@/services/shooting_plan/schema';

interface FloorState {
  /** The plan with everything done here, sent or not. */
  readonly plan: ShootingPlan | undefined;
  /** Actions that the server has not confirmed yet. */
  readonly waiting: number;
  /** Why the last attempt was refused, in words; the network being away is no reason. */
  readonly problem: string;
  /** Why the plan could not be opened at all. */
  readonly error: unknown;
}

const AGAIN_MS = 4000;
const LOOK_MS = 8000;
const MOST_ACTS = 100;

const actionsKey = (id: string): string => `app_floor_acts_${id}`;
const planKey = (id: string): string => `app_floor_plan_${id}`;

function kept<T>(key: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or blocked storage: what is done stays in this page's memory and is sent from there.
  }
}

const withActions = (plan: ShootingPlan, actions: readonly FloorAction[]): ShootingPlan => ({
  ...plan,
  shots: applyFloorActions(plan.shots, actions).map((shot) => ({
    ...shot,
    props: [...shot.props],
    takes: [...shot.takes],
  })),
});

/**
 * What is done on the floor, first here, then at the server: actions are kept on the phone's disk and sent in order when
 * there is a network. Sending an act twice changes nothing, so a lost answer loses nothing.
 */
class FloorQueue {
  private base: ShootingPlan | undefined;
  private actions: readonly FloorAction[];
  private problem = '';
  private error: unknown;
  private isSending = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  private lastLook = 0;
  readonly store: StoreApi<FloorState>;

  constructor(private readonly id: string) {
    this.base = kept<ShootingPlan>(planKey(id));
    this.actions = kept<FloorAction[]>(actionsKey(id)) ?? [];
    this.store = createStore(() => this.read());
  }

  /** Begins to follow the server; returns what ends it. */
  start(): () => void {
    const go = (): void => void this.sync();
    go();
    this.timer = setInterval(go, AGAIN_MS);
    window.addEventListener('online', go);
    return () => {
      clearInterval(this.timer);
      window.removeEventListener('online', go);
    };
  }

  do(...actions: readonly FloorAction[]): void {
    this.actions = [...this.actions, ...actions];
    keep(actionsKey(this.id), this.actions);
    this.tell();
    void this.sync();
  }

  /** Sends what waits, else looks for what others have done. */
  async sync(): Promise<void> {
    if (this.isSending || !navigator.onLine) return;
    if (this.actions.length === 0 && this.base && Date.now() - this.lastLook < LOOK_MS) return;
    this.isSending = true;
    let isSent = false;
    const sent = this.actions.slice(0, MOST_ACTS);
    try {
      this.base =
        sent.length > 0
          ? await shootingPlanApi.floor({ id: this.id, actions: [...sent] }, shownByCaller)
          : await shootingPlanApi.info({ id: this.id }, shownByCaller);
      this.actions = this.actions.slice(sent.length);
      this.problem = '';
      this.error = undefined;
      this.lastLook = Date.now();
      isSent = true;
      keep(planKey(this.id), this.base);
      keep(actionsKey(this.id), this.actions);
    } catch (error) {
      if (error instanceof BusinessError) this.problem = messageOf(error);
      if (!this.base) this.error = error;
    } finally {
      this.isSending = false;
      this.tell();
    }
    // only after an answer: without a network it would ask again and again
    if (isSent && this.actions.length > 0) void this.sync();
  }

  private read(): FloorState {
    return {
      plan: this.base && withActions(this.base, this.actions),
      waiting: this.actions.length,
      problem: this.problem,
      error: this.error,
    };
  }

  private tell(): void {
    this.store.setState(this.read());
  }
}

const queues = new Map<string, FloorQueue>();

/** The one queue of a plan: clips arrive in it even when the plan is not on the screen. */
export function floorQueueOf(id: string): FloorQueue {
  const known = queues.get(id);
  if (known) return known;
  const made = new FloorQueue(id);
  queues.set(id, made);
  return made;
}
