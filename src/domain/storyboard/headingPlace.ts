import { estimateEm } from '../../engine/captions/measure';
import type { Project } from '../../engine/project/schema';
import type { Band } from './framing';
import { lineStretch, type Stretch } from './graphicClips';
import type { SeenHeat, SeenText } from './shotClips';

/** Where a heading's middle may be, shares of the canvas' height: below badge and marks, above the captions. */
const PLACES = [0.24, 0.29, 0.35, 0.41, 0.47, 0.53] as const;
const [USUAL] = PLACES;
const ROOM = { top: 0.15, bottom: 0.635 };
/** What a text of the picture under it counts beside what stands out there. */
const TEXT = 1.5;
/** Height of a heading with its ground, in heights of its lines. */
const AROUND = 1.6;
/** Another place has to be so much quieter. */
const QUIETER = 0.12;

/** Large where few words stand, so that a title is one or two lines that fill the width. Share of the shorter side. */
export function titleSize(words: string): number {
  const em = estimateEm(words, 700, 'Noto Sans SC');
  return Math.min(0.125, Math.max(0.07, (0.8 * linesOf(em)) / (em + linesOf(em))));
}

const linesOf = (em: number): number => (em <= 7 ? 1 : 2);

interface HeadingOptions {
  readonly canvas: Pick<Project['canvas'], 'width' | 'height'>;
  readonly heats: readonly SeenHeat[];
  readonly texts: readonly SeenText[];
}

/**
 * Where a heading stands, the middle as a share of the canvas' height: at the top, unless another place keeps clearly
 * better off the subject and the writing of the pictures that are seen meanwhile. Between badge and captions always.
 */
export function headingPlace(words: string, stretch: Stretch, { canvas, heats, texts }: HeadingOptions): number {
  const lines = linesOf(estimateEm(words, 700, 'Noto Sans SC'));
  const letters = (titleSize(words) * lines * 1.24 * Math.min(canvas.width, canvas.height)) / canvas.height;
  // Where lines take more of the height, their ground and a third line would reach the marks at the top.
  const isLow = lineStretch(canvas) > 1;
  const height = letters * (isLow ? AROUND : 1);
  const cost = (middle: number): number => {
    const own = { top: middle - height / 2, bottom: middle + height / 2 };
    const heat = weighed(heats, own, stretch, ({ heat: value }) => value);
    return (heat + TEXT * weighed(texts, own, stretch, () => 1)) / height;
  };
  const places = PLACES.filter((middle) => middle - height / 2 >= ROOM.top && middle + height / 2 <= ROOM.bottom);
  const usual = isLow ? (places[0] ?? USUAL) : USUAL;
  const best = places.reduce((found, middle) => (cost(middle) < cost(found) - 0.02 ? middle : found), usual);
  return cost(best) < cost(usual) - QUIETER ? best : usual;
}

/** Where the middle of the price tag stands, share of the canvas' height: at the top, or where no face is; and around it. */
const TAG = { usual: 0.2, lower: 0.5, above: 0.05, below: 0.1 } as const;
/** A face may reach this far under the tag, share of the tag's height. */
const COVERED_FACE = 0.2;

/** Where the price tag stands: at its `usual` place at the top, unless it would cover a face that is seen lower less. */
export function tagPlace(stretch: Stretch, texts: readonly SeenText[], usual: number = TAG.usual): number {
  const faces = texts.filter(({ isFace }) => isFace);
  const covered = (middle: number): number =>
    weighed(faces, { top: middle - TAG.above, bottom: middle + TAG.below }, stretch, () => 1);
  const isFree = covered(usual) <= COVERED_FACE * (TAG.above + TAG.below);
  return isFree || covered(TAG.lower) >= covered(usual) ? usual : TAG.lower;
}

/** Heights that a place shares with bands, each by its weight and by its share of the time. */
function weighed<Seen extends Band & Stretch>(
  bands: readonly Seen[],
  { top, bottom }: Band,
  { from, to }: Stretch,
  weight: (band: Seen) => number,
): number {
  return bands.reduce((sum, band) => {
    const height = Math.max(0, Math.min(bottom, band.bottom) - Math.max(top, band.top));
    const time = Math.max(0, Math.min(to, band.to) - Math.max(from, band.from));
    return sum + (height * weight(band) * time) / Math.max(1, to - from);
  }, 0);
}
