import { pixelBox, storedBox } from '../geometry';
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

/**
 * Tries a region's fill where nothing is written: the letters' shapes are laid on a place beside it, filled the same
 * way, and held against what really stands there.
 */
export class FillTrial {
  private readonly strokes = new StrokeFinder();
  private readonly filler = new RegionFiller();
  private readonly box: PixelBox;
  private readonly place: PixelBox | null;
  private apart = 0;
  private count = 0;

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
   * Goes on with the next image; its planes are changed.
   *
   * @param isCounted Off while the fill is getting to know the background.
   */
  look(planes: ErasePlanes, time: number, isCounted: boolean): void {
    const { box, place, region } = this;
    if (!place) return;
    const map = region.cover === 'strokes' ? this.strokes.find(planes.y, box, region.strength) : null;
    const truth = copyOf(planes.y, place);
    this.filler.fill(planes, place, map, time);
    if (isCounted) this.compare(planes.y, place, map, truth);
  }

  /** dB; null where there was no place to try it, or nothing to fill. */
  get psnr(): number | null {
    if (this.count === 0) return null;
    return 10 * Math.log10(255 ** 2 / Math.max(0.25, this.apart / this.count));
  }

  private compare(plane: ErasePlane, place: PixelBox, map: StrokeMap | null, truth: Uint8Array): void {
    const { data, offset, stride, step } = plane;
    for (let row = 0; row < place.height; row += 1) {
      const from = offset + (place.y + row) * stride + place.x * step;
      for (let column = 0; column < place.width; column += 1) {
        if (map && !isHit(map, column, row)) continue;
        this.apart += ((data[from + column * step] as number) - (truth[row * place.width + column] as number)) ** 2;
        this.count += 1;
      }
    }
  }
}

const isHit = ({ hits, tile, columns }: StrokeMap, x: number, y: number): boolean =>
  hits[Math.floor(y / tile) * columns + Math.floor(x / tile)] === 1;

function copyOf({ data, offset, stride, step }: ErasePlane, { x, y, width, height }: PixelBox): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = offset + (y + row) * stride + x * step;
    for (let column = 0; column < width; column += 1) out[row * width + column] = data[from + column * step] as number;
  }
  return out;
}
