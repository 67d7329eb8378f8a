import { estimateEm } from '../captions/measure';
import { AI_LABEL_TEXT } from '../project/aiLabel.data';
import { FONTS } from '../project/params';
import type { Project } from '../project/schema';
import type { RasterLayer } from './frame';
import { markTop } from './markTop';
import { rasterContent } from './rasterContent';

/** `clipId` of the layer: no clip of a project has it. */
export const AI_LABEL_LAYER = 'ai-label';

type Canvas = Pick<Project['canvas'], 'width' | 'height'>;

interface Kept {
  readonly canvasWidth: number;
  readonly canvasHeight: number;
  readonly layer: RasterLayer;
}
const kept = new WeakMap<Project['aiLabel'], Kept>();

const letterSize = ({ width, height }: Canvas): number => Math.ceil(Math.min(width, height) * 0.05);
const labelHeight = (canvas: Canvas): number => Math.ceil(letterSize(canvas) * 1.5);

/** Where the mark of AI content ends below, pixels of the canvas. */
export const aiLabelBottom = (canvas: Canvas): number => markTop(canvas) + labelHeight(canvas);

/**
 * The visible mark of AI content, in the left top corner for the whole video. Its letters are 5 % of the shorter side
 * high, the least that GB 45438-2025 allows in video; below the row that the platforms' own controls take.
 */
export function aiLabelLayer({ aiLabel, canvas }: Project): RasterLayer {
  const short = Math.min(canvas.width, canvas.height);
  const fontSize = letterSize(canvas);
  const known = kept.get(aiLabel);
  if (known?.canvasWidth === canvas.width && known.canvasHeight === canvas.height) return known.layer;

  const text = aiLabel.text.trim() || AI_LABEL_TEXT;
  const inset = Math.round(fontSize * 0.4);
  const width = Math.ceil(estimateEm(text, 700, FONTS[0]) * fontSize * 1.04) + 2 * inset;
  const height = labelHeight(canvas);
  const content = rasterContent({
    x: Math.round(short * 0.056) + width / 2,
    y: markTop(canvas) + height / 2,
    width,
    height,
    items: [
      { type: 'rect', x: 0, y: 0, width, height, radius: Math.round(height * 0.22), fill: 'rgba(0,0,0,0.45)' },
      {
        type: 'text',
        x: inset / 2,
        y: 0,
        width: width - inset,
        height,
        text,
        align: 'center',
        style: {
          font: FONTS[0],
          fontSize,
          weight: 700,
          color: '#ffffff',
          outline: 0,
          outlineColor: '#000000',
          shadow: 0,
          shadowColor: '#000000',
          lineHeight: 1.5,
          letterSpacing: 0,
        },
      },
    ],
  });
  const layer: RasterLayer = {
    kind: 'raster',
    clipId: AI_LABEL_LAYER,
    contentKey: content.contentKey,
    width,
    height,
    items: content.items,
    effects: [],
    placement: {
      x: content.x,
      y: content.y,
      width,
      height,
      rotation: 0,
      opacity: 1,
      blend: 'source-over',
      flipX: false,
      flipY: false,
    },
  };
  kept.set(aiLabel, { canvasWidth: canvas.width, canvasHeight: canvas.height, layer });
  return layer;
}
