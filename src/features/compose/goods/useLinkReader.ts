import { useEffect, useRef, useState } from 'react';
import { useDocumentId } from '@/blocks/document';
import { linkProblem } from '@/blocks/goods/linkProblem';
import { parseShareText } from '@/domain/goods/parseShareText';
import { signInShopOf } from '@/domain/goods/signInShops';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { BusinessError, CanceledError } from '@/lib/request/errors';
import { goodsApi } from '@/services/goods/api';
import { projectApi } from '@/services/project/api';
import type { ProjectSummary } from '@/services/project/schema';
import { useDispatch, useParts } from '../ComposeContext';
import { formFromExtraction, withTold, withTyped } from '../model/goodsForm';
import { emptyGoods } from '../model/state';

export interface LinkProblem {
  readonly text: string;
  /** What the server added, e.g. the HTTP status. */
  readonly detail?: string;
  /** Whether the same link may be read at another time. */
  readonly isPassing?: boolean;
}

export type LinkState =
  | { readonly kind: 'idle' | 'reading' }
  | { readonly kind: 'read'; readonly extractor: string }
  | { readonly kind: 'known'; readonly project: ProjectSummary }
  | { readonly kind: 'refused'; readonly problem: LinkProblem };

const passing: readonly string[] = ['LINK_UNREACHABLE', 'LINK_TIMEOUT', 'LINK_HTTP_ERROR'];

/** Reads a product link into the form, unless a draft of it is there or its shop shows nothing without an account. */
export function useLinkReader(autoRead: boolean) {
  const t = useT();
  const { store } = useParts();
  const dispatch = useDispatch();
  const ownId = useDocumentId();
  const running = useRef<AbortController>(undefined);
  const [state, setState] = useState<LinkState>({ kind: 'idle' });

  /** What the pasted text tells besides its link is kept when the page cannot be read. */
  const refuse = (problem: LinkProblem, told: { readonly title: string; readonly price: string; link: string }) => {
    setState({ kind: 'refused', problem });
    const { form } = store.getState().draft.goods;
    if (told.title === '' || form.title !== '') return;
    dispatch({ type: 'goods/fill', form: withTold({ ...emptyGoods, link: told.link }, told), origin: 'link' });
  };

  const findKnown = async (link: string, signal: AbortSignal): Promise<ProjectSummary | undefined> => {
    const query = { kind: 'compose.post', link, page: 1, page_size: 2 };
    const found = await projectApi.data(query, { ...shownByCaller, signal }).catch(() => undefined);
    return found?.list.find(({ id }) => id !== ownId);
  };

  const read = async (text: string, isAnew = false): Promise<boolean> => {
    const told = parseShareText(text);
    if (!told) {
      setState({
        kind: 'refused',
        problem: { text: t(text.trim() === '' ? 'compose.link.empty' : 'compose.link.invalid') },
      });
      return false;
    }
    const { link: url } = told;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'reading' });
    const before = store.getState().draft.goods.form;
    try {
      const known = isAnew ? undefined : await findKnown(url, controller.signal);
      controller.signal.throwIfAborted();
      if (known) {
        setState({ kind: 'known', project: known });
        return true;
      }
      const shop = signInShopOf(url);
      if (shop) {
        refuse({ text: t('compose.link.shop', { shop: t(`compose.link.shop.${shop}`) }) }, told);
        return false;
      }
      const found = await goodsApi.extract({ url }, { signal: controller.signal, ...shownByCaller, timeout: 30_000 });
      const filled = formFromExtraction({ ...found, link: found.link || url });
      const form = withTyped(filled, before, store.getState().draft.goods.form);
      dispatch({ type: 'goods/fill', form, origin: 'link' });
      setState({ kind: 'read', extractor: found.extractor });
      return true;
    } catch (error) {
      if (error instanceof CanceledError || controller.signal.aborted) return true;
      const id = linkProblem(error);
      const code = error instanceof BusinessError ? (error.code ?? '') : '';
      // Only there the server knows more than our sentence: the status of the page.
      const detail = code === 'LINK_HTTP_ERROR' ? { detail: messageOf(error) } : {};
      refuse({ text: id ? t(id) : messageOf(error), ...detail, isPassing: !id || passing.includes(code) }, told);
      return false;
    }
  };

  const readNow = useRef(read);
  readNow.current = read;
  useEffect(() => {
    if (autoRead) void readNow.current(store.getState().draft.goods.linkInput);
    return () => running.current?.abort();
  }, [autoRead, store]);

  return {
    state,
    read,
    stop: () => {
      running.current?.abort();
      setState({ kind: 'idle' });
    },
  };
}
