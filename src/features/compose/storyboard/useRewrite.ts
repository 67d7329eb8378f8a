import { useEffect, useRef, useState } from 'react';
import { messageOf, shownByCaller } from '@/lib/request';
import { CanceledError } from '@/lib/request/errors';
import { scriptApi } from '@/services/script/api';
import { useDispatch, useParts } from '../ComposeContext';
import { wishOf } from '../model/angles';
import { parseLine } from '../model/lines';
import type { Card } from '../model/state';

interface Suggestion {
  readonly phase: 'none' | 'streaming' | 'ready' | 'failed';
  readonly text: string;
  readonly problem?: string;
}

const around = 3;
const nothing: Suggestion = { phase: 'none', text: '' };

/** Another wording of one sentence, streamed as a suggestion: the sentence itself stays until it is accepted. */
export function useRewrite(card: Card) {
  const dispatch = useDispatch();
  const { store } = useParts();
  const [suggestion, setSuggestion] = useState(nothing);
  const running = useRef<AbortController>(undefined);
  const seed = useRef(1);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    seed.current += 1;
    setSuggestion({ phase: 'streaming', text: '' });
    const { draft } = store.getState();
    const index = draft.cards.findIndex((one) => one.id === card.id);
    const context = draft.cards.slice(Math.max(0, index - around), index + around + 1).map((one) => one.text);
    let text = '';
    const plain = () => parseLine(text)?.text ?? '';
    try {
      await scriptApi.rewrite(
        {
          ...(draft.goods.form.id ? { goods_id: draft.goods.form.id } : {}),
          ...(draft.brief.frameworkId ? { framework_id: draft.brief.frameworkId } : {}),
          role: card.role,
          text: card.text,
          context,
          seed: seed.current,
          wish: wishOf(draft.brief),
        },
        {
          signal: controller.signal,
          ...shownByCaller,
          onText: (piece) => {
            text += piece;
            if (!controller.signal.aborted) setSuggestion({ phase: 'streaming', text: plain() });
          },
        },
      );
      if (running.current === controller) setSuggestion({ phase: 'ready', text: plain() });
    } catch (error) {
      if (running.current !== controller) return;
      const isStopped = error instanceof CanceledError || controller.signal.aborted;
      setSuggestion(
        isStopped ? { phase: 'ready', text: plain() } : { phase: 'failed', text: plain(), problem: messageOf(error) },
      );
    }
  };

  return {
    ...suggestion,
    start: () => void start(),
    stop: () => running.current?.abort(),
    accept: () => {
      dispatch({ type: 'card/text', id: card.id, text: suggestion.text, label: 'replace' });
      setSuggestion(nothing);
    },
    reject: () => {
      running.current?.abort();
      running.current = undefined;
      setSuggestion(nothing);
    },
  };
}
