import type { Clip, ParamValue } from '@/engine/project/schema';
import { newShape } from './items/newClips';

interface ShapePreset {
  readonly id: string;
  readonly shape: string;
  readonly params: Readonly<Record<string, ParamValue>>;
}

const shape = <const Id extends string>(id: Id, kind: string, params: ShapePreset['params']) => ({
  id,
  shape: kind,
  params,
});

/** Shapes that the engine draws itself: color and size stay changeable. */
export const shapes = [
  shape('rect', 'rect', { width: 520, height: 320, fill: '#6956eb', radius: 32 }),
  shape('frame', 'rect', { width: 640, height: 640, fill: '', stroke: '#ffc300', strokeWidth: 14, radius: 24 }),
  shape('ellipse', 'ellipse', { width: 420, height: 420, fill: '#ffc300' }),
  shape('ring', 'ellipse', { width: 420, height: 420, fill: '', stroke: '#ff3b30', strokeWidth: 16 }),
  shape('line', 'line', { width: 560, height: 12, fill: '#ffffff', stroke: '#ffffff', strokeWidth: 12 }),
  shape('arrow', 'arrow', { width: 420, height: 220, fill: '#ff3b30' }),
  shape('star', 'star', { width: 360, height: 360, fill: '#ffd400' }),
  shape('triangle', 'triangle', { width: 360, height: 320, fill: '#22c55e' }),
] as const satisfies readonly ShapePreset[];

const byId = new Map<string, ShapePreset>(shapes.map((item) => [item.id, item]));

/** A new clip of a shape; undefined for one that this release does not have. */
export function shapeOf(id: string): Clip | undefined {
  const found = byId.get(id);
  return found && newShape(found.shape, found.params);
}
