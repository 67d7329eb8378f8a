import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useOwnWords } from '@/blocks/compliance';
import type { PostCover } from '@/domain/platforms';
import { rememberingChecks } from '@/domain/publishing/gate';
import { useCan } from '@/hooks/useCan';
import type { Video } from '@/services/video/schema';
import type { WemediaView } from '@/services/wemedia/schema';
import {
  type ComposerState,
  type CoverFacts,
  checkPosts,
  errorsOf,
  outgoing,
  type PostCheck,
  postKey,
  timesOf,
  warningsOf,
} from './model';
import type { ComposerData } from './useComposerData';

interface ComposerChecksInput {
  readonly data: ComposerData;
  readonly state: ComposerState;
  readonly accounts: readonly WemediaView[];
  readonly videos: readonly Video[];
  /** Id of the post that is changed. */
  readonly editing: string | undefined;
}

/** Checks run behind the typing: a long list of accounts never holds up a key. */
export function useComposerChecks({ data, state, accounts, videos, editing }: ComposerChecksInput) {
  const own = useOwnWords();
  const textChecks = useMemo(() => rememberingChecks(own), [own]);
  const covers = useCoverFacts(state);
  const mayOverride = useCan()('publish.override');
  const seen = useDeferredValue(state);
  const compute = useCallback(
    (from: ComposerState) => {
      const now = new Date();
      const planned = data.planned.filter(({ id }) => id !== editing);
      const times = timesOf(from, accounts, planned, now);
      const byId = new Map(videos.map((video) => [video.id, video]));
      const posts = outgoing(from, accounts, times);
      const { policy, known } = data;
      const context = { videos: byId, planned, policy, known, textChecks, covers, now, editing };
      return { times, posts, checks: checkPosts(posts, context) };
    },
    [data, accounts, videos, editing, textChecks, covers],
  );
  const shown = useMemo(() => compute(seen), [compute, seen]);
  const byKey = useMemo(
    () => new Map(shown.checks.map((check) => [postKey(check.videoId, check.accountId), check])),
    [shown],
  );
  const hasReason = mayOverride && state.overrideReason.trim() !== '';
  const countsOf = (check: PostCheck) => ({
    // With a reason for it, marked words are no fault any more.
    errors: errorsOf(check) - Number(check.isBlocked && hasReason),
    warnings: warningsOf(check),
  });
  return {
    ...shown,
    /** The same for this very moment: what is sent has been checked as it is. */
    checkNow: () => compute(state),
    checkOf: (videoId: string, accountId: string): PostCheck | undefined => byKey.get(postKey(videoId, accountId)),
    mayOverride,
    countsOf,
    problemsOf: (accountId: string) =>
      shown.checks
        .filter((check) => check.accountId === accountId)
        .map(countsOf)
        .reduce((sum, one) => ({ errors: sum.errors + one.errors, warnings: sum.warnings + one.warnings }), {
          errors: 0,
          warnings: 0,
        }),
  };
}

/** Width and height of the covers that were chosen; an image that does not load stays unknown and is not judged. */
function useCoverFacts(state: ComposerState): CoverFacts {
  const [facts, setFacts] = useState<CoverFacts>(() => new Map());
  const addresses = useMemo(() => {
    const all = state.videos.flatMap(({ common, accounts }) => [
      common.cover,
      ...Object.values(accounts).map(({ own }) => own.cover ?? ''),
    ]);
    return [...new Set(all)].filter(Boolean).sort().join('\n');
  }, [state]);
  useEffect(() => {
    let isOver = false;
    for (const address of addresses.split('\n').filter(Boolean)) {
      const image = new Image();
      image.onload = () => {
        const { naturalWidth: width, naturalHeight: height } = image;
        const known: PostCover = { width, height };
        if (!isOver && width > 0) setFacts((before) => new Map(before).set(address, known));
      };
      image.src = address;
    }
    return () => {
      isOver = true;
    };
  }, [addresses]);
  return facts;
}
