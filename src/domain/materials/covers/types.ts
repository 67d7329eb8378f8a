/** Sizes of covers, pixels. */
export const coverSizes = {
  '3:4': { width: 1080, height: 1440 },
  '9:16': { width: 1080, height: 1920 },
  '1:1': { width: 1080, height: 1080 },
  '16:9': { width: 1920, height: 1080 },
} as const;
export type CoverSize = keyof typeof coverSizes;
export const coverSizeIds = Object.keys(coverSizes) as CoverSize[];

/** Colors by role: a template names roles, so that its colors can be changed as a set. */
export const coverColors = ['back', 'main', 'second', 'text', 'soft'] as const;
export type CoverColor = (typeof coverColors)[number];
export type CoverPalette = Readonly<Record<CoverColor, string>>;

/** What can be written on a cover. */
export const coverTexts = ['title', 'sub', 'badge', 'price'] as const;
export type CoverText = (typeof coverTexts)[number];

/** Shares of the frame: x, y, width, height. */
export type CoverBox = readonly [number, number, number, number];

/** A color role, optionally with its opacity. */
export type Paint = CoverColor | readonly [CoverColor, number];

interface Placed {
  readonly box: CoverBox;
  /** Its place in frames that lie; absent = the same. */
  readonly wide?: CoverBox;
  /** Degrees, clockwise around its middle. */
  readonly turn?: number;
}

/** A layer of a cover, drawn in order. */
export type CoverLayer =
  | (Placed & { readonly kind: 'fill'; readonly from: Paint; readonly to?: Paint; readonly angle?: number })
  | (Placed & {
      readonly kind: 'shape';
      readonly shape: 'rect' | 'round' | 'ellipse' | 'burst' | 'ticket' | 'slant' | 'flag' | 'ring';
      readonly paint: Paint;
      /** Shown only with this text. */
      readonly with?: CoverText;
    })
  | (Placed & {
      readonly kind: 'pattern';
      readonly pattern: 'dots' | 'stripes' | 'rays' | 'grid';
      readonly paint: Paint;
    })
  | (Placed & {
      readonly kind: 'image';
      readonly mask: 'rect' | 'round' | 'circle' | 'arch' | 'slant';
      /** A rim of this paint, share of the shorter side. */
      readonly rim?: readonly [Paint, number];
      readonly hasShadow?: boolean;
    })
  | (Placed & {
      readonly kind: 'shade';
      /** Darkens towards this side, so that words can be read on an image. */
      readonly side: 'top' | 'bottom' | 'start';
      readonly paint: Paint;
    })
  | (Placed & {
      readonly kind: 'text';
      readonly text: CoverText;
      readonly paint: Paint;
      readonly weight: number;
      readonly lines: number;
      readonly align: 'start' | 'center' | 'end';
      /** Largest letters, share of the frame's shorter side. */
      readonly size: number;
      readonly stroke?: readonly [Paint, number];
      /** A bar behind every line. */
      readonly bar?: Paint;
      /** The second line takes this paint. */
      readonly accent?: Paint;
      readonly family?: string;
      readonly valign?: 'top' | 'middle' | 'bottom';
    })
  | (Placed & { readonly kind: 'sticker'; readonly sticker: string });

export interface CoverTemplate {
  readonly id: string;
  readonly palette: CoverPalette;
  readonly family: string;
  readonly layers: readonly CoverLayer[];
}
