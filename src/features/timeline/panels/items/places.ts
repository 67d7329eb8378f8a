import type { Action } from '@/engine/edit/actions';
import type { Clip, Project } from '@/engine/project/schema';
import { clipEnd } from '@/engine/project/walk';
import type { Ticks } from '@/engine/time/ticks';
import { newId } from '@/utils/newId';

/** Where a new clip goes, and what has to be done first (a track for it). */
export interface Place {
  readonly trackId: string;
  readonly start: Ticks;
  readonly before: readonly Action[];
  /** What follows makes room. */
  readonly ripple: boolean;
}

interface Wish {
  readonly at: Ticks;
  readonly duration: Ticks;
  readonly trackId?: string | undefined;
}

interface TrackLike {
  readonly id: string;
  readonly locked: boolean;
  readonly clips: readonly Pick<Clip, 'start' | 'duration'>[];
}

/** Nothing lies on the track in this stretch. */
const hasRoom = (track: TrackLike, at: Ticks, duration: Ticks): boolean =>
  !track.locked && track.clips.every((clip) => clipEnd(clip) <= at || clip.start >= at + duration);

/**
 * On the main track nothing overlaps and nothing is lost: a new clip comes in at the nearest cut and moves what follows,
 * fills a gap that is long enough, or joins the end.
 */
export function placeOnMain(project: Project, { at, duration }: Wish): Place {
  const { main } = project.tracks;
  const place = (start: number, ripple: boolean): Place => ({
    trackId: main.id,
    start: start as Ticks,
    before: [],
    ripple,
  });
  const last = main.clips.at(-1);
  const end = last ? clipEnd(last) : 0;
  if (at >= end) return place(end, false);
  if (hasRoom({ ...main, locked: false }, at, duration)) return place(at, false);
  const under = main.clips.find((clip) => clip.start <= at && at < clipEnd(clip));
  if (!under) return place(at, true);
  const isNearerToStart = at - under.start <= clipEnd(under) - at;
  const cut = isNearerToStart ? under.start : clipEnd(under);
  return place(cut, cut < end);
}

/**
 * Above the image: on the wished track when it is free there, else on the lowest free track that nothing covers, else
 * on a new one on top.
 */
export function placeOnOverlay(project: Project, { at, duration, trackId }: Wish): Place {
  const { overlay } = project.tracks;
  const wished = overlay.find((track) => track.id === trackId);
  if (wished && hasRoom(wished, at, duration)) return { trackId: wished.id, start: at, before: [], ripple: false };
  let free: string | undefined;
  for (const track of overlay.toReversed()) {
    if (!hasRoom(track, at, duration)) break;
    free = track.id;
  }
  return free ? { trackId: free, start: at, before: [], ripple: false } : onNewTrack('overlay', at);
}

/** Captions stay together on their track while there is room on it. */
export function placeCaption(project: Project, wish: Wish): Place {
  const captions = project.tracks.overlay.find(
    (track) => track.clips.some(({ type }) => type === 'caption') && hasRoom(track, wish.at, wish.duration),
  );
  const isWished = wish.trackId !== undefined && project.tracks.overlay.some(({ id }) => id === wish.trackId);
  return placeOnOverlay(project, captions && !isWished ? { ...wish, trackId: captions.id } : wish);
}

/** Sound: the wished track, else the first free one, else a new one. */
export function placeOnAudio(project: Project, { at, duration, trackId }: Wish): Place {
  const { audio } = project.tracks;
  const wished = audio.find((track) => track.id === trackId && hasRoom(track, at, duration));
  const free = wished ?? audio.find((track) => hasRoom(track, at, duration));
  return free ? { trackId: free.id, start: at, before: [], ripple: false } : onNewTrack('audio', at);
}

function onNewTrack(kind: 'overlay' | 'audio', start: Ticks): Place {
  const id = newId();
  return { trackId: id, start, before: [{ type: 'addTrack', kind, id }], ripple: false };
}
