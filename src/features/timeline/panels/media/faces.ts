import { isLoopUrl, loopFile } from '@/engine/audio/loopMedia';
import { MediaError } from '@/engine/media/errors';
import { thumbnail } from '@/engine/media/thumbnail';
import type { MediaRef } from '@/engine/project/schema';
import { toSeconds } from '@/engine/time/ticks';
import { releaseObjectUrl } from '@/lib/objectUrl';
import { mediaVault } from '@/lib/storage/mediaVault';

const width = 240;
/** Not the very first frame: videos fade in. */
const atSeconds = 0.6;

/** An image's address, or why there is none: the file is not to be had, or it cannot be shown here. */
type Face = { readonly address: string } | { readonly problem: FaceProblem };
export type FaceProblem = 'missing' | 'undecodable';

const kept = new Map<string, Promise<Face>>();
let last: Promise<unknown> = Promise.resolve();

type Seen = Pick<MediaRef, 'kind' | 'url' | 'hash' | 'duration'>;

/** The bytes of a medium: from this computer or played here, else its address. */
export const bytesOf = async ({ url, hash }: Pick<MediaRef, 'url' | 'hash'>): Promise<Blob | string | undefined> =>
  (hash ? await mediaVault.get(hash).catch(() => undefined) : undefined) ??
  (isLoopUrl(url) ? loopFile(url) : url || undefined);

/** A small image of a medium; undefined for sound. Made once a page, one after another. */
export function faceOf(media: Seen): Promise<Face | undefined> {
  const key = media.hash || media.url;
  if (media.kind === 'audio' || !key) return Promise.resolve(undefined);
  const known = kept.get(key);
  if (known) return known;
  const made = last.then(async (): Promise<Face> => {
    const bytes = await bytesOf(media);
    if (!bytes) return { problem: 'missing' };
    const at = media.duration > 0 ? Math.min(atSeconds, toSeconds(media.duration) / 2) : 0;
    return { address: URL.createObjectURL(await thumbnail(bytes, at, width)) };
  });
  const safe = made.catch((error: unknown): Face => {
    const isHere = error instanceof MediaError && error.code === 'undecodable';
    return { problem: isHere ? 'undecodable' : 'missing' };
  });
  last = safe;
  kept.set(key, safe);
  // Asked again later: the network may be back by then.
  void safe.then((face) => 'problem' in face && kept.delete(key));
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
