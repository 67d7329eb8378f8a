import { useState } from 'react';
import { collectMedia, needsCollecting } from '@/blocks/goods/collectMedia';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';
import type { GoodsMedia } from '@/services/goods/schema';
import { useCompose, useParts } from '../ComposeContext';
import { type FormFault, formFaults, goodsBody } from '../model/goodsForm';
import { chosenMedia } from '../model/selectors';

const atOnce = 4;

/** Saves the goods: chosen images come into the own store and are measured first, then the record is written. */
export function useSaveGoods() {
  const t = useT();
  const { store } = useParts();
  const [isSaving, setSaving] = useState(false);
  const [progress, setProgress] = useState('');
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const [problem, setProblem] = useState<string>();

  async function collectAll(): Promise<void> {
    const media = chosenMedia(store.getState().draft.goods.form).filter(needsCollecting);
    let next = 0;
    let done = 0;
    const worker = async () => {
      for (let item = media[next++]; item; item = media[next++]) {
        const collected = await collectMedia(item);
        done += 1;
        setProgress(t('compose.goods.collecting', { done, count: media.length }));
        if (collected.kind === 'broken') {
          store.dispatch({ type: 'goods/trouble', url: item.url, trouble: collected.trouble });
        } else {
          replace(item, collected.media);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  function ask([first]: readonly FormFault[]): false {
    store.dispatch({ type: 'goods/ask', field: first?.field });
    return false;
  }

  /** The image at its new address; the cover follows. */
  function replace(before: GoodsMedia, after: GoodsMedia): void {
    const { form } = store.getState().draft.goods;
    store.dispatch({
      type: 'goods/edit',
      patch: {
        media: form.media.map((item) => (item.url === before.url ? after : item)),
        ...(form.cover === before.url ? { cover: after.url } : {}),
      },
    });
  }

  /** Whether it was saved; where it was not, the first field that is wrong gets the focus. */
  async function save(): Promise<boolean> {
    const early = formFaults(store.getState().draft.goods.form);
    setFaults(early);
    setProblem(undefined);
    if (early.length > 0) return ask(early);
    setSaving(true);
    try {
      await collectAll();
      const late = formFaults(store.getState().draft.goods.form);
      setFaults(late);
      if (late.length > 0) return ask(late);
      const sent = store.getState().draft.goods.form;
      const saved = await goodsApi.save(goodsBody(sent), shownByCaller);
      const isTypedOn = store.getState().draft.goods.form !== sent;
      store.dispatch({ type: 'goods/saved', id: saved.id });
      if (isTypedOn) store.dispatch({ type: 'goods/edit', patch: {} });
      return true;
    } catch (error) {
      setProblem(messageOf(error));
      return false;
    } finally {
      setSaving(false);
      setProgress('');
    }
  }

  // What was put right meanwhile is no longer said.
  const left = useCompose(({ draft }) => formFaults(draft.goods.form));
  const shown = faults.filter(({ field }) => left.some((one) => one.field === field));
  return { save, isSaving, progress, faults: shown, problem };
}
