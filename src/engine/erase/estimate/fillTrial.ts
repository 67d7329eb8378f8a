import { pixelBox, storedBox } from '../geometry';
import { cropInto, halfArea, imageMemory, windowOf } from '../paint/frames';
import { RegionFiller } from '../paint/regionFiller';
import { StrokeFinder, type StrokeMap } from '../paint/strokes';
import type { ErasePlane, ErasePlanes } from '../planes';
import type { EraseRegion, PixelBox, Size } from '../types';

/** Pixels from a region to the place that stands in for it; with more room its letters are out of sight there. */
const GAPS = [72, 8] as const;

/**
 * A place of the same size beside a region, where the truth is known: above, below, or to a side, touching no region.
 *
 * @param boxes Of all regions, the one in question among them.
 */
export function standInOf(box: PixelBox, boxes: readonly PixelBox[], size: Size): PixelBox | null {
  for (const gap of GAPS) {
    const [down, across] = [box.height + gap, box.width + gap];
    for (const { x, y } of [
      { x: box.x, y: box.y - down },
      { x: box.x, y: box.y + down },
      { x: box.x - across, y: box.y },
      { x: box.x + across, y: box.y },
    ]) {
      const place = { ...box, x, y };
      const isInside = x >= 0 && y >= 0 && x + box.width <= size.width && y + box.height <= size.height;
      if (isInside && !boxes.some((other) => overlaps(place, other))) return place;
    }
  }
  return null;
}

const overlaps = (a: PixelBox, b: PixelBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Squared levels that images lie apart anyhow, and so many times the rest is what comes of it. Measured on scenes that move. */
const USUAL_APART = 60;
const APART_COSTS = 4;
/** Share of the surroundings' variance that comes of what no image shows. */
const OPEN_COSTS = 0.5;
/** Rows above and below a region whose variance is taken. */
const SURROUNDINGS = 16;

interface TrialImage {
  readonly time: number;
  /** Variance of what is around the region, squared levels. */
  readonly variance: number;
  /** Surroundings of the place alone. */
  readonly planes: ErasePlanes;
  readonly isCounted: boolean;
}

/**
 * Tries a region's fill where nothing is written: the letters' shapes are laid on a place beside it, filled the same
 * way, and held against what really stands there. What moves behind the region alone is not seen there: the region itself is
 * asked how far the images that would fill it disagree, and how much of it none shows. The worse of both is told.
 */
export class FillTrial {
  private readonly strokes = new StrokeFinder();
  private letters = new RegionFiller();
  private images: TrialImage[] = [];
  /** What was cut out around the place. */
  private origin: PixelBox | null = null;
  private readonly box: PixelBox;
  private readonly place: PixelBox | null;
  private apart = 0;
  private count = 0;
  /** Squared levels that are to be expected in the region itself, of so many images. */
  private doubted = 0;
  private asked = 0;

  /** @param rotation Degrees clockwise from the stored image to the one that is shown. */
  constructor(
    readonly region: EraseRegion,
    regions: readonly EraseRegion[],
    size: Size,
    rotation: number,
  ) {
    const boxOf = ({ box }: EraseRegion): PixelBox => pixelBox(storedBox(box, rotation), size);
    this.box = boxOf(region);
    this.place = this.box.width > 0 && this.box.height > 0 ? standInOf(this.box, regions.map(boxOf), size) : null;
  }

  /**
   * Goes on with the next image of a stretch.
   *
   * @param isCounted Whether the place is filled in it and held against the truth.
   */
  look(planes: ErasePlanes, time: number, isCounted: boolean): void {
    const { box, place, region } = this;
    if (!place) return;
    const letters = region.cover === 'strokes' ? this.strokes.find(planes.y, box, region.strength) : null;
    this.letters.look(planes, box, letters, time);
    const { area } = windowOf(planes.y, place);
    const variance = isCounted ? varianceAround(planes.y, box) : 0;
    this.images.push({ time, variance, planes: planesIn(planes, area), isCounted });
    this.origin = area;
  }

  /** Fills the place in the images of a stretch, which ends. */
  finishStretch(): void {
    const { place, origin, images } = this;
    const filler = new RegionFiller();
    if (place && origin) {
      const own = { ...place, x: place.x - origin.x, y: place.y - origin.y };
      const maps = new Map<number, StrokeMap | null>();
      for (const { planes, time } of images) {
        const map = this.region.cover === 'strokes' ? this.letters.lettersAt(time) : null;
        maps.set(time, map);
        filler.look(planes, own, map, time, true);
      }
      for (const { planes, time, variance, isCounted } of images) {
        if (!isCounted) continue;
        this.ask(time, variance);
        const truth = planes.y.data.slice();
        filler.fill(planes, own, time);
        this.compare(planes.y, own, maps.get(time) ?? null, truth);
      }
    }
    this.images = [];
    this.letters = new RegionFiller();
  }

  /** dB; null where there was no place to try it, or nothing to fill. */
  get psnr(): number | null {
    if (this.count === 0) return null;
    const expected = this.asked > 0 ? this.doubted / this.asked : 0;
    return 10 * Math.log10(255 ** 2 / Math.max(0.25, expected, this.apart / this.count));
  }

  /** Adds what is to be expected of the region itself in an image. */
  private ask(time: number, variance: number): void {
    const doubt = this.letters.doubtAt(time);
    if (!doubt) return;
    const { count, found, squares } = doubt;
    const apart = found > 0 ? APART_COSTS * Math.max(0, squares / found - USUAL_APART) : 0;
    this.doubted += (found / count) * apart + (1 - found / count) * OPEN_COSTS * variance;
    this.asked += 1;
  }

  private compare({ data, stride }: ErasePlane, place: PixelBox, map: StrokeMap | null, truth: Uint8Array): void {
    for (let row = 0; row < place.height; row += 1) {
      const from = (place.y + row) * stride + place.x;
      for (let column = 0; column < place.width; column += 1) {
        if (map && !isHit(map, column, row)) continue;
        this.apart += ((data[from + column] as number) - (truth[from + column] as number)) ** 2;
        this.count += 1;
      }
    }
  }
}

/** Variance of the brightness above and below a box, squared levels. */
function varianceAround({ data, offset, stride, step, height }: ErasePlane, box: PixelBox): number {
  let [sum, squares, count] = [0, 0, 0];
  const add = (from: number, to: number): void => {
    for (let y = Math.max(0, from); y < Math.min(height, to); y += 1)
      for (let x = box.x; x < box.x + box.width; x += 1) {
        const value = data[offset + y * stride + x * step] as number;
        sum += value;
        squares += value * value;
        count += 1;
      }
  };
  add(box.y - SURROUNDINGS, box.y);
  add(box.y + box.height, box.y + box.height + SURROUNDINGS);
  return count > 0 ? squares / count - (sum / count) ** 2 : 0;
}

const isHit = ({ hits, tile, columns }: StrokeMap, x: number, y: number): boolean =>
  hits[Math.floor(y / tile) * columns + Math.floor(x / tile)] === 1;

/** A part of an image as an image of its own. */
function planesIn(planes: ErasePlanes, area: PixelBox): ErasePlanes {
  const crop = imageMemory(area);
  cropInto(crop, planes, area);
  const plane = (data: Uint8Array, { width, height }: Size): ErasePlane => ({
    ...{ data, width, height },
    offset: 0,
    stride: width,
    step: 1,
  });
  const half = halfArea(area);
  return { y: plane(crop.y, area), u: plane(crop.u, half), v: plane(crop.v, half) };
}
