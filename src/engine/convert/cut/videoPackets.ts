import type { EncodedPacket } from 'mediabunny';
import { type AvcSets, hasSets, readAvcSets, toLengths, withSets } from '../../media/avcUnits';
import { isUntagged } from '../../media/videoColors';
import type { SourceVideo } from '../source';
import { NEAR } from './closedRun';
import { encodePart, type PartEncoding } from './encodePart';
import type { CutPart, RangePlan } from './planRange';

/** A range and where it begins in the file that is made, seconds. */
export interface Segment {
  readonly plan: RangePlan;
  readonly at: number;
}

/** A packet as it goes into the file: timed by it. */
interface VideoPacket {
  readonly packet: EncodedPacket;
  readonly config: VideoDecoderConfig | undefined;
  readonly isCopied: boolean;
}

/**
 * The image of a video, in decode order: copied packets as they are, encoded ones made to fit between them.
 *
 * @param encoding What encoded parts are made with; null where there are none.
 */
export async function* videoPackets(
  source: SourceVideo,
  segments: readonly Segment[],
  encoding: PartEncoding | null,
): AsyncGenerator<VideoPacket, void, unknown> {
  const parts = segments.flatMap(({ plan }) => plan.parts);
  const isMixed = parts.some(({ kind }) => kind === 'copy') && encoding !== null;
  const sets = isMixed ? setsOf(source) : null;
  for (const { plan, at } of segments) {
    const shift = at - plan.start;
    for (const part of plan.parts) {
      const packets =
        part.kind === 'copy' ? copied(source, part, sets) : encoding ? encoded(source, part, encoding, sets) : [];
      for await (const item of packets) {
        const timestamp = Math.max(0, item.packet.timestamp + shift);
        const config = isMixed || item.isCopied ? source.config : likeSource(source, item.config);
        yield { ...item, config, packet: item.packet.clone({ timestamp }) };
      }
    }
  }
}

/** An encoder knows nothing of pixels that are not square, and names colors where the source names none. */
export function likeSource(
  { config }: Pick<SourceVideo, 'config'>,
  own: VideoDecoderConfig | undefined,
): VideoDecoderConfig | undefined {
  if (!own) return own;
  const { displayAspectWidth, displayAspectHeight } = config;
  const { colorSpace, ...rest } = own;
  return {
    ...rest,
    ...(colorSpace && !isUntagged(config.colorSpace) ? { colorSpace } : {}),
    ...(displayAspectWidth && displayAspectHeight ? { displayAspectWidth, displayAspectHeight } : {}),
  };
}

/** Only H.264 and only outside start codes keeps its parameters apart from its images. */
function setsOf({ codec, config }: SourceVideo): AvcSets | null {
  return codec === 'avc' && config.description ? readAvcSets(config.description) : null;
}

async function* copied(
  { sink }: SourceVideo,
  { from, lastSequence }: Extract<CutPart, { kind: 'copy' }>,
  sets: AvcSets | null,
): AsyncGenerator<VideoPacket, void, unknown> {
  const key = await sink.getKeyPacket(from + NEAR);
  if (!key) return;
  let isFirst = true;
  const packets = sink.packets(key);
  try {
    for await (const packet of packets) {
      if (packet.sequenceNumber > lastSequence) break;
      // Open groups: images before the key frame that look back at what is not here.
      if (packet.timestamp < from - NEAR) continue;
      const data = isFirst && sets ? withSets(packet.data, sets) : null;
      isFirst = false;
      yield { packet: data ? packet.clone({ data }) : packet, config: undefined, isCopied: true };
    }
  } finally {
    await packets.return();
  }
}

async function* encoded(
  source: SourceVideo,
  part: Extract<CutPart, { kind: 'encode' }>,
  encoding: PartEncoding,
  sets: AvcSets | null,
): AsyncGenerator<VideoPacket, void, unknown> {
  for await (const { packet, config } of encodePart(source, part, encoding)) {
    if (sets && packet.type === 'key' && !hasSets(packet.data)) throw new Error('key frame without parameter sets');
    const data = sets ? toLengths(packet.data, sets.lengthSize) : null;
    yield { packet: data ? packet.clone({ data }) : packet, config, isCopied: false };
  }
}
