import { type Project, projectSchema, type Transition } from '../project/schema';
import { transitionDefinition } from '../project/transitions';
import { clipEnd, findTrack } from '../project/walk';
import { sameRate } from '../time/frameRate';
import type { ActionOf } from './actions';
import { claimId, editableTrack } from './document';
import { EditError } from './errors';
import { regridded } from './regrid';

export function setTransition(project: Project, action: ActionOf<'setTransition'>): Project {
  const { leftClipId, rightClipId, transition } = action;
  const { main } = project.tracks;
  if (main.locked) throw new EditError('locked', { trackId: main.id });
  const index = main.clips.findIndex((clip) => clip.id === leftClipId);
  const [left, right] = [main.clips[index], main.clips[index + 1]];
  if (!left || right?.id !== rightClipId || clipEnd(left) !== right.start) {
    throw new EditError('not-neighbors', { leftClipId, rightClipId });
  }
  const others = main.transitions.filter((item) => item.leftClipId !== leftClipId);
  const added: readonly Transition[] = transition ? [{ ...transition, leftClipId, rightClipId }] : [];
  if (transition) {
    if (!transitionDefinition(transition.type)) throw new EditError('bad-param', { param: transition.type });
    if (!Number.isSafeInteger(transition.duration) || transition.duration <= 0)
      throw new EditError('bad-time', { leftClipId });
    if (others.some(({ id }) => id === transition.id)) throw new EditError('duplicate-id', { id: transition.id });
  }
  return { ...project, tracks: { ...project.tracks, main: { ...main, transitions: [...others, ...added] } } };
}

const MOST_TRACKS = 50;

export function addTrack(project: Project, { kind, id, name = '', index }: ActionOf<'addTrack'>): Project {
  claimId(project, id);
  const track = { id, name: name.slice(0, 60), hidden: false, locked: false, muted: false, clips: [] };
  const { tracks } = project;
  if (tracks[kind].length >= MOST_TRACKS) throw new EditError('too-many', { limit: MOST_TRACKS });
  const at = index ?? tracks[kind].length;
  return kind === 'overlay'
    ? { ...project, tracks: { ...tracks, overlay: tracks.overlay.toSpliced(at, 0, track) } }
    : { ...project, tracks: { ...tracks, audio: tracks.audio.toSpliced(at, 0, track) } };
}

/** With all its clips. The main track stays. */
export function removeTrack(project: Project, { trackId }: ActionOf<'removeTrack'>): Project {
  const { kind } = editableTrack(project, trackId);
  if (kind === 'main') throw new EditError('wrong-track', { trackId });
  const { tracks } = project;
  return {
    ...project,
    tracks: {
      ...tracks,
      overlay: tracks.overlay.filter(({ id }) => id !== trackId),
      audio: tracks.audio.filter(({ id }) => id !== trackId),
    },
  };
}

export function moveTrack(project: Project, { trackId, index }: ActionOf<'moveTrack'>): Project {
  const { kind, index: from } = editableTrack(project, trackId);
  if (kind === 'main') throw new EditError('wrong-track', { trackId });
  const { tracks } = project;
  const to = Math.min(tracks[kind].length - 1, Math.max(0, Math.trunc(index)));
  if (to === from) return project;
  const moved = <T>(list: readonly T[]): readonly T[] =>
    list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
  return kind === 'audio'
    ? { ...project, tracks: { ...tracks, audio: moved(tracks.audio) } }
    : { ...project, tracks: { ...tracks, overlay: moved(tracks.overlay) } };
}

export function setTrack(project: Project, { trackId, patch }: ActionOf<'setTrack'>): Project {
  const place = findTrack(project, trackId);
  if (!place) throw new EditError('no-track', { trackId });
  const { tracks } = project;
  const patched = <T extends { readonly id: string }>(track: T): T =>
    track.id === trackId ? { ...track, ...patch, ...(patch.name ? { name: patch.name.slice(0, 60) } : {}) } : track;
  return {
    ...project,
    tracks: { overlay: tracks.overlay.map(patched), main: patched(tracks.main), audio: tracks.audio.map(patched) },
  };
}

export const setTitle = (project: Project, { title }: ActionOf<'setTitle'>): Project =>
  project.title === title ? project : { ...project, title: title.slice(0, 200) };

export const setLabel = (project: Project, { patch }: ActionOf<'setLabel'>): Project => ({
  ...project,
  aiLabel: { ...project.aiLabel, ...patch, text: (patch.text ?? project.aiLabel.text).slice(0, 30) },
});

export const setDucking = (project: Project, { patch }: ActionOf<'setDucking'>): Project => {
  const ducking = { ...project.ducking, ...patch };
  if (!(ducking.gain >= 0 && ducking.gain <= 1)) throw new EditError('bad-param', { param: 'gain' });
  return { ...project, ducking };
};

/**
 * Sizes outside the schema's limits throw EditError `bad-param`. With another rate the cuts go to its frames: see
 * `regridded`.
 */
export const setCanvas = (project: Project, { patch }: ActionOf<'setCanvas'>): Project => {
  const canvas = projectSchema.shape.canvas.safeParse({ ...project.canvas, ...patch });
  if (!canvas.success) throw new EditError('bad-param', { param: canvas.error.issues[0]?.path.join('.') ?? 'canvas' });
  const { fps } = project.canvas;
  const changed = { ...project, canvas: canvas.data };
  return sameRate(fps, canvas.data.fps) ? changed : regridded(changed, fps);
};
