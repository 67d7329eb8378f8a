import { captionTemplate } from '../../engine/project/captionTemplates';
import { UPRIGHT } from './framedParts';

/** Rows of the upright canvas, pixels from its top. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** What captions had better not lie on while a scene is shown. */
export interface SceneRegions {
  readonly faces: readonly Band[];
  /** What is shown above whoever explains it. */
  readonly content?: Band | undefined;
  /** Where two images of one scene meet, from the top. */
  readonly seam?: number | undefined;
}

/** The apps of the platforms lay title, account and buttons over the lowest rows. */
const APP_ROWS = 320;

/** Where a caption design puts its text by itself; undefined for an unknown one. */
export function usualBand(templateKey: string): Band | undefined {
  const template = captionTemplate(templateKey);
  const element = template?.elements.find((one) => one.type === 'text' && one.content === '{caption}');
  if (!template || !element) return undefined;
  const top = template.y + element.y;
  return { top, bottom: top + element.height };
}

const overlap = (band: Band, others: readonly Band[]): number =>
  others.reduce(
    (sum, { top, bottom }) => sum + Math.max(0, Math.min(band.bottom, bottom) - Math.max(band.top, top)),
    0,
  );

/**
 * How far captions move from their usual place, pixels downwards: not at all where they are on no face. Else to the first
 * place that is: on the seam of two images, just below it, as low as the apps leave it free. Where none is, to the one
 * that covers least of the faces, then of the content.
 */
export function captionOffset({ faces, content, seam }: SceneRegions, usual: Band): number {
  const height = usual.bottom - usual.top;
  const tops = [
    usual.top,
    ...(seam === undefined ? [] : [seam - height / 2, seam]),
    Math.max(usual.top, UPRIGHT.height - APP_ROWS - height),
  ];
  const covered = tops.map((top) => {
    const band = { top, bottom: top + height };
    return { top, faces: overlap(band, faces), content: overlap(band, content ? [content] : []) };
  });
  const best = covered.reduce((least, one) =>
    one.faces < least.faces || (one.faces === least.faces && one.content < least.content) ? one : least,
  );
  return Math.round(best.top - usual.top);
}
