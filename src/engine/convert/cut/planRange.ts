import type { EncodedPacket, EncodedPacketSink } from 'mediabunny';
import type { CutMode, Span } from '../types';
import { closedRun, NEAR, type RunEnd } from './closedRun';

/** A part of a range; seconds of the file's own clock, half-open. */
export type CutPart =
  | { readonly kind: 'encode'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'copy';
      readonly from: number;
      readonly to: number;
      /** The last packet that goes along, by its number in decode order. */
      readonly lastSequence: number;
    };

/** What will come of a range. */
export interface RangePlan {
  readonly start: number;
  readonly end: number;
  readonly parts: readonly CutPart[];
}

/** Packets looked at behind the end: images look ahead by 16 at most. */
const BEHIND = 40;
/** Copies shorter than this are not worth two joints, seconds. */
const SHORTEST_COPY = 0.4;

/**
 * Decides which packets of a range are copied and which frames are encoded.
 *
 * @param range Seconds of the file's own clock.
 * @returns null where nothing of the video lies in the range.
 */
export async function planRange(sink: EncodedPacketSink, range: Span, mode: CutMode): Promise<RangePlan | null> {
  const start = await frameAt(sink, range.start);
  const end = (await frameAt(sink, range.end)) ?? (await endOf(sink));
  if (start === null || end - start < NEAR) return null;
  const encode = (from: number, to: number): CutPart[] => (to - from > NEAR ? [{ kind: 'encode', from, to }] : []);
  const whole = { start, end, parts: encode(start, end) };
  if (mode === 'exact') return whole;
  if (mode === 'smart') {
    const run = await copyWithin(sink, start, end);
    if (!run) return whole;
    return { start, end, parts: [...encode(start, run.from), run, ...encode(run.to, end)] };
  }
  const key = await losslessStart(sink, start, end, mode);
  if (!key) return null;
  const run = await runFrom(sink, key, end, 'covering');
  if (!run) return null;
  const copy = { kind: 'copy', from: key.timestamp, to: run.end, lastSequence: run.lastSequence } as const;
  return { start: copy.from, end: copy.to, parts: [copy] };
}

/** The first frame that begins at `time` or later; null behind the last. */
async function frameAt(sink: EncodedPacketSink, time: number): Promise<number | null> {
  const metadataOnly = true;
  const packet = await sink.getPacket(time + NEAR, { metadataOnly });
  if (!packet) return (await sink.getFirstPacket({ metadataOnly }))?.timestamp ?? null;
  if (packet.timestamp >= time - NEAR) return packet.timestamp;
  const after = packet.timestamp + packet.duration;
  const next = await sink.getPacket(after + NEAR, { metadataOnly });
  return next && next.timestamp > packet.timestamp + NEAR ? next.timestamp : null;
}

async function endOf(sink: EncodedPacketSink): Promise<number> {
  const last = await sink.getPacket(Number.POSITIVE_INFINITY, { metadataOnly: true });
  return last ? last.timestamp + last.duration : 0;
}

/** Containers call some images key frames that are none (open groups): decoders, and so we, look at the bytes. */
const verifyKeyPackets = true;

async function losslessStart(
  sink: EncodedPacketSink,
  start: number,
  end: number,
  mode: 'before' | 'after',
): Promise<EncodedPacket | null> {
  const before = (await sink.getKeyPacket(start + NEAR, { verifyKeyPackets })) ?? (await sink.getFirstKeyPacket());
  if (mode === 'before' || !before || before.timestamp >= start - NEAR) return before;
  const after = await sink.getNextKeyPacket(before, { verifyKeyPackets });
  // Where no key frame stands in the range there is only the one before.
  return after && after.timestamp < end - NEAR ? after : before;
}

async function copyWithin(
  sink: EncodedPacketSink,
  start: number,
  end: number,
): Promise<Extract<CutPart, { kind: 'copy' }> | null> {
  const before = await sink.getKeyPacket(start + NEAR, { verifyKeyPackets });
  const isThere = before && before.timestamp >= start - NEAR;
  const key = isThere ? before : before && (await sink.getNextKeyPacket(before, { verifyKeyPackets }));
  if (!key || key.timestamp >= end - SHORTEST_COPY) return null;
  const run = await runFrom(sink, key, end, 'within');
  if (!run || run.end - key.timestamp < SHORTEST_COPY) return null;
  return { kind: 'copy', from: key.timestamp, to: run.end, lastSequence: run.lastSequence };
}

/** Only the last groups matter for the end: an hour before it need not be read. */
async function runFrom(
  sink: EncodedPacketSink,
  key: EncodedPacket,
  limit: number,
  wish: 'within' | 'covering',
): Promise<RunEnd | null> {
  const metadataOnly = true;
  const last = await sink.getKeyPacket(limit - NEAR, { metadataOnly });
  const previous = last && (await sink.getKeyPacket(last.timestamp - NEAR, { metadataOnly }));
  const isBehind = (packet: EncodedPacket | null): packet is EncodedPacket =>
    packet !== null && packet.sequenceNumber > key.sequenceNumber;
  const from = isBehind(previous) ? previous : key;
  const found: EncodedPacket[] = [];
  let behind = 0;
  for await (const packet of sink.packets(from, undefined, { metadataOnly })) {
    // Images before the key frame that follow it need what is not copied.
    if (packet.timestamp < from.timestamp - NEAR) continue;
    found.push(packet);
    behind += packet.timestamp >= limit ? 1 : 0;
    if (behind > BEHIND) break;
  }
  return closedRun(found, limit, wish);
}
