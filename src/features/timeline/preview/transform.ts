import type { CanvasPoint } from '@/engine/resolve/layersAt';

/** A turned box on the canvas: center and size in canvas pixels, degrees clockwise. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
}

type Corner = 'nw' | 'ne' | 'se' | 'sw';
export const corners: readonly Corner[] = ['nw', 'ne', 'se', 'sw'];

const turned = (x: number, y: number, degrees: number): CanvasPoint => {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
};

export function cornerOf(box: Box, corner: Corner): CanvasPoint {
  const x = (corner === 'nw' || corner === 'sw' ? -1 : 1) * (box.width / 2);
  const y = (corner === 'nw' || corner === 'ne' ? -1 : 1) * (box.height / 2);
  const offset = turned(x, y, box.rotation);
  return { x: box.x + offset.x, y: box.y + offset.y };
}

/** Where the handle that turns the box stands: above its top edge, `away` canvas pixels off. */
export function turnHandle(box: Box, away: number): CanvasPoint {
  const offset = turned(0, -box.height / 2 - away, box.rotation);
  return { x: box.x + offset.x, y: box.y + offset.y };
}

/** Smallest upright box around a turned one. */
export function boundsOf({ x, y, width, height, rotation }: Box) {
  const angle = (rotation * Math.PI) / 180;
  const w = Math.abs(width * Math.cos(angle)) + Math.abs(height * Math.sin(angle));
  const h = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
  return { left: x - w / 2, top: y - h / 2, right: x + w / 2, bottom: y + h / 2 };
}

/** How many times larger a box becomes when a corner is dragged from one point to another, its center staying. */
export function scaleFactor(box: Box, from: CanvasPoint, to: CanvasPoint): number {
  const before = Math.hypot(from.x - box.x, from.y - box.y);
  const after = Math.hypot(to.x - box.x, to.y - box.y);
  return before < 1 ? 1 : Math.max(0.01, after / before);
}

const rightAngle = 90;
const turnTolerance = 3;
const turnStep = 15;

/** Rotation after the handle went from one point to another; near right angles it stays on them, stepped on demand. */
export function turnTo(box: Box, from: CanvasPoint, to: CanvasPoint, isStepped: boolean): number {
  const angle = (point: CanvasPoint) => (Math.atan2(point.y - box.y, point.x - box.x) * 180) / Math.PI;
  let way = angle(to) - angle(from);
  if (way > 180) way -= 360;
  if (way < -180) way += 360;
  const wished = box.rotation + way;
  if (isStepped) return Math.round(wished / turnStep) * turnStep;
  const near = Math.round(wished / rightAngle) * rightAngle;
  return Math.abs(wished - near) <= turnTolerance ? near : Math.round(wished);
}

export interface Guides {
  /** Canvas x of upright lines, canvas y of level lines. */
  readonly x: readonly number[];
  readonly y: readonly number[];
}

interface SnapResult {
  readonly dx: number;
  readonly dy: number;
  readonly guides: Guides;
}

function nearest(own: readonly number[], lines: readonly number[], tolerance: number) {
  let best: { readonly delta: number; readonly line: number } | undefined;
  for (const at of own)
    for (const line of lines) {
      const delta = line - at;
      if (Math.abs(delta) <= tolerance && (!best || Math.abs(delta) < Math.abs(best.delta))) best = { delta, line };
    }
  return best;
}

/** The smallest move that brings an edge or the middle of a box onto a line, and the lines it then lies on. */
export function snapBox(box: Box, lines: Guides, tolerance: number): SnapResult {
  const { left, top, right, bottom } = boundsOf(box);
  const x = nearest([left, box.x, right], lines.x, tolerance);
  const y = nearest([top, box.y, bottom], lines.y, tolerance);
  return {
    dx: x?.delta ?? 0,
    dy: y?.delta ?? 0,
    guides: { x: x ? [x.line] : [], y: y ? [y.line] : [] },
  };
}

interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What a dragged box likes to lie on: edges and middle of the canvas, the safe area, edges and middles of other clips. */
export function snapLines(
  canvas: { readonly width: number; readonly height: number },
  others: readonly Box[],
  safe: Margins | undefined,
): Guides {
  const bounds = others.map(boundsOf);
  return {
    x: [
      0,
      canvas.width / 2,
      canvas.width,
      ...(safe ? [safe.left, canvas.width - safe.right] : []),
      ...others.map(({ x }) => x),
      ...bounds.flatMap(({ left, right }) => [left, right]),
    ],
    y: [
      0,
      canvas.height / 2,
      canvas.height,
      ...(safe ? [safe.top, canvas.height - safe.bottom] : []),
      ...others.map(({ y }) => y),
      ...bounds.flatMap(({ top, bottom }) => [top, bottom]),
    ],
  };
}
