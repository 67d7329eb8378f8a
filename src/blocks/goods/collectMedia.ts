import { MediaError } from '@/engine/media/errors';
import { probe } from '@/engine/media/probe';
import { shownByCaller } from '@/lib/request';
import { fileApi } from '@/services/file/api';
import type { GoodsMedia } from '@/services/goods/schema';
/** Why a medium cannot be used. */
export type MediaTrouble = 'undecodable' | 'empty' | 'unreachable';

type Collected =
  | { readonly kind: 'ready'; readonly media: GoodsMedia }
  | { readonly kind: 'broken'; readonly trouble: MediaTrouble };

const isElsewhere = (url: string): boolean => new URL(url, location.href).origin !== location.origin;

/** Whether a medium must still be brought home or measured before a video can be made of it. */
export const needsCollecting = (media: GoodsMedia): boolean => !media.file_id || !media.width || !media.height;

/** Images elsewhere may vanish, and a foreign address cannot be drawn into a video (CORS): they go into the own store. */
async function bringHome(media: GoodsMedia): Promise<GoodsMedia> {
  if (media.file_id) return media;
  try {
    const file = await fileApi.uploadRemote(
      { url: new URL(media.url, location.href).href, ...(media.name ? { name: media.name } : {}) },
      shownByCaller,
    );
    return { ...media, file_id: file.id, url: file.url };
  } catch (error) {
    // What lies on this very origin can be drawn from where it is.
    if (isElsewhere(media.url)) throw error;
    return media;
  }
}

const troubleOf = (error: unknown): MediaTrouble => {
  if (!(error instanceof MediaError)) return 'unreachable';
  if (error.code === 'empty') return 'empty';
  return error.code === 'undecodable' || error.code === 'unsupported' ? 'undecodable' : 'unreachable';
};

/** Makes one medium usable: in the own store, measured, decodable. Never throws: what is wrong is the answer. */
export async function collectMedia(media: GoodsMedia): Promise<Collected> {
  try {
    const home = await bringHome(media);
    const facts = await probe(home.url);
    if (facts.kind === 'audio' || (facts.kind === 'video' && !facts.canDecodeVideo)) {
      return { kind: 'broken', trouble: 'undecodable' };
    }
    const size = { width: facts.width, height: facts.height };
    return {
      kind: 'ready',
      media: { ...home, kind: facts.kind, ...size, ...(facts.kind === 'video' ? { duration: facts.duration } : {}) },
    };
  } catch (error) {
    return { kind: 'broken', trouble: troubleOf(error) };
  }
}
