import type { RasterItem, TextStyle } from '../../resolve/frame';
import { type DraftJson, draftColor } from './parts';

type TextLine = Extract<RasterItem, { type: 'text' }>;
type BackgroundBox = Extract<RasterItem, { type: 'rect' }>;

/** Lines of one style, one text of the app. */
export interface TextPart {
  readonly text: string;
  readonly style: TextStyle;
  readonly align: TextLine['align'];
  /** Inside the raster, canvas pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly ground: BackgroundBox | undefined;
}

const isVisible = (fill: string): boolean => fill !== 'transparent' && (draftColor(fill)?.alpha ?? 1) > 0;

/** What a drawn text or caption says, in parts of one style each, with the box behind each. */
export function textParts(items: readonly RasterItem[]): readonly TextPart[] {
  const grounds = items.filter((item): item is BackgroundBox => item.type === 'rect' && isVisible(item.fill));
  const groups: TextLine[][] = [];
  for (const item of items) {
    if (item.type !== 'text') continue;
    const last = groups.at(-1);
    if (last?.[0] && last[0].align === item.align && isSameStyle(last[0].style, item.style)) last.push(item);
    else groups.push([item]);
  }
  return groups.flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const left = Math.min(...lines.map(({ x }) => x));
    const right = Math.max(...lines.map(({ x, width }) => x + width));
    const top = Math.min(...lines.map(({ y }) => y));
    const bottom = Math.max(...lines.map(({ y, height }) => y + height));
    const part = { x: (left + right) / 2, y: (top + bottom) / 2 };
    return [
      {
        text: lines.map(({ text }) => text).join('\n'),
        style: first.style,
        align: first.align,
        ...part,
        width: right - left,
        ground: grounds.find(
          ({ x, y, width, height }) => part.x >= x && part.x <= x + width && part.y >= y && part.y <= y + height,
        ),
      },
    ];
  });
}

const isSameStyle = (one: TextStyle, other: TextStyle): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Canvas pixels of one step of the app's font size on a canvas 1080 wide. Not published; found by others on screen, so
 * sizes are close, not equal.
 */
const PIXELS_A_STEP = 5;
/** Share of the font size that an outline of width 1 in the file has, by the same source. */
const OUTLINE_PIXELS = 100;
const ALIGNMENTS = { left: 0, center: 1, right: 2 } as const;
const WHITE = { rgb: [1, 1, 1], alpha: 1, hex: '#FFFFFF' } as const;

/** A text as a material of the draft. */
export function textMaterial({ text, style, align, width, ground }: TextPart, canvasWidth: number): DraftJson {
  const toDesign = 1080 / canvasWidth;
  const fill = draftColor(style.color) ?? WHITE;
  const outline = style.outline > 0 ? draftColor(style.outlineColor) : undefined;
  const shadow = style.shadow > 0 ? draftColor(style.shadowColor) : undefined;
  const box = ground && draftColor(ground.fill);
  const content = {
    text,
    styles: [
      {
        fill: { alpha: 1, content: { render_type: 'solid', solid: { alpha: fill.alpha, color: fill.rgb } } },
        range: [0, [...text].length],
        size: Math.round(((style.fontSize * toDesign) / PIXELS_A_STEP) * 100) / 100,
        bold: style.weight >= 600,
        italic: style.italic === true,
        underline: style.underline === true,
        strokes: outline
          ? [
              {
                content: { solid: { alpha: outline.alpha, color: outline.rgb } },
                width: Math.round(((style.outline * toDesign) / OUTLINE_PIXELS) * 1e4) / 1e4,
              },
            ]
          : [],
      },
    ],
  };
  return {
    ...PLAIN_TEXT,
    alignment: ALIGNMENTS[align],
    // One bit each: outline, box, shadow.
    check_flag: 7 + (outline ? 8 : 0) + (box ? 16 : 0) + (shadow ? 32 : 0),
    content: JSON.stringify(content),
    // Lines are broken already: a narrower limit would break them once more.
    line_max_width: Math.min(1, Math.max(0.82, (width / canvasWidth) * 1.1)),
    ...(box && {
      background_style: 1,
      background_color: box.hex,
      background_alpha: box.alpha,
      background_round_radius: ground.radius > 0 ? Math.min(1, (ground.radius * 2) / Math.max(1, ground.height)) : 0,
      background_height: 0.14,
      background_width: 0.14,
      background_horizontal_offset: 0,
      background_vertical_offset: 0,
    }),
    ...(shadow && {
      has_shadow: true,
      shadow_alpha: shadow.alpha,
      shadow_angle: -45,
      shadow_color: shadow.hex,
      shadow_distance: Math.round(style.shadow * toDesign * 100) / 100,
      shadow_smoothing: 0.45,
    }),
  };
}

const PLAIN_TEXT: DraftJson = {
  add_type: 0,
  base_content: '',
  bold_width: 0,
  combo_info: { text_templates: [] },
  fixed_height: -1,
  fixed_width: -1,
  force_apply_line_max_width: false,
  global_alpha: 1,
  group_id: '',
  initial_scale: 1,
  inner_padding: -1,
  is_rich_text: false,
  italic_degree: 0,
  language: '',
  layer_weight: 1,
  letter_spacing: 0,
  line_feed: 1,
  line_spacing: 0.02,
  multi_language_current: 'none',
  name: '',
  recognize_task_id: '',
  recognize_type: 0,
  sub_type: 0,
  text_to_audio_ids: [],
  type: 'text',
  typesetting: 0,
  underline_offset: 0.22,
  underline_width: 0.05,
  use_effect_default_color: true,
  words: { end_time: [], start_time: [], text: [] },
};
