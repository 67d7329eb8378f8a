/** One level of the pyramid: values, and which of them are known (1) or to be found (0). */
interface Level {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
  readonly known: Uint8Array;
}

/** Rounds of smoothing on each level. */
const ROUNDS = 4;

/** Keeps its memory from image to image. */
export class Spreader {
  private levels: Level[] = [];

  /**
   * Finds the unknown values of a field from the known ones around: the smoothest surface through them (Laplace's
   * equation), by a pyramid, in time that grows with the area only.
   *
   * @param values Changed in place where `known` is 0.
   */
  spread(values: Float32Array, known: Uint8Array, width: number, height: number): void {
    const levels = this.levelsFor(values, known, width, height);
    for (let at = 1; at < levels.length; at += 1) pull(levels[at - 1] as Level, levels[at] as Level);
    for (let at = levels.length - 1; at > 0; at -= 1) {
      const level = levels[at] as Level;
      if (at < levels.length - 1) relax(level, ROUNDS);
      push(level, levels[at - 1] as Level);
    }
    relax(levels[0] as Level, ROUNDS);
  }

  private levelsFor(values: Float32Array, known: Uint8Array, width: number, height: number): readonly Level[] {
    const finest = { width, height, values, known };
    const isSame = this.levels[0]?.width === width && this.levels[0]?.height === height;
    if (isSame) {
      this.levels[0] = finest;
      return this.levels;
    }
    this.levels = [finest];
    let [w, h] = [width, height];
    while (w > 1 || h > 1) {
      [w, h] = [(w + 1) >> 1, (h + 1) >> 1];
      this.levels.push({ width: w, height: h, values: new Float32Array(w * h), known: new Uint8Array(w * h) });
    }
    return this.levels;
  }
}

/** Each cell is the mean of what is known of its four. */
function pull(fine: Level, coarse: Level): void {
  for (let y = 0; y < coarse.height; y += 1) {
    const top = y * 2 * fine.width;
    const bottom = y * 2 + 1 < fine.height ? top + fine.width : top;
    for (let x = 0; x < coarse.width; x += 1) {
      const left = x * 2;
      const right = left + 1 < fine.width ? left + 1 : left;
      const a = fine.known[top + left] as number;
      const b = fine.known[top + right] as number;
      const c = fine.known[bottom + left] as number;
      const d = fine.known[bottom + right] as number;
      const count = a + b + c + d;
      const at = y * coarse.width + x;
      coarse.known[at] = count > 0 ? 1 : 0;
      if (count === 0) continue;
      const sum =
        a * (fine.values[top + left] as number) +
        b * (fine.values[top + right] as number) +
        c * (fine.values[bottom + left] as number) +
        d * (fine.values[bottom + right] as number);
      coarse.values[at] = sum / count;
    }
  }
}

/** Unknown values from the coarser level, between the middles of its cells. */
function push(coarse: Level, fine: Level): void {
  const { width, height, values, known } = fine;
  for (let y = 0; y < height; y += 1) {
    const y0 = y >> 1;
    const y1 = Math.min(coarse.height - 1, Math.max(0, (y & 1) === 0 ? y0 - 1 : y0 + 1));
    const [near, far] = [y0 * coarse.width, y1 * coarse.width];
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (known[at] === 1) continue;
      const x0 = x >> 1;
      const x1 = Math.min(coarse.width - 1, Math.max(0, (x & 1) === 0 ? x0 - 1 : x0 + 1));
      values[at] =
        0.5625 * (coarse.values[near + x0] as number) +
        0.1875 * ((coarse.values[near + x1] as number) + (coarse.values[far + x0] as number)) +
        0.0625 * (coarse.values[far + x1] as number);
    }
  }
}

/** Each unknown value becomes the mean of its neighbors. */
function relax({ width, height, values, known }: Level, rounds: number): void {
  for (let round = 0; round < rounds; round += 1) {
    for (let y = 0; y < height; y += 1) {
      const row = y * width;
      const up = y > 0 ? -width : 0;
      const down = y < height - 1 ? width : 0;
      for (let x = 0; x < width; x += 1) {
        const at = row + x;
        if (known[at] === 1) continue;
        const left = x > 0 ? at - 1 : at;
        const right = x < width - 1 ? at + 1 : at;
        values[at] =
          0.25 *
          ((values[left] as number) +
            (values[right] as number) +
            (values[at + up] as number) +
            (values[at + down] as number));
      }
    }
  }
}
