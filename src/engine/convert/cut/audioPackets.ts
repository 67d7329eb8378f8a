import { type EncodedPacket, EncodedPacketSink, type InputAudioTrack } from 'mediabunny';
import type { Segment } from './videoPackets';

/** Decoders need the packet before the first one to start cleanly, seconds. */
const RUN_UP = 0.03;

/**
 * The sound of a video, packet by packet, never encoded. Packets cannot be cut: at a joint the sound is off by half a
 * packet at most (some 10 ms), and the error never adds up, since each joint is chosen by the video's own clock.
 *
 * @param canHide What is dated before zero is not heard: the first range begins within a packet.
 */
export async function* audioPackets(
  track: InputAudioTrack,
  segments: readonly Segment[],
  canHide: boolean,
): AsyncGenerator<EncodedPacket, void, unknown> {
  const sink = new EncodedPacketSink(track);
  let end: number | null = null;
  for (const [index, segment] of segments.entries()) {
    const isHidden = index === 0 && canHide;
    const isLast = index === segments.length - 1;
    for await (const packet of segmentPackets(sink, segment, { isHidden, isLast, previousEnd: end })) {
      end = packet.timestamp + packet.duration;
      yield packet;
    }
  }
}

interface JointOptions {
  readonly isHidden: boolean;
  readonly isLast: boolean;
  readonly previousEnd: number | null;
}

async function* segmentPackets(
  sink: EncodedPacketSink,
  { plan, at }: Segment,
  { isHidden, isLast, previousEnd }: JointOptions,
): AsyncGenerator<EncodedPacket, void, unknown> {
  const shift = at - plan.start;
  const first = (await sink.getPacket(plan.start - RUN_UP)) ?? (await sink.getFirstPacket());
  if (!first) return;
  const packets = sink.packets(first);
  let nudge: number | null = null;
  try {
    for await (const packet of packets) {
      const half = packet.duration / 2;
      const ideal = packet.timestamp + shift;
      if (!isHidden && ideal < (previousEnd ?? at) - half) continue;
      if (packet.timestamp >= plan.end - (isLast ? 0 : half)) break;
      // Within a range the distances stay; only the joint is closed.
      nudge ??= previousEnd !== null && Math.abs(previousEnd - ideal) <= half + 1e-6 ? previousEnd - ideal : 0;
      const timestamp = isHidden ? ideal : Math.max(0, ideal + nudge);
      yield packet.clone({ timestamp });
    }
  } finally {
    await packets.return();
  }
}
