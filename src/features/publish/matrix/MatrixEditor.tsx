import { Button, Segmented } from 'antd';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useOwnWords } from '@/blocks/compliance';
import { type SchedulingData, useDates, useFlowUndo } from '@/blocks/publishing';
import { CalendarIllustration } from '@/components/empty/CalendarIllustration';
import { EmptyState } from '@/components/empty/EmptyState';
import type { PlatformId } from '@/domain/platforms';
import type { BoardPost, MatrixPost } from '@/domain/publishing/matrix';
import { useCommands } from '@/hooks/useCommands';
import { useT } from '@/hooks/useT';
import { Board } from './Board';
import { ChosenAccounts } from './ChosenAccounts';
import { ChosenVideos } from './ChosenVideos';
import { CommitBar } from './CommitBar';
import { CommittedBar } from './CommittedBar';
import { leftover, restored, type Standing } from './leftover';
import styles from './matrix.module.css';
import { emptyChoice, useMatrixChoice } from './matrixChoice';
import { refusalsOf } from './matrixInput';
import { Notices } from './Notices';
import { PostDialog } from './PostDialog';
import { RulesPanel } from './RulesPanel';
import { TextsPanel } from './TextsPanel';
import { fitter, stopperOf, troublesOf } from './troubles';
import { UnplacedAlert } from './UnplacedAlert';
import { UnplacedList } from './UnplacedList';
import { textsFor, useDraftTexts } from './useDraftTexts';
import { useLinkedVideos } from './useLinkedVideos';
import { useMatrixBoard } from './useMatrixBoard';
import { useMatrixCommit } from './useMatrixCommit';

interface Props {
  readonly scheduling: SchedulingData;
  /** The scheduling is being loaded anew. */
  readonly isLoading: boolean;
  readonly onReload: () => void;
}

type View = 'plan' | 'texts' | 'unplaced';

export function MatrixEditor({ scheduling, isLoading, onReload }: Props) {
  const t = useT();
  const dates = useDates();
  const [choice, change] = useMatrixChoice();
  const [view, setView] = useState<View>('plan');
  const [opened, setOpened] = useState<string>();
  const [said, setSaid] = useState('');
  const before = useRef<Standing>(undefined);

  const known = useMemo(() => new Map(scheduling.videos.map((video) => [video.id, video])), [scheduling]);
  const videos = useMemo(() => choice.videoIds.flatMap((id) => known.get(id) ?? []), [choice.videoIds, known]);
  const accounts = useMemo(() => {
    const isOn = new Set(choice.accountIds);
    return scheduling.accounts.filter(({ id, state }) => isOn.has(id) && state !== 'expired');
  }, [scheduling, choice.accountIds]);
  const linked = useLinkedVideos(known, choice, change);
  const standing = new Set(scheduling.accounts.map(({ id }) => id));
  // A video picked a moment ago is not known yet.
  const gone = {
    videos: isLoading ? 0 : choice.videoIds.length - videos.length,
    accounts: choice.accountIds.filter((id) => !standing.has(id)).length,
  };
  const platforms = useMemo(() => [...new Set(accounts.map(({ platform }) => platform))], [accounts]);
  const board = useMatrixBoard(choice, change, scheduling, videos);

  const drafts = useDraftTexts(videos);
  const words = useOwnWords();
  const written = useDeferredValue(choice.texts);
  const fitOf = useMemo(
    () =>
      fitter(known, (id) => {
        const video = known.get(id);
        return video ? textsFor(video, written, drafts) : { title: '', description: '', topics: [] };
      }),
    [known, written, drafts],
  );
  const stopped = useMemo(() => stopperOf(scheduling, words), [scheduling, words]);
  const refused = useMemo(() => refusalsOf(videos), [videos]);
  const minutes = choice.minGapMinutes;
  const time = (at: number) => dates.moment(new Date(at));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the writer of moments follows t
  const troubles = useMemo(
    () => troublesOf({ conflicts: board.conflicts, posts: board.posts, fitOf, refused, stopped, minutes, t, time }),
    [board.conflicts, board.posts, fitOf, refused, stopped, minutes, t],
  );
  const tryAt = (key: string, to: MatrixPost) => {
    const conflicts = board.tryAt(key, to);
    const [found = []] = [
      troublesOf({ conflicts, posts: [{ ...to, key, isMoved: true }], fitOf, refused, stopped, minutes, t, time }).get(
        key,
      ),
    ];
    return found;
  };

  const flow = useFlowUndo({
    onUndone: () => {
      const then = before.current;
      if (then) change((now) => restored(then, now));
      before.current = undefined;
      committing.forget();
      onReload();
    },
  });
  const committing = useMatrixCommit(flow, {
    onDone: (sent) => {
      before.current = { choice, posts: board.posts };
      board.forgetMoves();
      const keys = new Set(sent.map(({ key }) => key));
      change((now) => leftover(now, board, keys));
      setView('plan');
      onReload();
    },
    onRefused: onReload,
  });
  useCommands([
    {
      id: 'matrix.undo',
      title: t(board.canTakeBack ? 'publishMatrix.takeBack' : 'publishFlow.undoWhole'),
      group: t('publishFlow.group'),
      shortcut: 'Mod+Z',
      enabled: () => board.canTakeBack || flow.canUndo,
      run: () => (board.canTakeBack ? board.takeBack() : void flow.undo()),
    },
  ]);

  const move = (post: BoardPost, to: MatrixPost | null) => {
    board.move(post.key, to);
    const title = known.get(post.video_id)?.title ?? '';
    if (!to) return setSaid(t('publishMatrix.saidOut', { title }));
    const account = accounts.find(({ id }) => id === to.account_id)?.name ?? '';
    const against = tryAt(post.key, to).map(({ text }) => text);
    setSaid([t('publishMatrix.said', { title, account, time: time(to.at) }), ...against].join(' · '));
  };
  const shown = opened === undefined ? undefined : board.posts.find(({ key }) => key === opened);
  const bad = [...troubles.keys()].length;
  const hasPlan = videos.length > 0 && accounts.length > 0;

  const plan = () => {
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
          platforms={platforms as PlatformId[]}
          textsOf={(video) => textsFor(video, choice.texts, drafts)}
          fitOf={fitOf}
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
        troubles={troubles}
        from={choice.from}
        days={choice.days}
        zone={board.input.rules.zone}
        tryAt={tryAt}
        onMove={move}
        onOpen={({ key }) => setOpened(key)}
      />
    );
  };

  return (
    <div className={styles.room}>
      <div className={styles.side}>
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
      </div>
      <section className={styles.main} aria-label={t('publishMatrix.plan')} aria-busy={board.isBehind}>
        <Notices
          arrival={linked.arrival}
          onOnlyArrived={() => {
            change({ videoIds: linked.arrival?.ids ?? [] });
            linked.forget();
          }}
          onForgetArrival={linked.forget}
          gone={gone}
          onForgetGone={() =>
            change((now) => ({
              videoIds: now.videoIds.filter((id) => known.has(id)),
              accountIds: now.accountIds.filter((id) => standing.has(id)),
            }))
          }
        />
        {committing.last && <CommittedBar committed={committing.last} flow={flow} onClose={committing.forget} />}
        {hasPlan && (
          <header className={styles.bar}>
            <Segmented
              aria-label={t('publishMatrix.view')}
              value={view}
              options={[
                { value: 'plan', label: t('publishMatrix.view.plan', { count: board.posts.length }) },
                { value: 'texts', label: t('publishMatrix.view.texts', { count: videos.length }) },
                { value: 'unplaced', label: t('publishMatrix.view.unplaced', { count: board.unplaced.length }) },
              ]}
              onChange={(value) => setView(value as View)}
            />
            <span className={styles.summary} role="status">
              {bad > 0 ? t('publishMatrix.conflicts', { count: bad }) : t('publishMatrix.noConflicts')}
            </span>
            <span className={styles.grow} />
            {board.movedCount > 0 && (
              <>
                {board.canTakeBack && <Button onClick={board.takeBack}>{t('publishMatrix.takeBack')}</Button>}
                <Button onClick={board.letGo}>{t('publishMatrix.letGo', { count: board.movedCount })}</Button>
              </>
            )}
            <CommitBar
              posts={board.posts}
              troubles={troubles}
              isSending={committing.isSending}
              onCommit={(posts, as) => void committing.commit(posts, { as, fitOf, onBoard: board.posts.length })}
            />
          </header>
        )}
        {view === 'plan' && hasPlan && <UnplacedAlert unplaced={board.unplaced} onShow={() => setView('unplaced')} />}
        {plan()}
        {view === 'plan' && hasPlan && <p className={styles.help}>{t('publishMatrix.keys')}</p>}
        <div className={styles.live} aria-live="polite">
          {said}
        </div>
      </section>
      {shown && (
        <PostDialog
          key={shown.key}
          post={shown}
          video={known.get(shown.video_id)}
          accounts={accounts}
          troubles={troubles.get(shown.key) ?? []}
          tryAt={tryAt}
          onMove={move}
          onTexts={() => {
            setOpened(undefined);
            setView('texts');
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
