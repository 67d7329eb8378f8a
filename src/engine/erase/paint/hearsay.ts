/** Images that may say what a pixel is: the middle one of so many is not easily wrong. */
export const MOST_HEARD = 5;

/** Levels apart that count at most, and what one alone counts: nobody says that it is right. */
const MOST_APART = 60;
const ALONE = 20;

/**
 * The same of a layer: what passes before it hides it in several images in a row, so that many are asked, and what most of them
 * agree on is taken rather than the middle one.
 */
export const MOST_OF_LAYER = 11;
/** Levels from which on two of them are merely different. */
const DIFFERENT = 24;

/** What is heard of the pixels of one block. */
export class Hearsay {
  /** @param room Images that may say something of a pixel. */
  constructor(readonly room: number) {}

  waiting = 0;
  order = new Uint16Array(0);
  x = new Uint16Array(0);
  y = new Uint16Array(0);
  heard = new Uint8Array(0);
  luma = new Float32Array(0);
  u = new Float32Array(0);
  v = new Float32Array(0);
  weight = new Float32Array(0);

  /** Takes the pixels of a list of an area so wide. */
  begin(pixels: Int32Array, from: number, to: number, width: number): void {
    const count = to - from;
    if (this.order.length < count) {
      this.order = new Uint16Array(count);
      this.heard = new Uint8Array(count);
      for (const name of ['x', 'y'] as const) this[name] = new Uint16Array(count);
      for (const name of ['luma', 'u', 'v', 'weight'] as const) this[name] = new Float32Array(count * this.room);
    }
    let row = count > 0 ? ((pixels[from] as number) / width) | 0 : 0;
    for (let at = 0; at < count; at += 1) {
      const pixel = pixels[from + at] as number;
      // They come row by row.
      while (pixel >= (row + 1) * width) row += 1;
      this.x[at] = pixel - row * width;
      this.y[at] = row;
      this.order[at] = at;
      this.heard[at] = 0;
    }
    this.waiting = count;
  }

  /** Of this one enough was heard. */
  leave(place: number): void {
    this.waiting -= 1;
    this.order[place] = this.order[this.waiting] as number;
  }

  /**
   * Which of some is the middle one: it lies nearest to all others together.
   *
   * @param hasColor Brightness alone does not tell a thing of another color that passes behind.
   */
  middleOf(from: number, count: number, hasColor: boolean): number {
    if (count === 1) return from;
    // Of two the one that is rather to be believed.
    if (count === 2) return (this.weight[from] as number) < (this.weight[from + 1] as number) ? from + 1 : from;
    const limit = this.room > MOST_HEARD ? DIFFERENT : Number.POSITIVE_INFINITY;
    let middle = from;
    let least = Number.POSITIVE_INFINITY;
    for (let at = from; at < from + count; at += 1) {
      let apart = 0;
      for (let other = from; other < from + count; other += 1)
        apart += (this.weight[other] as number) * Math.min(limit, this.apart(at, other, hasColor));
      if (apart >= least) continue;
      least = apart;
      middle = at;
    }
    return middle;
  }

  /** Mean levels of brightness that some lie apart from their middle one. */
  spreadOf(from: number, count: number, middle: number): number {
    if (count === 1) return ALONE;
    const limit = this.room > MOST_HEARD ? DIFFERENT : MOST_APART;
    if (count === 2) return Math.min(limit, Math.abs((this.luma[from] as number) - (this.luma[from + 1] as number)));
    let sum = 0;
    for (let at = from; at < from + count; at += 1)
      sum += Math.min(limit, Math.abs((this.luma[at] as number) - (this.luma[middle] as number)));
    return sum / (count - 1);
  }

  /** Levels between two that were heard. */
  apart(one: number, other: number, hasColor: boolean): number {
    const luma = Math.abs((this.luma[one] as number) - (this.luma[other] as number));
    if (!hasColor) return luma;
    const u = Math.abs((this.u[one] as number) - (this.u[other] as number));
    return luma + u + Math.abs((this.v[one] as number) - (this.v[other] as number));
  }
}
