import { templateMedia } from '../project/captionTemplates';
import { mediaRef, type Project } from '../project/schema';
import { usedSource } from '../project/sourceTime';
import { allClips, mediaIdOf } from '../project/walk';
import type { ActionOf } from './actions';
import { isSourced } from './clipTypes';
import { EditError } from './errors';

/** Adds a medium, or brings what is known about it up to date. */
export const addMedia = (project: Project, { media }: ActionOf<'addMedia'>): Project => ({
  ...project,
  media: { ...project.media, [media.id]: media },
});

export function removeMedia(project: Project, { mediaId }: ActionOf<'removeMedia'>): Project {
  const isInDesign = Object.values(project.templates).some((template) => templateMedia(template).includes(mediaId));
  if (isInDesign || allClips(project).some((clip) => mediaIdOf(clip) === mediaId))
    throw new EditError('media-in-use', { mediaId });
  const { [mediaId]: removed, ...media } = project.media;
  return removed ? { ...project, media } : project;
}

export function setMedia(project: Project, { mediaId, patch }: ActionOf<'setMedia'>): Project {
  const media = project.media[mediaId];
  if (!media) throw new EditError('no-media', { mediaId });
  const parsed = mediaRef.safeParse({ ...media, ...patch, id: mediaId });
  if (!parsed.success) throw new EditError('bad-param', { param: parsed.error.issues[0]?.path.join('.') ?? 'media' });
  const next = parsed.data;
  const users = allClips(project).filter((clip) => mediaIdOf(clip) === mediaId);
  if (next.kind !== media.kind && users.length > 0) throw new EditError('wrong-type', { mediaId });
  const isTooShort = users.some(
    (clip) => isSourced(clip) && next.duration > 0 && clip.trimStart + usedSource(clip) > next.duration,
  );
  if (isTooShort) throw new EditError('source-too-short', { mediaId });
  return { ...project, media: { ...project.media, [mediaId]: next } };
}
