import { Alert, Button, Flex, Segmented } from 'antd';
import { useState } from 'react';
import type { SchedulingData } from '@/blocks/publishing';
import { CalendarIllustration } from '@/components/empty/CalendarIllustration';
import { EmptyState } from '@/components/empty/EmptyState';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { PlatformId } from '@/domain/platforms';
import type { BoardPost, MatrixPost, Unplaced } from '@/domain/publishing/matrix';
import { useT } from '@/hooks/useT';
import { hasFinePointer } from '@/lib/finePointer';
import { Board } from './Board';
import { ChosenAccounts } from './ChosenAccounts';
import { ChosenVideos } from './ChosenVideos';
import { CommitBar } from './CommitBar';
import { CommittedBar } from './CommittedBar';
import styles from './MatrixEditor.module.css';
import mainStyles from './main.module.css';
import { type ChangeChoice, emptyChoice, type MatrixChoice, useMatrixChoice } from './matrixChoice';
import { Notices } from './Notices';
import { PostDialog } from './PostDialog';
import { RulesPanel } from './RulesPanel';
import { TextsPanel } from './TextsPanel';
import { UnplacedList } from './UnplacedList';
import { type MatrixBoard, useMatrixBoard } from './useMatrixBoard';
import {
  type MatrixChecks,
  type MatrixSelection,
  useMatrixChecks,
  useMatrixSelection,
  useMatrixSend,
} from './useMatrixEditor';

interface Props {
  readonly unplaced: readonly Unplaced[];
  readonly onShow: () => void;
}

/** What found no place; that a video is not sent twice is no trouble, only told. */
function UnplacedAlert({ unplaced, onShow }: Props) {
  const t = useT();
  const known = unplaced.filter(({ reason }) => reason === 'duplicate').length;
  const troubled = unplaced.length - known;
  if (unplaced.length === 0) return null;
  const lines = [
    troubled > 0 && t('publishMatrix.someUnplaced', { count: troubled }),
    known > 0 && t('publishMatrix.someKnown', { count: known }),
  ].filter((line) => line !== false);
  return (
    <Alert
      type={troubled > 0 ? 'warning' : 'info'}
      showIcon
      title={lines.join(t('publishMatrix.comma'))}
      action={
        <Button size="small" onClick={onShow}>
          {t('publishMatrix.seeWhy')}
        </Button>
      }
    />
  );
}

type View = 'plan' | 'texts' | 'unplaced';

interface MatrixEditorProps {
  readonly scheduling: SchedulingData;
  /** The data are being loaded anew. */
  readonly isLoading: boolean;
  readonly onReload: () => void;
}

export function MatrixEditor({ scheduling, isLoading, onReload }: MatrixEditorProps) {
  const t = useT();
  const [choice, change] = useMatrixChoice();
  const [view, setView] = useState<View>('plan');
  const [openedKey, setOpenedKey] = useState<string>();
  const [announcement, announce] = useState('');
  const selection = useMatrixSelection(scheduling, choice, change, isLoading);
  const { known, videos, accounts, linked, hasPlan } = selection;
  const board = useMatrixBoard(choice, change, scheduling, videos);
  const checks = useMatrixChecks(scheduling, choice, board, selection);
  const { flow, committing } = useMatrixSend({ choice, change, board, onSent: () => setView('plan'), onReload });

  const move = (post: BoardPost, to: MatrixPost | null) => {
    board.move(post.key, to);
    const title = known.get(post.video_id)?.title ?? '';
    if (!to) return announce(t('publishMatrix.saidOut', { title }));
    const account = accounts.find(({ id }) => id === to.account_id)?.name ?? '';
    const against = checks.tryAt(post.key, to).map(({ text }) => text);
    announce([t('publishMatrix.said', { title, account, time: checks.time(to.at) }), ...against].join(' · '));
  };
  const opened = openedKey === undefined ? undefined : board.posts.find(({ key }) => key === openedKey);
  return (
    <GridLayout gap={16} align="start" className={styles.editor}>
      <Flex vertical gap={16} style={{ minInlineSize: 0 }}>
        <ChosenVideos videos={videos} onChange={(videoIds) => change({ videoIds })} onNew={onReload} />
        <ChosenAccounts
          accounts={scheduling.accounts}
          chosen={choice.accountIds}
          onChange={(accountIds) => change({ accountIds })}
        />
        <RulesPanel choice={choice} onChange={change} />
        <Button type="link" onClick={() => change({ ...emptyChoice(), videoIds: [], accountIds: [] })}>
          {t('publishMatrix.reset')}
        </Button>
      </Flex>
      <Flex
        component="section"
        vertical
        gap={16}
        className={mainStyles.main}
        aria-label={t('publishMatrix.plan')}
        aria-busy={board.isBehind}
      >
        <Notices
          arrival={linked.arrival}
          onOnlyArrived={() => {
            change({ videoIds: linked.arrival?.ids ?? [] });
            linked.forget();
          }}
          onForgetArrival={linked.forget}
          gone={selection.missing}
          onForgetGone={selection.dropMissing}
        />
        {committing.last && <CommittedBar committed={committing.last} flow={flow} onClose={committing.forget} />}
        {hasPlan && (
          <MatrixToolbar {...{ view, board, checks, committing }} videoCount={videos.length} onView={setView} />
        )}
        {view === 'plan' && hasPlan && <UnplacedAlert unplaced={board.unplaced} onShow={() => setView('unplaced')} />}
        <MatrixContent {...{ view, choice, change, selection, board, checks }} onMove={move} onOpen={setOpenedKey} />
        {view === 'plan' && hasPlan && (
          <Text component="p" type="secondary" size="small">
            {t(hasFinePointer() ? 'publishMatrix.keys' : 'publishMatrix.keysTouch')}
          </Text>
        )}
        <VisuallyHidden component="div" aria-live="polite">
          {announcement}
        </VisuallyHidden>
      </Flex>
      {opened && (
        <PostDialog
          key={opened.key}
          post={opened}
          video={known.get(opened.video_id)}
          accounts={accounts}
          troubles={checks.troubles.get(opened.key) ?? []}
          tryAt={checks.tryAt}
          onMove={move}
          onTexts={() => {
            setOpenedKey(undefined);
            setView('texts');
          }}
          onClose={() => setOpenedKey(undefined)}
        />
      )}
    </GridLayout>
  );
}

interface MatrixToolbarProps {
  readonly view: View;
  readonly board: MatrixBoard;
  readonly checks: MatrixChecks;
  readonly committing: ReturnType<typeof useMatrixSend>['committing'];
  readonly videoCount: number;
  readonly onView: (view: View) => void;
}

/** What is looked at, how many conflicts there are, taking moves back, and planning it all. */
function MatrixToolbar({ view, board, checks, committing, videoCount, onView }: MatrixToolbarProps) {
  const t = useT();
  const conflictCount = checks.troubles.size;
  return (
    <Flex component="header" gap={8} align="center" wrap>
      <Segmented
        aria-label={t('publishMatrix.view')}
        value={view}
        options={[
          { value: 'plan', label: t('publishMatrix.view.plan', { count: board.posts.length }) },
          { value: 'texts', label: t('publishMatrix.view.texts', { count: videoCount }) },
          { value: 'unplaced', label: t('publishMatrix.view.unplaced', { count: board.unplaced.length }) },
        ]}
        onChange={(value) => onView(value as View)}
      />
      <Text type="secondary" role="status">
        {conflictCount > 0 ? t('publishMatrix.conflicts', { count: conflictCount }) : t('publishMatrix.noConflicts')}
      </Text>
      <span style={{ flex: 1 }} />
      {board.movedCount > 0 && (
        <>
          {board.canTakeBack && <Button onClick={board.takeBack}>{t('publishMatrix.takeBack')}</Button>}
          <Button onClick={board.letGo}>{t('publishMatrix.letGo', { count: board.movedCount })}</Button>
        </>
      )}
      <CommitBar
        posts={board.posts}
        troubles={checks.troubles}
        isSending={committing.isSending}
        onCommit={(posts, as) =>
          void committing.commit(posts, { as, fitOf: checks.fitOf, onBoard: board.posts.length })
        }
      />
    </Flex>
  );
}

interface MatrixContentProps {
  readonly view: View;
  readonly choice: MatrixChoice;
  readonly change: ChangeChoice;
  readonly selection: MatrixSelection;
  readonly board: MatrixBoard;
  readonly checks: MatrixChecks;
  readonly onMove: (post: BoardPost, to: MatrixPost | null) => void;
  readonly onOpen: (key: string) => void;
}

/** The plan, the texts, or what found no place. */
function MatrixContent({ view, choice, change, selection, board, checks, onMove, onOpen }: MatrixContentProps) {
  const t = useT();
  const { known, videos, accounts, platforms, hasPlan } = selection;
  if (!hasPlan)
    return (
      <EmptyState
        illustration={<CalendarIllustration />}
        title={t(videos.length === 0 ? 'publishMatrix.needVideos' : 'publishMatrix.needAccounts')}
        description={t('publishMatrix.needText')}
      />
    );
  if (view === 'texts')
    return (
      <TextsPanel
        videos={videos}
        accounts={accounts}
        platforms={platforms as PlatformId[]}
        textsOf={checks.textsOf}
        fitOf={checks.fitOf}
        onChange={(id, texts) => change({ texts: { ...choice.texts, [id]: texts } })}
      />
    );
  if (view === 'unplaced' && board.unplaced.length > 0)
    return <UnplacedList unplaced={board.unplaced} videos={known} />;
  return (
    <Board
      posts={board.posts}
      taken={board.input.taken}
      accounts={accounts}
      videos={known}
      troubles={checks.troubles}
      from={choice.from}
      days={choice.days}
      zone={board.input.rules.zone}
      tryAt={checks.tryAt}
      onMove={onMove}
      onOpen={({ key }) => onOpen(key)}
    />
  );
}
