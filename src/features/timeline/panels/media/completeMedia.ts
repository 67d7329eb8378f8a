import { probe } from '@/engine/media/probe';
import type { MediaRef } from '@/engine/project/schema';
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
    hasAudio: facts.hasAudio,
  };
}
