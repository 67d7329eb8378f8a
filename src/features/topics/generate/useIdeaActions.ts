import { history } from '@umijs/max';
import { App } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useActionRunner } from '@/hooks/useAction';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { messageOf, type RequestOptions } from '@/lib/request';
import { topicApi } from '@/services/topic/api';
import type { Board, BoardAction, BoardItem } from '../model/board';
import type { Brief } from '../model/brief';
import { type NextPlace, nextPlaces, topicBody } from '../model/saveItem';
import type { useGenerator } from '../model/useGenerator';
import type { IdeaActions } from './IdeaCard';

interface Parts {
  readonly board: Board;
  readonly brief: Brief;
  readonly dispatch: (action: BoardAction) => void;
  readonly generator: ReturnType<typeof useGenerator>;
  readonly onAssign: (topicId: string) => void;
}

/** What can be done with the topics of the board. Whatever needs a record saves it first. */
export function useIdeaActions(parts: Parts) {
  const t = useT();
  const actions = useRecordActions();
  const runAction = useActionRunner();
  const { message } = App.useApp();
  const [saving, setSaving] = useState<readonly string[]>([]);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const busy = useRef(new Map<string, Promise<string | undefined>>());

  return useMemo(() => {
    type Save = (item: BoardItem) => Promise<{ readonly id: string } | undefined>;
    /** Saves a topic once, however many actions want its record meanwhile. */
    function once(item: BoardItem, save: Save): Promise<string | undefined> {
      const known = latest.current.board.find(({ key }) => key === item.key) ?? item;
      if (known.savedId) return Promise.resolve(known.savedId);
      const begun = busy.current.get(item.key);
      if (begun) return begun;
      const work = async () => {
        let id: string | undefined;
        try {
          id = (await save(known))?.id;
          if (id) latest.current.dispatch({ type: 'saved', key: item.key, id });
          return id;
        } finally {
          if (!id) busy.current.delete(item.key);
          setSaving((keys) => keys.filter((key) => key !== item.key));
        }
      };
      setSaving((keys) => [...new Set([...keys, item.key])]);
      const running = work();
      busy.current.set(item.key, running);
      return running;
    }
    /** Id of the record; undefined when it could not be saved (the reason has been shown). */
    const idOf = (item: BoardItem) =>
      once(item, (known) => actions.save((options) => topicApi.save(topicBody(known), options), { isNew: true }));
    const ideaActions: IdeaActions = {
      save: (item) => void idOf(item),
      drop: ({ key }) => latest.current.dispatch({ type: 'drop', key }),
      takeBack: ({ key }) => latest.current.dispatch({ type: 'takeBack', key }),
      async change(item) {
        const { generator, brief } = latest.current;
        const { failure, isShort } = await generator.change({ ...brief, platform: item.platform }, item.key);
        if (failure) message.error(failure);
        else if (isShort) message.info(t('topic.short'));
      },
      async edit(item, change) {
        const { dispatch } = latest.current;
        dispatch({ type: 'edit', key: item.key, change });
        if (!item.savedId) return;
        const next = { ...item, idea: { ...item.idea, ...change } };
        const saved = await actions.save((options) => topicApi.save(topicBody(next), options), { isNew: false });
        if (saved) dispatch({ type: 'judge', key: item.key, score: saved.score });
      },
      async assign(item) {
        const id = await idOf(item);
        if (id) latest.current.onAssign(id);
      },
      async goOn(item, place: NextPlace) {
        const id = await idOf(item);
        if (id) history.push(nextPlaces[place](id));
      },
    };
    async function saveAll(): Promise<void> {
      const items = latest.current.board.filter(({ savedId, isDropped }) => !savedId && !isDropped);
      setSaving(items.map(({ key }) => key));
      let done = 0;
      const saveEach = async (_: undefined, options: RequestOptions) => {
        for (const item of items) {
          if (await once(item, (known) => topicApi.save(topicBody(known), options))) done += 1;
        }
      };
      await runAction(saveEach, undefined, {
        messages: {
          done: () => t('topic.savedAll', { count: done }),
          failed: (error) => t('topic.savedSome', { count: done, left: items.length - done, reason: messageOf(error) }),
        },
      });
      setSaving([]);
    }
    return { ideaActions, saveAll, saving };
  }, [actions, message, runAction, t, saving]);
}
