import { type DoWork, WorkCanceledError } from '../../work';
import { PlaneReader, visibleSize } from '../image';
import { packedPlanes, packedSize } from '../planes';
import { tidySpans } from '../spans';
import type { EraseRegion, EraseSpan } from '../types';
import { type EraseSource, openSource } from '../video/source';
import { FillTrial } from './fillTrial';
import type { EstimateRequest, EstimateResult } from './types';

/** So many stretches of a video are tried, so long each, seconds; every n-th image of them is filled. */
const STRETCHES = 3;
const LENGTH = 1.6;
const EVERY = 6;

/**
 * Tries how well the regions of a video can be filled, on a few seconds of it.
 *
 * @throws EraseError, MediaError, WorkCanceledError.
 */
export const estimateQuality: DoWork<EstimateRequest, never, EstimateResult> = async ({ file, settings }, context) => {
  const regions = settings.regions.filter(({ method }) => method === 'fill');
  const source = await openSource(file);
  try {
    const size = { width: await source.track.getCodedWidth(), height: await source.track.getCodedHeight() };
    const found = [];
    for (const region of regions) {
      const trial = new FillTrial(region, settings.regions, size, source.rotation);
      for (const stretch of stretchesOf(region, source.duration)) await tryOn(source, trial, stretch, context.signal);
      found.push({ id: region.id, psnr: trial.psnr });
    }
    return { regions: found };
  } finally {
    source.input.dispose();
  }
};

/** Evenly over the time in which the region is at work. */
export function stretchesOf({ spans }: Pick<EraseRegion, 'spans'>, duration: number): readonly EraseSpan[] {
  const active = spans ? tidySpans(spans, duration) : [{ start: 0, end: duration }];
  const total = active.reduce((sum, { start, end }) => sum + end - start, 0);
  const found = Array.from({ length: STRETCHES }, (_, index) => {
    let at = ((index + 0.5) / STRETCHES) * total;
    for (const { start, end } of active) {
      if (at <= end - start) {
        const from = Math.max(start, Math.min(start + at - LENGTH / 2, end - LENGTH));
        return { start: from, end: Math.min(end, from + LENGTH) };
      }
      at -= end - start;
    }
    return { start: 0, end: 0 };
  });
  return found.filter(({ start, end }, index) => end > start && start !== found[index - 1]?.start);
}

async function tryOn(source: EraseSource, trial: FillTrial, { start, end }: EraseSpan, signal: AbortSignal) {
  const { offset, samples } = source;
  const reader = new PlaneReader();
  let count = 0;
  for await (const sample of samples.samples(start + offset, end + offset)) {
    const image = sample.toVideoFrame();
    try {
      if (signal.aborted) throw new WorkCanceledError();
      const time = sample.timestamp - offset;
      const size = visibleSize(image);
      const format = await reader.read(image, size);
      const planes = packedPlanes(reader.buffer.subarray(0, packedSize(size)), format, size);
      trial.look(planes, time, count % EVERY === EVERY >> 1);
      count += 1;
    } finally {
      image.close();
      sample.close();
    }
  }
  trial.finishStretch();
}
