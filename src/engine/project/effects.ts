interface ParamBase {
  /** Key in `effect.params`, and in locale ids. */
  readonly id: string;
}

/** A length is in canvas pixels: the effect looks the same at every size of preview and export. */
export interface EffectNumberParam extends ParamBase {
  readonly type: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: 'px' | 'deg' | 'share' | 'times' | 'count';
}

export interface EffectColorParam extends ParamBase {
  readonly type: 'color';
  /** `#rrggbb`. */
  readonly default: string;
}

/** Numbers can be animated, under the key of {@link effectKeyframeKey}; colors stand still. */
export type EffectParam = EffectNumberParam | EffectColorParam;

/** Where the panel lists it. */
type EffectGroup = 'light' | 'color' | 'focus' | 'style' | 'key';

/** An image effect: its params with limits; the renderer knows how to draw each `type`. */
interface EffectDefinition {
  readonly type: string;
  readonly group: EffectGroup;
  readonly params: readonly EffectParam[];
}

type Limits = Pick<EffectNumberParam, 'default' | 'min' | 'max' | 'step' | 'unit'>;
const number = (id: string, limits: Limits): EffectNumberParam => ({ type: 'number', id, ...limits });
const color = (id: string, value: string): EffectColorParam => ({ type: 'color', id, default: value });
const px = (value: number, min: number, max: number): Limits => ({ default: value, min, max, step: 1, unit: 'px' });
const share = (value: number, min = 0): Limits => ({ default: value, min, max: 1, step: 0.01, unit: 'share' });
const factor = (value: number): Limits => ({ default: value, min: 0, max: 3, step: 0.01, unit: 'times' });

/** Effects that every clip with an image can carry. In whatever order a clip lists them, they are drawn in one order. */
export const effectDefinitions: readonly EffectDefinition[] = [
  { type: 'brightness', group: 'light', params: [number('amount', factor(1.2))] },
  { type: 'contrast', group: 'light', params: [number('amount', factor(1.2))] },
  { type: 'vignette', group: 'light', params: [number('amount', share(0.5)), number('size', share(0.5))] },
  { type: 'glow', group: 'light', params: [number('amount', share(0.5)), number('radius', px(40, 1, 200))] },

  { type: 'saturation', group: 'color', params: [number('amount', factor(1.3))] },
  /** Below 0 colder, above 0 warmer. */
  { type: 'temperature', group: 'color', params: [number('amount', share(0.3, -1))] },
  {
    type: 'hue',
    group: 'color',
    params: [number('degrees', { default: 60, min: -180, max: 180, step: 1, unit: 'deg' })],
  },
  { type: 'tint', group: 'color', params: [color('color', '#6956eb'), number('amount', share(0.4))] },
  { type: 'sepia', group: 'color', params: [number('amount', share(0.8))] },
  {
    type: 'duotone',
    group: 'color',
    params: [color('dark', '#1d1147'), color('light', '#ffd37a'), number('amount', share(1))],
  },
  { type: 'invert', group: 'color', params: [number('amount', share(1))] },

  { type: 'blur', group: 'focus', params: [number('amount', px(12, 0, 200))] },
  { type: 'sharpen', group: 'focus', params: [number('amount', { ...factor(1), step: 0.05 })] },
  /** Edges that fade out, so that an image joins what lies behind it. */
  { type: 'feather', group: 'focus', params: [number('amount', px(80, 0, 600))] },
  { type: 'mosaic', group: 'focus', params: [number('size', px(36, 2, 300))] },
  /** A blurred copy that fills the canvas behind an image that does not. */
  { type: 'background-blur', group: 'focus', params: [number('amount', px(60, 0, 200)), number('dim', share(0.15))] },

  /** New grain 24 times a second. */
  { type: 'grain', group: 'style', params: [number('amount', share(0.35)), number('size', px(3, 1, 12))] },
  {
    type: 'posterize',
    group: 'style',
    params: [number('levels', { default: 5, min: 2, max: 16, step: 1, unit: 'count' })],
  },
  {
    type: 'rgb-shift',
    group: 'style',
    params: [
      number('distance', px(12, 0, 100)),
      number('angle', { default: 0, min: -180, max: 180, step: 1, unit: 'deg' }),
    ],
  },

  {
    type: 'chroma-key',
    group: 'key',
    params: [
      color('color', '#00b140'),
      number('similarity', share(0.32)),
      number('smoothness', share(0.25)),
      number('spill', share(0.6)),
    ],
  },
];

export const EFFECT_GROUPS: readonly EffectGroup[] = ['light', 'color', 'focus', 'style', 'key'];

const byType = new Map(effectDefinitions.map((item) => [item.type, item]));

/** Undefined for a type that this release does not know. */
export const effectDefinition = (type: string): EffectDefinition | undefined => byType.get(type);

const PREFIX = 'effect:';

/** Under which key of `clip.keyframes` an effect's number is animated. */
export const effectKeyframeKey = (effectId: string, param: string): string => `${PREFIX}${effectId}:${param}`;

interface EffectCarrier {
  readonly effects: readonly { readonly id: string; readonly type: string }[];
}

/** The number that a key of `clip.keyframes` animates; undefined when it is no effect's, or the effect is gone. */
export function animatedEffectParam(clip: EffectCarrier, key: string): EffectNumberParam | undefined {
  if (!key.startsWith(PREFIX)) return undefined;
  const end = key.lastIndexOf(':');
  const effect = clip.effects.find(({ id }) => id === key.slice(PREFIX.length, end));
  const param = effect && effectDefinition(effect.type)?.params.find(({ id }) => id === key.slice(end + 1));
  return param?.type === 'number' ? param : undefined;
}

const COLOR = /^#[0-9a-f]{6}$/i;

/** Whether a value is one that the param can have. Numbers must lie within the limits, colors are `#rrggbb`. */
export function isValidEffectParam(param: EffectParam, value: unknown): boolean {
  if (param.type === 'color') return typeof value === 'string' && COLOR.test(value);
  return typeof value === 'number' && value >= param.min && value <= param.max;
}
