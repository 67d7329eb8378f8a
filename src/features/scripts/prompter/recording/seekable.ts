import { startConvert } from '@/engine/convert';
import { probe } from '@/engine/media';

interface SeekableVideo {
  readonly blob: Blob;
  readonly release: () => Promise<void>;
}

/** Clocks differ by a piece or two; less than this share is a file that was not understood. */
const WHOLE = 0.8;

/**
 * Browsers record without a length and without an index: the same frames in a file that has both. What cannot be read
 * stays as it is, and so does what would come out shorter than was recorded.
 *
 * @param seconds that were recorded
 */
export async function makeSeekable(recorded: Blob, seconds: number): Promise<SeekableVideo> {
  const asIs = { blob: recorded, release: async () => undefined };
  try {
    const { duration } = await probe(recorded);
    if (duration < seconds * WHOLE) return asIs;
    const job = startConvert({
      kind: 'cut',
      source: recorded,
      ranges: [{ start: 0, end: duration, name: 'recording', mode: 'before' }],
      isJoined: true,
    });
    const { result } = await job.done;
    const [file] = result.files;
    return file && file.duration >= seconds * WHOLE ? { blob: file.blob, release: job.release } : asIs;
  } catch {
    return asIs;
  }
}
