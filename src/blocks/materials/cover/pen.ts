import type { CoverColor, CoverPalette, CoverTemplate, CoverText, Paint } from '@/domain/materials';

export type CoverContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What is put into a template. */
export interface CoverContent {
  readonly texts: Readonly<Record<CoverText, string>>;
  readonly palette: CoverPalette;
  /** Replaces the template's own font. */
  readonly family: string;
  readonly image?: CoverImage | undefined;
}

export interface CoverImage {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  /** Which part is seen where it is cut: 0–1 across and down. */
  readonly focus: readonly [number, number];
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Pen {
  readonly context: CoverContext;
  readonly width: number;
  readonly height: number;
  readonly content: CoverContent;
  readonly template: CoverTemplate;
}

/** A color role as CSS, with its opacity. */
export function inkOf({ palette }: Pick<CoverContent, 'palette'>, paint: Paint): string {
  const [role, opacity] = typeof paint === 'string' ? ([paint, 1] as const) : paint;
  const hex = palette[role as CoverColor];
  return opacity === 1
    ? hex
    : `${hex}${Math.round(opacity * 255)
        .toString(16)
        .padStart(2, '0')}`;
}
