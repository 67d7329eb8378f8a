import { VideoSample } from 'mediabunny';
import { untag } from '../../../media/videoColors';
import type { Eraser } from '../../eraser';
import { ImageEraser } from '../../image';
import type { EraseSource } from '../source';
import { leadOf, NEAR, walkStretch } from './walk';

/** How the images of a stretch came into the file. */
export interface StretchCounts {
  passed: number;
  erased: number;
}

export interface StretchRun {
  readonly source: EraseSource;
  readonly eraser: Eraser;
  /** Seconds of the source, half-open; the first and the last stretch are open. */
  readonly start: number;
  readonly end: number;
  /** Beside copied packets that say nothing of their colors: neither do the images. */
  readonly isUntagged: boolean;
  /** Called before each image with its time: waits while paused, throws when canceled. */
  readonly before: (time: number) => Promise<void>;
  /** Takes an image that was made; it is closed afterwards. */
  readonly write: (image: VideoSample) => Promise<void>;
}

interface SourceImage {
  readonly sample: VideoSample;
  readonly time: number;
}

/**
 * Makes the images of a stretch without their subtitles. It is decoded twice: what comes after an image is looked at first, and
 * to keep those images until it is their turn would take more memory than all the rest.
 */
export async function eraseStretch(run: StretchRun): Promise<StretchCounts> {
  const { source, eraser, start, end, before } = run;
  const maker = new ImageEraser(eraser);
  const counts: StretchCounts = { passed: 0, erased: 0 };
  const from = eraser.ahead > 0 ? leadOf(start) : { looked: start, made: start };
  const ahead = imagesOf(source, from.looked, Number.POSITIVE_INFINITY);
  const look = async ({ sample, time }: SourceImage): Promise<void> => {
    try {
      if (!eraser.isTelling(time)) return;
      await before(Math.max(0, Math.min(time, start)));
      const own = sample.toVideoFrame();
      await maker.look(own, time).finally(() => own.close());
    } finally {
      sample.close();
    }
  };
  try {
    for await (const { image, role } of walkStretch(start, imagesOf(source, from.made, end), ahead, {
      ahead: eraser.ahead,
      look,
      skip: ({ sample }) => sample.close(),
      pass: (time) => eraser.pass(time),
    })) {
      await make(run, maker, image, role === 'own' ? counts : null).finally(() => image.sample.close());
    }
  } finally {
    await ahead.return(undefined);
  }
  return counts;
}

async function make(
  { eraser, isUntagged, before, write }: StretchRun,
  maker: ImageEraser,
  { sample, time }: SourceImage,
  counts: StretchCounts | null,
): Promise<void> {
  await before(time);
  const { duration } = sample;
  const own = sample.toVideoFrame();
  try {
    const isPlanar = own.format === 'I420' || own.format === 'NV12';
    const timing = { timestamp: Math.round(time * 1e6), duration: Math.round(duration * 1e6) };
    const made = await maker.make(own, time, timing);
    if (!counts) {
      made.close();
      return;
    }
    counts[eraser.crop !== null || eraser.isAtWork(time) ? 'erased' : 'passed'] += 1;
    // Seconds as the source has them: microseconds would make an even video uneven.
    const image = new VideoSample(isUntagged && isPlanar ? await untag(made) : made, { timestamp: time, duration });
    await write(image).finally(() => image.close());
  } finally {
    own.close();
  }
}

/** The images of a source that begin within a time, each to be closed; one that ends before zero is not shown. */
async function* imagesOf(source: EraseSource, start: number, end: number): AsyncGenerator<SourceImage, undefined> {
  const until = Number.isFinite(end) ? end + source.offset : undefined;
  for await (const sample of source.samples.samples(start + source.offset - NEAR, until)) {
    const told = sample.timestamp - source.offset;
    const time = Math.max(0, told);
    // The first that is handed out is the one that stands at the beginning, whenever it came.
    const isWithin = time >= start - NEAR && time < end - NEAR;
    if (isWithin && (told >= 0 || told + sample.duration > 0)) yield { sample, time };
    else sample.close();
  }
  return undefined;
}
