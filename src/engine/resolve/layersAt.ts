import type { Project } from '../project/schema';
import { findClip } from '../project/walk';
import type { Ticks } from '../time/ticks';
import { clipLayer } from './clipLayer';
import type { FrameDescriptor, Layer, Placement } from './frame';

/** A place on the canvas, in canvas pixels. */
export interface CanvasPoint {
  readonly x: number;
  readonly y: number;
}

/** A clip as it lies on the canvas. */
export interface PlacedClip {
  readonly clipId: string;
  readonly placement: Placement;
}

/** Whether a point lies in a box that may be turned. */
function isInside(box: Pick<Placement, 'x' | 'y' | 'width' | 'height' | 'rotation'>, point: CanvasPoint): boolean {
  const angle = (-box.rotation * Math.PI) / 180;
  const dx = point.x - box.x;
  const dy = point.y - box.y;
  const x = dx * Math.cos(angle) - dy * Math.sin(angle);
  const y = dx * Math.sin(angle) + dy * Math.cos(angle);
  return Math.abs(x) <= box.width / 2 && Math.abs(y) <= box.height / 2;
}

/** The clips of a frame, bottom to top; within a transition both of its sides. The AI label is not among them. */
export function placedClips(frame: FrameDescriptor, isClip: (id: string) => boolean): readonly PlacedClip[] {
  const flat = (layer: Layer): readonly PlacedClip[] => {
    if (layer.kind === 'transition') return [...layer.from, ...layer.to].flatMap(flat);
    return isClip(layer.clipId) ? [{ clipId: layer.clipId, placement: layer.placement }] : [];
  };
  return frame.layers.flatMap(flat);
}

/** The clips under a point, topmost first. */
export const layersAt = (
  frame: FrameDescriptor,
  point: CanvasPoint,
  isClip: (id: string) => boolean,
): readonly PlacedClip[] =>
  placedClips(frame, isClip)
    .filter(({ placement }) => isInside(placement, point))
    .toReversed();

/** Where a clip lies at a moment; undefined when it has no image or is not on then. */
export function placementAt(project: Project, clipId: string, time: Ticks): Placement | undefined {
  const place = findClip(project, clipId);
  if (!place || place.clip.type === 'audio') return undefined;
  const { clip } = place;
  if (time < clip.start || time >= clip.start + clip.duration) return undefined;
  const layer = clipLayer(project, clip, time);
  return layer && layer.kind !== 'transition' ? layer.placement : undefined;
}
