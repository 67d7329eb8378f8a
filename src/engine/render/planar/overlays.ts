import { LruCache } from '../../media/lruCache';
import type { FrameDescriptor, ImageLayer, RasterLayer } from '../../resolve/frame';
import { type Context2D, createSurface } from '../context';
import type { Renderer } from '../renderer';
import { type Overlay, overlayOf } from './overlay';
import { overlayRect, type PixelRect } from './overlayRect';

const OVERLAY_BYTES = 48 * 1024 * 1024;
/** Transparent: the renderer lays its background first. */
const CLEAR = 'rgba(0,0,0,0)';

/** Draws layers with the one renderer, each on its own small canvas, and keeps them as planes by what they show. */
export class Overlays {
  private readonly kept = new LruCache<Overlay | 'nothing'>(OVERLAY_BYTES);
  private readonly surface: Context2D = createSurface(2, 2);

  constructor(
    private readonly renderer: Renderer,
    private readonly size: { readonly width: number; readonly height: number },
  ) {}

  /** The layers of a frame as planes, lowest first; those that show nothing are left out. */
  async of(frame: FrameDescriptor, layers: readonly (RasterLayer | ImageLayer)[]): Promise<readonly Overlay[]> {
    this.kept.sweep();
    const found: Overlay[] = [];
    for (const layer of layers) {
      if (layer.placement.opacity <= 0) continue;
      const key = keyOf(layer);
      let overlay = this.kept.get(key);
      if (!overlay) {
        overlay = await this.draw(frame, layer);
        this.kept.set(key, overlay, overlay === 'nothing' ? 1 : overlay.bytes);
      }
      if (overlay !== 'nothing') found.push(overlay);
    }
    return found;
  }

  private async draw(frame: FrameDescriptor, layer: RasterLayer | ImageLayer): Promise<Overlay | 'nothing'> {
    const scale = { x: this.size.width / frame.width, y: this.size.height / frame.height };
    const rect = overlayRect(layer, this.size, scale);
    if (!rect) return 'nothing';
    const { canvas } = this.surface;
    // A new size also clears it.
    canvas.width = rect.width;
    canvas.height = rect.height;
    await this.renderer.draw(within(frame, layer, rect, scale), this.surface);
    return overlayOf(this.surface.getImageData(0, 0, rect.width, rect.height).data, rect);
  }
}

/** The frame cut down to one layer and its rectangle. */
function within(
  frame: FrameDescriptor,
  layer: RasterLayer | ImageLayer,
  rect: PixelRect,
  scale: { readonly x: number; readonly y: number },
): FrameDescriptor {
  const { placement } = layer;
  const moved = { ...placement, x: placement.x - rect.x / scale.x, y: placement.y - rect.y / scale.y };
  return {
    ...frame,
    width: rect.width / scale.x,
    height: rect.height / scale.y,
    background: CLEAR,
    layers: [{ ...layer, placement: moved }],
  };
}

/** Equal keys mean equal pixels in the same place. */
function keyOf(layer: RasterLayer | ImageLayer): string {
  if (layer.kind === 'image') return JSON.stringify(layer);
  const { items: _, clipId: __, ...rest } = layer;
  return JSON.stringify(rest);
}
