import type { Context2D } from '../render/context';
import type { Renderer } from '../render/renderer';
import { sameFrame } from '../render/sameFrame';
import type { FrameDescriptor } from '../resolve/frame';

/** Microseconds, as WebCodecs counts. */
export interface FrameTiming {
  readonly timestamp: number;
  readonly duration: number;
}

/**
 * One way from a frame descriptor to a picture for the encoder. The pipeline asks the paths in order and takes the
 * first that accepts; the last one accepts everything.
 */
export interface FramePath {
  readonly name: 'repeat' | 'canvas';
  /** Whether this path can make the frame with the same pixels as the canvas would. */
  readonly accepts: (frame: FrameDescriptor) => boolean;
  /** The caller closes the picture. */
  readonly render: (frame: FrameDescriptor, timing: FrameTiming) => Promise<VideoFrame>;
}

/** Pictures that were just made, kept for the next frame. */
interface Last {
  frame: FrameDescriptor | null;
  picture: VideoFrame | null;
}

/** The paths of one export; `close` frees the kept picture. */
export interface FramePaths {
  readonly paths: readonly FramePath[];
  readonly close: () => void;
}

/**
 * @param contexts Canvases to draw on in turns. An encoder still holds the pictures of the last ones; drawing on a canvas
 * whose picture is held makes the browser find 8 MB of new memory first (Chromium 156: a fifth of the thread's time).
 */
export function createFramePaths(renderer: Renderer, contexts: readonly Context2D[]): FramePaths {
  let turn = 0;
  const last: Last = { frame: null, picture: null };
  const close = (): void => {
    last.picture?.close();
    last.picture = null;
  };

  /** Where nothing moves, the picture before is encoded again: neither drawn nor read back. */
  const repeat: FramePath = {
    name: 'repeat',
    accepts: (frame) => last.picture !== null && last.frame !== null && sameFrame(last.frame, frame),
    render: async (_frame, timing) => {
      if (!last.picture) throw new Error('nothing to repeat');
      return new VideoFrame(last.picture, timing);
    },
  };

  const draw: FramePath = {
    name: 'canvas',
    accepts: () => true,
    render: async (frame, timing) => {
      const context = contexts[turn % contexts.length];
      if (!context) throw new Error('no canvas');
      turn += 1;
      await renderer.draw(frame, context);
      close();
      const picture = new VideoFrame(context.canvas, { ...timing, alpha: 'discard' });
      last.frame = frame;
      last.picture = picture;
      return picture.clone();
    },
  };
  return { paths: [repeat, draw], close };
}
