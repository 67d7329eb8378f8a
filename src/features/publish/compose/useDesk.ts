import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useOwnWords } from '@/blocks/compliance';
import { aiDeclaredByDefault } from '@/domain/platforms';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import type { PublishItem } from '@/services/publish/schema';
import type { Video } from '@/services/video/schema';
import { wemediaApi } from '@/services/wemedia/api';
import type { WemediaView } from '@/services/wemedia/schema';
import {
  addVideos,
  type ComposerState,
  changeVideo,
  checkPosts,
  declareFor,
  errorsOf,
  joinAccounts,
  keptDrafts,
  nextCommonSlot,
  type OutgoingPost,
  outgoing,
  type PostCheck,
  postKey,
  removeVideo,
  replaceVideo,
  timesOf,
  type VideoDraft,
  warningsOf,
} from './model';
import { firstDraft, startOf } from './startOf';
import type { ComposerData } from './useComposerData';
import { useCoverFacts } from './useCoverFacts';

/** The tab of the text that all accounts share. */
export const commonTab = 'common';

/** The three places of the composer; on a phone one at a time. */
export type Place = 'accounts' | 'editor' | 'preview';

export interface Target {
  readonly videoId?: string | undefined;
  readonly tab?: string | undefined;
  /** Id of the element that gets the focus. */
  readonly field?: string | undefined;
}

/** Everything that the places of the composer share. */
export type Desk = ReturnType<typeof useDesk>;

interface Options {
  readonly videoIds: readonly string[];
  readonly day?: string | undefined;
}

export function useDesk(data: ComposerData, { videoIds, day }: Options) {
  const [start] = useState(() => startOf(data, videoIds, day, new Date()));
  const [state, setState] = useState<ComposerState>(start.state);
  const [accounts, setAccounts] = useAccounts(data.accounts);
  const [videos, setVideos] = useState<readonly Video[]>(data.videos);
  const [gone, setGone] = useState<readonly string[]>(data.gone);
  const [post, setPost] = useState<PublishItem | undefined>(data.post);
  const [wantedVideo, selectVideo] = useState<string>();
  const [wantedTab, selectTab] = useState<string>(commonTab);
  const [place, setPlace] = useState<Place>('editor');
  const keeping = useKeeping(data, state, start.isResumed, post?.version);
  const focus = useFocus();

  const draft = state.videos.find(({ videoId }) => videoId === wantedVideo) ?? state.videos[0];
  const chosen = accounts.filter(({ id }) => state.accountIds.includes(id));
  const tab = !post && chosen.some(({ id }) => id === wantedTab) ? wantedTab : commonTab;
  const mayOverride = useCan()('publish.override');
  const checked = useChecks(data, state, accounts, videos, post?.id);
  const hasReason = mayOverride && state.overrideReason.trim() !== '';
  const countsOf = (check: PostCheck) => ({
    // With a reason for it, marked words are no fault any more.
    errors: errorsOf(check) - Number(check.isBlocked && hasReason),
    warnings: warningsOf(check),
  });

  const change = useCallback((next: (state: ComposerState) => ComposerState) => setState(next), []);
  const changeDraft = (next: (draft: VideoDraft) => VideoDraft) => {
    if (draft) change((now) => changeVideo(now, draft.videoId, next));
  };
  const goTo = (target: Target) => {
    if (target.videoId) selectVideo(target.videoId);
    if (target.tab) selectTab(target.tab);
    setPlace('editor');
    if (target.field) focus(target.field);
  };
  const nextSlot = () => nextCommonSlot(chosen, data.planned, new Date());

  return {
    data,
    state,
    change,
    draft,
    changeDraft,
    accounts,
    setAccounts,
    chosen,
    choose: (ids: readonly string[]) =>
      change((now) =>
        joinAccounts(now, ids, accounts, (id) => aiDeclaredByDefault(videos.find((video) => video.id === id))),
      ),
    /** Accounts that were chosen and are connected no longer. */
    lostAccounts: state.accountIds.filter((id) => !accounts.some((account) => account.id === id)).length,
    videos,
    setVideos,
    /** The record of a video; undefined when it is gone. */
    videoOf: (id: string): Video | undefined => videos.find((video) => video.id === id),
    gone,
    setGone,
    addVideos: (added: readonly Video[]) => {
      setVideos((known) => [...known, ...added.filter(({ id }) => !known.some((video) => video.id === id))]);
      const at = draft?.at || nextSlot();
      change((now) =>
        addVideos(
          now,
          added.map((video) => declareFor(firstDraft(video, at), chosen, aiDeclaredByDefault(video))),
        ),
      );
    },
    /** A new file in the place of a video, with everything that was written. */
    replaceVideo: (id: string, by: Video) => {
      setVideos((known) => [...known.filter((video) => video.id !== by.id), by]);
      change((now) => replaceVideo(now, id, by.id));
      selectVideo(by.id);
    },
    removeVideo: (id: string) => change((now) => removeVideo(now, id)),
    post,
    setPost,
    tab,
    selectTab,
    selectVideo,
    place,
    setPlace,
    goTo,
    nextSlot,
    ...checked,
    mayOverride,
    countsOf,
    problemsOf: (accountId: string) =>
      checked.checks
        .filter((check) => check.accountId === accountId)
        .map(countsOf)
        .reduce((sum, one) => ({ errors: sum.errors + one.errors, warnings: sum.warnings + one.warnings }), {
          errors: 0,
          warnings: 0,
        }),
    ...keeping,
    /** Begins again with nothing kept. */
    restart: () => {
      keeping.forget();
      setState(startOf({ ...data, kept: undefined }, videoIds, day, new Date()).state);
    },
  };
}

/** The accounts, read again when the user comes back from a login in another tab or on the phone. */
function useAccounts(start: readonly WemediaView[]) {
  const [accounts, setAccounts] = useState(start);
  useLoad(() => wemediaApi.data({ skipErrorHandler: true }), {
    manual: true,
    refreshOnWindowFocus: true,
    focusTimespan: 2000,
    onSuccess: ({ list }) => setAccounts(list),
  });
  return [accounts, setAccounts] as const;
}

/** Checks run behind the typing: a long list of accounts never holds up a key. */
function useChecks(
  data: ComposerData,
  state: ComposerState,
  accounts: readonly WemediaView[],
  videos: readonly Video[],
  editing: string | undefined,
) {
  const own = useOwnWords();
  const covers = useCoverFacts(state);
  const seen = useDeferredValue(state);
  const compute = useCallback(
    (from: ComposerState) => {
      const now = new Date();
      const planned = data.planned.filter(({ id }) => id !== editing);
      const times = timesOf(from, accounts, planned, now);
      const byId = new Map(videos.map((video) => [video.id, video]));
      const posts = outgoing(from, accounts, times);
      const context = { videos: byId, planned, policy: data.policy, own, covers, now, editing };
      return { times, posts, checks: checkPosts(posts, context) };
    },
    [data, accounts, videos, editing, own, covers],
  );
  const shown = useMemo(() => compute(seen), [compute, seen]);
  return useMemo(() => {
    const byKey = new Map(shown.checks.map((check) => [postKey(check.videoId, check.accountId), check]));
    return {
      ...shown,
      /** The same for this very moment: what is sent has been checked as it is. */
      checkNow: () => compute(state),
      checkOf: (videoId: string, accountId: string): PostCheck | undefined => byKey.get(postKey(videoId, accountId)),
      postOf: (videoId: string, accountId: string): OutgoingPost | undefined =>
        shown.posts.find((one) => one.video_id === videoId && one.account_id === accountId),
    };
  }, [shown, compute, state]);
}

/** Keeps what is written in this browser, at every change. */
function useKeeping(data: ComposerData, state: ComposerState, isResumed: boolean, version: number | undefined) {
  const first = useRef(state);
  const isOver = useRef(false);
  const [saved, setSaved] = useState<{ readonly at: string; readonly isKept: boolean } | undefined>(
    isResumed && data.kept ? { at: data.kept.savedAt, isKept: true } : undefined,
  );
  const [hasResumed, setResumed] = useState(isResumed);
  useEffect(() => {
    if (state === first.current || isOver.current) return;
    const at = new Date().toISOString();
    const kept = { savedAt: at, state, ...(version === undefined ? {} : { version }) };
    setSaved({ at, isKept: keptDrafts.write(data.keptAs, kept) });
  }, [data.keptAs, state, version]);
  return {
    saved,
    hasResumed,
    isDirty: state !== first.current,
    forget: () => {
      keptDrafts.clear(data.keptAs);
      setResumed(false);
      setSaved(undefined);
    },
    /** What was sent is not kept any longer. */
    finish: () => {
      isOver.current = true;
      keptDrafts.clear(data.keptAs);
    },
    /** Keeps it again: what was sent has been taken back. */
    keepAgain: () => keptDrafts.write(data.keptAs, { savedAt: new Date().toISOString(), state }),
  };
}

/** Puts the focus on a field that may only stand there after the next drawing. */
function useFocus(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (!wanted) return;
    const element = document.getElementById(wanted.id);
    element?.scrollIntoView?.({ block: 'center', behavior: 'auto' });
    element?.focus({ preventScroll: true });
  }, [wanted]);
  return useCallback((id) => setWanted({ id }), []);
}
