import { codecTitle } from '@/engine/media/diagnose';
import { type MediaDetails, probe } from '@/engine/media/probe';
import type { MediaRef } from '@/engine/project/schema';
import { nearestRate } from '@/engine/time/frameRate';
import { fromSeconds } from '@/engine/time/ticks';

/**
 * A medium with its length, size and whether it sounds: lists do not always tell.
 *
 * @throws MediaError when the file cannot be had or read.
 */
export async function completeMedia(media: MediaRef): Promise<MediaRef> {
  const isKnown = media.kind === 'image' ? media.width > 0 : media.duration > 0;
  if (isKnown && media.kind === 'image') return media;
  const facts = await probe(media.url);
  return {
    ...media,
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

/** The rate of a video that has a steady one, as a medium keeps it. */
export function rateOf({ fps, isVfr }: Pick<MediaDetails, 'fps' | 'isVfr'>): Pick<MediaRef, 'fps'> {
  const rate = isVfr || fps <= 0 ? undefined : nearestRate(fps);
  return rate ? { fps: rate } : {};
}
