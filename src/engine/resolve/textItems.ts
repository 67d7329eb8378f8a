import { layoutTextElement } from '../captions/layoutTextElement';
import { estimateEm } from '../captions/measure';
import type { CaptionTextElement } from '../project/captionTemplates';
import { booleanParam, numberParam, textParam } from '../project/paramValue';
import type { Project, TextClip } from '../project/schema';
import { ZERO } from '../time/ticks';
import type { RasterItem } from './frame';

/** Higher than any text: a text clip grows downwards instead of shrinking its letters. */
const UNBOUNDED = 65_536;

/** A free text, wrapped to its box's width, with its ground; undefined when it is empty. */
export function textItems(
  clip: TextClip,
  canvas: Project['canvas'],
): { readonly width: number; readonly height: number; readonly items: readonly RasterItem[] } | undefined {
  const number = (id: string): number => numberParam(clip, id, ZERO);
  const background = textParam(clip, 'background');
  const padding = background ? number('padding') : 0;
  const align = textParam(clip, 'align');
  const element: CaptionTextElement = {
    type: 'text',
    name: 'text',
    content: '',
    x: 0,
    y: 0,
    width: Math.max(1, canvas.width * number('boxWidth') - 2 * padding),
    height: UNBOUNDED,
    alignment: align === 'left' || align === 'right' ? align : 'center',
    style: {
      font: textParam(clip, 'font'),
      font_color: textParam(clip, 'color'),
      border_style: 1,
      font_size: number('fontSize'),
      outline_colour: textParam(clip, 'outlineColor'),
      outline: number('outline'),
      Shadow: number('shadow'),
      font_id: 1,
      font_random: false,
    },
    effects: [
      { type: 'spacing', pixels: number('letterSpacing') },
      { type: 'glow', color: textParam(clip, 'shadowColor') },
      ...(textParam(clip, 'weight') === '400' ? [{ type: 'regular' as const }] : []),
    ],
  };
  const block = layoutTextElement(element, clip.text.trim(), {
    scale: 1,
    fontScale: 1,
    font: '',
    color: '',
    measure: estimateEm,
    lineHeight: number('lineHeight'),
  });
  if (!block) return undefined;

  const color2 = textParam(clip, 'color2');
  const decoration = {
    ...(booleanParam(clip, 'italic') ? { italic: true } : {}),
    ...(booleanParam(clip, 'underline') ? { underline: true } : {}),
    ...(booleanParam(clip, 'strikethrough') ? { strikethrough: true } : {}),
    ...(color2 ? { color2 } : {}),
  };
  const pad = Math.max(padding, block.pad, 4);
  const left = Math.min(...block.lines.map(({ item }) => item.x)) - pad;
  const right = Math.max(...block.lines.map(({ item }) => item.x + item.width)) + pad;
  const width = Math.ceil(right - left);
  const height = Math.ceil(block.height + 2 * pad);
  const ground: RasterItem = { type: 'rect', x: 0, y: 0, width, height, radius: number('radius'), fill: background };
  return {
    width,
    height,
    items: [
      ...(background ? [ground] : []),
      ...block.lines.map(({ item }) => ({
        ...item,
        style: { ...item.style, ...decoration },
        x: item.x - left,
        y: item.y - block.y + pad,
      })),
    ],
  };
}
