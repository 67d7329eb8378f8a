import { ProjectError } from './errors';
import type { Clip, MainTrack, Project } from './schema';
import { allTracks, clipEnd, mediaIdOf, type TrackPlace } from './walk';

/**
 * What a schema cannot say: ids are unique, clips of a track are in order and do not overlap, media that clips name
 * exist and are of the right kind, transitions join neighbors. Throws ProjectError at the first fault.
 */
export function checkProject(project: Project): void {
  const ids = new Set<string>();
  const claim = (id: string, place: string): void => {
    if (ids.has(id)) throw new ProjectError('duplicate-id', place, `id ${id} is used twice`);
    ids.add(id);
  };
  for (const place of allTracks(project)) {
    const path = pathOf(place);
    claim(place.track.id, path);
    place.track.clips.forEach((clip, index) => {
      claim(clip.id, `${path}.clips.${index}`);
      checkClip(project, clip, `${path}.clips.${index}`);
      const next = place.track.clips[index + 1];
      if (next && next.start < clipEnd(clip)) {
        throw new ProjectError('overlap', `${path}.clips.${index + 1}`, `overlaps ${clip.id}`);
      }
    });
  }
  checkTransitions(project.tracks.main);
}

const pathOf = ({ kind, index }: TrackPlace): string => (kind === 'main' ? 'tracks.main' : `tracks.${kind}.${index}`);

const kindsFor: Readonly<Partial<Record<Clip['type'], readonly string[]>>> = {
  video: ['video'],
  image: ['image'],
  sticker: ['image'],
  audio: ['audio', 'video'],
  figure: ['image'],
};

function checkClip(project: Project, clip: Clip, place: string): void {
  if (clip.start < 0) throw new ProjectError('shape', `${place}.start`, 'starts before 0');
  const mediaId = mediaIdOf(clip);
  if (mediaId === undefined) return;
  const media = Object.hasOwn(project.media, mediaId) ? project.media[mediaId] : undefined;
  if (!media) throw new ProjectError('missing-media', `${place}.mediaId`, `no media ${mediaId}`);
  if (!kindsFor[clip.type]?.includes(media.kind)) {
    throw new ProjectError('wrong-media-kind', `${place}.mediaId`, `${clip.type} clip on ${media.kind}`);
  }
}

function checkTransitions({ clips, transitions }: MainTrack): void {
  const at = new Map(clips.map((clip, index) => [clip.id, index]));
  transitions.forEach((transition, index) => {
    const place = `tracks.main.transitions.${index}`;
    const left = at.get(transition.leftClipId);
    const right = at.get(transition.rightClipId);
    const leftClip = left === undefined ? undefined : clips[left];
    const rightClip = right === undefined ? undefined : clips[right];
    if (left === undefined || right !== left + 1 || !leftClip || clipEnd(leftClip) !== rightClip?.start) {
      throw new ProjectError('bad-transition', place, 'does not join two neighbors');
    }
  });
}
