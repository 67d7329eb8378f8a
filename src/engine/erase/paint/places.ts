import type { FlowField } from './flow';

/** Places of the knots of a grid, carried from image to image. */
export interface Places {
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** Where the knots of a field are in its own image. */
export function knotsOf({ columns, rows, step }: Pick<FlowField, 'columns' | 'rows' | 'step'>): Places {
  const [x, y] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  for (let at = 0; at < x.length; at += 1) {
    x[at] = (at % columns) * step;
    y[at] = Math.floor(at / columns) * step;
  }
  return { x, y };
}

/** Carries places of the field's image to the image before. */
export function carryBack(field: FlowField, places: Places): void {
  carry(field, places, 1, 1);
}

/** Carries places of the image before to the field's own. */
export function carryOn(field: FlowField, places: Places): void {
  carry(field, places, -1, 3);
}

/**
 * Moves places along a field: 1 its own way, -1 against it, which is found in some rounds. It is done for every knot of dozens of
 * images for each image that is filled.
 */
function carry({ columns, rows, step, x: fieldX, y: fieldY }: FlowField, places: Places, way: 1 | -1, rounds: number) {
  const { x: placesX, y: placesY } = places;
  const [right, bottom] = [columns - 1.001, rows - 1.001];
  for (let place = 0; place < placesX.length; place += 1) {
    const [x, y] = [placesX[place] as number, placesY[place] as number];
    let shiftX = 0;
    let shiftY = 0;
    for (let round = 0; round < rounds; round += 1) {
      const gx = Math.min(right, Math.max(0, (x - shiftX) / step));
      const gy = Math.min(bottom, Math.max(0, (y - shiftY) / step));
      const left = gx | 0;
      const top = gy | 0;
      const ax = gx - left;
      const ay = gy - top;
      const at = top * columns + left;
      const below = at + columns;
      const a = (1 - ax) * (1 - ay);
      const b = ax * (1 - ay);
      const c = (1 - ax) * ay;
      const d = ax * ay;
      const [to, under] = [at + 1, below + 1];
      shiftX =
        (fieldX[at] as number) * a +
        (fieldX[to] as number) * b +
        (fieldX[below] as number) * c +
        (fieldX[under] as number) * d;
      shiftY =
        (fieldY[at] as number) * a +
        (fieldY[to] as number) * b +
        (fieldY[below] as number) * c +
        (fieldY[under] as number) * d;
    }
    placesX[place] = x + way * shiftX;
    placesY[place] = y + way * shiftY;
  }
}

/** The last answer of `lookUp`: made anew for each pixel it would cost more than the rest. */
export const spot = { x: 0, y: 0 };

/** Where a pixel of a field's image is in another, from where the knots around it are; the answer is in `spot`. */
export function lookUp({ columns, rows, step }: FlowField, { x, y }: Places, px: number, py: number): void {
  const gx = Math.min(columns - 1.001, Math.max(0, px / step));
  const gy = Math.min(rows - 1.001, Math.max(0, py / step));
  const [left, top] = [gx | 0, gy | 0];
  const [ax, ay] = [gx - left, gy - top];
  const at = top * columns + left;
  const below = at + columns;
  const [a, b, c, d] = [(1 - ax) * (1 - ay), ax * (1 - ay), (1 - ax) * ay, ax * ay];
  spot.x = (x[at] as number) * a + (x[at + 1] as number) * b + (x[below] as number) * c + (x[below + 1] as number) * d;
  spot.y = (y[at] as number) * a + (y[at + 1] as number) * b + (y[below] as number) * c + (y[below + 1] as number) * d;
}

/** A value between the knot at a place and the three after and below it, by shares of the step from it. */
export const mixKnots = (values: Float32Array, at: number, columns: number, ax: number, ay: number): number =>
  ((values[at] as number) * (1 - ax) + (values[at + 1] as number) * ax) * (1 - ay) +
  ((values[at + columns] as number) * (1 - ax) + (values[at + columns + 1] as number) * ax) * ay;

/** Two flows in a row as one: from an image to the one before the one before. */
export function joined(field: FlowField, before: FlowField): FlowField {
  const [a, b] = [field.layers, before.layers];
  const layers =
    a && b
      ? {
          fields: [joinedOne(a.fields[0], b.fields[0]), joinedOne(a.fields[1], b.fields[1])] as const,
          labels: a.labels,
        }
      : null;
  return { ...joinedOne(field, before), layers };
}

function joinedOne(field: FlowField, before: FlowField): FlowField {
  const places = knotsOf(field);
  const knots = knotsOf(field);
  carryBack(field, places);
  carryBack(before, places);
  return {
    ...field,
    x: places.x.map((x, at) => x - (knots.x[at] as number)),
    y: places.y.map((y, at) => y - (knots.y[at] as number)),
  };
}

/** Points of an image, and where they are expected in another. */
interface Expected extends Places {
  readonly count: number;
  readonly toX: Float32Array;
  readonly toY: Float32Array;
}

/** Sets where points are expected in another image. */
export function expectAt(points: Expected, field: FlowField, places: Places): void {
  for (let at = 0; at < points.count; at += 1) {
    lookUp(field, places, points.x[at] as number, points.y[at] as number);
    points.toX[at] = spot.x;
    points.toY[at] = spot.y;
  }
}

/** Where the knots of the other image are in this one: to first order the same way back. */
export function inverse(field: FlowField, places: Places): Places {
  const knots = knotsOf(field);
  const back = { x: knots.x.slice(), y: knots.y.slice() };
  for (let round = 0; round < 3; round += 1)
    for (let at = 0; at < back.x.length; at += 1) {
      const [bx, by] = [back.x[at] as number, back.y[at] as number];
      lookUp(field, places, bx, by);
      back.x[at] = bx + (knots.x[at] as number) - spot.x;
      back.y[at] = by + (knots.y[at] as number) - spot.y;
    }
  return back;
}
