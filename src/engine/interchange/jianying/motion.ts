import { keyframeValue } from '../../project/keyframeValue';
import type { Clip, Project, VisualClip } from '../../project/schema';
import { type BaseBox, placementOf } from '../../resolve/placement';
import { type Ticks, toMicroseconds, ZERO } from '../../time/ticks';
import type { DraftJson } from './parts';

/** The app knows straight lines between keyframes: an eased way becomes this many of them. */
const STEPS = 8;
const LAYOUT = ['x', 'y', 'scale', 'rotation', 'opacity'];

/** Moments at which a straight line through the values of these params bends; empty where nothing moves. */
export function bendsOf(clip: Clip, ids: readonly string[]): readonly Ticks[] {
  const found = new Set<number>();
  for (const id of ids) {
    const frames = clip.keyframes[id] ?? [];
    frames.forEach(({ at, easing }, index) => {
      found.add(at);
      const next = frames[index + 1];
      if (!next || easing === 'linear') return;
      if (easing === 'hold') found.add(next.at - 1);
      else for (let step = 1; step < STEPS; step += 1) found.add(at + ((next.at - at) * step) / STEPS);
    });
  }
  if (found.size === 0) return [];
  const inside = [...found].map(Math.round).filter((at) => at > 0 && at < clip.duration);
  return [...new Set([0, ...inside, clip.duration])].sort((a, b) => a - b) as Ticks[];
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Keyframes of one property; none where its value stays. `property` is the app's own name of it. */
export function keyframeList(
  property: string,
  points: readonly { readonly at: Ticks; readonly value: number }[],
  newId: () => string,
): readonly DraftJson[] {
  const first = points[0]?.value ?? 0;
  if (points.every(({ value }) => Math.abs(value - first) < 1e-6)) return [];
  return [
    {
      id: newId(),
      material_id: '',
      property_type: property,
      keyframe_list: points.map(({ at, value }) => ({
        id: newId(),
        curveType: 'Line',
        graphID: '',
        left_control: { x: 0, y: 0 },
        right_control: { x: 0, y: 0 },
        time_offset: toMicroseconds(at),
        values: [rounded(value)],
      })),
    },
  ];
}

export interface Look {
  readonly canvas: Project['canvas'];
  /** Where the clip lies before its params move it. */
  readonly base: BaseBox;
  /** Center of this part of it, from the center of `base`, canvas pixels. */
  readonly offset?: { readonly x: number; readonly y: number };
  /** What the app's scale is where ours is 1. */
  readonly size?: { readonly x: number; readonly y: number };
}

/**
 * Place, size, turn and opacity of a clip in the app's terms: shares of half the canvas from its center, y upwards,
 * degrees clockwise. With keyframes where they move.
 */
export function motionOf(
  clip: VisualClip,
  { canvas, base, offset = { x: 0, y: 0 }, size = { x: 1, y: 1 } }: Look,
  newId: () => string,
): { readonly settings: DraftJson; readonly keyframes: readonly DraftJson[] } {
  const at = (local: Ticks) => {
    const placed = placementOf(clip, base, local);
    const grown = base.width > 0 ? placed.width / base.width : 1;
    const turn = (placed.rotation * Math.PI) / 180;
    const dx = offset.x * grown * (placed.flipX ? -1 : 1);
    const dy = offset.y * grown * (placed.flipY ? -1 : 1);
    return {
      ...placed,
      grown,
      x: ((placed.x + dx * Math.cos(turn) - dy * Math.sin(turn)) / canvas.width) * 2 - 1,
      y: 1 - ((placed.y + dx * Math.sin(turn) + dy * Math.cos(turn)) / canvas.height) * 2,
    };
  };
  const first = at(ZERO);
  const moments = bendsOf(clip, LAYOUT).map((local) => ({ local, ...at(local) }));
  const list = (property: string, pick: (moment: ReturnType<typeof at>) => number) =>
    keyframeList(
      property,
      moments.map((moment) => ({ at: moment.local, value: pick(moment) })),
      newId,
    );
  const isUniform = size.x === size.y;
  return {
    settings: {
      clip: {
        alpha: rounded(first.opacity),
        flip: { horizontal: first.flipX, vertical: first.flipY },
        rotation: rounded(first.rotation),
        scale: { x: rounded(size.x * first.grown), y: rounded(size.y * first.grown) },
        transform: { x: rounded(first.x), y: rounded(first.y) },
      },
      uniform_scale: { on: isUniform, value: 1 },
    },
    keyframes: [
      ...list('KFTypePositionX', ({ x }) => x),
      ...list('KFTypePositionY', ({ y }) => y),
      ...list('KFTypeScaleX', ({ grown }) => size.x * grown),
      ...(isUniform ? [] : list('KFTypeScaleY', ({ grown }) => size.y * grown)),
      ...list('KFTypeRotation', ({ rotation }) => rotation),
      ...list('KFTypeAlpha', ({ opacity }) => opacity),
    ],
  };
}

/** The value of a clip's curve, `otherwise` where it has none. */
export const curveAt = (clip: Clip, id: string, at: Ticks, otherwise: number): number =>
  keyframeValue(clip.keyframes[id] ?? [], at) ?? otherwise;
