import { CanvasSink } from 'mediabunny';
import { MediaError } from './errors';
import { type MediaBytes, openInput } from './openInput';

interface FrameAlong {
  /** Seconds from the beginning of the video. */
  readonly at: number;
  readonly image: ImageBitmap;
}

/**
 * Small images of a video at given times, in order, each the frame that is really shown then: the video is decoded once.
 * Who takes an image closes it. Meant for short videos; along long ones, {@link Filmstrips} goes from key frame to key frame.
 *
 * @param times Seconds, ascending.
 * @param height Pixels.
 * @throws MediaError
 */
export async function* framesAlong(
  media: MediaBytes,
  times: readonly number[],
  height: number,
): AsyncGenerator<FrameAlong> {
  const input = await openInput(media);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) throw new MediaError('undecodable');
    const begin = await track.getFirstTimestamp();
    const sink = new CanvasSink(track, { height, poolSize: 1 });
    let index = 0;
    for await (const found of sink.canvasesAtTimestamps(times.map((time) => time + begin))) {
      const at = times[index] ?? 0;
      index += 1;
      if (found) yield { at, image: await createImageBitmap(found.canvas) };
    }
  } finally {
    input.dispose();
  }
}
