import type { Part } from '../parts';

/** Workers that fill at most: each decodes twice and encodes once besides. */
const MOST_WORKERS = 4;
/** Bytes that all of them may hold on a computer of little memory, and on others: what the bench allows (`subtitlePeakMB`). */
const LITTLE_BYTES = 400e6;
const USUAL_BYTES = 800e6;
/** Gigabytes up to which a computer has little memory. */
const LITTLE_GIGABYTES = 4;
/** Images that decoders and encoder of one hold. Measured in all: 370 MB at 1080p (746 of two), 210 MB at 720p (420 of two). */
const CODEC_IMAGES = 92;
/** Seconds of a stretch: a shorter one is mostly its neighbors, and a longer one waits in memory to be written. */
const SHORTEST = 4;
const LONGEST = 30;
/** Bytes of packets that wait at most, a worker. */
const PACKET_BYTES = 24e6;

/**
 * How many workers fill a video.
 *
 * @param cores As the browser tells.
 * @param gigabytes Of memory, as the browser tells; undefined where it does not: then it counts as little.
 * @param bytes That one fill remembers of images.
 * @param imageBytes Of one whole image.
 * @param seconds That are filled.
 */
export function workersFor({
  cores,
  gigabytes,
  bytes,
  imageBytes,
  seconds,
}: {
  readonly cores: number;
  readonly gigabytes: number | undefined;
  readonly bytes: number;
  readonly imageBytes: number;
  readonly seconds: number;
}): number {
  const mostBytes = (gigabytes ?? 0) > LITTLE_GIGABYTES ? USUAL_BYTES : LITTLE_BYTES;
  const byMemory = Math.floor(mostBytes / (bytes + CODEC_IMAGES * imageBytes));
  return Math.max(1, Math.min(MOST_WORKERS, cores, byMemory, Math.floor(seconds / SHORTEST)));
}

/**
 * Cuts what is encoded into stretches that so many workers can share; what is copied stays as it is.
 *
 * @param duration Of the video, seconds: the last part is open.
 * @param bitrate Bits a second of the result.
 */
export function sharedParts(
  parts: readonly Part[],
  { workers, duration, bitrate }: { readonly workers: number; readonly duration: number; readonly bitrate: number },
): readonly Part[] {
  const lengthOf = ({ start, end }: Part): number => Math.min(end, duration) - Math.max(0, start);
  const seconds = parts.reduce((sum, part) => sum + (part.kind === 'encode' ? lengthOf(part) : 0), 0);
  const longest = Math.max(SHORTEST, Math.min(LONGEST, (PACKET_BYTES * 8) / bitrate));
  // As many stretches for each: nobody waits for the last one.
  const length = seconds / (workers * Math.ceil(seconds / (workers * longest)));
  return parts.flatMap((part) => {
    const count = part.kind === 'encode' ? Math.max(1, Math.round(lengthOf(part) / length)) : 1;
    const from = Math.max(0, part.start);
    const cut = (index: number): number => from + (lengthOf(part) * index) / count;
    return Array.from({ length: count }, (_, index) => ({
      kind: part.kind,
      start: index === 0 ? part.start : cut(index),
      end: index === count - 1 ? part.end : cut(index + 1),
    }));
  });
}

/** Seconds of a video that parts encode. */
export const encodedSeconds = (parts: readonly Part[], duration: number): number =>
  parts.reduce(
    (sum, { kind, start, end }) => sum + (kind === 'encode' ? Math.min(end, duration) - Math.max(0, start) : 0),
    0,
  );
