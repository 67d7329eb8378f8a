import { codecTitle } from '@/engine/media/diagnose';
import { fetchBlob } from '@/engine/media/fetchMedia';
import { hasAiMetadata } from '@/engine/media/hasAiMetadata';
import type { MediaBytes } from '@/engine/media/openInput';
import { type MediaDetails, probe } from '@/engine/media/probe';
import type { MediaRef } from '@/engine/project/schema';
import { nearestRate } from '@/engine/time/frameRate';
import { fromSeconds } from '@/engine/time/ticks';

/**
 * A medium with its length, size, whether it sounds and whether it says that AI made it: lists do not always tell.
 *
 * @throws MediaError when the file cannot be had or read.
 */
export async function completeMedia(media: MediaRef): Promise<MediaRef> {
  const isKnown = media.kind === 'image' && media.width > 0;
  const image = media.kind === 'image' ? await fetchBlob(media.url).catch(orNothing(isKnown)) : undefined;
  const aiMark = await aiMarkOf(image ?? media.url);
  if (isKnown) return { ...media, ...aiMark };
  const facts = await probe(image ?? media.url);
  return {
    ...media,
    ...aiMark,
    kind: facts.kind,
    width: facts.width,
    height: facts.height,
    duration: fromSeconds(facts.duration),
    ...rateOf(facts),
    hasAudio: facts.hasAudio && facts.canDecodeAudio,
    ...(facts.isTruncated ? { isTruncated: true } : {}),
    ...(facts.hasAudio && !facts.canDecodeAudio ? { lostAudio: codecTitle(facts.audioCodec ?? '') } : {}),
  };
}

/** An image whose size is known is taken without being seen: its place says that it is missing. */
const orNothing =
  (isKnown: boolean) =>
  (error: unknown): undefined => {
    if (!isKnown) throw error;
  };

const aiMarkOf = async (bytes: MediaBytes): Promise<Pick<MediaRef, 'isAi'>> =>
  (await hasAiMetadata(bytes)) ? { isAi: true } : {};

/** The rate of a video that has a steady one, as a medium keeps it. */
export function rateOf({ fps, isVfr }: Pick<MediaDetails, 'fps' | 'isVfr'>): Pick<MediaRef, 'fps'> {
  const rate = isVfr || fps <= 0 ? undefined : nearestRate(fps);
  return rate ? { fps: rate } : {};
}
