import { templateOf } from '../project/captionTemplates';
import { numberParam, textParam } from '../project/paramValue';
import type { ImageClip, Project, StickerClip, VideoClip, VisualClip } from '../project/schema';
import { sourceTimeAt } from '../project/sourceTime';
import { subTicks, type Ticks, toSeconds } from '../time/ticks';
import { clipRaster } from './clipRaster';
import { effectPasses } from './effectPasses';
import { figureLayer } from './figureLayer';
import type { Crop, Fit, Layer } from './frame';
import { highlighted } from './highlight';
import { type BaseBox, entering, placementOf } from './placement';

/** What a clip shows at `time`; undefined when it shows nothing. `time` may lie outside the clip (transitions). */
export function clipLayer(project: Project, clip: VisualClip, time: Ticks): Layer | undefined {
  const local = subTicks(time, clip.start);
  switch (clip.type) {
    case 'video':
    case 'image':
    case 'sticker':
      return imageLayer(project, clip, local);
    case 'figure':
      return figureLayer(project, clip, local);
    default: {
      const raster = clipRaster(clip, project);
      if (!raster) return undefined;
      const { content, layout } = raster;
      const template = clip.type === 'caption' ? templateOf(project, clip.templateKey) : undefined;
      const shown =
        clip.type === 'caption' && layout && template
          ? highlighted(clip, { content, layout, template }, local)
          : content;
      const placement = placementOf(clip, shown, local);
      return {
        kind: 'raster',
        clipId: clip.id,
        placement: template ? entering(template, placement, local) : placement,
        effects: effectPasses(clip, local),
        contentKey: shown.contentKey,
        width: shown.width,
        height: shown.height,
        items: shown.items,
      };
    }
  }
}

export const WHOLE_CROP: Crop = { x: 0, y: 0, width: 1, height: 1 };
/** A sticker's width as a share of the canvas before it is scaled. */
export const STICKER_WIDTH = 0.4;

function imageLayer(project: Project, clip: VideoClip | ImageClip | StickerClip, local: Ticks): Layer | undefined {
  const media = project.media[clip.mediaId];
  if (!media) return undefined;
  const { canvas } = project;
  const full: BaseBox = { x: canvas.width / 2, y: canvas.height / 2, width: canvas.width, height: canvas.height };
  const common = { clipId: clip.id, mediaId: clip.mediaId, effects: effectPasses(clip, local) };
  const moment = clip.type !== 'video' && media.duration > 0 ? { sourceTime: loopTime(local, media.duration) } : {};
  if (clip.type === 'sticker') {
    const width = canvas.width * STICKER_WIDTH;
    const height = media.width > 0 && media.height > 0 ? (width * media.height) / media.width : width;
    const placement = placementOf(clip, { ...full, width, height }, local);
    return { kind: 'image', ...common, ...moment, placement, crop: WHOLE_CROP, fit: 'contain' };
  }
  const look = { placement: placementOf(clip, full, local), crop: cropOf(clip, local), fit: fitOf(clip) };
  if (clip.type === 'image') return { kind: 'image', ...common, ...moment, ...look };
  return { kind: 'video', ...common, ...look, sourceTime: toSeconds(sourceTimeAt(clip, local, media.duration)) };
}

/** An image that moves begins anew at its end; before the clip begins (transitions) it runs up to it. */
const loopTime = (local: Ticks, loop: Ticks): number => toSeconds((((local % loop) + loop) % loop) as Ticks);

/** How a picture is laid into its box. */
export function fitOf(clip: VideoClip | ImageClip): Fit {
  const fit = textParam(clip, 'fit');
  return fit === 'contain' || fit === 'fill' ? fit : 'cover';
}

/** The part of a picture that is shown, shares of its size. */
export function cropOf(clip: VideoClip | ImageClip, local: Ticks): Crop {
  const x = numberParam(clip, 'cropX', local);
  const y = numberParam(clip, 'cropY', local);
  const width = numberParam(clip, 'cropW', local);
  const height = numberParam(clip, 'cropH', local);
  if (x === 0 && y === 0 && width === 1 && height === 1) return WHOLE_CROP;
  const left = Math.min(x, 0.99);
  const top = Math.min(y, 0.99);
  return { x: left, y: top, width: Math.min(width, 1 - left), height: Math.min(height, 1 - top) };
}
