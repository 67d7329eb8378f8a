import type { Action } from '@/engine/edit/actions';
import type { MediaRef, Project } from '@/engine/project/schema';
import { commonRates, type FrameRate, wholeFrames } from '@/engine/time/frameRate';
import type { Ticks } from '@/engine/time/ticks';

/** Canvas shapes that are offered, width : height. */
export const canvasRatios = ['9:16', '16:9', '1:1', '3:4', '4:3'] as const;
type CanvasRatio = (typeof canvasRatios)[number];

const sameRate = (a: FrameRate, b: FrameRate): boolean => a.num * b.den === b.num * a.den;

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

/**
 * Changes size or rate of the canvas. Clips of the main track that show all of their video go on to its last frame: in frames
 * of the rate before, a part of it was left over. What follows moves along.
 */
export function changeCanvas({ canvas, media, tracks }: Project, patch: CanvasPatch): Action {
  const setCanvas: Action = { type: 'setCanvas', patch };
  const { fps } = patch;
  if (!fps) return setCanvas;
  // The last one first: none has moved when its turn comes.
  const trims = tracks.main.clips.toReversed().flatMap((clip): readonly Action[] => {
    const length = clip.type === 'video' ? media[clip.mediaId]?.duration : undefined;
    if (!length || clip.duration !== wholeFrames(length, canvas.fps)) return [];
    const to = (clip.start + wholeFrames(length, fps)) as Ticks;
    return [{ type: 'trimClip', clipId: clip.id, edge: 'end', to, ripple: true }];
  });
  return { type: 'batch', actions: [setCanvas, ...trims] };
}
