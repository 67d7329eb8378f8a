import { useCallback, useRef, useState } from 'react';
import { useWriting } from '@/blocks/writing';
import { occasionById } from '@/domain/occasions';
import { messageOf, shownByCaller } from '@/lib/request';
import type { InputOf } from '@/services/contract';
import { topicApi } from '@/services/topic/api';
import type { Topic, TopicIdea, topicContract } from '@/services/topic/schema';
import { newId } from '@/utils/newId';
import { type Board, type BoardAction, type BoardItem, titlesOnBoard } from './board';
import type { Brief } from './brief';

interface TopicEvent {
  readonly idea?: TopicIdea;
  readonly score?: Topic['score'];
  readonly short?: number;
}

type Body = InputOf<(typeof topicContract)['generate']>;

const newSeed = (): number => Math.floor(Math.random() * 1_000_000_000);

function bodyOf(brief: Brief, board: Board, count: number): Body {
  const { goodsId, best, occasions, ...rest } = brief;
  return {
    ...rest,
    ...(goodsId ? { goods_id: goodsId } : {}),
    occasions: [...occasions],
    best: [...best],
    count,
    avoid: titlesOnBoard(board),
    seed: newSeed(),
  };
}

/** A topic as it stands on the board, with what it was made from. */
export function itemOf(brief: Brief, idea: TopicIdea, score: Topic['score']): BoardItem {
  const day = brief.occasions.flatMap((id) => occasionById(id) ?? []).find(({ name }) => name === idea.occasion);
  return {
    key: newId(),
    idea,
    score,
    ...(brief.goodsId ? { goodsId: brief.goodsId } : {}),
    industry: brief.industry,
    platform: brief.platform,
    occasionDate: day?.date ?? '',
  };
}

/** Makes topics and lays them on the board one by one as they come; a cut stream leaves what came and goes on from there. */
export function useGenerator(board: Board, dispatch: (action: BoardAction) => void) {
  const writing = useWriting();
  const latest = useRef(board);
  latest.current = board;
  const [wanted, setWanted] = useState(0);
  const [arrived, setArrived] = useState(0);
  const [isShort, setIsShort] = useState(false);
  const [changing, setChanging] = useState<readonly string[]>([]);
  const { start } = writing;

  const generate = useCallback(
    (brief: Brief) => {
      let came = 0;
      setWanted(brief.count);
      setArrived(0);
      setIsShort(false);
      // A retry runs this again: it asks for what is still missing and avoids what has come.
      start((options) =>
        topicApi.generate(bodyOf(brief, latest.current, Math.max(1, brief.count - came)), {
          ...options,
          onEvent: (event: TopicEvent) => {
            if (event.short) setIsShort(true);
            if (!event.idea || !event.score || options.signal?.aborted) return;
            came += 1;
            setArrived(came);
            dispatch({ type: 'add', item: itemOf(brief, event.idea, event.score) });
          },
        }),
      );
    },
    [start, dispatch],
  );

  /** Another topic in the place of one. Resolves to a sentence when none came. */
  const change = useCallback(
    async (brief: Brief, key: string): Promise<{ readonly failure?: string; readonly isShort: boolean }> => {
      setChanging((keys) => [...keys, key]);
      let found: TopicEvent | undefined;
      try {
        await topicApi.generate(bodyOf(brief, latest.current, 1), {
          ...shownByCaller,
          onText: () => undefined,
          onEvent: (event: TopicEvent) => {
            if (event.idea) found = event;
          },
        });
      } catch (error) {
        return { failure: messageOf(error), isShort: false };
      } finally {
        setChanging((keys) => keys.filter((one) => one !== key));
      }
      if (!found?.idea || !found.score) return { isShort: true };
      dispatch({ type: 'replace', key, item: itemOf(brief, found.idea, found.score) });
      return { isShort: false };
    },
    [dispatch],
  );

  const isRunning = writing.status === 'waiting' || writing.status === 'streaming';
  return { ...writing, generate, change, changing, wanted, arrived, isShort, isRunning };
}
