import type { Project } from '@/engine/project/schema';
import { findClip } from '@/engine/project/walk';
import { type CanvasPoint, layersAt, type PlacedClip, placedClips, placementAt } from '@/engine/resolve/layersAt';
import { resolve } from '@/engine/resolve/resolve';
import type { Ticks } from '@/engine/time/ticks';
import type { Box } from './transform';

/** A clip's box on the canvas. */
export interface ClipBox extends Box {
  readonly clipId: string;
}

const boxOf = ({ clipId, placement }: PlacedClip): ClipBox => {
  const { x, y, width, height, rotation } = placement;
  return { clipId, x, y, width, height, rotation };
};

const isFree = (project: Project) => (id: string) => {
  const place = findClip(project, id);
  return place !== undefined && !place.track.locked;
};

/** The chosen clips that are on at this moment. */
export const chosenBoxes = (project: Project, time: Ticks, chosen: Iterable<string>): readonly ClipBox[] =>
  [...chosen].flatMap((clipId) => {
    const placement = isFree(project)(clipId) ? placementAt(project, clipId, time) : undefined;
    return placement ? [boxOf({ clipId, placement })] : [];
  });

/** Every clip that is on at this moment, bottom to top. */
export const visibleBoxes = (project: Project, time: Ticks): readonly ClipBox[] =>
  placedClips(resolve(project, time), isFree(project)).map(boxOf);

/** The topmost clip under a point. */
export const clipUnder = (project: Project, time: Ticks, point: CanvasPoint): string | undefined =>
  layersAt(resolve(project, time), point, isFree(project))[0]?.clipId;

/** The clip and whatever is grouped with it. */
export function withGroup(project: Project, clipId: string): readonly string[] {
  const groupId = findClip(project, clipId)?.clip.groupId;
  if (groupId === undefined) return [clipId];
  const { main, overlay } = project.tracks;
  return [main, ...overlay].flatMap((track) =>
    track.clips.filter((clip) => clip.groupId === groupId).map(({ id }) => id),
  );
}
