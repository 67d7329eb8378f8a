import type { Action } from '@/engine/edit/actions';
import type { Project } from '@/engine/project/schema';
import { allClips, mediaIdOf } from '@/engine/project/walk';

/** How often each medium is used. */
export function usesOf(project: Project): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const clip of allClips(project)) {
    const id = mediaIdOf(clip);
    if (id) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}

/** Media that no clip needs. */
export function unusedMedia(project: Project): readonly string[] {
  const uses = usesOf(project);
  return Object.keys(project.media).filter((id) => !uses.has(id));
}

/** Takes media out of the project, in one step. */
export const buildRemoval = (mediaIds: readonly string[]): Action => ({
  type: 'batch',
  actions: mediaIds.map((mediaId) => ({ type: 'removeMedia', mediaId })),
});
