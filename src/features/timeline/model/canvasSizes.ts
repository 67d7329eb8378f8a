import type { MediaRef, Project } from '@/engine/project/schema';
import { commonRates, type FrameRate, sameRate } from '@/engine/time/frameRate';

/** Canvas shapes that are offered, width : height. */
export const canvasRatios = ['9:16', '16:9', '1:1', '3:4', '4:3'] as const;
type CanvasRatio = (typeof canvasRatios)[number];

/** Rates that are offered: the common ones, and a canvas's own where it is none of them. */
export const canvasRates = (own: FrameRate): readonly FrameRate[] =>
  commonRates.some((rate) => sameRate(rate, own)) ? commonRates : [...commonRates, own];

const sizes: Readonly<Record<CanvasRatio, { readonly width: number; readonly height: number }>> = {
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1920, height: 1080 },
  '1:1': { width: 1080, height: 1080 },
  '3:4': { width: 1080, height: 1440 },
  '4:3': { width: 1440, height: 1080 },
};

/** Canvas pixels of a shape. */
export const sizeOf = (ratio: CanvasRatio) => sizes[ratio];

/** The shape of a canvas; undefined for one that is not offered. */
export const ratioOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  canvasRatios.find((ratio) => Math.abs(width / height - sizes[ratio].width / sizes[ratio].height) < 0.005);

/** Larger canvases are beyond what browsers encode. */
const LARGEST = 4096;
const even = (value: number): number => Math.max(16, Math.round(value / 2) * 2);

type CanvasPatch = Partial<Pick<Project['canvas'], 'width' | 'height' | 'fps'>>;

/** What of a canvas has to change to be as a video is, so that it can be taken over without encoding it again. */
export function canvasLike(canvas: Project['canvas'], { kind, width, height, fps }: MediaRef): CanvasPatch | undefined {
  if (kind !== 'video' || width <= 0 || height <= 0) return undefined;
  const scale = Math.min(1, LARGEST / Math.max(width, height));
  const size = { width: even(width * scale), height: even(height * scale) };
  const patch: CanvasPatch = {
    ...(size.width === canvas.width && size.height === canvas.height ? {} : size),
    ...(fps && !sameRate(fps, canvas.fps) ? { fps } : {}),
  };
  return Object.keys(patch).length > 0 ? patch : undefined;
}
