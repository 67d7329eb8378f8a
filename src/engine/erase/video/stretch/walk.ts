/** What a fill does with the images of a stretch; `Image` is whatever the caller goes through. */
interface Walker<Image> {
  /** Images that are looked at ahead of the one whose turn it is. */
  readonly ahead: number;
  look(image: Image): Promise<void>;
  /** One of the lead that need not be looked at. */
  skip(image: Image): void;
  /** An image long before the stretch, looked at: its turn came, and it is not made. */
  pass(time: number): void;
}

interface Timed {
  /** Seconds of the source. */
  readonly time: number;
}

/** Whose turn it is: one just before the stretch is made, and thrown away. */
type Role = 'warm' | 'own';

/** Seconds before a stretch from which on its first images are told what a fill of the whole video would know of them. */
const LEAD_SECONDS = 3;
/** Seconds before a stretch from which on all images are looked at, and one of how many before that: a fill keeps no more of them. */
const DENSE_SECONDS = 1;
const SPARSE = 3;
/** Seconds before a stretch from which on images are made all the same: what is made up leans on the image before. */
const WARM_SECONDS = 0.25;
/** Compared times come from the same numbers, seconds. */
export const NEAR = 1e-6;

/** Where the images of a stretch must begin, seconds of the source: those that are looked at, and those whose turn comes. */
export const leadOf = (start: number): { readonly looked: number; readonly made: number } => ({
  looked: start - LEAD_SECONDS,
  made: start - WARM_SECONDS,
});

/**
 * Hands out the images of a stretch and those just before it in their order, those after each looked at before. Of its lead only
 * those are needed that are looked at: it is not gone through twice.
 *
 * @param start Seconds of the source at which the stretch begins.
 * @param images From where they are made to the end of the stretch.
 * @param ahead The same images, those of the lead before them and those after them, to be looked at.
 */
export async function* walkStretch<Image extends Timed>(
  start: number,
  images: AsyncIterable<Image>,
  ahead: AsyncIterator<Image>,
  walker: Walker<Image>,
): AsyncGenerator<{ readonly image: Image; readonly role: Role }> {
  const { made } = leadOf(start);
  /** Times of those that were looked at and whose turn has not come. */
  const waiting: number[] = [];
  let count = 0;
  let isMore = walker.ahead > 0;
  const lookOn = async (): Promise<void> => {
    const next = await ahead.next();
    if (next.done) {
      isMore = false;
      return;
    }
    const { time } = next.value;
    count += 1;
    if (time < start - DENSE_SECONDS && count % SPARSE !== 0) {
      walker.skip(next.value);
      return;
    }
    await walker.look(next.value);
    waiting.push(time);
  };
  const isLead = (time: number | undefined): time is number => time !== undefined && time < made - NEAR;
  for await (const image of images) {
    while (isLead(waiting[0]) || (isMore && waiting.length <= walker.ahead)) {
      if (isMore && waiting.length <= walker.ahead) await lookOn();
      else walker.pass(waiting.shift() as number);
    }
    waiting.shift();
    yield { image, role: image.time >= start - NEAR ? 'own' : 'warm' };
  }
}
