import { estimateEm } from '../captions/measure';
import { FONTS } from '../project/params';
import type { Project } from '../project/schema';
import type { RasterItem, RasterLayer } from './frame';
import { markTop } from './markTop';
import { rasterContent } from './rasterContent';

/** `clipId` of the layer: no clip of a project has it. */
export const WATERMARK_LAYER = 'watermark';
/** Of the text clip that names the maker's own brand in the right top corner, where a video has one. */
export const BRAND_MARK_CLIP = 'brand-mark';

/** A brand's mark on videos. It is no part of the document: whoever plays or exports one says whether it is shown. */
export interface Watermark {
  /** Shown where there is no image. */
  readonly text: string;
  /** Address or data URL of an image that a worker can decode (no SVG); '' = the text. */
  readonly image: string;
  /** Width / height of the image. */
  readonly ratio: number;
  readonly place: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';
  /** 0–1. */
  readonly opacity: number;
}

/** Shares of the canvas' shorter side. */
const TEXT_SIZE = 0.034;
const IMAGE_HEIGHT = 0.07;
const IMAGE_WIDTH = 0.28;
const INSET = 0.04;
/** Share of the canvas' height: the platforms' own controls lie below. */
const BOTTOM = 0.13;
/** Height of what stands in a top corner already (AI label, brand), of the shorter side, with room below it. */
const TAKEN_ROOM = 0.095;

interface Kept {
  readonly canvasWidth: number;
  readonly canvasHeight: number;
  readonly isLower: boolean;
  readonly layer: RasterLayer;
}
const kept = new WeakMap<Watermark, Kept>();

/** Whether the corner has something already: the AI label stands left, the maker's own brand right. */
function isTaken(place: Watermark['place'], { aiLabel, tracks }: Project): boolean {
  if (place === 'topLeft') return aiLabel.visible;
  if (place !== 'topRight') return false;
  return tracks.overlay.some(({ hidden, clips }) => !hidden && clips.some(({ id }) => id === BRAND_MARK_CLIP));
}

/** The mark in its corner for the whole video; below what stands there already. */
export function watermarkLayer(mark: Watermark, project: Project): RasterLayer {
  const { canvas } = project;
  const isLower = isTaken(mark.place, project);
  const known = kept.get(mark);
  const isSame = known?.canvasWidth === canvas.width && known.canvasHeight === canvas.height;
  if (known && isSame && known.isLower === isLower) return known.layer;

  const short = Math.min(canvas.width, canvas.height);
  const { width, height, item } = mark.image ? imageItem(mark, short) : textItem(mark.text, short);
  const inset = Math.round(short * INSET);
  const isLeft = mark.place.endsWith('Left');
  const isTop = mark.place.startsWith('top');
  const top = Math.round(markTop(canvas) + (isLower ? short * TAKEN_ROOM : 0));
  const content = rasterContent({
    x: isLeft ? inset + width / 2 : canvas.width - inset - width / 2,
    y: isTop ? top + height / 2 : canvas.height - Math.round(canvas.height * BOTTOM) - height / 2,
    width,
    height,
    items: [item],
  });
  const { x, y, contentKey, items } = content;
  const layer: RasterLayer = {
    ...{ kind: 'raster', clipId: WATERMARK_LAYER, contentKey, width, height, items, effects: [] },
    placement: {
      ...{ x, y, width, height, rotation: 0, opacity: mark.opacity },
      ...{ blend: 'source-over', flipX: false, flipY: false },
    },
  };
  kept.set(mark, { canvasWidth: canvas.width, canvasHeight: canvas.height, isLower, layer });
  return layer;
}

interface Sized {
  readonly width: number;
  readonly height: number;
  readonly item: RasterItem;
}

/** As high as it may be, or as wide. */
function imageItem({ image, ratio }: Watermark, short: number): Sized {
  const width = Math.max(2, Math.round(Math.min(short * IMAGE_WIDTH, short * IMAGE_HEIGHT * ratio)));
  const height = Math.max(2, Math.round(width / ratio));
  return { width, height, item: { type: 'image', x: 0, y: 0, width, height, src: image } };
}

/** Share of the font size: a thinner rim is blurred away by the platforms' own encoders. */
const RIM = 0.11;

/** White with a dark rim and a soft shadow around it: it reads on any ground, as far as its opacity allows. */
function textItem(text: string, short: number): Sized {
  const fontSize = Math.ceil(short * TEXT_SIZE);
  const outline = Math.max(1, Math.round(fontSize * RIM));
  const width = Math.ceil(estimateEm(text, 700, FONTS[0]) * fontSize * 1.04) + 6 * outline;
  const height = Math.ceil(fontSize * 1.5);
  return {
    width,
    height,
    item: {
      ...{ type: 'text', x: 0, y: 0, width, height, text, align: 'center' },
      style: {
        ...{ font: FONTS[0], fontSize, weight: 700, color: '#ffffff' },
        ...{ outline, outlineColor: '#101014', shadow: outline, shadowColor: 'rgba(0,0,0,0.5)' },
        ...{ lineHeight: 1.5, letterSpacing: 0 },
      },
    },
  };
}
