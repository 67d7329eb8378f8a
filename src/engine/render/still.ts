import type { MediaError } from '../media/errors';
import type { MediaStore } from '../media/mediaStore';
import type { Project } from '../project/schema';
import { resolve } from '../resolve/resolve';
import type { Ticks } from '../time/ticks';
import { createSurface } from './context';
import type { FontLoader } from './fontLoader';
import { Renderer } from './renderer';

export interface StillDeps {
  /** Not disposed; it must not be busy with another frame. */
  readonly media: MediaStore;
  readonly fonts?: FontLoader;
  /** Called for a layer whose media cannot be had; the rest is drawn. Without this, `renderStill` throws instead. */
  readonly onProblem?: (error: MediaError, clipId: string) => void;
}

/**
 * One moment of a project as a picture, drawn as preview and export draw it: for covers, thumbnails and PNG.
 *
 * @param size Pixels; in the canvas' proportions, or the picture is stretched.
 * @throws MediaError
 */
export async function renderStill(
  project: Project,
  time: Ticks,
  size: { readonly width: number; readonly height: number },
  deps: StillDeps,
): Promise<OffscreenCanvas> {
  const context = createSurface(size.width, size.height);
  const renderer = new Renderer(context, deps);
  await renderer.prepare(project);
  await renderer.draw(resolve(project, time));
  return context.canvas;
}
