import type { Segment } from './types';

/** One difference between two structures. */
interface StructureChange {
  readonly kind: 'added' | 'removed' | 'share' | 'text' | 'moved';
  readonly name: string;
  /** Percent, or places from 1; empty where neither applies. */
  readonly from: string;
  readonly to: string;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const wordsOf = ({ purpose, linePattern, shotHint, shot, repeatable }: Segment): string =>
  JSON.stringify([purpose, linePattern, shotHint, shot, repeatable]);

/** Names that may stand twice are told apart by their turn. */
function byName(segments: readonly Segment[]): Map<string, { segment: Segment; index: number }> {
  const turns = new Map<string, number>();
  return new Map(
    segments.map((segment, index) => {
      const turn = (turns.get(segment.roleName) ?? 0) + 1;
      turns.set(segment.roleName, turn);
      const name = turn > 1 ? `${segment.roleName} ${turn}` : segment.roleName;
      return [name, { segment, index }];
    }),
  );
}

/** What changed from one structure to another, segment by segment; a changed name is one gone and one new. Pure. */
export function structureDiff(before: readonly Segment[], after: readonly Segment[]): StructureChange[] {
  const old = byName(before);
  const now = byName(after);
  const changes: StructureChange[] = [];
  for (const [name, { segment }] of old)
    if (!now.has(name)) changes.push({ kind: 'removed', name, from: percent(segment.share), to: '' });
  for (const [name, { segment }] of now)
    if (!old.has(name)) changes.push({ kind: 'added', name, from: '', to: percent(segment.share) });
  // moved = another order among those that stayed
  const stayedBefore = [...old.keys()].filter((name) => now.has(name));
  const stayedNow = [...now.keys()].filter((name) => old.has(name));
  for (const [name, { segment, index }] of now) {
    const known = old.get(name);
    if (!known) continue;
    if (percent(known.segment.share) !== percent(segment.share))
      changes.push({ kind: 'share', name, from: percent(known.segment.share), to: percent(segment.share) });
    if (wordsOf(known.segment) !== wordsOf(segment)) changes.push({ kind: 'text', name, from: '', to: '' });
    if (stayedBefore.indexOf(name) !== stayedNow.indexOf(name))
      changes.push({ kind: 'moved', name, from: String(known.index + 1), to: String(index + 1) });
  }
  return changes;
}
