/** The part that we use; the package brings no types. */
declare module 'gifenc' {
  type Format = 'rgb565' | 'rgb444' | 'rgba4444';
  type Palette = number[][];

  interface Encoder {
    writeFrame(
      indexes: Uint8Array,
      width: number,
      height: number,
      options: { palette: Palette /** Milliseconds. */; delay: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, colors: number, options?: { format?: Format }): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette, format?: Format): Uint8Array;
}
