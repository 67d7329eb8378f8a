import { useDeferredValue, useMemo, useRef } from 'react';
import { useOwnWords } from '@/blocks/compliance';
import { loadKnownFacts, type SchedulingData, useDates, useFlowUndo } from '@/blocks/publishing';
import type { BoardPost, MatrixPost } from '@/domain/publishing/matrix';
import { useCommands } from '@/hooks/useCommands';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';
import { leftover, restored, type Standing } from './leftover';
import type { ChangeChoice, MatrixChoice } from './matrixChoice';
import { refusalsOf } from './matrixInput';
import { fitter, stopperOf, type Trouble, troublesOf } from './troubles';
import { textsFor, useDraftTexts } from './useDraftTexts';
import { useLinkedVideos } from './useLinkedVideos';
import type { MatrixBoard } from './useMatrixBoard';
import { useMatrixCommit } from './useMatrixCommit';

/** The chosen videos and accounts as the server knows them, and what became of the others. */
export function useMatrixSelection(
  scheduling: SchedulingData,
  choice: MatrixChoice,
  change: ChangeChoice,
  isLoading: boolean,
) {
  const known = useMemo(() => new Map(scheduling.videos.map((video) => [video.id, video])), [scheduling]);
  const videos = useMemo(() => choice.videoIds.flatMap((id) => known.get(id) ?? []), [choice.videoIds, known]);
  const accounts = useMemo(() => {
    const isOn = new Set(choice.accountIds);
    return scheduling.accounts.filter(({ id, state }) => isOn.has(id) && state !== 'expired');
  }, [scheduling, choice.accountIds]);
  const platforms = useMemo(() => [...new Set(accounts.map(({ platform }) => platform))], [accounts]);
  const linked = useLinkedVideos(known, choice, change);
  const connected = new Set(scheduling.accounts.map(({ id }) => id));
  return {
    known,
    videos,
    accounts,
    platforms,
    linked,
    missing: {
      // A video picked a moment ago is not known yet.
      videos: isLoading ? 0 : choice.videoIds.length - videos.length,
      accounts: choice.accountIds.filter((id) => !connected.has(id)).length,
    },
    dropMissing: () =>
      change((now) => ({
        videoIds: now.videoIds.filter((id) => known.has(id)),
        accountIds: now.accountIds.filter((id) => connected.has(id)),
      })),
    hasPlan: videos.length > 0 && accounts.length > 0,
  };
}

export type MatrixSelection = ReturnType<typeof useMatrixSelection>;

/** What is wrong with the posts of the board, and what would be at another place. */
export function useMatrixChecks(
  scheduling: SchedulingData,
  choice: MatrixChoice,
  board: MatrixBoard,
  { known, videos }: MatrixSelection,
) {
  const t = useT();
  const dates = useDates();
  const drafts = useDraftTexts(videos);
  const words = useOwnWords();
  const written = useDeferredValue(choice.texts);
  const fitOf = useMemo(
    () =>
      fitter(
        known,
        (id, platform) => {
          const video = known.get(id);
          return video ? textsFor(video, written, drafts, platform) : { title: '', description: '', topics: [] };
        },
        (id) => scheduling.accounts.find((account) => account.id === id)?.fixed_topics,
      ),
    [known, written, drafts, scheduling],
  );
  const stopped = useMemo(() => stopperOf(scheduling, words), [scheduling, words]);
  const { data: facts } = useLoad(() => loadKnownFacts(videos), {
    refreshDeps: [videos.map(({ id }) => id).join()],
  });
  const refused = useMemo(() => refusalsOf(videos), [videos]);
  const minutes = choice.minGapMinutes;
  const time = (at: number) => dates.moment(new Date(at));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the writer of moments follows t
  const troubles = useMemo(
    () =>
      troublesOf({
        conflicts: board.conflicts,
        videos: known,
        posts: board.posts,
        fitOf,
        refused,
        known: facts,
        stopped,
        minutes,
        t,
        time,
      }),
    [board.conflicts, board.posts, known, fitOf, refused, facts, stopped, minutes, t],
  );
  return {
    fitOf,
    troubles,
    time,
    textsOf: (video: Video) => textsFor(video, choice.texts, drafts),
    tryAt: (key: string, to: MatrixPost): readonly Trouble[] => {
      const posts = [{ ...to, key, isMoved: true }];
      const conflicts = board.tryAt(key, to);
      const input = { conflicts, videos: known, posts, fitOf, refused, known: facts, stopped, minutes, t, time };
      return troublesOf(input).get(key) ?? [];
    },
  };
}

export type MatrixChecks = ReturnType<typeof useMatrixChecks>;

interface MatrixSendDeps {
  readonly choice: MatrixChoice;
  readonly change: ChangeChoice;
  readonly board: MatrixBoard;
  /** Posts were planned: the board stands in front again. */
  readonly onSent: () => void;
  readonly onReload: () => void;
}

/** Plans the board, and takes that or the last move back, also by Mod+Z. */
export function useMatrixSend({ choice, change, board, onSent, onReload }: MatrixSendDeps) {
  const t = useT();
  const before = useRef<Standing>(undefined);
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
    onDone: (sent: readonly BoardPost[]) => {
      before.current = { choice, posts: board.posts };
      board.forgetMoves();
      const keys = new Set(sent.map(({ key }) => key));
      change((now) => leftover(now, board, keys));
      onSent();
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
  return { flow, committing };
}
