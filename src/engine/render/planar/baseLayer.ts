import type { FrameDescriptor, ImageLayer, Layer, RasterLayer, VideoLayer } from '../../resolve/frame';

/** A frame that is one video clip filling the image, and what lies on it. */
export interface PlanarFrame {
  readonly base: VideoLayer;
  readonly overlays: readonly (RasterLayer | ImageLayer)[];
}

/** What these layers are known to hold: of anything else this path does not know what it would do to the image. */
const FRAME_KEYS = new Set(['width', 'height', 'background', 'layers']);
const VIDEO_KEYS = new Set(['kind', 'clipId', 'mediaId', 'sourceTime', 'placement', 'effects', 'crop', 'fit']);
const PLACEMENT_KEYS = new Set([...['x', 'y', 'width', 'height', 'rotation', 'opacity', 'blend', 'flipX', 'flipY']]);

/**
 * Reads a frame as a clip and its overlays; null where it is anything else (a transition, a moved, turned, filtered or
 * see-through clip, two clips, an overlay that blends otherwise than by laying over).
 */
export function planarFrame(frame: FrameDescriptor): PlanarFrame | null {
  const [base, ...rest] = frame.layers;
  if (base?.kind !== 'video' || !isKnown(frame, FRAME_KEYS) || !fillsFrame(base, frame)) return null;
  const overlays = rest.filter(isOverlay);
  return overlays.length === rest.length ? { base, overlays } : null;
}

const isKnown = (value: object, keys: ReadonlySet<string>): boolean =>
  Object.entries(value).every(([key, content]) => keys.has(key) || content === undefined);

const NEAR = 0.01;

function fillsFrame(layer: VideoLayer, { width, height }: FrameDescriptor): boolean {
  const { placement, crop, effects } = layer;
  if (!isKnown(layer, VIDEO_KEYS) || !isKnown(placement, PLACEMENT_KEYS) || effects.length > 0) return false;
  const isStraight = placement.rotation === 0 && !placement.flipX && !placement.flipY;
  const isPlain = placement.opacity >= 1 && placement.blend === 'source-over';
  const isWhole = crop.x === 0 && crop.y === 0 && crop.width === 1 && crop.height === 1;
  return (
    isStraight &&
    isPlain &&
    isWhole &&
    Math.abs(placement.x - width / 2) < NEAR &&
    Math.abs(placement.y - height / 2) < NEAR &&
    Math.abs(placement.width - width) < NEAR &&
    Math.abs(placement.height - height) < NEAR
  );
}

/** A speaking figure is a new image every frame: kept as planes it would only push out what stays. */
const isKept = (layer: Layer): layer is RasterLayer | ImageLayer =>
  layer.kind === 'image' ||
  (layer.kind === 'raster' && layer.items.every(({ type }) => type !== 'figure' && type !== 'portrait'));
const isOverlay = (layer: Layer): layer is RasterLayer | ImageLayer =>
  isKept(layer) && layer.placement.blend === 'source-over';
