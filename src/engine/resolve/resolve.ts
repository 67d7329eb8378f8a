import type { MainClip, Project, VisualClip } from '../project/schema';
import { transitionProgress } from '../project/transitions';
import { clipEnd } from '../project/walk';
import type { Ticks } from '../time/ticks';
import { aiLabelLayer } from './aiLabelLayer';
import { clipLayer } from './clipLayer';
import type { FrameDescriptor, Layer } from './frame';
import { lastStarted, projectIndex, type TransitionSpan } from './projectIndex';
import { type Watermark, watermarkLayer } from './watermarkLayer';

/**
 * What one moment of a project looks like: pure, no pixels. Bottom to top: main track (two clips within a transition),
 * overlays, the brand's watermark, AI label. Before 0 and after the end only background and marks are left. Costs some
 * microseconds; what is found out once about a document or a clip is kept by its identity.
 */
export function resolve(project: Project, time: Ticks, watermark?: Watermark): FrameDescriptor {
  const { canvas } = project;
  const index = projectIndex(project);
  const layers: Layer[] = [];
  const add = (layer: Layer | undefined): void => {
    if (layer) layers.push(layer);
  };

  const transition = lastStarted(index.transitions, time);
  if (transition && time < transition.end) layers.push(transitionLayer(project, transition, time));
  else add(layerAt(project, index.main, time));
  for (const clips of index.overlays) add(layerAt(project, clips, time));
  if (watermark) layers.push(watermarkLayer(watermark, project));
  if (project.aiLabel.visible) layers.push(aiLabelLayer(project));
  return { width: canvas.width, height: canvas.height, background: canvas.background, layers };
}

function layerAt(project: Project, clips: readonly VisualClip[], time: Ticks): Layer | undefined {
  const clip = lastStarted(clips, time);
  return clip && time < clipEnd(clip) ? clipLayer(project, clip, time) : undefined;
}

function transitionLayer(
  project: Project,
  { start, end, left, right, definition }: TransitionSpan,
  time: Ticks,
): Layer {
  const side = (clip: MainClip): readonly Layer[] => {
    const layer = clipLayer(project, clip, time);
    return layer ? [layer] : [];
  };
  return {
    kind: 'transition',
    type: definition.type,
    progress: transitionProgress(definition, (time - start) / (end - start)),
    from: side(left),
    to: side(right),
  };
}
