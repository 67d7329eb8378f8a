/** What a fill does with the images of a stretch; `Image` is whatever the caller goes through. */
interface Walker<Image> {
  /** Images that are looked at ahead of the one whose turn it is. */
  readonly ahead: number;
  look(image: Image): Promise<void>;
}

interface Timed {
  /** Seconds of the source. */
  readonly time: number;
}

/** Whose turn it is: one long before the stretch is only gone past, one just before it is made, and thrown away. */
type Role = 'lead' | 'warm' | 'own';

/** Seconds before a stretch from which on its first images are told what a fill of the whole video would know of them. */
export const LEAD_SECONDS = 3;
/** Seconds before a stretch from which on images are made all the same: what is made up leans on the image before. */
const WARM_SECONDS = 0.25;
/** Compared times come from the same numbers, seconds. */
export const NEAR = 1e-6;

/**
 * Hands out the images of a stretch and of its lead in their order, those after each looked at before.
 *
 * @param start Seconds of the source at which the stretch begins.
 * @param images From the lead to the end of the stretch.
 * @param ahead The same images and those after them, to be looked at.
 */
export async function* walkStretch<Image extends Timed>(
  start: number,
  images: AsyncIterable<Image>,
  ahead: AsyncIterator<Image>,
  walker: Walker<Image>,
): AsyncGenerator<{ readonly image: Image; readonly role: Role }> {
  let [turn, looked] = [0, 0];
  let isMore = walker.ahead > 0;
  for await (const image of images) {
    for (; isMore && looked <= turn + walker.ahead; looked += 1) {
      const next = await ahead.next();
      if (next.done) isMore = false;
      else await walker.look(next.value);
    }
    turn += 1;
    const role = image.time >= start - NEAR ? 'own' : image.time >= start - WARM_SECONDS ? 'warm' : 'lead';
    yield { image, role };
  }
}
