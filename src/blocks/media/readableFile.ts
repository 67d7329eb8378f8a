import { unwrapOggFlac } from '@/engine/media/oggFlac';
import { HeicError, readableImage } from '@/lib/heic/heicImage';
import { drawnSvg, SvgError } from '@/lib/svgImage';

/** What is wrong with a file that has to become another one first; the words: `upload.<problem>`. */
export type ReadableProblem = 'heic' | `svg.${SvgError['problem']}`;

/**
 * A chosen file as what everything else works with: an SVG is drawn, a HEIC photo becomes a JPEG, FLAC comes out of its Ogg.
 * Any other comes back as it is.
 */
export async function readableFile(chosen: File): Promise<File | ReadableProblem> {
  if (chosen.size === 0) return chosen;
  try {
    return await unwrapOggFlac(await readableImage(await drawnSvg(chosen)));
  } catch (error) {
    if (error instanceof SvgError) return `svg.${error.problem}`;
    if (error instanceof HeicError) return 'heic';
    throw error;
  }
}
