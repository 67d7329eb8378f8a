import { Flex } from 'antd';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { chinaToday, daysBetween, type IdeaPattern, type Occasion, occasionById } from '@/domain/occasions';
import { scoreTopic } from '@/domain/topics';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { readSession } from '@/lib/session';
import { workStore } from '@/lib/storage/workStore';
import type { Goods } from '@/services/goods/schema';
import type { Board } from '../model/board';
import { reduceBoard, titlesOnBoard } from '../model/board';
import { type Brief, briefFault, emptyBrief } from '../model/brief';
import { itemOf, useGenerator } from '../model/useGenerator';
import { AssignDialog } from '../parts/AssignDialog';
import { IdeaBoard } from './IdeaBoard';
import { OccasionStrip } from './OccasionStrip';
import { ReadyIdeas } from './ReadyIdeas';
import { mostIdea, TopicBrief } from './TopicBrief';
import styles from './TopicStudio.module.css';
import { useIdeaActions } from './useIdeaActions';

/** What stood on the screen when it was left: topics that nobody saved are not lost by a reload. */
interface Memory {
  readonly brief: Brief;
  readonly board: Board;
}

const keyOf = (accountId: string): string => `topics.board.${accountId}`;

const isMemory = (value: unknown): value is Memory => {
  const { brief, board } = (value ?? {}) as Partial<Memory>;
  return (
    Array.isArray(board) &&
    board.every((item) => typeof item?.idea?.title === 'string' && Array.isArray(item.score?.parts)) &&
    typeof brief?.idea === 'string' &&
    Array.isArray(brief.occasions) &&
    Array.isArray(brief.best)
  );
};

const readMemory = (accountId: string): Memory | undefined => workStore.get(keyOf(accountId), isMemory);
const keepMemory = (accountId: string, memory: Memory): void => void workStore.set(keyOf(accountId), memory);

export interface TopicStudioProps {
  /** What the user has said elsewhere; an idea is begun with at once. */
  readonly idea?: string;
  readonly goodsId?: string;
  readonly occasionId?: string;
  /** Which step comes first after a topic was chosen. */
  readonly first?: 'script' | 'video';
}

/** What the studio begins with: what was asked for elsewhere, else what stood here when it was left. */
function startOf(
  { idea, goodsId, occasionId }: TopicStudioProps,
  accountId: string,
  currentId: string | undefined,
): Memory & { readonly isNew: boolean } {
  const kept = readMemory(accountId);
  const asked: Partial<Brief> = {
    ...(idea ? { idea } : {}),
    ...(goodsId ? { goodsId } : {}),
    ...(occasionId && occasionById(occasionId) ? { occasions: [occasionId] } : {}),
  };
  const base = kept?.brief ?? { ...emptyBrief, goodsId: currentId, industry: readSession().industry };
  // What has been asked for elsewhere takes the place of what was asked for last time.
  const isAsked = Object.keys(asked).length > 0;
  const fresh = { ...emptyBrief, industry: base.industry, platform: base.platform, count: base.count };
  return {
    brief: isAsked ? { ...fresh, ...asked } : base,
    board: kept?.board ?? [],
    // A reload of the same address does not ask again.
    isNew: idea !== undefined && idea !== kept?.brief.idea,
  };
}

/** Makes topics: from what, and the board on which they come. */
export function TopicStudio({ idea, goodsId, occasionId, first = 'script' }: TopicStudioProps) {
  const accountId = readSession().accountId;
  const current = useCurrentGoods();
  const [start] = useState(() => startOf({ idea, goodsId, occasionId }, accountId, current?.id));
  const [brief, setBrief] = useState<Brief>(start.brief);
  const [goods, setGoods] = useState<Goods>();
  const [board, dispatch] = useReducer(reduceBoard, start.board);
  const generator = useGenerator(board, dispatch);
  const [assigning, setAssigning] = useState<readonly string[]>();
  const { ideaActions, saveAll, saving } = useIdeaActions({
    board,
    brief,
    dispatch,
    generator,
    onAssign: (id) => setAssigning([id]),
  });

  useEffect(() => keepMemory(accountId, { brief, board }), [accountId, brief, board]);

  const { generate } = generator;
  const isBegun = useRef(false);
  useEffect(() => {
    if (!start.isNew || isBegun.current) return;
    isBegun.current = true;
    generate(start.brief);
  }, [generate, start]);

  const change = useCallback((part: Partial<Brief>) => setBrief((before) => ({ ...before, ...part })), []);
  const toggle = ({ id }: Occasion) =>
    change({
      occasions: brief.occasions.includes(id)
        ? brief.occasions.filter((one) => one !== id)
        : [...brief.occasions, id].slice(-12),
    });
  const take = (occasion: Occasion, { hook, title, angle }: IdeaPattern) => {
    const made = {
      title,
      angle,
      hook,
      audience: '',
      reason: '',
      framework_id: '',
      occasion: occasion.name,
      outline: [],
    };
    const score = scoreTopic({
      ...made,
      goods,
      daysAhead: daysBetween(chinaToday(Date.now()), occasion.date),
      others: titlesOnBoard(board),
      best: [],
    });
    dispatch({ type: 'add', item: itemOf(brief, made, { total: score.total, parts: [...score.parts] }) });
  };
  const chosen = brief.occasions.flatMap((id) => occasionById(id) ?? []);
  const last = chosen.at(-1);
  const canMore = briefFault(brief, mostIdea) === undefined;

  return (
    <Flex vertical gap={16} style={{ minInlineSize: 0 }}>
      <OccasionStrip chosen={brief.occasions} onToggle={toggle} />
      <GridLayout gap={16} align="start" className={styles.columns}>
        <aside className={styles.side}>
          <TopicBrief
            brief={brief}
            onChange={change}
            onGoods={setGoods}
            isRunning={generator.isRunning}
            writer={generator.writer}
            onGenerate={() => generate(brief)}
            onStop={generator.stop}
          />
        </aside>
        <Flex vertical gap={16} style={{ minInlineSize: 0 }}>
          {last && <ReadyIdeas occasion={last} goods={goods?.title} industry={brief.industry} onTake={take} />}
          <IdeaBoard
            board={board}
            generator={generator}
            actions={ideaActions}
            saving={saving}
            first={first}
            canMore={canMore}
            onMore={() => generate(brief)}
            onSaveAll={() => void saveAll()}
            onClear={() => dispatch({ type: 'clear' })}
          />
        </Flex>
      </GridLayout>
      <AssignDialog ids={assigning} onClose={() => setAssigning(undefined)} onDone={() => undefined} />
    </Flex>
  );
}
