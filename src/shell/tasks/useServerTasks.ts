import { useEffect, useState } from 'react';
import { invalidate } from '@/lib/request/cache';
import { shownByCaller } from '@/lib/request/types';
import { taskApi } from '@/services/task/api';
import type { Task } from '@/services/task/schema';
import { createObservable } from '@/utils/observable';

const pollEvery = 2500;
const slowestPoll = 30_000;
const shown = 20;

/** Wakes all readers: the center polls only while something runs. */
const asked = createObservable();

export interface ServerTasks {
  readonly tasks: readonly Task[];
  readonly state: 'pending' | 'ready' | 'failed';
  readonly reload: () => void;
}

export const isActive = (task: Task): boolean => task.state === 'queued' || task.state === 'running';

/** The newest server tasks; polled only while one of them runs and the page is in sight. */
export function useServerTasks(isEnabled: boolean): ServerTasks {
  const [tasks, setTasks] = useState<readonly Task[]>([]);
  const [state, setState] = useState<ServerTasks['state']>('pending');

  useEffect(() => {
    if (!isEnabled) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = pollEvery;
    let active: ReadonlySet<string> = new Set();

    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(load, wait);
    };
    async function load(): Promise<void> {
      if (document.hidden) return later();
      try {
        const page = await taskApi.data({ page: 1, page_size: shown }, { ...shownByCaller, signal: abort.signal });
        if (abort.signal.aborted) return;
        const nowActive = new Set(page.list.filter(isActive).map(({ id }) => id));
        // What a task holds, settles and makes shows in the header and in whatever is cached.
        if ([...active].some((id) => !nowActive.has(id)) || [...nowActive].some((id) => !active.has(id))) {
          active = nowActive;
          invalidate('task', 'counting');
        }
        setTasks(page.list);
        setState('ready');
        wait = pollEvery;
        if (nowActive.size > 0) later();
      } catch {
        if (abort.signal.aborted) return;
        setState('failed');
        // A server that is down is asked less and less often.
        wait = Math.min(wait * 2, slowestPoll);
        later();
      }
    }
    const unsubscribe = asked.subscribe(() => void load());
    void load();
    return () => {
      abort.abort();
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isEnabled]);

  return { tasks, state, reload: asked.emit };
}
