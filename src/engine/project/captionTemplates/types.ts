/** Fields of the brief, point 3; their spelling is kept. Lengths in pixels of a 1080 × 1920 canvas. */
export interface CaptionStyle {
  readonly font: string;
  /** CSS color. */
  readonly font_color: string;
  /** As in ASS: 1 = outline and shadow, 3 = an opaque box in `outline_colour` behind each line. */
  readonly border_style: 1 | 3;
  readonly font_size: number;
  readonly outline_colour: string;
  readonly outline: number;
  readonly Shadow: number;
  /** 1-based place in FONTS. */
  readonly font_id: number;
  /** Take one of the fonts by the text itself (the same text always gets the same). */
  readonly font_random: boolean;
}

/** What an element does beyond standing still. */
export type CaptionEffect =
  /**
   * What is being spoken changes its color: the `word` (default), all that was `spoken` so far, or the word on a `box`
   * of `boxColor`.
   */
  | {
      readonly type: 'highlight';
      readonly color: string;
      readonly mode?: 'word' | 'spoken' | 'box' | undefined;
      readonly boxColor?: string | undefined;
    }
  /** One stretch stands out all the time: a quoted phrase, a price, an amount or a word of a selling point. */
  | { readonly type: 'keyword'; readonly color: string }
  /** An image element grows and shrinks with the text of the named element. */
  | { readonly type: 'fit'; readonly to: 'caption' | 'subtitle'; readonly padX: number; readonly padY: number }
  /** How the whole caption comes in. */
  | { readonly type: 'enter'; readonly animation: 'fade' | 'pop' | 'rise'; readonly seconds: number }
  | { readonly type: 'glow'; readonly color: string }
  | { readonly type: 'regular' }
  | { readonly type: 'spacing'; readonly pixels: number };

/**
 * An own drawing instead of an image file. A rect fills the element's box unless it says otherwise; a path uses only
 * absolute M, L, C, Q and Z, so that it scales by its numbers; `pin` ties a path to a corner of a box that grows.
 */
export type Drawing =
  | {
      readonly type: 'rect';
      readonly radius: number;
      readonly fill: string;
      readonly stroke?: string | undefined;
      readonly strokeWidth?: number | undefined;
      /** A part of the element's box. Default: the whole box. */
      readonly inset?:
        | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
        | undefined;
    }
  | {
      readonly type: 'path';
      readonly d: string;
      readonly width: number;
      readonly height: number;
      readonly fill: string;
      readonly stroke?: string | undefined;
      readonly strokeWidth?: number | undefined;
      readonly pin: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | 'bottom';
    };

interface ElementBase {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Left top corner inside the template. */
  readonly x: number;
  readonly y: number;
  readonly effects: readonly CaptionEffect[];
}

export interface CaptionTextElement extends ElementBase {
  readonly type: 'text';
  /** `{caption}` or `{subtitle}` stand for the variables; anything else is printed as it is. */
  readonly content: string;
  readonly alignment: 'left' | 'center' | 'right';
  readonly style: CaptionStyle;
}

export interface CaptionImageElement extends ElementBase {
  readonly type: 'image';
  /** Address of an image; the predefined templates have none, they carry their drawing. */
  readonly src: string;
  /** Address the user gave in its place. */
  readonly input_url: string;
  readonly drawing: readonly Drawing[];
}

export type CaptionElement = CaptionTextElement | CaptionImageElement;

interface CaptionVariable {
  readonly name: 'caption' | 'subtitle';
  /** Most characters at a time, 4–30. */
  readonly limit: number;
}

export interface CaptionTemplate {
  /** Unique, unlike the id (ruling 19). */
  readonly key: string;
  readonly template_id: number;
  /** Chinese name. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Left top corner on the 1080 × 1920 canvas. */
  readonly x: number;
  readonly y: number;
  readonly variables: readonly CaptionVariable[];
  readonly elements: readonly CaptionElement[];
}
