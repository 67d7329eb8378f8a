import type { RasterItem } from './frame';
import { hashContent } from './hashContent';

/** A drawn image with its name and its natural center on the canvas. */
export interface RasterContent {
  readonly contentKey: string;
  readonly width: number;
  readonly height: number;
  /** Center on the canvas, canvas pixels. */
  readonly x: number;
  readonly y: number;
  readonly items: readonly RasterItem[];
}

/** Names a raster by what it shows and how large, never by where or when it is shown. */
export const rasterContent = (content: Omit<RasterContent, 'contentKey'>): RasterContent => ({
  ...content,
  contentKey: hashContent(`${content.width}x${content.height}${JSON.stringify(content.items)}`),
});
