/** What is to be known of a packet to end a copy behind it; in decode order. */
export interface RunPacket {
  /** Seconds of presentation. */
  readonly timestamp: number;
  readonly duration: number;
  readonly sequenceNumber: number;
}

/** Where a copied run ends. */
export interface RunEnd {
  /** The last packet that goes along. */
  readonly lastSequence: number;
  /** Where its last image ends, seconds. */
  readonly end: number;
}

/** Times of one image told twice differ by less, seconds. */
export const NEAR = 5e-4;

/**
 * Finds where a run of packets may end so that no image is missing in it and none needs one behind it: images that
 * look ahead stand behind what they look at, so a run may end only where all that follows is shown later.
 *
 * @param packets In decode order, reaching some way behind `limit` (or to the end of the video).
 * @param limit Seconds. `within`: the last such place not behind it; `covering`: the first with everything before it.
 * @returns null where `within` leaves nothing.
 */
export function closedRun(packets: readonly RunPacket[], limit: number, wish: 'within' | 'covering'): RunEnd | null {
  const later = earliestAfter(packets);
  let latest = Number.NEGATIVE_INFINITY;
  let found: RunEnd | null = null;
  for (const [index, { timestamp, duration, sequenceNumber }] of packets.entries()) {
    latest = Math.max(latest, timestamp);
    const next = later[index + 1] ?? Number.POSITIVE_INFINITY;
    if (next < latest) continue;
    const end = Number.isFinite(next) ? next : latest + duration;
    if (wish === 'covering') {
      found = { lastSequence: sequenceNumber, end };
      if (next >= limit - NEAR) return found;
    } else {
      if (latest >= limit - NEAR) break;
      // An image that stands beyond the limit is shown only up to it.
      found = { lastSequence: sequenceNumber, end: Math.min(end, limit) };
    }
  }
  return found;
}

/** For each packet the earliest time among it and all that follow. */
function earliestAfter(packets: readonly RunPacket[]): Float64Array {
  const earliest = new Float64Array(packets.length + 1).fill(Number.POSITIVE_INFINITY);
  for (let index = packets.length - 1; index >= 0; index -= 1) {
    earliest[index] = Math.min(packets[index]?.timestamp ?? Number.POSITIVE_INFINITY, earliest[index + 1] ?? 0);
  }
  return earliest;
}
