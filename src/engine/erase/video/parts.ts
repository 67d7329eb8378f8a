import type { EncodedPacket, VideoEncodingConfig } from 'mediabunny';
import { textOf } from '../../export/copy/source';
import { describeEncoder } from '../../export/videoEncoding';
import { isUntagged, UNTAGGED } from '../../media/videoColors';
import { isTouched } from '../spans';
import type { EraseRegion } from '../types';
import type { EraseSource } from './source';

/** A stretch of the video, from a key frame up to the next part; seconds of the source. */
export interface Part {
  readonly kind: 'copy' | 'encode';
  readonly start: number;
  readonly end: number;
}

/** A stretch from a key frame to the next. */
interface Group {
  readonly start: number;
  readonly end: number;
}

/** Shorter stretches are not worth a joint, seconds. */
const SHORTEST = 1;

/**
 * What is copied and what is encoded: groups of images that no region touches are copied, as long as they last long
 * enough.
 */
export function partsOf(groups: readonly Group[], regions: readonly EraseRegion[]): readonly Part[] {
  const parts: Part[] = [];
  const add = (kind: Part['kind'], { start, end }: Group): void => {
    const last = parts.at(-1);
    if (last?.kind === kind) parts[parts.length - 1] = { ...last, end };
    else parts.push({ kind, start, end });
  };
  for (const group of groups) add(isTouched(regions, group.start, group.end) ? 'encode' : 'copy', group);
  const merged: Part[] = [];
  for (const part of parts) {
    const kind = part.end - part.start < SHORTEST ? 'encode' : part.kind;
    const last = merged.at(-1);
    if (last?.kind === kind) merged[merged.length - 1] = { ...last, end: part.end };
    else merged.push({ ...part, kind });
  }
  return merged;
}

/**
 * Parts of a video; null where all must be encoded: copied and encoded images share one track only when the source was
 * made with the parameters of this browser's encoder, as videos of this product are.
 */
export async function planParts(
  source: EraseSource,
  regions: readonly EraseRegion[],
  encoding: VideoEncodingConfig,
): Promise<readonly Part[] | null> {
  if (!isWorthLooking(regions, source.duration) || encoding.codec !== source.codec) return null;
  const { config } = source;
  if (!config?.codedWidth || !config.codedHeight || config.codedWidth % 2 || config.codedHeight % 2) return null;
  const size = { width: await source.track.getCodedWidth(), height: await source.track.getCodedHeight() };
  const own = await describeEncoder(encoding, size, isUntagged(config.colorSpace) ? UNTAGGED : config.colorSpace).catch(
    () => null,
  );
  if (own === null || own !== textOf(config)) return null;
  const parts = partsOf(await groupsOf(source), regions);
  return parts.some(({ kind }) => kind === 'copy') ? parts : null;
}

function isWorthLooking(regions: readonly EraseRegion[], duration: number): boolean {
  if (regions.some(({ spans, method }) => spans === null || method === 'crop')) return false;
  const touched = regions.flatMap(({ spans }) => spans ?? []).reduce((sum, { start, end }) => sum + end - start, 0);
  return touched < duration - SHORTEST;
}

async function groupsOf({ packets, offset }: EraseSource): Promise<readonly Group[]> {
  const starts: number[] = [];
  const options = { metadataOnly: true };
  let key: EncodedPacket | null = await packets.getFirstKeyPacket(options);
  while (key) {
    starts.push(key.timestamp - offset);
    key = await packets.getNextKeyPacket(key, options);
  }
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? Number.POSITIVE_INFINITY }));
}
