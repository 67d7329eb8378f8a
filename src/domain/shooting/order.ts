import type { PlanShot, ShootOrder } from './types';

interface ShotGroup {
  readonly place: string;
  readonly person: string;
  readonly shots: readonly NumberedShot[];
  readonly seconds: number;
}

/** A shot with its place in the story, from 1. */
export type NumberedShot = PlanShot & { readonly number: number };

const sizeRank: Readonly<Record<PlanShot['size'], number>> = { far: 0, full: 1, medium: 2, close: 3, detail: 4 };

const seconds = (shots: readonly PlanShot[]): number => shots.reduce((sum, shot) => sum + shot.seconds, 0);

/** Values in the order of their first appearance. */
const ranks = (values: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...new Set(values)].map((value, index) => [value, index]));

function grouped(shots: readonly NumberedShot[]): readonly ShotGroup[] {
  const groups: { place: string; person: string; shots: NumberedShot[] }[] = [];
  for (const shot of shots) {
    const last = groups.at(-1);
    if (last && last.place === shot.place && last.person === shot.person) last.shots.push(shot);
    else groups.push({ place: shot.place, person: shot.person, shots: [shot] });
  }
  return groups.map((group) => ({ ...group, seconds: seconds(group.shots) }));
}

/**
 * The shots as they are taken. `time` finishes a place before the next one and within it a person, wide shots before near
 * ones, so that light and camera are set up once; numbers stay those of the story.
 */
export function orderShots(shots: readonly PlanShot[], order: ShootOrder): readonly ShotGroup[] {
  const numbered = shots.map((shot, index) => ({ ...shot, number: index + 1 }));
  if (order === 'story') return grouped(numbered);
  const places = ranks(shots.map(({ place }) => place));
  const people = ranks(shots.map(({ person }) => person));
  const rank = (table: ReadonlyMap<string, number>, value: string): number => table.get(value) ?? 0;
  const sorted = [...numbered].sort(
    (a, b) =>
      rank(places, a.place) - rank(places, b.place) ||
      rank(people, a.person) - rank(people, b.person) ||
      sizeRank[a.size] - sizeRank[b.size] ||
      a.number - b.number,
  );
  return grouped(sorted);
}

/** How often place or person change between one shot and the next: each change is a set-up. */
export const setUps = (shots: readonly PlanShot[], order: ShootOrder): number => orderShots(shots, order).length;
