import { type FloorAction, type PlanShot, type PlanState, planLimits, type Take } from './types';

const withTake = (shot: PlanShot, id: string, change: Partial<Take>): PlanShot => ({
  ...shot,
  takes: shot.takes.map((take) => (take.id === id ? { ...take, ...change } : take)),
});

const emptyTake = (shot: PlanShot, id: string, at: string, by: string): Take => ({
  id,
  number: (shot.takes.at(-1)?.number ?? 0) + 1,
  is_good: false,
  note: '',
  at,
  by,
  file_id: '',
  url: '',
  name: '',
  width: 0,
  height: 0,
  duration: 0,
});

function begun(shot: PlanShot, act: { readonly take: string; readonly at: string; readonly by?: string }): PlanShot {
  if (shot.takes.some(({ id }) => id === act.take) || shot.takes.length >= planLimits.takes) return shot;
  return { ...shot, takes: [...shot.takes, emptyTake(shot, act.take, act.at, act.by ?? '')] };
}

function acted(shot: PlanShot, act: FloorAction): PlanShot {
  switch (act.kind) {
    case 'take':
      return begun(shot, act);
    case 'clip':
      return withTake(begun(shot, act), act.take, act.clip);
    case 'drop':
      return {
        ...shot,
        takes: shot.takes.filter(({ id }) => id !== act.take),
        best: shot.best === act.take ? '' : shot.best,
      };
    case 'good':
      return withTake(shot, act.take, { is_good: act.value });
    case 'takeNote':
      return withTake(shot, act.take, { note: act.text.slice(0, planLimits.note) });
    case 'note':
      return { ...shot, floor_note: act.text.slice(0, planLimits.note) };
    case 'best':
      return shot.takes.some(({ id }) => id === act.take)
        ? { ...withTake(shot, act.take, { is_good: true }), best: act.take }
        : shot;
    case 'done':
      return { ...shot, is_done: act.value };
  }
}

/** The shots after what was done on the floor. An act on a shot that is gone is passed over. */
export const applyFloorActions = (shots: readonly PlanShot[], actions: readonly FloorAction[]): readonly PlanShot[] =>
  actions.reduce<readonly PlanShot[]>(
    (list, act) => list.map((shot) => (shot.id === act.shot ? acted(shot, act) : shot)),
    shots,
  );

/** The take that goes into the video: the chosen one, else the last good one with a clip, else the last clip. */
export function bestTake(shot: Pick<PlanShot, 'takes' | 'best'>): Take | undefined {
  const clips = shot.takes.filter(({ url }) => url !== '');
  return clips.find(({ id }) => id === shot.best) ?? clips.findLast(({ is_good }) => is_good) ?? clips.at(-1);
}

interface PlanProgress {
  readonly total: number;
  readonly done: number;
  readonly takes: number;
  readonly clips: number;
  /** Seconds of the shots still to be taken. */
  readonly left: number;
}

/** How far a shoot has come. */
export const planProgress = (shots: readonly PlanShot[]): PlanProgress => ({
  total: shots.length,
  done: shots.filter(({ is_done }) => is_done).length,
  takes: shots.reduce((sum, { takes }) => sum + takes.length, 0),
  clips: shots.filter((shot) => bestTake(shot) !== undefined).length,
  left: shots.filter(({ is_done }) => !is_done).reduce((sum, { seconds }) => sum + seconds, 0),
});

/** What its shots say about a plan. */
export function planStateOf(shots: readonly PlanShot[]): PlanState {
  if (shots.length > 0 && shots.every(({ is_done }) => is_done)) return 'done';
  return shots.some(({ is_done, takes }) => is_done || takes.length > 0) ? 'shooting' : 'planned';
}

/** An edited plan keeps what the floor did meanwhile: the desk changes what is to be shot, the floor what was. */
export function keepFloor(edited: readonly PlanShot[], known: readonly PlanShot[]): readonly PlanShot[] {
  const byId = new Map(known.map((shot) => [shot.id, shot]));
  return edited.map((shot) => {
    const old = byId.get(shot.id);
    return old ? { ...shot, takes: old.takes, best: old.best, is_done: old.is_done, floor_note: old.floor_note } : shot;
  });
}
