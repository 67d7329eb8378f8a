import { FONTS } from '../params';
import type { CaptionEffect, CaptionImageElement, CaptionStyle, CaptionTextElement, Drawing } from './types';

export const SANS = FONTS[0];
export const HAPPY = FONTS[1];
export const POSTER = FONTS[2];

type Font = (typeof FONTS)[number];
type Box = readonly [x: number, y: number, width: number, height: number];

/** Style with the fields that most templates share. */
export const style = (
  font: Font,
  font_size: number,
  font_color: string,
  more: Partial<CaptionStyle> = {},
): CaptionStyle => ({
  font,
  font_color,
  border_style: 1,
  font_size,
  outline_colour: '#000000',
  outline: 0,
  Shadow: 0,
  font_id: FONTS.indexOf(font) + 1,
  font_random: false,
  ...more,
});

/** A text element that shows a variable, named after it. */
export const text = (
  name: 'caption' | 'subtitle',
  [x, y, width, height]: Box,
  textStyle: CaptionStyle,
  effects: readonly CaptionEffect[] = [],
  alignment: CaptionTextElement['alignment'] = 'center',
): CaptionTextElement => ({
  type: 'text',
  name,
  x,
  y,
  width,
  height,
  content: `{${name}}`,
  alignment,
  style: textStyle,
  effects,
});

/** A drawn image element. */
export const image = (
  name: string,
  [x, y, width, height]: Box,
  drawing: readonly Drawing[],
  effects: readonly CaptionEffect[] = [],
): CaptionImageElement => ({ type: 'image', name, x, y, width, height, src: '', input_url: '', drawing, effects });
