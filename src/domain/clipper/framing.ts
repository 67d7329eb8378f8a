import type { FrameLook } from '../../engine/convert';
import { type FaceTrack, faceTracks, median } from './faceTracks';
import type { ClipMaterial, Span } from './types';

/**
 * How a scene of a wide video fills an upright one: the camera stands or goes with somebody, two people one above the
 * other, or what is shown in full width above whoever speaks.
 */
export const layouts = ['fixed', 'follow', 'split', 'stack'] as const;
type Layout = (typeof layouts)[number];

/** Why; `hand`: somebody chose it. */
type FramingReason =
  | 'oneFace'
  | 'movingFace'
  | 'twoFaces'
  | 'twoClose'
  | 'manyFaces'
  | 'screen'
  | 'subject'
  | 'nothing'
  | 'notSeen'
  | 'hand';

/** Where the camera is from a moment of the source on. */
interface CameraKey {
  /** Seconds of the source. */
  readonly time: number;
  /** Middle of the cut-out, share of the width. */
  readonly center: number;
  /** Reached by going there from the key before, or by a cut. */
  readonly isCut: boolean;
}

/** The middle of a cut-out that is less high than the image, and how high it is; shares. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export interface SceneFraming extends Span {
  readonly layout: Layout;
  readonly reason: FramingReason;
  /** In order; at least one. With `split` and `stack` unused. */
  readonly path: readonly CameraKey[];
  /** Of `split`: above and below; of `stack`: whoever speaks. */
  readonly spots: readonly Spot[];
  /** Where each face usually is. */
  readonly faces: readonly FaceBox[];
}

/** A face in the image, shares of it; the place is its middle. */
export interface FaceBox {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** What somebody decided for a scene instead. */
export interface FramingChoice {
  readonly layout?: Layout | undefined;
  /** Where a fixed camera stands. */
  readonly center?: number | undefined;
}

/** The camera rests while the face is no further than this from its middle, shares of the cut-out. */
const SAFE_ZONE = 0.25;
/** A camera goes for so long, seconds. */
const MOVE = 0.6;
/** In so much of a scene somebody has to be seen to be one of its people. */
const PRESENT = 0.5;
/** Two people one above the other: so far apart, so wide each, for so long (shares of the width, seconds). */
const SPLIT = { apart: 0.2, width: 0.045, seconds: 2.5 };
/** Whoever speaks beside a presentation: small, at a side; what is shown spans more than half. */
const STACK = { width: 0.14, side: 0.3, content: 0.5, seconds: 2.5 };
/** So many heads high is the part around somebody. */
const HEADS = 3.2;
const MIN_HEIGHT = 0.42;

/** Part of the width that an upright cut-out takes up; 1 and more: nothing has to be cut off at the sides. */
export const cutOutShare = (width: number, height: number): number =>
  width > 0 && height > 0 ? (9 / 16) * (height / width) : 1;

/** Scenes of a video, in order; what the choice of its camera is made for. */
export function scenesOf({ shotChanges, duration }: Pick<ClipMaterial, 'shotChanges' | 'duration'>): readonly Span[] {
  const inside = shotChanges.filter((time) => time > 0 && time < duration);
  return [0, ...inside].map((start, index) => ({ start, end: inside[index] ?? duration }));
}

/** A scene is named by where it begins: it stays the same however the clip around it is cut. */
export const sceneKey = ({ start }: Span): string => start.toFixed(2);

/**
 * How a scene is shown upright.
 *
 * @param share of the width that is shown, below 1
 */
export function frameScene(
  scene: Span,
  { looks }: Pick<ClipMaterial, 'looks'>,
  share: number,
  choice: FramingChoice = {},
): SceneFraming {
  const seen = (looks ?? []).filter(({ time }) => time >= scene.start && time < scene.end);
  const tracks = faceTracks(seen);
  const found = automatic(scene, { seen, tracks, share, isKnown: looks !== undefined });
  const { layout = found.layout, center } = choice;
  // A place that was chosen is of a camera that stands, whatever was found.
  if (center !== undefined && choice.layout !== 'split' && choice.layout !== 'stack') {
    return { ...found, layout: 'fixed', reason: 'hand', path: [{ time: scene.start, center, isCut: true }] };
  }
  if (layout === found.layout) return found;
  const biggest = tracks.toSorted((a, b) => weightOf(b) - weightOf(a));
  const path = layout === 'follow' ? followPath(scene, tracks, share) : [];
  return {
    ...found,
    layout,
    reason: 'hand',
    path: path.length > 0 ? path : [{ time: scene.start, center: stillCenter(seen, tracks, share), isCut: true }],
    spots: spotsFor(layout, biggest),
  };
}

function spotsFor(layout: Layout, [first, second]: readonly FaceTrack[]): readonly Spot[] {
  if (layout === 'stack') return [first ? spotOf(first) : { x: 0.5, y: 0.5, height: 1 }];
  if (layout !== 'split') return [];
  if (!first || !second) return [0.3, 0.7].map((x) => ({ x, y: 0.5, height: 0.6 }));
  return [first, second].map(spotOf).toSorted((a, b) => a.x - b.x);
}

interface Scene {
  readonly seen: readonly FrameLook[];
  readonly tracks: readonly FaceTrack[];
  readonly share: number;
  /** Somebody looked at all. */
  readonly isKnown: boolean;
}

function automatic(scene: Span, { seen, tracks, share, isKnown }: Scene): SceneFraming {
  const fixed = (reason: FramingReason, center: number): SceneFraming => ({
    ...scene,
    layout: 'fixed',
    reason,
    path: [{ time: scene.start, center, isCut: true }],
    spots: [],
    faces: tracks.map(faceBox),
  });
  const still = stillCenter(seen, tracks, share);
  if (seen.length === 0) return fixed(isKnown ? 'nothing' : 'notSeen', 0.5);
  const people = tracks.filter(({ length }) => length >= seen.length * PRESENT);
  const seconds = scene.end - scene.start;
  if (people.length > 2) return fixed('manyFaces', still);
  const [first, second] = people.toSorted((a, b) => weightOf(b) - weightOf(a));
  if (first && second) {
    const [left, right] = [first, second].map(spotOf).toSorted((a, b) => a.x - b.x);
    const isApart = left !== undefined && right !== undefined && right.x - left.x >= SPLIT.apart;
    const isLarge = Math.min(widthOf(first), widthOf(second)) >= SPLIT.width;
    if (!isApart) return fixed('twoClose', still);
    if (isLarge && seconds >= SPLIT.seconds)
      return { ...fixed('twoFaces', still), layout: 'split', spots: [left, right] };
  }
  if (first && !second && isBesideScreen(first, seen) && seconds >= STACK.seconds)
    return { ...fixed('screen', still), layout: 'stack', spots: [spotOf(first)] };
  if (tracks.length > 0) {
    const path = followPath(scene, first ? [first, ...tracks.filter((one) => one !== first)] : tracks, share);
    const [only] = path;
    return only && path.length === 1
      ? fixed('oneFace', only.center)
      : { ...fixed('movingFace', still), layout: 'follow', path };
  }
  return fixed(seen.some(({ subject }) => subject) ? 'subject' : 'nothing', still);
}

function isBesideScreen(speaker: FaceTrack, seen: readonly FrameLook[]): boolean {
  const x = median(speaker.map((moment) => moment.x));
  const content = median(seen.map(({ subject }) => subject?.width ?? 0));
  const isAtSide = x < STACK.side || x > 1 - STACK.side;
  return widthOf(speaker) < STACK.width && isAtSide && content >= STACK.content;
}

const widthOf = (track: FaceTrack): number => median(track.map(({ width }) => width));
/** Who is longer and nearer to be seen. */
const weightOf = (track: FaceTrack): number => track.reduce((sum, { width, height }) => sum + width * height, 0);

const faceBox = (track: FaceTrack): FaceBox => ({
  x: median(track.map(({ x }) => x)),
  y: median(track.map(({ y }) => y)),
  height: median(track.map(({ height }) => height)),
});

/** The part around somebody: head and shoulders. */
function spotOf(track: FaceTrack): Spot {
  const height = Math.min(1, Math.max(MIN_HEIGHT, HEADS * median(track.map((moment) => moment.height))));
  const y = median(track.map((moment) => moment.y)) + height * 0.1;
  return {
    x: median(track.map(({ x }) => x)),
    y: Math.min(1 - height / 2, Math.max(height / 2, y)),
    height,
  };
}

/** Where a camera that stands sees most: of the faces, else of what stands out, else of the middle. */
function stillCenter(seen: readonly FrameLook[], tracks: readonly FaceTrack[], share: number): number {
  const moments = tracks.flat();
  if (moments.length > 0) {
    const half = share / 2;
    const candidates = [...new Set(moments.map(({ x }) => Math.min(1 - half, Math.max(half, x))))];
    const weight = (center: number): number =>
      moments.reduce(
        (sum, { x, width, height }) => sum + (Math.abs(x - center) + width / 2 <= half ? width * height : 0),
        0,
      );
    const best = Math.max(...candidates.map(weight));
    // Of all that show as much, the middle one: nobody stands at the edge.
    return median(candidates.filter((center) => weight(center) >= best - 1e-9));
  }
  const subjects = seen.flatMap(({ subject }) => (subject ? [subject.x] : []));
  return subjects.length > 0 ? median(subjects) : 0.5;
}

/**
 * The way of a camera that goes with somebody: it rests in the safe zone, goes where he walks, and cuts where he or the
 * speaker is at another place at once.
 */
function followPath({ start }: Span, tracks: readonly FaceTrack[], share: number): readonly CameraKey[] {
  const half = share / 2;
  const held = (x: number): number => Math.min(1 - half, Math.max(half, x));
  const owner = new Map<number, { track: FaceTrack; x: number }>();
  // The first one that is there at a moment is the one who is followed.
  for (const track of tracks.toReversed()) for (const { time, x } of track) owner.set(time, { track, x });
  const moments = [...owner].toSorted(([a], [b]) => a - b).map(([time, one]) => ({ time, ...one }));
  const [head] = moments;
  if (!head) return [];
  const own = moments.filter(({ track }) => track === head.track).slice(0, 3);
  const path: CameraKey[] = [{ time: start, center: held(median(own.map(({ x }) => x))), isCut: true }];
  let followed = head.track;
  for (const { time, x, track } of moments) {
    const camera = path.at(-1)?.center ?? 0.5;
    const center = held(x);
    if (Math.abs(center - camera) <= SAFE_ZONE * share) continue;
    const isJump = track !== followed;
    followed = track;
    const rested = path.at(-1)?.time ?? start;
    const from = time - MOVE;
    if (!isJump && from > rested) path.push({ time: from, center: camera, isCut: true });
    path.push({ time, center, isCut: isJump });
  }
  return path;
}
