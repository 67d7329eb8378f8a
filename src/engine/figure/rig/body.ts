import type { Build } from '../types';

/** Where the parts of a body lie, in the rig's units: x 0 in the middle, y downwards, a grown-up is 2000 high. */
export interface Body {
  readonly headScale: number;
  /** Pivot of the head, at the top of the neck. */
  readonly neck: number;
  readonly collar: number;
  readonly shoulder: number;
  readonly shoulderWidth: number;
  readonly chest: number;
  readonly waist: number;
  readonly hips: number;
  readonly waistY: number;
  readonly hipY: number;
  readonly floor: number;
  readonly neckWidth: number;
}

/** Where the head's own origin (between the eyes) lies above the neck's pivot. */
export const HEAD_RISE = 132;
export const UPPER_ARM = 228;
export const FORE_ARM = 190;

export const bodyOf = (build: Build): Body => {
  const neck = 318;
  return {
    headScale: build.head * 1.07,
    neck,
    collar: neck + 54,
    shoulder: neck + 114,
    shoulderWidth: 186 * build.shoulders,
    chest: 152 * build.chest,
    waist: 124 * build.waist,
    hips: 154 * build.hips,
    waistY: 752,
    hipY: 940,
    floor: 940 + 990 * build.legs,
    neckWidth: 45 * (0.55 + 0.45 * build.shoulders),
  };
};

/** Torso from the collar to below the hip, closed. `grow` widens it, for what is worn over something. */
export function torsoPath(body: Body, grow = 0, bottom = body.hipY + 60): string {
  const s = body.shoulderWidth + grow;
  const n = body.neckWidth + 14;
  const [c, w, h] = [body.chest + grow, body.waist + grow, body.hips + grow];
  const [top, sh] = [body.collar - 6, body.shoulder];
  return [
    `M${-n} ${top}`,
    `C${-n - 22} ${top + 26} ${-s + 42} ${sh - 34} ${-s + 12} ${sh - 12}`,
    `C${-s - 8} ${sh + 8} ${-s} ${sh + 62} ${-s + 8} ${sh + 104}`,
    `C${-c - 6} ${sh + 170} ${-c + 4} ${sh + 190} ${-c + 8} ${sh + 200}`,
    `C${-c + 12} ${sh + 260} ${-w} ${body.waistY - 70} ${-w} ${body.waistY}`,
    `C${-w} ${body.waistY + 70} ${-h} ${body.hipY - 60} ${-h} ${body.hipY}`,
    `L${-h - 4} ${bottom} L${h + 4} ${bottom} L${h} ${body.hipY}`,
    `C${h} ${body.hipY - 60} ${w} ${body.waistY + 70} ${w} ${body.waistY}`,
    `C${w} ${body.waistY - 70} ${c - 12} ${sh + 260} ${c - 8} ${sh + 200}`,
    `C${c - 4} ${sh + 190} ${c + 6} ${sh + 170} ${s - 8} ${sh + 104}`,
    `C${s} ${sh + 62} ${s + 8} ${sh + 8} ${s - 12} ${sh - 12}`,
    `C${s - 42} ${sh - 34} ${n + 22} ${top + 26} ${n} ${top}Z`,
  ].join('');
}
