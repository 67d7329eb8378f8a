import type { EffectPass } from '../../resolve/frame';
import { type ColorStep, colorStepOf } from './colors';

/** Lengths in canvas pixels, shares 0–1. */
export interface EffectPlan {
  readonly key: {
    readonly color: string;
    readonly similarity: number;
    readonly smoothness: number;
    readonly spill: number;
  } | null;
  /** In the clip's order. */
  readonly colors: readonly ColorStep[];
  /** Edge of a cell, 0 = none. */
  readonly mosaic: number;
  readonly sharpen: number;
  readonly shift: { readonly distance: number; readonly angle: number } | null;
  readonly blur: number;
  readonly glow: { readonly amount: number; readonly radius: number } | null;
  readonly vignette: { readonly amount: number; readonly size: number } | null;
  /** Width of the edges that fade out, 0 = none. */
  readonly feather: number;
  readonly grain: { readonly amount: number; readonly size: number; readonly seed: number } | null;
  /** A blurred copy behind the image, over the whole canvas. */
  readonly backdrop: { readonly blur: number; readonly dim: number } | null;
}

export const NO_EFFECT: EffectPlan = {
  key: null,
  colors: [],
  mosaic: 0,
  sharpen: 0,
  shift: null,
  blur: 0,
  glow: null,
  vignette: null,
  feather: 0,
  grain: null,
  backdrop: null,
};

const number = (pass: EffectPass, id: string, fallback = 0): number => {
  const value = pass.params[id];
  return typeof value === 'number' ? value : fallback;
};
const text = (pass: EffectPass, id: string): string => String(pass.params[id] ?? '');

/**
 * The passes of one layer put together. They are drawn in one order, whatever order the clip lists them in: key, colors
 * (these in the clip's order), mosaic, sharpen, color shift, blur, glow, vignette, feather, grain. A type that this release does
 * not know changes nothing.
 */
export function planEffects(passes: readonly EffectPass[]): EffectPlan {
  const plan: EffectPlan = { ...NO_EFFECT };
  for (const pass of passes) Object.assign(plan, changeOf(plan, pass));
  return plan;
}

function changeOf(plan: EffectPlan, pass: EffectPass): Partial<EffectPlan> {
  const amount = number(pass, 'amount');
  const color = colorStepOf(pass);
  if (color) return { colors: [...plan.colors, color] };
  switch (pass.type) {
    case 'blur':
      return { blur: Math.hypot(plan.blur, amount) };
    case 'sharpen':
      return { sharpen: plan.sharpen + amount };
    case 'feather':
      return { feather: Math.max(plan.feather, amount) };
    case 'mosaic':
      return { mosaic: Math.max(plan.mosaic, number(pass, 'size')) };
    case 'rgb-shift': {
      const distance = number(pass, 'distance');
      return distance > 0 ? { shift: { distance, angle: number(pass, 'angle') } } : {};
    }
    case 'glow':
      return amount > 0 ? { glow: { amount, radius: number(pass, 'radius', 1) } } : {};
    case 'vignette':
      return amount > 0 ? { vignette: { amount, size: number(pass, 'size') } } : {};
    case 'grain':
      return amount > 0 ? { grain: { amount, size: number(pass, 'size', 1), seed: number(pass, 'seed') } } : {};
    case 'background-blur':
      return { backdrop: { blur: amount, dim: number(pass, 'dim') } };
    case 'chroma-key': {
      const [similarity, smoothness, spill] = ['similarity', 'smoothness', 'spill'].map((id) => number(pass, id));
      return {
        key: {
          color: text(pass, 'color'),
          similarity: similarity ?? 0,
          smoothness: smoothness ?? 0,
          spill: spill ?? 0,
        },
      };
    }
    default:
      return {};
  }
}

/** Whether the image itself changes; a backdrop lies behind it and leaves it alone. */
export const hasEffect = (plan: EffectPlan): boolean =>
  plan.key !== null ||
  plan.colors.length > 0 ||
  plan.mosaic > 0 ||
  plan.sharpen > 0 ||
  plan.shift !== null ||
  plan.blur > 0 ||
  plan.glow !== null ||
  plan.vignette !== null ||
  plan.feather > 0 ||
  plan.grain !== null;

/** How far paint reaches over the image's border, canvas pixels. */
export const reachOf = ({ blur, glow, shift }: EffectPlan): number =>
  Math.max(blur * 3, glow ? glow.radius * 3 : 0, shift ? shift.distance : 0);
