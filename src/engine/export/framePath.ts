import type { MediaStore } from '../media/mediaStore';
import type { Context2D } from '../render/context';
import { PlanarPainter, VIDEO_COLORS } from '../render/planar';
import type { Renderer } from '../render/renderer';
import { sameFrame } from '../render/sameFrame';
import type { FrameDescriptor } from '../resolve/frame';
import type { FramesByPath } from './types';

/** Microseconds, as WebCodecs counts. */
interface FrameTiming {
  readonly timestamp: number;
  readonly duration: number;
}

type PathName = Exclude<keyof FramesByPath, 'copy'>;

/** An image for the encoder, and which way it came; the caller closes it. */
interface MadeImage {
  readonly image: VideoFrame;
  readonly path: PathName;
}

/**
 * One way from a frame descriptor to an image for the encoder. They are asked in order; null = not this way. The last
 * one makes every frame.
 */
type FramePath = (frame: FrameDescriptor, timing: FrameTiming) => Promise<MadeImage | null>;

/** The ways of one export; `close` frees what they keep. */
export interface FramePaths {
  readonly make: (frame: FrameDescriptor, timing: FrameTiming) => Promise<MadeImage>;
  readonly close: () => void;
}

interface FramePathsInput {
  readonly renderer: Renderer;
  readonly store: MediaStore;
  /** Canvases to draw on in turns: an encoder still holds the images of the last ones. */
  readonly contexts: readonly Context2D[];
  /** Which ways may be gone; tests hold them against each other. */
  readonly allowed: ReadonlySet<keyof FramesByPath>;
  /** Keep transparency: canvas only. */
  readonly hasAlpha: boolean;
}

export function createFramePaths(input: FramePathsInput): FramePaths {
  const { allowed, hasAlpha } = input;
  const repeat = repeatPath();
  const draw = canvasPath(input, repeat.keep);
  const paths: FramePath[] = [];
  if (allowed.has('repeat')) paths.push(repeat.path);
  if (allowed.has('planar') && !hasAlpha) paths.push(planarPath(input));
  paths.push(draw);
  return {
    make: async (frame, timing) => {
      for (const path of paths) {
        const made = await path(frame, timing);
        if (made) return made;
      }
      throw new Error('no path made the frame');
    },
    close: repeat.close,
  };
}

/** Where nothing moves, the image before is encoded again: neither drawn nor read back. */
function repeatPath() {
  let last: { readonly frame: FrameDescriptor; readonly image: VideoFrame } | null = null;
  const close = (): void => {
    last?.image.close();
    last = null;
  };
  const path: FramePath = async (frame, timing) =>
    last && sameFrame(last.frame, frame) ? { image: new VideoFrame(last.image, timing), path: 'repeat' } : null;
  const keep = (frame: FrameDescriptor, image: VideoFrame): void => {
    close();
    last = { frame, image: image.clone() };
  };
  return { path, keep, close };
}

function planarPath({ renderer, store, contexts }: FramePathsInput): FramePath {
  const canvas = contexts[0]?.canvas ?? { width: 0, height: 0 };
  if (canvas.width % 2 || canvas.height % 2) return async () => null;
  const painter = new PlanarPainter(renderer, store, { width: canvas.width, height: canvas.height });
  return async (frame, timing) => (painter.accepts(frame) ? painter.render(frame, timing) : null);
}

function canvasPath(
  { renderer, contexts, hasAlpha }: FramePathsInput,
  keep: (frame: FrameDescriptor, image: VideoFrame) => void,
): FramePath {
  let turn = 0;
  return async (frame, timing) => {
    const context = contexts[turn % contexts.length];
    if (!context) throw new Error('no canvas');
    turn += 1;
    if (hasAlpha) context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    await renderer.draw(hasAlpha ? { ...frame, background: 'rgba(0,0,0,0)' } : frame, context);
    const image = hasAlpha ? new VideoFrame(context.canvas, timing) : videoImage(context, timing);
    keep(frame, image);
    return { image, path: 'canvas' };
  };
}

/**
 * A canvas's pixels under the video's colors. Handed over as a canvas they would carry its own tag (full range), and the
 * browser would write that into the file.
 */
function videoImage(context: Context2D, timing: FrameTiming): VideoFrame {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const init = { ...timing, format: 'RGBX', codedWidth: width, codedHeight: height, colorSpace: VIDEO_COLORS } as const;
  return new VideoFrame(data, { ...init, transfer: [data.buffer] } as VideoFrameBufferInit);
}
