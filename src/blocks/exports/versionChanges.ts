import { projectDuration } from '@/engine/project/projectDuration';
import type { Project } from '@/engine/project/schema';
import { allClips } from '@/engine/project/walk';
import { toSeconds } from '@/engine/time/ticks';

/** What a later state of a project has that an earlier one had not. */
export interface VersionChanges {
  readonly added: number;
  readonly removed: number;
  /** Clips that are in both, but look, sound or lie otherwise. */
  readonly changed: number;
  /** Seconds, where the length is another one. */
  readonly length: readonly [number, number] | undefined;
  /** Canvas, label, sound: what concerns the whole video. */
  readonly isWholeChanged: boolean;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const wholeOf = ({ canvas, aiLabel, ducking, loudness, tracks }: Project): unknown => [
  canvas,
  aiLabel,
  ducking,
  loudness,
  tracks.main.transitions,
  [...tracks.overlay, tracks.main, ...tracks.audio].map(({ hidden, muted }) => [hidden, muted]),
];

/** Compares two states of one project by its clips; names and what was only moved about in lists do not count. */
export function versionChanges(before: Project, after: Project): VersionChanges {
  const old = new Map(allClips(before).map((clip) => [clip.id, clip]));
  const clips = allClips(after);
  const kept = clips.filter(({ id }) => old.has(id));
  const [from, to] = [projectDuration(before), projectDuration(after)];
  return {
    added: clips.length - kept.length,
    removed: old.size - kept.length,
    changed: kept.filter((clip) => !same(clip, old.get(clip.id))).length,
    length: from === to ? undefined : [toSeconds(from), toSeconds(to)],
    isWholeChanged: !same(wholeOf(before), wholeOf(after)),
  };
}

/** Whether both make the same video. */
export const isSameVersion = (before: Project, after: Project): boolean => {
  const { added, removed, changed, length, isWholeChanged } = versionChanges(before, after);
  return added + removed + changed === 0 && length === undefined && !isWholeChanged;
};
