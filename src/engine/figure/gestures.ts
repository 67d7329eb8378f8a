import type { ArmPose } from './types';

/** What a presenter can do with the arms; `none` stays at rest. */
export const GESTURES = ['none', 'open', 'both', 'point', 'one', 'two', 'three', 'greet', 'thumb', 'invite'] as const;
export type GestureKind = (typeof GESTURES)[number];

export interface ArmPair {
  readonly left: ArmPose;
  readonly right: ArmPose;
}

const flat = [0.1, 0, 0, 0, 0.05] as const;
const loose = [0.35, 0.22, 0.26, 0.3, 0.34] as const;
const arm = (upper: number, fore: number, hand: number, curls: ArmPose['curls'], spread = 0.2): ArmPose => ({
  upper,
  fore,
  hand,
  curls,
  spread,
});

/** Hands before the body, one above the other: how people stand who speak to a camera. */
export const atRest: ArmPair = {
  left: arm(14, -66, -4, loose),
  right: arm(16, -58, -6, loose),
};

const right = (pose: ArmPose): ArmPair => ({ left: atRest.left, right: pose });

export const gesturePoses: Readonly<Record<GestureKind, ArmPair>> = {
  none: atRest,
  open: right(arm(15, 138, -28, flat, 0.55)),
  both: { left: arm(14, 128, -26, flat, 0.5), right: arm(14, 132, -26, flat, 0.5) },
  point: right(arm(16, 146, -24, [0.75, 0, 1, 1, 1], 0)),
  one: right(arm(13, 162, 8, [0.9, 0, 1, 1, 1], 0)),
  two: right(arm(13, 162, 8, [0.9, 0, 0, 1, 1], 0.9)),
  three: right(arm(13, 162, 8, [0.9, 0, 0, 0, 1], 0.8)),
  greet: right(arm(24, 160, 8, flat, 0.8)),
  thumb: right(arm(12, 150, 62, [0, 1, 1, 1, 1], 0.6)),
  invite: right(arm(15, 116, -6, flat, 0.3)),
};

/** Parameter-wise between two poses; fingers too, so a fist opens instead of jumping. */
export function mixArm(a: ArmPose, b: ArmPose, share: number): ArmPose {
  const mix = (from: number, to: number): number => from + (to - from) * share;
  return {
    upper: mix(a.upper, b.upper),
    fore: mix(a.fore, b.fore),
    hand: mix(a.hand, b.hand),
    curls: [
      mix(a.curls[0], b.curls[0]),
      mix(a.curls[1], b.curls[1]),
      mix(a.curls[2], b.curls[2]),
      mix(a.curls[3], b.curls[3]),
      mix(a.curls[4], b.curls[4]),
    ],
    spread: mix(a.spread, b.spread),
  };
}
