import type { Clip, Project } from '../project/schema';
import { allTracks, type ClipPlace, clipPlace, findClip } from '../project/walk';
import { EditError } from './errors';

/**
 * The one place that knows who goes with whom. A link binds an image to its sound: an edit of one is an edit of all. A
 * group binds clips only where they are moved or selected.
 */
export function partnersOf(project: Project, clip: Clip): readonly ClipPlace[] {
  if (clip.linkId === undefined) return [];
  const found: ClipPlace[] = [];
  for (const place of allTracks(project)) {
    place.track.clips.forEach((other, clipIndex) => {
      if (other.linkId !== clip.linkId || other.id === clip.id) return;
      if (place.track.locked) throw new EditError('locked', { trackId: place.track.id });
      found.push(clipPlace(place, other, clipIndex));
    });
  }
  return found;
}

/** Ids of the clips and of all that are bound to them by links, with `groups` by groups too, however many steps away. */
export function closure(
  project: Project,
  clipIds: Iterable<string>,
  { groups }: { readonly groups: boolean },
): ReadonlySet<string> {
  const named = [...clipIds];
  const isBound = named.some((id) => {
    const clip = findClip(project, id)?.clip;
    return clip !== undefined && bonds(clip, groups).length > 0;
  });
  if (!isBound) return new Set(named.filter((id) => findClip(project, id)));
  const members = new Map<string, Clip[]>();
  const byId = new Map<string, Clip>();
  for (const { track } of allTracks(project)) {
    for (const clip of track.clips) {
      byId.set(clip.id, clip);
      for (const key of bonds(clip, groups)) {
        const list = members.get(key);
        if (list) list.push(clip);
        else members.set(key, [clip]);
      }
    }
  }
  const found = new Set<string>();
  const open = named;
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const clip = byId.get(id);
    if (!clip || found.has(id)) continue;
    found.add(id);
    for (const key of bonds(clip, groups)) {
      for (const other of members.get(key) ?? []) open.push(other.id);
      members.delete(key);
    }
  }
  return found;
}

const UNBOUND: readonly string[] = [];

/** Most clips are bound to nothing: asked of all of them, they cost no memory. */
function bonds({ linkId, groupId }: Clip, groups: boolean): readonly string[] {
  const link = linkId === undefined ? undefined : `link ${linkId}`;
  const group = !groups || groupId === undefined ? undefined : `group ${groupId}`;
  if (link === undefined) return group === undefined ? UNBOUND : [group];
  return group === undefined ? [link] : [link, group];
}

export type Bond = 'linkId' | 'groupId';

/** The clip with another bond, or with none: then the key is gone too. */
export function withBond<C extends Clip>(clip: C, bond: Bond, id: string | undefined): C {
  if (id !== undefined) return { ...clip, [bond]: id };
  if (!(bond in clip)) return clip;
  const { [bond]: _, ...rest } = clip;
  return rest as unknown as C;
}

/** The clip with another link, or with none. */
export const withLink = (clip: Clip, linkId: string | undefined): Clip => withBond(clip, 'linkId', linkId);
