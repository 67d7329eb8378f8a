import type { CaptionEffect, CaptionTemplate } from '../project/captionTemplates';
import { ease } from '../project/keyframeValue';
import { BLENDS } from '../project/params';
import { booleanParam, numberParam, textParam } from '../project/paramValue';
import type { VisualClip } from '../project/schema';
import { TICKS_PER_SECOND, type Ticks } from '../time/ticks';
import type { Placement } from './frame';

/** Where a clip lies before its own params move it: center and size, canvas pixels. */
export interface BaseBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The clip's params at a moment applied to its base box. */
export function placementOf(clip: VisualClip, base: BaseBox, local: Ticks): Placement {
  const scale = numberParam(clip, 'scale', local);
  const blend = textParam(clip, 'blend');
  return {
    x: base.x + numberParam(clip, 'x', local),
    y: base.y + numberParam(clip, 'y', local),
    width: base.width * scale,
    height: base.height * scale,
    rotation: numberParam(clip, 'rotation', local),
    opacity: numberParam(clip, 'opacity', local),
    blend: BLENDS.find((known) => known === blend) ?? 'source-over',
    flipX: booleanParam(clip, 'flipX'),
    flipY: booleanParam(clip, 'flipY'),
  };
}

const FIRST_OPACITY = 0.4;

type Enter = Extract<CaptionEffect, { type: 'enter' }>;
const enters = new WeakMap<CaptionTemplate, Enter | null>();

function enterOf(template: CaptionTemplate): Enter | null {
  const known = enters.get(template);
  if (known !== undefined) return known;
  const found = template.elements.flatMap(({ effects }) => effects).find((effect) => effect.type === 'enter') ?? null;
  enters.set(template, found);
  return found;
}

/** The template's way of coming in. It moves and fades the finished image, so the raster stays the same. */
export function entering(template: CaptionTemplate, placement: Placement, local: Ticks): Placement {
  const enter = enterOf(template);
  if (!enter || local < 0) return placement;
  const linear = local / (enter.seconds * TICKS_PER_SECOND);
  if (linear >= 1) return placement;
  const progress = ease('ease-out', linear);
  // Not from nothing: captions follow each other without a gap, and an empty frame between them would flicker.
  const opacity = placement.opacity * (FIRST_OPACITY + (1 - FIRST_OPACITY) * progress);
  if (enter.animation === 'fade') return { ...placement, opacity };
  if (enter.animation === 'rise')
    return { ...placement, opacity, y: placement.y + placement.height * 0.25 * (1 - progress) };
  const grown = 0.82 + 0.18 * progress;
  return { ...placement, opacity, width: placement.width * grown, height: placement.height * grown };
}
