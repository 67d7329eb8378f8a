import { createStore, type StoreApi } from 'zustand/vanilla';
import { applyFloorActions, type FloorAction } from '@/domain/shooting';
import { messageOf, shownByCaller } from '@/lib/request';
import { BusinessError } from '@/lib/request/errors';
import { workStore } from '@/lib/storage/workStore';
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
const MAX_ACTIONS = 100;

const actionsKey = (id: string): string => `app_floor_acts_${id}`;
const planKey = (id: string): string => `app_floor_plan_${id}`;

/** An action that the server has not confirmed, under a name of its own: tabs add to one list and take from it. */
interface WaitingAction {
  readonly key: string;
  readonly action: FloorAction;
}

const isPlan = (value: unknown): value is ShootingPlan => typeof value === 'object' && value !== null;

/** Earlier versions kept the bare actions. */
const isList = (value: unknown): value is readonly (WaitingAction | FloorAction)[] => Array.isArray(value);
const toWaiting = (item: WaitingAction | FloorAction): WaitingAction =>
  'action' in item ? item : { key: crypto.randomUUID(), action: item };

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
  /** Set aside until the page is opened anew: what the server refuses must not hold up what comes behind it. */
  private readonly refused = new Set<string>();
  /** One by one after a refusal, to find out which of them it was. */
  private isCareful = false;
  private problem = '';
  private error: unknown;
  private isSending = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  private lastLook = 0;
  readonly store: StoreApi<FloorState>;

  constructor(private readonly id: string) {
    this.base = workStore.get(planKey(id), isPlan);
    this.keep(this.actions());
    this.store = createStore(() => this.read());
  }

  /** Begins to follow the server; returns what ends it. */
  start(): () => void {
    const go = (): void => void this.sync();
    go();
    this.timer = setInterval(go, AGAIN_MS);
    window.addEventListener('online', go);
    const stopHearing = workStore.onChangeElsewhere(actionsKey(this.id), () => this.tell());
    return () => {
      stopHearing();
      clearInterval(this.timer);
      window.removeEventListener('online', go);
    };
  }

  do(...actions: readonly FloorAction[]): void {
    this.keep([...this.actions(), ...actions.map((action) => ({ key: crypto.randomUUID(), action }))]);
    this.tell();
    void this.sync();
  }

  /** Sends what waits, else looks for what others have done. */
  async sync(): Promise<void> {
    if (this.isSending || !navigator.onLine) return;
    const sent = this.sendable().slice(0, this.isCareful ? 1 : MAX_ACTIONS);
    if (sent.length === 0 && this.base && Date.now() - this.lastLook < LOOK_MS) return;
    this.isSending = true;
    let goesOn = false;
    try {
      this.base =
        sent.length > 0
          ? await shootingPlanApi.floor({ id: this.id, actions: sent.map(({ action }) => action) }, shownByCaller)
          : await shootingPlanApi.info({ id: this.id }, shownByCaller);
      if (this.refused.size === 0) this.problem = '';
      this.error = undefined;
      this.lastLook = Date.now();
      goesOn = true;
      workStore.setReplaceable(planKey(this.id), this.base);
      const keys = new Set(sent.map(({ key }) => key));
      this.keep(this.actions().filter(({ key }) => !keys.has(key)));
    } catch (error) {
      if (error instanceof BusinessError && sent[0]) {
        this.problem = messageOf(error);
        if (sent.length === 1) this.refused.add(sent[0].key);
        this.isCareful = sent.length > 1;
        goesOn = true;
      }
      if (!this.base) this.error = error;
    } finally {
      this.isSending = false;
      this.tell();
    }
    // only after an answer: without a network it would ask again and again
    if (goesOn && this.sendable().length > 0) void this.sync();
  }

  /** Also what another tab of this browser has added. */
  private actions(): readonly WaitingAction[] {
    return (workStore.get(actionsKey(this.id), isList) ?? []).map(toWaiting);
  }

  private keep(actions: readonly WaitingAction[]): void {
    if (actions.length > 0) void workStore.set(actionsKey(this.id), actions);
    else workStore.remove(actionsKey(this.id));
  }

  private sendable(): readonly WaitingAction[] {
    return this.actions().filter(({ key }) => !this.refused.has(key));
  }

  private read(): FloorState {
    const actions = this.actions();
    return {
      plan:
        this.base &&
        withActions(
          this.base,
          actions.map(({ action }) => action),
        ),
      waiting: actions.length,
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
