/** On upright videos the platforms' own controls cover so much of the height, and a little more is left free. */
const UPRIGHT = 0.102;
/** Others are shown between bars. */
const OTHER = 0.07;

/** Where marks that have to be seen begin, pixels from above: below the row that platforms lay over a video. */
export const markTop = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.round(height * (height > width ? UPRIGHT : OTHER));
