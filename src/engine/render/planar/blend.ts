import type { Overlay } from './overlay';
import type { Plane, Planes } from './planes';

/** Lays an overlay over an image, in place; only where it has paint. Both must be of the same colors and range. */
export function blend(image: Planes, overlay: Overlay): void {
  const { data, y, u, v } = image;
  const { x: left, y: top, width, height, luma, alpha, spans, chromaAlpha, chromaSpans } = overlay;
  blendPlane(data, y, { left, top, width, height, paint: luma, alpha, spans });
  const half = { left: left / 2, top: top / 2, width: width / 2, height: height / 2 };
  blendPlane(data, u, { ...half, paint: overlay.u, alpha: chromaAlpha, spans: chromaSpans });
  blendPlane(data, v, { ...half, paint: overlay.v, alpha: chromaAlpha, spans: chromaSpans });
}

interface Paint {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly paint: Uint8Array;
  readonly alpha: Uint8Array;
  readonly spans: Uint16Array;
}

function blendPlane(data: Uint8Array, plane: Plane, { left, top, width, height, paint, alpha, spans }: Paint): void {
  const { offset, stride, step } = plane;
  for (let row = 0; row < height; row += 1) {
    const first = spans[row * 2] as number;
    const last = spans[row * 2 + 1] as number;
    const from = row * width;
    const to = offset + (top + row) * stride + left * step;
    for (let column = first; column < last; column += 1) {
      const a = alpha[from + column] as number;
      if (a === 0) continue;
      const at = to + column * step;
      // Exact rounding of ÷ 255.
      const below = (data[at] as number) * (255 - a) + 128;
      data[at] = (paint[from + column] as number) + ((below + (below >> 8)) >> 8);
    }
  }
}
