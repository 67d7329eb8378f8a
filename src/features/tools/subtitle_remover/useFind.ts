import { useCallback, useEffect, useRef, useState } from 'react';
import { type FoundSubtitles, startDetect } from '@/engine/erase';

type FindState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'looking'; readonly percent: number }
  | { readonly phase: 'found'; readonly count: number; readonly spans: number }
  | { readonly phase: 'failed'; readonly error: unknown };

export interface Find {
  readonly state: FindState;
  readonly start: (file: File) => void;
  readonly stop: () => void;
}

/** Looks for subtitles in a video; what was found is handed to `onFound`. Another video or leaving the page ends it. */
export function useFind(fileId: string | undefined, onFound: (found: readonly FoundSubtitles[]) => void): Find {
  const [state, setState] = useState<FindState>({ phase: 'idle' });
  const running = useRef<ReturnType<typeof startDetect> | null>(null);
  const latest = useRef(onFound);
  latest.current = onFound;

  const stop = useCallback(() => {
    running.current?.cancel();
    running.current = null;
    setState({ phase: 'idle' });
  }, []);

  useEffect(() => (fileId ? stop : undefined), [fileId, stop]);

  const start = useCallback((file: File) => {
    running.current?.cancel();
    const job = startDetect({ file });
    running.current = job;
    setState({ phase: 'looking', percent: 0 });
    job.onProgress(({ percent }) => setState({ phase: 'looking', percent }));
    job.done
      .then(({ result: { found } }) => {
        if (running.current !== job) return;
        latest.current(found);
        setState({
          phase: 'found',
          count: found.length,
          spans: found.reduce((sum, { spans }) => sum + (spans?.length ?? 1), 0),
        });
      })
      .catch((error: unknown) => {
        if (running.current === job) setState({ phase: 'failed', error });
      });
  }, []);

  return { state, start, stop };
}
