import { FRAMINGS } from '../figure/types';
import type { Clip, ParamValue } from './schema';

type ClipType = Clip['type'];

/** In the order of the inspector: what the clip is, then how it looks, then where it lies. */
export const PARAM_GROUPS = [
  'text',
  'caption',
  'shape',
  'figure',
  'outline',
  'box',
  'layout',
  'crop',
  'audio',
] as const;
type ParamGroup = (typeof PARAM_GROUPS)[number];

interface ParamBase {
  /** Key in `clip.params`, and in locale ids. */
  readonly id: string;
  readonly group: ParamGroup;
  readonly appliesTo: readonly ClipType[];
  readonly keyframable: boolean;
}

export interface NumberParam extends ParamBase {
  readonly type: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** px = canvas pixels, deg = degrees clockwise, share = 0–1, times = factor. */
  readonly unit: 'px' | 'deg' | 'share' | 'times' | 'seconds';
}
interface ColorParam extends ParamBase {
  readonly type: 'color';
  /** CSS color; empty = none, or what the template says. */
  readonly default: string;
}
interface ChoiceParam extends ParamBase {
  readonly type: 'choice';
  readonly default: string;
  readonly options: readonly string[];
}
interface SwitchParam extends ParamBase {
  readonly type: 'boolean';
  readonly default: boolean;
}
/** One definition feeds inspector, defaults, validation and keyframes. */
export type ParamDefinition = NumberParam | ColorParam | ChoiceParam | SwitchParam;

/** Families that the renderer loads; `engine/render` maps them to files. */
export const FONTS = [
  'Noto Sans SC',
  'ZCOOL KuaiLe',
  'ZCOOL QingKe HuangYou',
  'Ma Shan Zheng',
  'Noto Serif SC',
] as const;

export const BLENDS = [
  'source-over',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'lighter',
] as const;

const visual: readonly ClipType[] = ['video', 'image', 'text', 'caption', 'sticker', 'shape', 'placeholder', 'figure'];
const image: readonly ClipType[] = ['video', 'image'];
type Place = Pick<ParamBase, 'group' | 'appliesTo'>;
type Limits = Pick<NumberParam, 'default' | 'min' | 'max' | 'step' | 'unit'>;

const number = (id: string, place: Place, limits: Limits, keyframable = false): NumberParam => ({
  type: 'number',
  id,
  ...place,
  ...limits,
  keyframable,
});
const color = (id: string, place: Place, value: string): ColorParam => ({
  type: 'color',
  id,
  ...place,
  default: value,
  keyframable: false,
});
const choice = (id: string, place: Place, options: readonly string[], value: string): ChoiceParam => ({
  type: 'choice',
  id,
  ...place,
  options,
  default: value,
  keyframable: false,
});
const toggle = (id: string, place: Place, value = false): SwitchParam => ({
  type: 'boolean',
  id,
  ...place,
  default: value,
  keyframable: false,
});

const px = (value: number, min: number, max: number): Limits => ({ default: value, min, max, step: 1, unit: 'px' });
const share = (value: number, min = 0): Limits => ({ default: value, min, max: 1, step: 0.01, unit: 'share' });
const times = (value: number, min: number, max: number): Limits => ({
  default: value,
  min,
  max,
  step: 0.01,
  unit: 'times',
});

const layout: Place = { group: 'layout', appliesTo: visual };
const crop: Place = { group: 'crop', appliesTo: image };
const text: Place = { group: 'text', appliesTo: ['text'] };
const outline: Place = { group: 'outline', appliesTo: ['text'] };
const box: Place = { group: 'box', appliesTo: ['text'] };
const shape: Place = { group: 'shape', appliesTo: ['shape'] };
const figure: Place = { group: 'figure', appliesTo: ['figure'] };
const audio: Place = { group: 'audio', appliesTo: ['video', 'audio'] };
const caption: Place = { group: 'caption', appliesTo: ['caption'] };

/** Every param there is. The same id may stand for several clip types with other defaults; ask `paramsFor`. */
export const paramDefinitions: readonly ParamDefinition[] = [
  // Offset of the clip's center from where it would lie by itself (canvas center; for captions the template's place).
  number('x', layout, px(0, -8192, 8192), true),
  number('y', layout, px(0, -8192, 8192), true),
  number('scale', layout, times(1, 0.01, 20), true),
  number('rotation', layout, { default: 0, min: -3600, max: 3600, step: 1, unit: 'deg' }, true),
  number('opacity', layout, share(1), true),
  choice('blend', layout, BLENDS, 'source-over'),
  toggle('flipX', layout),
  toggle('flipY', layout),

  choice('fit', crop, ['cover', 'contain', 'fill'], 'cover'),
  number('cropX', crop, share(0), true),
  number('cropY', crop, share(0), true),
  number('cropW', crop, share(1, 0.01), true),
  number('cropH', crop, share(1, 0.01), true),

  choice('font', text, FONTS, FONTS[0]),
  number('fontSize', text, px(72, 8, 800)),
  choice('weight', text, ['400', '700'], '700'),
  color('color', text, '#ffffff'),
  // The lower end of a run of colors; empty = one color.
  color('color2', text, ''),
  toggle('italic', text),
  toggle('underline', text),
  toggle('strikethrough', text),
  choice('align', text, ['left', 'center', 'right'], 'center'),
  number('lineHeight', text, times(1.3, 0.8, 3)),
  number('letterSpacing', text, px(0, -20, 100)),
  number('boxWidth', text, share(0.86, 0.05)),
  number('outline', outline, px(6, 0, 60)),
  color('outlineColor', outline, '#000000'),
  number('shadow', outline, px(0, 0, 80)),
  color('shadowColor', outline, 'rgba(0,0,0,0.6)'),
  color('background', box, ''),
  number('padding', box, px(24, 0, 200)),
  number('radius', box, px(16, 0, 200)),

  number('width', shape, px(400, 1, 8192)),
  number('height', shape, px(400, 1, 8192)),
  color('fill', shape, '#ffc300'),
  color('stroke', shape, ''),
  number('strokeWidth', shape, px(0, 0, 200)),
  number('radius', shape, px(0, 0, 4096)),

  choice('framing', figure, FRAMINGS, 'half'),
  // Empty = as the presenter was designed.
  color('clothesColor', figure, ''),
  color('accentColor', figure, ''),
  color('hairColor', figure, ''),
  color('skinColor', figure, ''),
  number('liveliness', figure, times(1, 0, 2)),

  // On top of the clip's own volume, so that fading a stretch and setting the whole do not get in each other's way.
  number('volume', audio, times(1, 0, 2), true),

  // Wishes on top of the template; empty = as the template says.
  number('fontScale', caption, times(1, 0.5, 2)),
  choice('font', caption, ['', ...FONTS], ''),
  color('color', caption, ''),
  color('highlightColor', caption, ''),
  toggle('highlight', caption, true),
];

const byType = new Map<ClipType, ReadonlyMap<string, ParamDefinition>>(
  [...visual, 'audio' as const].map((type) => [
    type,
    new Map(paramDefinitions.filter(({ appliesTo }) => appliesTo.includes(type)).map((item) => [item.id, item])),
  ]),
);

/** The params of a clip type, by id, in the order of the inspector. */
export const paramsFor = (type: ClipType): ReadonlyMap<string, ParamDefinition> => byType.get(type) ?? new Map();

/** Whether a value is one that the param can have. Numbers must lie within the limits. */
export function isValidParam(definition: ParamDefinition, value: ParamValue): boolean {
  switch (definition.type) {
    case 'number':
      return typeof value === 'number' && value >= definition.min && value <= definition.max;
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && definition.options.includes(value);
    case 'color':
      return typeof value === 'string' && value.length <= 60 && /^[#a-z0-9(),.%\s-]*$/i.test(value);
  }
}
