import { isLoopUrl, loopFile } from '@/engine/audio/loopMedia';
import { thumbnail } from '@/engine/media/thumbnail';
import type { MediaRef } from '@/engine/project/schema';
import { toSeconds } from '@/engine/time/ticks';
import { releaseObjectUrl } from '@/lib/objectUrl';
import { mediaVault } from '@/lib/storage/mediaVault';

const width = 240;
/** Not the very first frame: videos fade in. */
const atSeconds = 0.6;

const kept = new Map<string, Promise<string | undefined>>();
let last: Promise<unknown> = Promise.resolve();

type Seen = Pick<MediaRef, 'kind' | 'url' | 'hash' | 'duration'>;

/** The bytes of a medium: from this computer or played here, else its address. */
export const bytesOf = async ({ url, hash }: Pick<MediaRef, 'url' | 'hash'>): Promise<Blob | string | undefined> =>
  (hash ? await mediaVault.get(hash).catch(() => undefined) : undefined) ??
  (isLoopUrl(url) ? loopFile(url) : url || undefined);

/**
 * Address of a small image of a medium; undefined for sound and for what cannot be read. Made once a page, one after
 * another.
 */
export function faceOf(media: Seen): Promise<string | undefined> {
  const key = media.hash || media.url;
  if (media.kind === 'audio' || !key) return Promise.resolve(undefined);
  const known = kept.get(key);
  if (known) return known;
  const made = last.then(async () => {
    const bytes = await bytesOf(media);
    if (!bytes) return undefined;
    const at = media.duration > 0 ? Math.min(atSeconds, toSeconds(media.duration) / 2) : 0;
    return URL.createObjectURL(await thumbnail(bytes, at, width));
  });
  const safe = made.catch(() => undefined);
  last = safe;
  kept.set(key, safe);
  // Asked again later: the network may be back by then.
  void safe.then((face) => face === undefined && kept.delete(key));
  return safe;
}

/** An address for an element of the page (`<video>`); to be given back by `release`. */
export async function openAddress(
  media: Pick<MediaRef, 'url' | 'hash'>,
): Promise<{ readonly address: string; readonly release: () => void } | undefined> {
  const bytes = await bytesOf(media);
  if (!bytes) return undefined;
  if (typeof bytes === 'string') return { address: bytes, release: () => undefined };
  const address = URL.createObjectURL(bytes);
  return { address, release: () => releaseObjectUrl(address) };
}
