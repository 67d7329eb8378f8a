import type { Ticks } from '../time/ticks';
import { templateMedia, templateOf } from './captionTemplates';
import type { AudioClip, AudioTrack, Clip, MainTrack, OverlayTrack, Project } from './schema';

export type AnyTrack = OverlayTrack | MainTrack | AudioTrack;
export type TrackKind = 'overlay' | 'main' | 'audio';

export interface TrackPlace {
  readonly kind: TrackKind;
  /** Within its kind; 0 for main. */
  readonly index: number;
  readonly track: AnyTrack;
}

export interface ClipPlace extends TrackPlace {
  readonly clip: Clip;
  readonly clipIndex: number;
}

/** The place of a clip on its track. Written out: spreading the track's place takes many times as long, once per clip. */
export const clipPlace = ({ kind, index, track }: TrackPlace, clip: Clip, clipIndex: number): ClipPlace => ({
  kind,
  index,
  track,
  clip,
  clipIndex,
});

/** End of a clip on the timeline, exclusive. */
export const clipEnd = (clip: { readonly start: Ticks; readonly duration: Ticks }): Ticks =>
  (clip.start + clip.duration) as Ticks;

/** Every track, main first, then overlays bottom to top, then sound. */
export function allTracks(project: Project): readonly TrackPlace[] {
  return [
    { kind: 'main', index: 0, track: project.tracks.main },
    ...project.tracks.overlay.map((track, index): TrackPlace => ({ kind: 'overlay', index, track })),
    ...project.tracks.audio.map((track, index): TrackPlace => ({ kind: 'audio', index, track })),
  ];
}

export const findTrack = (project: Project, id: string): TrackPlace | undefined =>
  allTracks(project).find(({ track }) => track.id === id);

const indexes = new WeakMap<readonly Clip[], ReadonlyMap<string, number>>();

/** Place of each clip of a track by its id. Kept as long as the list: edits share the lists of tracks they do not touch. */
export function clipIndexes(clips: readonly Clip[]): ReadonlyMap<string, number> {
  const known = indexes.get(clips);
  if (known) return known;
  const made = new Map(clips.map((clip, index) => [clip.id, index]));
  indexes.set(clips, made);
  return made;
}

export function findClip(project: Project, id: string): ClipPlace | undefined {
  const { main, overlay, audio } = project.tracks;
  return (
    clipOn({ kind: 'main', index: 0, track: main }, id) ??
    clipAmong('overlay', overlay, id) ??
    clipAmong('audio', audio, id)
  );
}

function clipAmong(kind: TrackKind, tracks: readonly AnyTrack[], id: string): ClipPlace | undefined {
  for (let index = 0; index < tracks.length; index += 1) {
    const track = tracks[index];
    if (track && clipIndexes(track.clips).has(id)) return clipOn({ kind, index, track }, id);
  }
  return undefined;
}

function clipOn(place: TrackPlace, id: string): ClipPlace | undefined {
  const clipIndex = clipIndexes(place.track.clips).get(id);
  const clip = clipIndex === undefined ? undefined : place.track.clips[clipIndex];
  return clip && clipIndex !== undefined ? clipPlace(place, clip, clipIndex) : undefined;
}

/** Every clip of every track, in the order of `allTracks`. */
export const allClips = (project: Project): readonly Clip[] =>
  allTracks(project).flatMap(({ track }) => track.clips as readonly Clip[]);

export type AudibleClip = AudioClip | Extract<Clip, { type: 'video' }>;

/** Clips that take their image or sound from a media file. */
/** The medium that a clip shows or plays; a placeholder shows none, whatever it is meant for. */
export const mediaIdOf = (clip: Clip): string | undefined =>
  clip.type !== 'placeholder' && 'mediaId' in clip ? clip.mediaId : undefined;

/** All media that a clip shows or plays: its own, and for a caption those of its design. */
export function mediaIdsOf(project: Project, clip: Clip): readonly string[] {
  const own = mediaIdOf(clip);
  const template = clip.type === 'caption' ? templateOf(project, clip.templateKey) : undefined;
  return [...(own ? [own] : []), ...(template ? templateMedia(template) : [])];
}
