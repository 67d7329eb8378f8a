import { type Framing, figurePose, figureSize, type Look, MOUTH_TICKS, type Pose } from '../figure';
import { numberParam, textParam } from '../project/paramValue';
import type { FigureClip, Project } from '../project/schema';
import { addTicks, type Ticks, toSeconds, ZERO } from '../time/ticks';
import { effectPasses } from './effectPasses';
import type { RasterItem, RasterLayer } from './frame';
import { placementOf } from './placement';
import { rasterContent } from './rasterContent';

/** A portrait takes this share of the canvas' height at most before it is scaled. */
const PORTRAIT_HEIGHT = 0.7;

/** A presenter at a moment: a raster of its own for each pose, standing on the canvas' lower edge before it is placed. */
export function figureLayer(project: Project, clip: FigureClip, local: Ticks): RasterLayer | undefined {
  const { canvas } = project;
  const pose = poseOf(clip, local);
  const drawn = clip.mediaId === undefined ? presenterItem(clip, canvas, pose) : portraitItem(project, clip, pose);
  if (!drawn) return undefined;
  const { width, height } = drawn;
  const content = rasterContent({ x: canvas.width / 2, y: canvas.height - height / 2, width, height, items: [drawn] });
  return {
    kind: 'raster',
    clipId: clip.id,
    placement: placementOf(clip, content, local),
    effects: effectPasses(clip, local),
    contentKey: content.contentKey,
    width,
    height,
    items: content.items,
  };
}

/** In steps of the mouth's own rate: a moment that is drawn again finds its image in the cache. */
function poseOf(clip: FigureClip, local: Ticks): Pose {
  const at = Math.floor(addTicks(local, clip.speechStart) / MOUTH_TICKS) * MOUTH_TICKS;
  const gestures = clip.gestures.map(({ kind, at: from, duration }) => ({
    kind,
    at: toSeconds(from),
    duration: toSeconds(duration),
  }));
  const liveliness = numberParam(clip, 'liveliness', ZERO);
  return figurePose({ mouth: clip.mouth, gestures, seed: clip.seed, liveliness }, toSeconds(at as Ticks));
}

function presenterItem(clip: FigureClip, canvas: Project['canvas'], pose: Pose): RasterItem {
  const framing = textParam(clip, 'framing') as Framing;
  const { width, height } = figureSize(clip.presenter, framing, canvas);
  return { type: 'figure', x: 0, y: 0, width, height, presenter: clip.presenter, look: lookOf(clip), framing, pose };
}

/** The look that a clip's params ask for. */
function lookOf(clip: FigureClip): Look {
  const [clothes, accent, hair, skin] = (['clothesColor', 'accentColor', 'hairColor', 'skinColor'] as const).map((id) =>
    textParam(clip, id),
  );
  return {
    ...(clothes ? { clothes } : {}),
    ...(accent ? { accent } : {}),
    ...(hair ? { hair } : {}),
    ...(skin ? { skin } : {}),
  };
}

function portraitItem(project: Project, clip: FigureClip, pose: Pose): RasterItem | undefined {
  const media = clip.mediaId === undefined ? undefined : project.media[clip.mediaId];
  if (!media) return undefined;
  const { canvas } = project;
  const [w, h] = media.width > 0 && media.height > 0 ? [media.width, media.height] : [1, 1];
  const fit = Math.min(canvas.width / w, (canvas.height * PORTRAIT_HEIGHT) / h);
  const [width, height] = [Math.round(w * fit), Math.round(h * fit)];
  return { type: 'portrait', x: 0, y: 0, width, height, src: `media:${media.id}`, marks: clip.portrait, pose };
}
