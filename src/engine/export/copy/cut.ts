/** What is to be known of a packet to cut between packets. */
export interface PacketTime {
  /** Seconds of presentation. */
  readonly timestamp: number;
  readonly isKey: boolean;
}

/** Half-open, images of the file. */
export interface CutRange {
  readonly first: number;
  readonly end: number;
  /** Packets before `first` that must go along to be decoded, not seen. */
  readonly preroll: number;
  /** Packet, in decode order, to begin at. */
  readonly packet: number;
}

/** Times of a source are off by this share of an image at most (WebM rounds to 1 ms). */
const SLACK = 0.12;

/**
 * The image of the file that shows a source image: the first whose time is not before it.
 *
 * @param fps Images a second of the file.
 */
export const imageOf = (timestamp: number, sourceStart: number, first: number, fps: number): number =>
  first + Math.ceil((timestamp - sourceStart) * fps - SLACK);

/**
 * Finds the longest part of a stretch that can be copied without a seam: from a key frame on, each image of the file
 * one packet, and no packet that needs one behind the end (videos with images that look ahead can be cut only where
 * nothing does).
 *
 * @param packets In decode order, from the last key frame before the stretch to some way behind its end.
 * @param canHide Whether packets before the stretch may go along unseen (an edit list hides them).
 */
export function cutRange(
  packets: readonly PacketTime[],
  stretch: { readonly first: number; readonly end: number; readonly sourceStart: number },
  fps: number,
  canHide: boolean,
): CutRange | null {
  const images = packets.map(({ timestamp }) => imageOf(timestamp, stretch.sourceStart, stretch.first, fps));
  const starts = packets.flatMap(({ isKey }, packet) => {
    const image = images[packet] ?? 0;
    const isIn = image >= stretch.first && image < stretch.end;
    return isKey && (isIn || (canHide && image < stretch.first)) ? [packet] : [];
  });
  // The last key frame that hides nothing but what must be hidden; failing that, the first inside.
  const exact = starts.find((packet) => images[packet] === stretch.first);
  const before = starts.filter((packet) => (images[packet] ?? 0) < stretch.first).at(-1);
  const packet = exact ?? before ?? starts[0];
  if (packet === undefined) return null;
  const begin = images[packet] ?? 0;
  const end = cleanEnd(images, packet, stretch.end);
  const first = Math.max(begin, stretch.first);
  return end > first ? { first, end, preroll: first - begin, packet } : null;
}

/** The last image up to which the packets from `from` on are whole: each image once, none missing, none ahead. */
function cleanEnd(images: readonly number[], from: number, limit: number): number {
  const begin = images[from] ?? 0;
  let highest = begin - 1;
  let clean = begin;
  const seen = new Set<number>();
  for (let packet = from; packet < images.length; packet += 1) {
    const image = images[packet] ?? 0;
    if (image < begin || seen.has(image)) break;
    seen.add(image);
    highest = Math.max(highest, image);
    if (highest >= limit) break;
    if (seen.size === highest - begin + 1) clean = highest + 1;
  }
  return clean;
}
