import { shownByCaller } from '@/lib/request';
import { fileApi } from '@/services/file/api';
import { goodsApi } from '@/services/goods/api';
import type { GoodsMedia } from '@/services/goods/schema';
import { scriptApi } from '@/services/script/api';
import { forPlatform } from './brief';
import { formFromGoods } from './goodsForm';
import { type Draft, emptyDraft } from './state';

/**
 * A draft whose sentences are those of a script, at the storyboard; its goods come along where they still are, and files of
 * the library as images.
 * @throws the typed errors of lib/request
 */
export async function draftFromScript(id: string, fileIds: readonly string[] = []): Promise<Draft> {
  const script = await scriptApi.info({ id }, shownByCaller);
  const goods = script.goods_id
    ? await goodsApi.info({ id: script.goods_id }, shownByCaller).catch(() => undefined)
    : undefined;
  const own = goods ? formFromGoods(goods) : { ...emptyDraft.goods.form, title: script.title };
  const files = await Promise.all(fileIds.map((fileId) => readMedia(fileId)));
  const media = [...own.media, ...files.filter((file) => file !== undefined)];
  const form = { ...own, media, cover: own.cover || (media[0]?.url ?? '') };
  return {
    ...emptyDraft,
    documentId: crypto.randomUUID(),
    step: 'script',
    goods: { ...emptyDraft.goods, origin: goods ? 'library' : 'hand', form },
    brief: {
      ...forPlatform(emptyDraft.brief, script.platform),
      ...(script.framework_id ? { frameworkId: script.framework_id } : {}),
    },
    cards: script.sentences
      .filter(({ text }) => text.trim() !== '')
      .map(({ id: cardId, text, role }) => ({ id: cardId.slice(0, 40), text, role, shot: null })),
    scriptId: script.id,
  };
}

/** A file of the library as the composer takes it; undefined for one that is gone or is no image or video. */
async function readMedia(id: string): Promise<GoodsMedia | undefined> {
  const file = await fileApi.mediaInfo({ id }, shownByCaller).catch(() => undefined);
  if (!file || (file.kind !== 'image' && file.kind !== 'video')) return undefined;
  const { url, name, kind, width, height, duration } = file;
  return {
    ...{ file_id: id, kind, url, name: name.slice(0, 200) },
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...(duration ? { duration } : {}),
  };
}
