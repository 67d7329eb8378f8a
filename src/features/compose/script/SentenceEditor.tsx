import { PlusOutlined, UndoOutlined } from '@ant-design/icons';
import { Alert, Button, Flex } from 'antd';
import { useCallback, useMemo, useRef } from 'react';
import { complianceMarks, useOwnWords } from '@/blocks/compliance';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { isBulkReplaceable, type Mark, type OwnWords, replaceAll } from '@/domain/compliance';
import { useRowsInTurn } from '@/hooks/useRowsInTurn';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { useCompose, useDispatch } from '../ComposeContext';
import { newCardId } from '../model/newCardId';
import { isSpeakable, totalSeconds } from '../model/selectors';
import type { Card } from '../model/state';
import { PanelTitle } from '../PanelTitle';
import { SentenceRow } from './SentenceRow';

/** Where the sentences stand on the page. */
export const sentenceListId = 'compose-sentences';
const shortText = 8;
const longSeconds = 180;

/** The chosen script as a list of sentences, with the words that the ad law objects to. */
export function SentenceEditor() {
  const t = useT();
  const dispatch = useDispatch();
  const cards = useCompose((state) => state.draft.cards);
  const seconds = useCompose((state) => totalSeconds(state.draft));
  const platform = useCompose((state) => state.draft.brief.platform);
  const category = useCompose((state) => state.draft.goods.form.category);
  const lastPast = useCompose((state) => state.past.at(-1));
  const rows = useRowsInTurn(cards);
  const list = useRef<HTMLOListElement>(null);
  const own = useOwnWords();
  const marks = useMarks(cards, platform, category, own);
  const markCount = cards.reduce((sum, card) => sum + (marks.get(card.id)?.filter(isBulkReplaceable).length ?? 0), 0);

  /** After the list has changed, so that the keyboard goes on where the change was. */
  const focus = useCallback((id: string) => {
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`#sentence-${CSS.escape(id)}`)?.focus());
  }, []);
  const addAfter = useCallback(
    (card: Card | undefined) => {
      const newId = newCardId();
      dispatch({ type: 'card/add', afterId: card?.id, role: card?.role ?? '', newId });
      focus(newId);
    },
    [dispatch, focus],
  );
  const replaceEverywhere = () => {
    const changed = cards.map((card) => {
      const found = marks.get(card.id) ?? [];
      return found.length === 0
        ? card
        : { ...card, text: replaceAll(card.text, checkOptions(platform, category, own)) };
    });
    dispatch({ type: 'cards/set', cards: changed, label: 'replaceAll' });
  };

  return (
    <Panel
      id={sentenceListId}
      component="section"
      vertical
      gap={12}
      style={{ minInlineSize: 0 }}
      aria-label={t('compose.sentence.list')}
    >
      <Flex gap="8px 12px" align="center" wrap>
        <PanelTitle>{t('compose.sentence.list')}</PanelTitle>
        <Text type="secondary" size={13} role="status">
          {t('compose.sentence.facts', { count: cards.length, time: formatDuration(Math.round(seconds)) })}
        </Text>
        <span style={{ marginInlineStart: 'auto' }} />
        {markCount > 0 && (
          <Button danger size="small" onClick={replaceEverywhere}>
            {t('compose.law.replaceAll', { count: markCount })}
          </Button>
        )}
        {lastPast && (
          <Button size="small" icon={<UndoOutlined />} onClick={() => dispatch({ type: 'cards/undo' })}>
            {t('compose.sentence.undo', { act: t(`compose.past.${lastPast.label}`) })}
          </Button>
        )}
      </Flex>
      <ScriptWarning cards={cards} seconds={seconds} />
      <Flex ref={list} component="ol" vertical>
        {rows.map((card, index) => (
          <SentenceRow
            key={card.id}
            card={card}
            index={index}
            isLast={index === cards.length - 1}
            marks={marks.get(card.id) ?? noMarks}
            onFocus={focus}
            onAdd={addAfter}
          />
        ))}
      </Flex>
      <Button type="dashed" block icon={<PlusOutlined />} onClick={() => addAfter(cards.at(-1))}>
        {t('compose.sentence.add')}
      </Button>
    </Panel>
  );
}

const noMarks: readonly Mark[] = [];

const checkOptions = (platform: string, category: string, own: OwnWords | undefined) => ({
  platform,
  category,
  ...(own ? { own } : {}),
});

/** Marks by card; a sentence is checked again only when its text changes. */
function useMarks(
  cards: readonly Card[],
  platform: string,
  category: string,
  own: OwnWords | undefined,
): ReadonlyMap<string, readonly Mark[]> {
  const known = useRef(own);
  const cache = useRef(new Map<string, readonly Mark[]>());
  return useMemo(() => {
    if (known.current !== own) cache.current = new Map();
    known.current = own;
    const next = new Map<string, readonly Mark[]>();
    const found = cards.map((card) => {
      const key = `${platform}|${category}|${card.text}`;
      const marks = cache.current.get(key) ?? complianceMarks(card.text, checkOptions(platform, category, own));
      next.set(key, marks);
      return [card.id, marks] as const;
    });
    cache.current = next;
    return new Map(found);
  }, [cards, platform, category, own]);
}

function ScriptWarning({ cards, seconds }: { readonly cards: readonly Card[]; readonly seconds: number }) {
  const t = useT();
  const text = cards.map((card) => card.text).join('');
  if (text.trim() === '') return <Alert type="warning" showIcon title={t('compose.sentence.empty')} />;
  if (!isSpeakable(text)) return <Alert type="warning" showIcon title={t('compose.sentence.nothingSpeakable')} />;
  if ([...text].length < shortText) {
    return (
      <Alert type="info" showIcon title={t('compose.sentence.short', { seconds: Math.max(1, Math.round(seconds)) })} />
    );
  }
  if (seconds > longSeconds) {
    return <Alert type="info" showIcon title={t('compose.sentence.long', { minutes: Math.ceil(seconds / 60) })} />;
  }
  return null;
}
