import { startConvert } from '@/engine/convert';
import { probe } from '@/engine/media';

interface SeekableVideo {
  readonly blob: Blob;
  readonly release: () => Promise<void>;
}

/**
 * Browsers record without a length and without an index: the same frames in a file that has both. What cannot be read
 * stays as it is.
 */
export async function makeSeekable(recorded: Blob): Promise<SeekableVideo> {
  const asIs = { blob: recorded, release: async () => undefined };
  try {
    const { duration } = await probe(recorded);
    if (duration <= 0) return asIs;
    const job = startConvert({
      kind: 'cut',
      source: recorded,
      ranges: [{ start: 0, end: duration, name: 'recording', mode: 'before' }],
      isJoined: true,
    });
    const { result } = await job.done;
    const [file] = result.files;
    return file ? { blob: file.blob, release: job.release } : asIs;
  } catch {
    return asIs;
  }
}
