import type { Overlay, Stretches } from './overlay';
import type { Plane, Planes } from './planes';

/** Shorter ones are copied quicker number by number. */
const BULK = 32;

/** Lays an overlay over an image, in place; only where it has paint. Both must be of the same colors and range. */
export function blend(image: Planes, overlay: Overlay): void {
  const { data, y, u, v } = image;
  const { x: left, y: top, width, luma, alpha, stretches, chromaAlpha, chromaStretches } = overlay;
  blendPlane(data, y, { left, top, width, paint: luma, alpha, stretches });
  const half = { left: left / 2, top: top / 2, width: width / 2, alpha: chromaAlpha, stretches: chromaStretches };
  blendPlane(data, u, { ...half, paint: overlay.u });
  blendPlane(data, v, { ...half, paint: overlay.v });
}

interface Paint {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly paint: Uint8Array;
  readonly alpha: Uint8Array;
  readonly stretches: Stretches;
}

function blendPlane(data: Uint8Array, plane: Plane, { left, top, width, paint, alpha, stretches }: Paint): void {
  const { offset, stride, step } = plane;
  for (let index = 0; index < stretches.length; index += 4) {
    const row = stretches[index] as number;
    const first = stretches[index + 1] as number;
    const from = row * width + first;
    const end = row * width + (stretches[index + 2] as number);
    let at = offset + (top + row) * stride + (left + first) * step;
    if (stretches[index + 3] === 0) {
      for (let place = from; place < end; place += 1, at += step) {
        // Exact rounding of ÷ 255.
        const below = (data[at] as number) * (255 - (alpha[place] as number)) + 128;
        data[at] = (paint[place] as number) + ((below + (below >> 8)) >> 8);
      }
    } else if (step === 1 && end - from >= BULK) {
      data.set(paint.subarray(from, end), at);
    } else {
      for (let place = from; place < end; place += 1, at += step) data[at] = paint[place] as number;
    }
  }
}
