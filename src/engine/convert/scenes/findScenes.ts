import { VideoSampleSink } from 'mediabunny';
import { MediaError } from '../../media/errors';
import type { WorkContext } from '../../work/types';
import { ConvertError } from '../errors';
import { Reporter } from '../reporter';
import { openSource } from '../source';
import type { ConvertProgress, ConvertResults, ScenesRequest } from '../types';
import { type FrameLook, LOOKS_PER_SECOND, openOnlooker } from './lookAt';
import { type FrameChange, sceneCuts } from './sceneCuts';
import { difference, type Signature, signatureOf } from './signature';

/** A flash is over after so many frames. */
const FLASH = 4;
/** Faster videos are looked at every second frame, frames a second. */
const FAST = 45;

/**
 * Looks through a video for cuts; keeps three figures a frame. With `looks` also for faces and what stands out, twice a
 * second, in the same pass: decoding is what takes long.
 *
 * @throws ConvertError, MediaError, WorkCanceledError
 */
export async function findScenes(
  request: ScenesRequest,
  context: WorkContext<ConvertProgress>,
): Promise<ConvertResults['scenes']> {
  const reporter = new Reporter(context);
  const source = await openSource(request.source);
  try {
    const { video, offset, duration, isTruncated } = source;
    if (!video) throw new ConvertError({ code: 'no-image', detail: '' });
    if (!(await video.track.canDecode())) throw new MediaError('undecodable');
    const { averagePacketRate } = await video.track.computePacketStats(100);
    const every = averagePacketRate > FAST ? 2 : 1;
    const changes = new Changes();
    reporter.enter('looking');
    const onlooker = request.looks
      ? await openOnlooker(await video.track.getDisplayWidth(), await video.track.getDisplayHeight())
      : undefined;
    const looks: FrameLook[] = [];
    let index = 0;
    try {
      for await (const sample of new VideoSampleSink(video.track).samples(offset, offset + duration)) {
        const time = sample.timestamp - offset;
        try {
          if (index % every === 0) changes.add(time, await signatureOf(sample));
          if (onlooker && time * LOOKS_PER_SECOND >= looks.length) looks.push(await onlooker.look(sample, time));
        } finally {
          sample.close();
        }
        index += 1;
        reporter.advance(time / duration);
        await reporter.breathe();
      }
    } catch (error) {
      if (!isTruncated || index === 0) throw error;
    } finally {
      await onlooker?.close();
    }
    const times = sceneCuts(changes.all(), request);
    return { times, duration, ...(onlooker && { looks, hasFaces: onlooker.hasFaces }) };
  } finally {
    source.input.dispose();
  }
}

/** Compares each frame with the one before, and that with one a little later. */
class Changes {
  private readonly found: { time: number; change: number; lasting: number }[] = [];
  /** The latest signatures, the newest last. */
  private readonly ring: Signature[] = [];

  add(time: number, signature: Signature): void {
    const before = this.ring.at(-1);
    this.found.push({ time, change: before ? difference(before, signature) : 0, lasting: 1 });
    this.ring.push(signature);
    if (this.ring.length > 2 * FLASH) this.ring.shift();
    // The frames before a change against now: what comes back, after a flash or out of one, is no new scene.
    const changed = this.found[this.found.length - FLASH];
    const earlierOnes = this.ring.slice(0, -FLASH);
    if (changed && earlierOnes.length > 0) {
      changed.lasting = Math.min(...earlierOnes.map((earlier) => difference(earlier, signature)));
    }
  }

  all(): readonly FrameChange[] {
    return this.found;
  }
}
