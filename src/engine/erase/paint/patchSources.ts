import type { Size } from '../types';
import type { SeenImage } from './frames';
import { copyOf } from './neighbors';
import type { PatchSource } from './patches';
import { carryBack, carryOn, knotsOf, type Places } from './places';

/** Images before and after one that patches are taken from. */
const SOURCES: readonly number[] = [1, 2, 4, 7, 11, 17, 25, 36];
const MOST_APART = 36;
/** Rows of a region from which on patches would take as long as all the rest: what no image shows stays smooth there. */
const LARGE = 48;

export const isPatched = ({ height }: Size): boolean => height < LARGE;

export type TimedSource = PatchSource & Pick<SeenImage, 'time'>;

/**
 * An image itself and others of its scene, near it and further away, with where its knots are in them by each motion.
 *
 * @param coverOf Where letters cover an image.
 */
export function patchSources<Image extends SeenImage>(
  images: readonly Image[],
  index: number,
  coverOf: (image: Image) => Uint8Array,
): readonly TimedSource[] {
  const image = images[index];
  if (!image) return [];
  const sources: TimedSource[] = [{ ...image, cover: coverOf(image), guesses: [], isLast: false }];
  for (const way of [-1, 1]) {
    let ways: Places[] | null = null;
    for (let apart = 1; apart <= MOST_APART; apart += 1) {
      const other = images[index + way * apart];
      const flow = (way < 0 ? images[index - apart + 1] : other)?.flow;
      if (!other || !flow) break;
      ways ??= [knotsOf(flow), knotsOf(flow), knotsOf(flow)];
      const carry = way < 0 ? carryBack : carryOn;
      ways.forEach((places, layer) => {
        carry(layer === 0 ? flow : (flow.layers?.fields[layer - 1] ?? flow), places);
      });
      if (SOURCES.includes(apart))
        sources.push({ ...other, cover: coverOf(other), guesses: ways.map(copyOf), isLast: false });
    }
  }
  return sources;
}
