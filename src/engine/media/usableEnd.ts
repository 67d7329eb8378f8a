import { EncodedPacketSink, type InputTrack } from 'mediabunny';

/** Accuracy of the end, seconds. */
const STEP = 0.02;

/**
 * Where a video that was not downloaded or copied whole ends in truth, seconds of its own clock; null where its last
 * packet can be read. Its index, at the front, tells of images whose bytes are missing.
 */
export async function usableEnd(track: InputTrack): Promise<number | null> {
  const sink = new EncodedPacketSink(track);
  const metadata = await sink.getPacket(Number.POSITIVE_INFINITY, { metadataOnly: true }).catch(() => null);
  if (!metadata || (await isReadable(sink, metadata.timestamp, metadata.byteLength))) return null;
  let [good, bad] = [await track.getFirstTimestamp(), metadata.timestamp];
  while (bad - good > STEP) {
    const middle = (good + bad) / 2;
    const packet = await sink.getPacket(middle, { metadataOnly: true }).catch(() => null);
    if (packet && (await isReadable(sink, packet.timestamp, packet.byteLength))) good = middle;
    else bad = middle;
  }
  return good;
}

async function isReadable(sink: EncodedPacketSink, timestamp: number, bytes: number): Promise<boolean> {
  try {
    const packet = await sink.getPacket(timestamp + 1e-6);
    return packet !== null && packet.data.byteLength >= bytes;
  } catch {
    return false;
  }
}
