import type { Keyframe, VideoClip } from '../../engine/project/schema';
import { FPS_30, frameAt, frameStart } from '../../engine/time/frameRate';
import { fromSeconds, type Ticks, ZERO } from '../../engine/time/ticks';
import type { Band, SceneRegions } from './captionPlace';
import {
  cutOutShare,
  type FaceBox,
  type FramingChoice,
  frameScene,
  type SceneFraming,
  type Spot,
  sceneKey,
  scenesOf,
} from './framing';
import type { ClipMaterial, Span } from './types';

/** A part of a shown span with one way of framing; ticks from where the span begins. */
export interface FramedPart {
  readonly at: Ticks;
  readonly duration: Ticks;
  readonly params?: VideoClip['params'];
  readonly keyframes?: VideoClip['keyframes'];
  /** What lies over it: the other half of the image. */
  readonly second?: VideoClip['params'];
  /** What captions keep off. */
  readonly regions?: SceneRegions;
}

export const UPRIGHT = { width: 1080, height: 1920 };

/** Seconds on whole frames. */
export const wholeFrames = (seconds: number): Ticks => frameStart(frameAt(fromSeconds(seconds), FPS_30), FPS_30);

/** Pixels. */
interface Shape {
  readonly width: number;
  readonly height: number;
}

interface SpanOrder {
  readonly span: Span;
  /** Of the span, on whole frames. */
  readonly duration: Ticks;
  readonly framings: Readonly<Record<string, FramingChoice>>;
}

/** A span of a wide video cut up where its image changes, each part framed upright; one part where nothing is cut off. */
export function framedParts(
  source: Shape,
  material: ClipMaterial,
  { span, duration, framings }: SpanOrder,
): readonly FramedPart[] {
  const share = cutOutShare(source.width, source.height);
  if (share >= 1) return [{ at: ZERO, duration }];
  const scenes = scenesOf(material).filter(({ start, end }) => end > span.start && start < span.end);
  const parts: FramedPart[] = [];
  for (const scene of scenes) {
    const at = wholeFrames(Math.max(0, scene.start - span.start));
    const end = scene.end >= span.end ? duration : wholeFrames(scene.end - span.start);
    if (end <= at) continue;
    const framing = frameScene(scene, material, share, framings[sceneKey(scene)]);
    const part = partOf(framing, { source, share, from: span.start, at, end: Math.min(end, duration) as Ticks });
    const before = parts.at(-1);
    // Two scenes seen through the same window are one part.
    if (before && isSameWindow(before, part))
      parts[parts.length - 1] = { ...before, duration: (before.duration + part.duration) as Ticks };
    else parts.push(part);
  }
  return parts;
}

const isSameWindow = (a: FramedPart, b: FramedPart): boolean =>
  !a.keyframes &&
  !b.keyframes &&
  !a.second &&
  !b.second &&
  JSON.stringify([a.params, a.regions]) === JSON.stringify([b.params, b.regions]);

interface Place {
  readonly source: Shape;
  readonly share: number;
  /** Where the span begins, seconds of the source. */
  readonly from: number;
  readonly at: Ticks;
  readonly end: Ticks;
}

function partOf({ layout, path, spots, faces }: SceneFraming, { source, share, from, at, end }: Place): FramedPart {
  const time = { at, duration: (end - at) as Ticks };
  const left = (center: number): number => Math.min(1 - share, Math.max(0, center - share / 2));
  const [first, second] = spots;
  if (layout === 'split' && first && second) {
    const half = UPRIGHT.height / 2;
    const [above, below] = [cutOut(source, first, half), cutOut(source, second, half)];
    const shown = [
      ...facesIn(above, faces, { top: 0, bottom: half }),
      ...facesIn(below, faces, { top: half, bottom: UPRIGHT.height }),
    ];
    const params = { ...above, y: -half / 2 };
    return { ...time, params, second: { ...below, y: half / 2 }, regions: { faces: shown, seam: half } };
  }
  if (layout === 'stack' && first) {
    const height = Math.round(UPRIGHT.width * (source.height / source.width));
    const rest = UPRIGHT.height - height;
    const speaker = cutOut(source, first, rest);
    return {
      ...time,
      params: { fit: 'contain', y: -rest / 2 },
      second: { ...speaker, y: height / 2 },
      regions: {
        faces: facesIn(speaker, faces, { top: height, bottom: UPRIGHT.height }),
        content: { top: 0, bottom: height },
        seam: height,
      },
    };
  }
  const start = path[0] ?? { center: 0.5 };
  const params = { cropX: left(start.center), cropW: share };
  // A camera that goes with somebody shows him at the same height all the time.
  const whole = { cropX: 0, cropY: 0, cropW: 1, cropH: 1 };
  const seen = path.length < 2 ? { ...whole, ...params } : whole;
  const regions = { faces: facesIn(seen, faces, { top: 0, bottom: UPRIGHT.height }) };
  if (path.length < 2) return { ...time, params, regions };
  const frames = path.map(({ time: when, center }, index): Keyframe => {
    const next = path[index + 1];
    const inPart = fromSeconds(Math.max(0, when - from)) - at;
    return {
      at: (when <= from ? Math.min(0, inPart) : inPart) as Ticks,
      value: left(center),
      easing: next && !next.isCut ? 'ease-in-out' : 'hold',
    };
  });
  return { ...time, params, regions, keyframes: { cropX: withinPart(frames, time.duration) } };
}

interface Crop {
  readonly cropX: number;
  readonly cropY: number;
  readonly cropW: number;
  readonly cropH: number;
}

/** Rows in which the faces of a cut-out stand, where it fills the rows of a window. */
function facesIn({ cropX, cropY, cropW, cropH }: Crop, faces: readonly FaceBox[], { top, bottom }: Band): Band[] {
  const rowOf = (y: number): number =>
    Math.round(Math.min(bottom, Math.max(top, top + ((y - cropY) / cropH) * (bottom - top))));
  return faces
    .filter(({ x }) => x >= cropX && x <= cropX + cropW)
    .map(({ y, height }) => ({ top: rowOf(y - height / 2), bottom: rowOf(y + height / 2) }))
    .filter((band) => band.bottom > band.top);
}

/** Keyframes of a part that begins in the middle of a scene: the one that holds at its beginning is the first. */
function withinPart(frames: readonly Keyframe[], duration: Ticks): Keyframe[] {
  const first = Math.max(
    0,
    frames.findLastIndex(({ at }) => at <= ZERO),
  );
  return frames
    .slice(first)
    .filter(({ at }) => at < duration)
    .map((frame, index) => (index === 0 ? { ...frame, at: ZERO } : frame));
}

/** The part of the image around a spot that fills the width of an upright one, so many pixels high. */
function cutOut({ width, height }: Shape, spot: Spot, pixels: number) {
  const shape = UPRIGHT.width / pixels;
  const wide = Math.min(1, shape * spot.height * (height / width));
  const high = (wide * width) / height / shape;
  const place = (middle: number, length: number): number => Math.min(1 - length, Math.max(0, middle - length / 2));
  return { fit: 'contain', cropX: place(spot.x, wide), cropY: place(spot.y, high), cropW: wide, cropH: high };
}
