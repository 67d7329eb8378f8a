import type { Framing, Look, Pose } from '../figure/types';
import type { PortraitMarks } from '../project/schema';

/**
 * FrameDescriptor: everything that a renderer needs to draw one moment, and nothing else. `resolve` makes it from
 * (project, time); preview, thumbnails, batch tiles and export draw it with the same renderer.
 */
export interface FrameDescriptor {
  readonly width: number;
  readonly height: number;
  /** CSS color. */
  readonly background: string;
  /** Bottom to top. */
  readonly layers: readonly Layer[];
}

/**
 * Where a layer's box lies on the canvas, in canvas pixels. (x, y) is the box's center, which is also the point it turns
 * and flips about. A box may be larger than the canvas.
 */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise. */
  readonly rotation: number;
  readonly opacity: number;
  readonly blend: GlobalCompositeOperation;
  readonly flipX: boolean;
  readonly flipY: boolean;
}

/** Part of the source image that is shown, 0–1 of its width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface EffectPass {
  readonly type: string;
  readonly params: Readonly<Record<string, number | string | boolean>>;
}

interface LayerBase {
  readonly clipId: string;
  readonly placement: Placement;
  readonly effects: readonly EffectPass[];
}

/** How the source image is laid into the box. */
export type Fit = 'cover' | 'contain' | 'fill';

export interface VideoLayer extends LayerBase {
  readonly kind: 'video';
  readonly mediaId: string;
  /** Seconds in the source: the media edge. */
  readonly sourceTime: number;
  readonly crop: Crop;
  readonly fit: Fit;
}

export interface ImageLayer extends LayerBase {
  readonly kind: 'image';
  readonly mediaId: string;
  /** Seconds into an image that moves; absent for one that stands still. */
  readonly sourceTime?: number;
  readonly crop: Crop;
  readonly fit: Fit;
}

/** Text, captions, shapes, the AI label: drawn once per distinct `contentKey` and then reused. */
export interface RasterLayer extends LayerBase {
  readonly kind: 'raster';
  /** Equal keys mean equal pixels. */
  readonly contentKey: string;
  /** Size of the raster in canvas pixels; `placement` says where and how large it appears. */
  readonly width: number;
  readonly height: number;
  readonly items: readonly RasterItem[];
}

export interface TextStyle {
  readonly font: string;
  readonly fontSize: number;
  readonly weight: number;
  readonly color: string;
  readonly outline: number;
  readonly outlineColor: string;
  readonly shadow: number;
  readonly shadowColor: string;
  readonly lineHeight: number;
  readonly letterSpacing: number;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strikethrough?: boolean;
  /** The letters run from `color` at their top to this at their bottom. */
  readonly color2?: string;
}

/**
 * Coordinates inside the layer's unscaled box (`width` × `height` of the RasterLayer), in canvas pixels, origin at its
 * left top corner. The placement may scale the box: the raster is drawn once and stretched.
 * A text item is one line, already broken, centered vertically in its own box; a highlight's `from`/`to` are UTF-16
 * offsets in `text`. A path's `d` has the item's (x, y) as its origin and is in canvas pixels, not stretched to
 * width × height. Shadows and outlines may reach over the item's box, never over the layer's.
 */
export type RasterItem =
  | {
      readonly type: 'text';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly text: string;
      readonly align: 'left' | 'center' | 'right';
      readonly style: TextStyle;
      readonly highlight?: {
        readonly from: number;
        readonly to: number;
        readonly color: string;
        /** Color of a rounded box behind these letters. */
        readonly box?: string;
      };
    }
  | {
      readonly type: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      readonly fill: string;
      readonly stroke?: string;
      readonly strokeWidth?: number;
    }
  | {
      readonly type: 'image';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** `media:<id>` of the project, or an address; laid into the box whole, in its proportions. */
      readonly src: string;
    }
  | {
      /** A presenter standing on the item's lower edge. */
      readonly type: 'figure';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly presenter: string;
      readonly look: Look;
      readonly framing: Framing;
      readonly pose: Pose;
    }
  | {
      /** A photograph that speaks. */
      readonly type: 'portrait';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** `media:<id>`. */
      readonly src: string;
      readonly marks: PortraitMarks | undefined;
      readonly pose: Pose;
    }
  | {
      readonly type: 'path';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly d: string;
      readonly fill: string;
      readonly stroke?: string;
      readonly strokeWidth?: number;
    };

/** Two neighbors blended; each side holds the layers that it would show alone. */
export interface TransitionLayer {
  readonly kind: 'transition';
  readonly type: string;
  /** 0 = only `from`, 1 = only `to`; already eased. */
  readonly progress: number;
  readonly from: readonly Layer[];
  readonly to: readonly Layer[];
}

export type Layer = VideoLayer | ImageLayer | RasterLayer | TransitionLayer;
