import type { Project } from '../project/schema';
import type { FrameDescriptor, Layer, VideoLayer } from '../resolve/frame';
import { resolve } from '../resolve/resolve';
import { addTicks, type Ticks } from '../time/ticks';

/** Every video image that a frame needs. */
export function videoLayers(frame: FrameDescriptor): readonly VideoLayer[] {
  const collect = (layers: readonly Layer[]): readonly VideoLayer[] =>
    layers.flatMap((layer) => {
      if (layer.kind === 'transition') return [...collect(layer.from), ...collect(layer.to)];
      return layer.kind === 'video' ? [layer] : [];
    });
  return collect(frame.layers);
}

/**
 * Videos that come on screen within `window` ticks after `from`, each with the layer as it first appears: there a
 * decoder should stand ready. Found by halving, to the tick.
 */
export function comingVideos(project: Project, from: Ticks, window: Ticks): readonly VideoLayer[] {
  const at = (time: Ticks): readonly VideoLayer[] => videoLayers(resolve(project, time));
  const here = new Set(at(from).map(({ clipId }) => clipId));
  return at(addTicks(from, window))
    .filter(({ clipId }) => !here.has(clipId))
    .map((coming) => {
      let [before, after] = [from, addTicks(from, window)];
      let found = coming;
      while (after - before > 1) {
        const middle = Math.floor((before + after) / 2) as Ticks;
        const layer = at(middle).find(({ clipId }) => clipId === coming.clipId);
        if (layer) {
          after = middle;
          found = layer;
        } else before = middle;
      }
      return found;
    });
}
