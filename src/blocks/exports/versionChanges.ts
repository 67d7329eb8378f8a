import { projectDuration } from '@/engine/project/projectDuration';
import type { Project } from '@/engine/project/schema';
import { allClips, allTracks } from '@/engine/project/walk';
import { toSeconds } from '@/engine/time/ticks';

/** What a later state of a project has that an earlier one had not. */
export interface VersionChanges {
  readonly added: number;
  readonly removed: number;
  /** Clips that are in both, but look, sound, begin or lie otherwise. */
  readonly changed: number;
  /** Seconds, where the length is another one. */
  readonly length: readonly [number, number] | undefined;
  /** Canvas, label, sound: what concerns the whole video. */
  readonly isWholeChanged: boolean;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A track that comes or goes with its clips is told by them. */
const wholeOf = (project: Project): unknown => {
  const { canvas, aiLabel, ducking, loudness } = project;
  const switches = allTracks(project).flatMap(({ track: { id, hidden, muted } }) =>
    hidden || muted ? [[id, hidden, muted]] : [],
  );
  return [canvas, aiLabel, ducking, loudness, switches];
};

/** Clips by id, each with the transition that it begins with. */
function clipsOf(project: Project): ReadonlyMap<string, unknown> {
  const transitions = new Map(
    project.tracks.main.transitions.map(({ rightClipId, type, duration }) => [rightClipId, [type, duration]]),
  );
  return new Map(allClips(project).map((clip) => [clip.id, [clip, transitions.get(clip.id)]]));
}

/** Compares two states of one project by its clips; names and what was only moved about in lists do not count. */
export function versionChanges(before: Project, after: Project): VersionChanges {
  const old = clipsOf(before);
  const clips = clipsOf(after);
  const kept = [...clips].filter(([id]) => old.has(id));
  const [from, to] = [projectDuration(before), projectDuration(after)];
  return {
    added: clips.size - kept.length,
    removed: old.size - kept.length,
    changed: kept.filter(([id, clip]) => !same(clip, old.get(id))).length,
    length: from === to ? undefined : [toSeconds(from), toSeconds(to)],
    isWholeChanged: !same(wholeOf(before), wholeOf(after)),
  };
}

/** Whether both make the same video. */
export const isSameVersion = (before: Project, after: Project): boolean => {
  const { added, removed, changed, length, isWholeChanged } = versionChanges(before, after);
  return added + removed + changed === 0 && length === undefined && !isWholeChanged;
};
