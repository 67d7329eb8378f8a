import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { shownByCaller } from '@/lib/request';
import type { PublishItem } from '@/services/publish/schema';
import type { Video } from '@/services/video/schema';
import { wemediaApi } from '@/services/wemedia/api';
import type { WemediaView } from '@/services/wemedia/schema';
import {
  addVideos,
  type ComposerState,
  changeVideo,
  joinAccounts,
  joinVideo,
  keptDrafts,
  nextCommonSlot,
  removeVideo,
  replaceVideo,
  type VideoDraft,
} from './model';
import { firstDraft, joiningVideo, startOf } from './startOf';
import { useComposerChecks } from './useComposerChecks';
import type { ComposerData } from './useComposerData';

/** The tab of the text that all accounts share. */
export const commonTab = 'common';

/** The three parts of the composer; on a phone one at a time. */
export type ComposerPart = 'accounts' | 'editor' | 'preview';

export interface ComposerTarget {
  readonly videoId?: string | undefined;
  readonly tab?: string | undefined;
  /** Where it stands on a narrow screen; the editor when left out. */
  readonly part?: ComposerPart;
  /** Id of the element that gets the focus. */
  readonly field?: string | undefined;
}

/** What the parts of the composer share, by subject. */
export type Composer = ReturnType<typeof useComposerState>;

const ComposerContext = createContext<Composer | undefined>(undefined);
export const ComposerProvider = ComposerContext.Provider;

/** The composer around a component. */
export function useComposer(): Composer {
  const composer = useContext(ComposerContext);
  if (!composer) throw new Error('outside of a composer');
  return composer;
}

interface Options {
  readonly videoIds: readonly string[];
  readonly day?: string | undefined;
  readonly platform?: string | undefined;
}

/** The state of one composer: what is written, for which accounts, what is wrong with it, and what is kept of it. */
export function useComposerState(data: ComposerData, options: Options) {
  const [start] = useState(() => startOf(data, options, new Date()));
  const [state, setState] = useState<ComposerState>(start.state);
  const [videos, setVideos] = useState<readonly Video[]>(data.videos);
  const [post, setPost] = useState<PublishItem | undefined>(data.post);
  const autosave = useComposerAutosave(data, state, start.isResumed, post?.version);
  const accounts = useComposerAccounts(data.accounts, state, setState, videos);
  const { chosen } = accounts;
  const navigation = useComposerNavigation(post ? [] : chosen);
  const checks = useComposerChecks({ data, state, accounts: accounts.list, videos, editing: post?.id });

  const draft = state.videos.find(({ videoId }) => videoId === navigation.wantedVideo) ?? state.videos[0];
  const changeDraft = (next: (draft: VideoDraft) => VideoDraft) => {
    if (draft) setState((now) => changeVideo(now, draft.videoId, next));
  };
  const nextSlot = () => nextCommonSlot(chosen, data.planned, new Date());
  return {
    data,
    accounts,
    navigation,
    checks,
    autosave,
    content: {
      state,
      change: setState,
      draft,
      changeDraft,
      post,
      setPost,
      nextSlot,
      /** Begins again with nothing kept. */
      restart: () => {
        autosave.forget();
        setState(startOf({ ...data, kept: undefined }, options, new Date()).state);
      },
    },
    videos: {
      list: videos,
      /** The record of a video; undefined when it is gone. */
      find: (id: string): Video | undefined => videos.find((video) => video.id === id),
      /** The server has it no longer. */
      drop: (videoId: string) => setVideos((known) => known.filter(({ id }) => id !== videoId)),
      add: (added: readonly Video[]) => {
        setVideos((known) => [...known, ...added.filter(({ id }) => !known.some((video) => video.id === id))]);
        const at = draft?.at || nextSlot();
        setState((now) =>
          addVideos(
            now,
            added.map((video) => joinVideo(firstDraft(video, at), chosen, joiningVideo(video))),
          ),
        );
      },
      /** A new file in the place of a video, with everything that was written. */
      replace: (id: string, by: Video) => {
        setVideos((known) => [...known.filter((video) => video.id !== by.id), by]);
        setState((now) => replaceVideo(now, id, by.id));
        navigation.selectVideo(by.id);
      },
      remove: (id: string) => setState((now) => removeVideo(now, id)),
    },
  };
}

/** The accounts, read again when the user comes back from a login in another tab or on the phone. */
function useComposerAccounts(
  start: readonly WemediaView[],
  state: ComposerState,
  setState: (next: (state: ComposerState) => ComposerState) => void,
  videos: readonly Video[],
) {
  const [list, setList] = useState(start);
  useLoad(() => wemediaApi.data(shownByCaller), {
    manual: true,
    refreshOnWindowFocus: true,
    focusTimespan: 2000,
    onSuccess: (answer) => setList(answer.list),
  });
  return {
    list,
    setList,
    chosen: list.filter(({ id }) => state.accountIds.includes(id)),
    choose: (ids: readonly string[]) =>
      setState((now) =>
        joinAccounts(now, ids, list, (id) => {
          const video = videos.find((one) => one.id === id);
          return video && joiningVideo(video);
        }),
      ),
    /** Accounts that were chosen and are connected no longer. */
    lostCount: state.accountIds.filter((id) => !list.some((account) => account.id === id)).length,
  };
}

/** Where one is in the composer: part, video, tab and field. `tabs` are the accounts that have a tab of their own. */
function useComposerNavigation(tabs: readonly WemediaView[]) {
  const [wantedVideo, selectVideo] = useState<string>();
  const [wantedTab, selectTab] = useState<string>(commonTab);
  const [part, setPart] = useState<ComposerPart>('editor');
  const [wantedField, setWantedField] = useState<{ readonly id: string }>();
  // The field may only stand there after the next drawing.
  useEffect(() => {
    if (!wantedField) return;
    const element = document.getElementById(wantedField.id);
    element?.scrollIntoView?.({ block: 'center', behavior: 'auto' });
    element?.focus({ preventScroll: true });
  }, [wantedField]);
  return {
    wantedVideo,
    selectVideo,
    tab: tabs.some(({ id }) => id === wantedTab) ? wantedTab : commonTab,
    selectTab,
    part,
    setPart,
    goTo: useCallback((target: ComposerTarget) => {
      if (target.videoId) selectVideo(target.videoId);
      if (target.tab) selectTab(target.tab);
      setPart(target.part ?? 'editor');
      if (target.field) setWantedField({ id: target.field });
    }, []),
  };
}

/** Keeps what is written in this browser, at every change. */
function useComposerAutosave(
  data: ComposerData,
  state: ComposerState,
  isResumed: boolean,
  version: number | undefined,
) {
  const first = useRef(state);
  const isOver = useRef(false);
  const [saved, setSaved] = useState<{ readonly at: string; readonly isKept: boolean } | undefined>(
    isResumed && data.kept ? { at: data.kept.savedAt, isKept: true } : undefined,
  );
  const [hasResumed, setResumed] = useState(isResumed);
  useEffect(() => {
    if (state === first.current || isOver.current) return;
    const at = new Date().toISOString();
    const kept = { savedAt: at, state, version };
    let isCurrent = true;
    void keptDrafts.write(data.keptAs, kept).then((isKept) => {
      if (isCurrent && !isOver.current) setSaved({ at, isKept });
    });
    return () => {
      isCurrent = false;
    };
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
    keepAgain: () => void keptDrafts.write(data.keptAs, { savedAt: new Date().toISOString(), state }),
  };
}
