import { HistoryOutlined, PlusOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Drawer, Flex, Input } from 'antd';
import { Suspense, useCallback, useState } from 'react';
import { FrameworkPanel } from '@/blocks/breakdown/FrameworkPanel';
import { HookPanel } from '@/blocks/breakdown/HookPanel';
import panel from '@/blocks/breakdown/panel.module.css';
import { RhythmCurve } from '@/blocks/breakdown/RhythmCurve';
import { SaveFramework } from '@/blocks/breakdown/SaveFramework';
import { adviceSentence } from '@/blocks/breakdown/sentences';
import { Chain } from '@/blocks/chain';
import { SaveStatus, useDocumentId, useDocumentSession } from '@/blocks/document';
import { lazyPart } from '@/components/lazyPart';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import type { Advice } from '@/domain/breakdown';
import { useCan } from '@/hooks/useCan';
import { useCommands } from '@/hooks/useCommands';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useT } from '@/hooks/useT';
import type { BreakdownStore } from '../AnalyzeSession';
import { ExportMenu } from '../exporting/ExportMenu';
import { HistoryList } from '../HistoryList';
import { JudgeButton } from './JudgeButton';
import { PrintedBreakdown } from './PrintedBreakdown';
import styles from './result.module.css';
import { SegmentCard } from './SegmentCard';
import { SourcePanel } from './SourcePanel';
import { StatisticsPanel } from './StatisticsPanel';
import { useBreakdown } from './useBreakdown';

interface AdvicePanelProps {
  readonly advice: readonly Advice[];
  readonly onSelect: (index: number) => void;
}

function AdvicePanel({ advice, onSelect }: AdvicePanelProps) {
  const t = useT();
  return (
    <GridLayout component="section" gap={16} className={panel.panel} aria-label={t('analyze.advice.title')}>
      <Text component="h2" size="large" strong>
        {t('analyze.advice.title')}
      </Text>
      {advice.length === 0 && (
        <Text component="p" type="secondary">
          {t('analyze.advice.none')}
        </Text>
      )}
      <Flex component="ul" vertical className={styles.advice}>
        {advice.map((item) => (
          <li key={item.id}>
            {adviceSentence(t, item)}
            {item.segment !== undefined && (
              <button type="button" className={panel.chip} onClick={() => onSelect(item.segment ?? 0)}>
                {t('analyze.advice.show', { index: item.segment + 1 })}
              </button>
            )}
          </li>
        ))}
      </Flex>
    </GridLayout>
  );
}

const ImitateDrawer = lazyPart(() =>
  import('../imitate/ImitateDrawer').then((module) => ({ default: module.ImitateDrawer })),
);

type Breakdown = ReturnType<typeof useBreakdown>;

/** Undo and redo of the cuts. */
function useHistoryCommands(store: BreakdownStore, { canUndo, canRedo }: Breakdown): void {
  const t = useT();
  const group = t('analyze.pageTitle');
  useCommands([
    {
      id: 'analyze.undo',
      title: t('analyze.command.undo'),
      group,
      shortcut: 'Mod+Z',
      enabled: () => canUndo,
      run: store.undo,
    },
    {
      id: 'analyze.redo',
      title: t('analyze.command.redo'),
      group,
      shortcut: ['Mod+Shift+Z', 'Mod+Y'],
      enabled: () => canRedo,
      run: store.redo,
    },
  ]);
}

interface WorkbenchHeadProps {
  readonly store: BreakdownStore;
  readonly breakdown: Breakdown;
  readonly onHistory: () => void;
  readonly onNew: () => void;
}

/** The breakdown's name, how it is kept, and what can be done with the whole of it. */
function WorkbenchHead({ store, breakdown, onHistory, onNew }: WorkbenchHeadProps) {
  const t = useT();
  const { doc, result, matches, canUndo, canRedo } = breakdown;
  // A name is typed letter by letter: it has no steps of its own, and undoing a cut leaves it alone.
  const rename = (title: string) =>
    store.setHistory(store.getState().history.amend((before) => ({ ...before, title })));
  return (
    <Flex component="header" gap="8px 16px" align="center" wrap>
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 4 }}
        variant="borderless"
        className={styles.title}
        value={doc.title}
        maxLength={120}
        aria-label={t('analyze.title')}
        onPressEnter={(event) => event.preventDefault()}
        onChange={({ target }) => rename(target.value.replace(/\s*\n\s*/g, ' '))}
      />
      <SaveStatus />
      <Flex gap={8} wrap>
        <Button
          icon={<UndoOutlined aria-hidden />}
          aria-label={t('analyze.undo')}
          disabled={!canUndo}
          onClick={store.undo}
        />
        <Button
          icon={<RedoOutlined aria-hidden />}
          aria-label={t('analyze.redo')}
          disabled={!canRedo}
          onClick={store.redo}
        />
        <ExportMenu doc={doc} result={result} matches={matches} />
        <Button icon={<HistoryOutlined aria-hidden />} onClick={onHistory}>
          {t('analyze.history.title')}
        </Button>
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onNew}>
          {t('analyze.new')}
        </Button>
      </Flex>
    </Flex>
  );
}

interface WorkbenchProps {
  readonly store: BreakdownStore;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
}

/** A text taken apart: what it is worth, its rhythm, its source and its segments side by side. */
export function Workbench({ store, onOpen, onNew }: WorkbenchProps) {
  const t = useT();
  const session = useDocumentSession();
  const recordId = useDocumentId();
  const can = useCan();
  const goods = useCurrentGoods();
  const breakdown = useBreakdown(store);
  const { doc, result, matches, selected, focus, select, edit } = breakdown;
  const [opened, setOpened] = useState<'history' | 'imitate' | 'framework'>();
  const [isWriting, setWriting] = useState(false);
  const close = () => setOpened(undefined);
  const keep = useCallback(async () => {
    await session.save();
    return session.id();
  }, [session]);
  useHistoryCommands(store, breakdown);
  const writeAddress = (id: string) =>
    `/compose/post?framework=${encodeURIComponent(id)}${goods ? `&goods=${encodeURIComponent(goods.id)}` : ''}`;
  const { segments, isTimed } = result;

  return (
    <Flex vertical gap={16} className={styles.workbench}>
      <WorkbenchHead store={store} breakdown={breakdown} onHistory={() => setOpened('history')} onNew={onNew} />
      <GridLayout gap={16} className={styles.overview}>
        <HookPanel hook={result.hook} segments={segments} onSelect={select} />
        <GridLayout gap={16} className={styles.overviewSide}>
          <RhythmCurve segments={segments} selected={selected} onSelect={select} />
          <FrameworkPanel
            matches={matches}
            isCopy={result.isCopy}
            writeAddress={writeAddress}
            canSave={can('framework.save')}
            onSave={() => setOpened('framework')}
            onImitate={() => {
              setWriting(true);
              setOpened('imitate');
            }}
            onSelect={select}
          />
        </GridLayout>
      </GridLayout>
      <GridLayout gap={16} align="start" className={styles.sides}>
        <SourcePanel segments={segments} isTimed={isTimed} selected={selected} focus={focus} onSelect={select} />
        <section aria-label={t('analyze.segments')}>
          <JudgeButton store={store} text={doc.text} />
          <Flex component="ol" vertical className={styles.cards}>
            {segments.map((segment) => (
              <SegmentCard
                key={segment.from}
                segment={segment}
                isTimed={isTimed}
                isLast={segment.index === segments.length - 1}
                isSelected={selected === segment.index}
                focus={selected === segment.index ? focus : undefined}
                onSelect={select}
                onEdit={edit}
              />
            ))}
          </Flex>
        </section>
      </GridLayout>
      <GridLayout gap={16} className={styles.below}>
        <StatisticsPanel statistics={result.statistics} />
        <AdvicePanel advice={result.advice} onSelect={select} />
      </GridLayout>
      {recordId && <Chain type="breakdown" id={recordId} />}
      <PrintedBreakdown doc={doc} result={result} matches={matches} />
      <Drawer title={t('analyze.history.title')} open={opened === 'history'} onClose={close} size={480} destroyOnHidden>
        <HistoryList
          openId={recordId}
          onOpen={(id) => {
            close();
            if (id !== recordId) onOpen(id);
          }}
          onDeleted={(id) => {
            if (id === recordId) onNew();
          }}
        />
      </Drawer>
      <SaveFramework doc={doc} result={result} isOpen={opened === 'framework'} onClose={close} keep={keep} />
      {isWriting && (
        <Suspense>
          <ImitateDrawer doc={doc} result={result} isOpen={opened === 'imitate'} onClose={close} keep={keep} />
        </Suspense>
      )}
    </Flex>
  );
}
