import { pixelBox, remaining, storedBox } from './geometry';
import { keptImages } from './paint/backgroundMemory';
import { blurPlane } from './paint/blur';
import { imageBytes, windowOf } from './paint/frames';
import { RegionFiller } from './paint/regionFiller';
import { StrokeFinder } from './paint/strokes';
import type { ErasePlane } from './planes';
import { type ErasePlanes, halfBox, packedSize } from './planes';
import { distanceTo, isActive } from './spans';
import type { EraseRegion, EraseSettings, PixelBox, Size } from './types';

/** Images that are looked at before it is the turn of one, and bytes of them were they kept whole: 40 of 1080p. */
const MAX_AHEAD = 48;
const MIN_AHEAD = 4;
const MAX_AHEAD_BYTES = 124_416_000;
/** What stands under letters is also seen so many seconds before they come and after they have gone. */
const NEAR_SECONDS = 1.5;
/** Letters may stand a little longer than they were found, seconds. */
const UNSURE_SECONDS = 0.2;

/** Puts the mean of each tile in its place. `tile` in pixels of the plane; tiles begin at the box's corner. */
function mosaicPlane({ data, offset, stride, step }: ErasePlane, box: PixelBox, tile: number): void {
  const size = Math.max(1, Math.round(tile));
  for (let top = 0; top < box.height; top += size) {
    const bottom = Math.min(top + size, box.height);
    for (let left = 0; left < box.width; left += size) {
      const right = Math.min(left + size, box.width);
      const start = offset + (box.y + top) * stride + (box.x + left) * step;
      let sum = 0;
      for (let row = 0; row < bottom - top; row += 1)
        for (let column = 0; column < right - left; column += 1)
          sum += data[start + row * stride + column * step] as number;
      const mean = Math.round(sum / ((bottom - top) * (right - left)));
      for (let row = 0; row < bottom - top; row += 1)
        for (let column = 0; column < right - left; column += 1) data[start + row * stride + column * step] = mean;
    }
  }
}

interface RegionWork {
  readonly region: EraseRegion;
  readonly box: PixelBox;
  readonly strokes: StrokeFinder;
  readonly filler: RegionFiller;
}

/**
 * Removes regions from the images of one video, in their order (a fill leans on the image before). The page's preview
 * and the video are made by the same eraser.
 */
export class Eraser {
  private readonly works: readonly RegionWork[];
  /** What is kept of the stored image; null = all. */
  readonly crop: PixelBox | null;

  /**
   * @param size Of the stored image.
   * @param rotation Degrees clockwise from the stored image to the one that is shown, in which regions are given.
   */
  constructor(
    settings: EraseSettings,
    readonly size: Size,
    rotation = 0,
  ) {
    this.works = settings.regions
      .filter(({ method }) => method !== 'crop')
      .map((region) => ({
        region,
        box: pixelBox(storedBox(region.box, rotation), size),
        strokes: new StrokeFinder(),
        filler: new RegionFiller(),
      }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    this.crop = cropOf(settings, size, rotation);
  }

  /** Whether an image that begins at this time (seconds of the source) is changed, apart from cropping. */
  isAtWork(time: number): boolean {
    return this.works.some(({ region }) => isActive(region, time));
  }

  /** How many images after one are looked at before it is its turn: 0 where nothing is filled, fewer of large images. */
  get ahead(): number {
    if (!this.works.some(({ region }) => region.method === 'fill')) return 0;
    return Math.max(MIN_AHEAD, Math.min(MAX_AHEAD, Math.floor(MAX_AHEAD_BYTES / packedSize(this.size))));
  }

  /** Whether an image that begins at this time is filled, or shows what others are filled with. */
  isTelling(time: number): boolean {
    return this.works.some(({ region }) => region.method === 'fill' && distanceTo(region, time) < NEAR_SECONDS);
  }

  /**
   * Takes note of the next image before it is its turn: a place that letters cover now is filled from images after it too.
   * The images must come in order.
   */
  look(planes: ErasePlanes, time: number): void {
    for (const work of this.works)
      if (work.region.method === 'fill' && distanceTo(work.region, time) < NEAR_SECONDS) lookAt(work, planes, time);
  }

  /** Goes past an image that was looked at as if it had been changed: what is kept of those before it stays little. */
  pass(time: number): void {
    for (const { region, filler } of this.works)
      if (region.method === 'fill' && isActive(region, time)) filler.pass(time);
  }

  /** Bytes that are usually remembered of images: of those before one half as many as may be. */
  get memoryBytes(): number {
    if (this.ahead === 0) return 0;
    return this.works.reduce((sum, { region, box }) => {
      if (region.method !== 'fill') return sum;
      const { area } = windowOf(this.size, box);
      return sum + imageBytes(area) * (this.ahead + keptImages(area) / 2);
    }, 0);
  }

  /** Changes the planes of the whole stored image in place; only within regions that are at work. */
  erase(planes: ErasePlanes, time: number): void {
    for (const work of this.works) {
      if (!isActive(work.region, time)) continue;
      if (work.region.method === 'fill' && !work.filler.knows(time)) lookAt(work, planes, time);
      eraseRegion(work, planes, time);
    }
  }
}

function lookAt({ region, box, strokes, filler }: RegionWork, planes: ErasePlanes, time: number): void {
  const isBare = distanceTo(region, time) > UNSURE_SECONDS;
  const rough = region.cover === 'strokes' || isBare ? strokes.find(planes.y, box, region.strength) : null;
  if (rough && isBare) filler.look(planes, box, { ...rough, hits: new Uint8Array(rough.hits.length) }, time, true);
  else filler.look(planes, box, rough, time);
}

function eraseRegion({ region, box, filler }: RegionWork, planes: ErasePlanes, time: number): void {
  const { y, u, v } = planes;
  const { method, strength } = region;
  const colors = halfBox(box);
  const shorter = Math.min(box.width, box.height);
  if (method === 'blur') {
    const radius = 2 + strength * shorter * 0.25;
    blurPlane(y, box, radius);
    blurPlane(u, colors, radius / 2);
    blurPlane(v, colors, radius / 2);
  } else if (method === 'mosaic') {
    const tile = 4 + Math.round(strength * shorter * 0.2) * 2;
    mosaicPlane(y, box, tile);
    mosaicPlane(u, colors, tile / 2);
    mosaicPlane(v, colors, tile / 2);
  } else {
    filler.fill(planes, box, time);
  }
}

function cropOf(settings: EraseSettings, size: Size, rotation: number): PixelBox | null {
  const cut = settings.regions.filter(({ method }) => method === 'crop');
  if (cut.length === 0) return null;
  const isTurned = rotation % 180 !== 0;
  const shown = isTurned ? { width: size.height, height: size.width } : size;
  const { x, y, width, height } = storedBox(remaining(cut, settings.cropAspect, shown), rotation);
  // Inwards: nothing of what is cut off may stay at the border.
  const up = (value: number): number => Math.max(0, Math.ceil((value - 1e-6) / 2) * 2);
  const down = (value: number): number => Math.floor((value + 1e-6) / 2) * 2;
  const [left, top] = [up(x * size.width), up(y * size.height)];
  return {
    x: left,
    y: top,
    width: Math.max(2, down((x + width) * size.width) - left),
    height: Math.max(2, down((y + height) * size.height) - top),
  };
}
