import type { Clip, Project } from '../project/schema';
import { allTracks, type ClipPlace, findClip } from '../project/walk';
import { EditError } from './errors';

/**
 * The one place that knows who goes with whom. A link binds a picture to its sound: an edit of one is an edit of all. A
 * group binds clips only where they are moved or selected.
 */
export function partnersOf(project: Project, clip: Clip): readonly ClipPlace[] {
  if (clip.linkId === undefined) return [];
  const found: ClipPlace[] = [];
  for (const place of allTracks(project)) {
    place.track.clips.forEach((other, clipIndex) => {
      if (other.linkId !== clip.linkId || other.id === clip.id) return;
      if (place.track.locked) throw new EditError('locked', { trackId: place.track.id });
      found.push({ ...place, clip: other, clipIndex });
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

const bonds = ({ linkId, groupId }: Clip, groups: boolean): readonly string[] => [
  ...(linkId === undefined ? [] : [`link ${linkId}`]),
  ...(groups && groupId !== undefined ? [`group ${groupId}`] : []),
];

/** The clip with another link, or with none. */
export function withLink(clip: Clip, linkId: string | undefined): Clip {
  const { linkId: _, ...rest } = clip;
  return (linkId === undefined ? rest : { ...rest, linkId }) as Clip;
}
