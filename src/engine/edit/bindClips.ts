import type { Clip, Project } from '../project/schema';
import type { ActionOf } from './actions';
import { editableClip, mapTracks, replaceClips } from './document';
import { EditError } from './errors';
import { type Bond, withBond } from './links';

function bind(project: Project, clipIds: readonly string[], change: (clip: Clip) => Clip): Project {
  if (new Set(clipIds).size < 2) throw new EditError('bad-param', { param: 'clipIds' });
  return replaceClips(
    project,
    clipIds.map((id) => change(editableClip(project, id).clip)),
  );
}

/** From all that share the bond with a named clip: one that stays alone is bound to nothing. */
function unbind(project: Project, clipIds: readonly string[], bond: Bond): Project {
  const bonds = new Set(clipIds.flatMap((id) => editableClip(project, id).clip[bond] ?? []));
  const isBound = (clip: Clip): boolean => clip[bond] !== undefined && bonds.has(clip[bond]);
  return mapTracks(project, (clips, { track }) => {
    if (!clips.some(isBound)) return clips;
    if (track.locked) throw new EditError('locked', { trackId: track.id });
    return clips.map((clip) => (isBound(clip) ? withBond(clip, bond, undefined) : clip));
  });
}

export const linkClips = (project: Project, { clipIds, linkId }: ActionOf<'linkClips'>): Project =>
  bind(project, clipIds, (clip) => withBond(clip, 'linkId', linkId));
export const unlinkClips = (project: Project, { clipIds }: ActionOf<'unlinkClips'>): Project =>
  unbind(project, clipIds, 'linkId');
export const groupClips = (project: Project, { clipIds, groupId }: ActionOf<'groupClips'>): Project =>
  bind(project, clipIds, (clip) => withBond(clip, 'groupId', groupId));
export const ungroupClips = (project: Project, { clipIds }: ActionOf<'ungroupClips'>): Project =>
  unbind(project, clipIds, 'groupId');
