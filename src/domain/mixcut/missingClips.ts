import { piecesByGroup } from './pieces';
import { type MixRequest, planMix } from './planMix';
import { MAX_CLIPS, type MixClip, type MixGroup } from './types';

interface MissingClips {
  readonly groupId: string;
  /** New recordings that the group needs. */
  readonly count: number;
}

/**
 * What has to be added so that the wanted number of versions keeps the limit, by group; each answer was planned with
 * stand-ins as long as the group's own clips. Empty when nothing is missing, undefined when full groups would not do.
 */
export function missingClips(request: MixRequest): readonly MissingClips[] | undefined {
  const groups = request.groups.filter((group) => piecesByGroup([group]).length > 0);
  if (groups.length === 0) return undefined;
  const isEnough = (added: readonly number[]): boolean =>
    planMix({ ...request, groups: groups.map((group, index) => withStandIns(group, added[index] ?? 0)) }).isComplete;
  const none = groups.map(() => 0);
  if (isEnough(none)) return [];

  const order = additionOrder(groups);
  const firstOf = (total: number): number[] => {
    const added = [...none];
    for (const index of order.slice(0, total)) added[index] = (added[index] ?? 0) + 1;
    return added;
  };
  if (!isEnough(firstOf(order.length))) return undefined;
  const added = firstOf(leastEnough(order.length, (total) => isEnough(firstOf(total))));
  // What the order gave to one group for the sake of another is taken back.
  groups.forEach((_, index) => {
    const rest = (count: number): number[] => added.map((own, at) => (at === index ? count : own));
    added[index] = leastEnough(added[index] ?? 0, (count) => isEnough(rest(count)));
  });
  return groups.flatMap(({ id }, index) => {
    const count = added[index] ?? 0;
    return count > 0 ? [{ groupId: id, count }] : [];
  });
}

/** The least number up to one that is known to be enough. */
function leastEnough(enough: number, isEnough: (count: number) => boolean): number {
  let [low, high] = [0, enough];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

/** Indices of groups, each as often as it has room: the one whose single clip weighs most in the video comes first. */
function additionOrder(groups: readonly MixGroup[]): readonly number[] {
  const pieces = piecesByGroup(groups);
  const weights = pieces.map(
    (group) => group.reduce((sum, piece) => sum + piece.seconds * piece.weight, 0) / group.length,
  );
  const counts = pieces.map((group) => new Set(group.map(({ footage }) => footage)).size);
  const room = groups.map(({ clips }) => Math.max(0, MAX_CLIPS - clips.length));
  const order: number[] = [];
  for (;;) {
    const heaviest = [...groups.keys()]
      .filter((index) => (room[index] ?? 0) > 0)
      .reduce((best, index) => (share(index) > share(best) ? index : best), -1);
    if (heaviest < 0) return order;
    order.push(heaviest);
    counts[heaviest] = (counts[heaviest] ?? 0) + 1;
    room[heaviest] = (room[heaviest] ?? 0) - 1;
  }

  function share(index: number): number {
    return (weights[index] ?? 0) / (counts[index] ?? 1);
  }
}

function withStandIns(group: MixGroup, count: number): MixGroup {
  const pieces = piecesByGroup([group])[0] ?? [];
  const duration = pieces.reduce((sum, { seconds }) => sum + seconds, 0) / Math.max(1, pieces.length);
  const standIns = Array.from({ length: count }, (_, index): MixClip => {
    const id = `${group.id}-missing-${index + 1}`;
    return { id, footage: id, duration, trimStart: 0 };
  });
  return { ...group, clips: [...group.clips, ...standIns] };
}
