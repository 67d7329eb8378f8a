import { shownByCaller } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';
import { scriptApi } from '@/services/script/api';
import { formFromGoods } from './goodsForm';
import { type Draft, emptyDraft } from './state';

/**
 * A draft whose sentences are those of a script, at the storyboard; its goods come along where they still are.
 * @throws the typed errors of lib/request
 */
export async function draftFromScript(id: string): Promise<Draft> {
  const script = await scriptApi.info({ id }, shownByCaller);
  const goods = script.goods_id
    ? await goodsApi.info({ id: script.goods_id }, shownByCaller).catch(() => undefined)
    : undefined;
  const form = goods ? formFromGoods(goods) : { ...emptyDraft.goods.form, title: script.title };
  return {
    ...emptyDraft,
    documentId: crypto.randomUUID(),
    step: 'script',
    goods: { ...emptyDraft.goods, origin: goods ? 'library' : 'hand', form },
    brief: {
      ...emptyDraft.brief,
      platform: script.platform,
      ...(script.framework_id ? { frameworkId: script.framework_id } : {}),
    },
    cards: script.sentences
      .filter(({ text }) => text.trim() !== '')
      .map(({ id: cardId, text, role }) => ({ id: cardId.slice(0, 40), text, role, shot: null })),
    scriptId: script.id,
  };
}
