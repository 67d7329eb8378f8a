import type { FrameLook } from '../../engine/convert';

/** One moment of a face; places are shares of the image, of its middle. */
interface FaceMoment {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One person as long as he stays about where he is, in order of time. */
export type FaceTrack = readonly FaceMoment[];

/** So often a face has to be seen before it is one: leaves and patterns are taken for faces now and then. */
const STEADY = 3;
/** Between two looks a head moves no further than this, shares of the width; half a second apart. */
const STEP = 0.12;
/** Somebody who turns away comes back after so many looks. */
const AWAY = 3;

/**
 * Who is to be seen in a scene. A face that jumps begins a track of its own, and a track counts once it was seen three
 * times (in a scene of fewer looks, each time): a face for one frame is none.
 */
export function faceTracks(looks: readonly FrameLook[]): readonly FaceTrack[] {
  const open: { last: number; moments: FaceMoment[] }[] = [];
  for (const [index, { time, faces }] of looks.entries()) {
    const free = new Set(open.filter(({ last }) => index - last <= AWAY));
    for (const face of faces) {
      const { width, height } = face;
      const moment = { time, x: face.x + width / 2, y: face.y + height / 2, width, height };
      const reach = Math.max(STEP, width);
      const near = [...free]
        .map((track) => ({ track, distance: apart(track.moments.at(-1), moment) }))
        .filter(({ distance }) => distance <= reach)
        .toSorted((a, b) => a.distance - b.distance)[0]?.track;
      if (near) {
        near.last = index;
        near.moments.push(moment);
        free.delete(near);
      } else open.push({ last: index, moments: [moment] });
    }
  }
  const least = Math.min(STEADY, looks.length);
  return open.map(({ moments }) => moments).filter(({ length }) => length >= least);
}

function apart(before: FaceMoment | undefined, { x, y }: FaceMoment): number {
  return before ? Math.hypot(before.x - x, before.y - y) : Number.POSITIVE_INFINITY;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
