type LocalTaskState = 'running' | 'succeeded' | 'failed' | 'canceled' | 'interrupted';

/** What can be done with a job beside cancelling it: pause, download, store. Only in the tab that runs it. */
export interface LocalTaskAction {
  readonly id: string;
  /** In the language in use. */
  readonly label: string;
  readonly run: () => void;
}

/** A long job in this browser (a render, a conversion), as the task center shows it. */
export interface LocalTask {
  readonly id: string;
  /** What it makes: `render`, `upload` … */
  readonly kind: string;
  readonly title: string;
  readonly state: LocalTaskState;
  /** In words, in the language in use. */
  readonly stage?: string;
  /** 0–100. */
  readonly percent: number;
  readonly etaSeconds?: number;
  /** Address inside the app: the result, or where an interrupted job is taken up again. */
  readonly link?: string;
  /** Why it failed, in words. */
  readonly reason?: string;
  /** Whether this tab runs it and can cancel it. */
  readonly cancelable: boolean;
  readonly actions: readonly LocalTaskAction[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly updatedAt: number;
}

interface LocalTaskStart {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  /** Where the work can be taken up again when the page is closed meanwhile. */
  readonly link?: string;
  readonly cancel?: () => void;
}

interface Stored extends Omit<LocalTask, 'cancelable' | 'actions'> {
  readonly tab: string;
}

const storageKey = 'app_local_tasks';
const tabKey = 'app_tab';
const keptTasks = 30;
const keptMilliseconds = 7 * 24 * 3600 * 1000;
/** A running task of another tab that has not been heard of for this long is taken as interrupted. */
const silenceMilliseconds = 20_000;
const saveEvery = 1000;
const none: readonly LocalTaskAction[] = [];

function tabId(): string {
  try {
    const known = sessionStorage.getItem(tabKey);
    if (known) return known;
    const made = Math.random().toString(36).slice(2, 10);
    sessionStorage.setItem(tabKey, made);
    return made;
  } catch {
    return 'tab';
  }
}

function readStored(now: number): Stored[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return (parsed as Stored[]).filter(
      (task) => typeof task?.id === 'string' && now - Number(task.updatedAt) < keptMilliseconds,
    );
  } catch {
    // Broken or blocked storage only costs the history.
    return [];
  }
}

/** One store a page; exported for tests, the product uses {@link localTasks}. */
export function createLocalTasks(now: () => number = Date.now) {
  const tab = tabId();
  const cancels = new Map<string, () => void>();
  const actions = new Map<string, readonly LocalTaskAction[]>();
  const listeners = new Set<() => void>();
  const alive = new Set<string>();
  // A task that this tab left running did not survive the reload.
  let stored = readStored(now()).map((task) =>
    task.tab === tab && task.state === 'running' ? { ...task, state: 'interrupted' as const } : task,
  );
  let view = viewOf();
  let savedAt = 0;
  let heartbeat: ReturnType<typeof setInterval> | undefined;

  function viewOf(): readonly LocalTask[] {
    return stored
      .map(({ tab: owner, ...task }): LocalTask => {
        const isLost =
          task.state === 'running' &&
          !(owner === tab && alive.has(task.id)) &&
          now() - task.updatedAt > silenceMilliseconds;
        return {
          ...task,
          state: isLost ? 'interrupted' : task.state,
          cancelable: cancels.has(task.id),
          actions: actions.get(task.id) ?? none,
        };
      })
      .sort((a, b) => b.startedAt - a.startedAt);
  }

  function save(): void {
    savedAt = now();
    try {
      const others = readStored(now()).filter((task) => task.tab !== tab && !stored.some(({ id }) => id === task.id));
      const all = [...stored, ...others].sort((a, b) => b.startedAt - a.startedAt).slice(0, keptTasks);
      localStorage.setItem(storageKey, JSON.stringify(all));
    } catch {
      // A full or blocked storage must not stop a render.
    }
  }

  function changed(isUrgent: boolean): void {
    view = viewOf();
    if (isUrgent || now() - savedAt >= saveEvery) save();
    for (const listener of listeners) listener();
  }

  function patch(id: string, change: Partial<Stored>, isUrgent: boolean): void {
    if (!stored.some((task) => task.id === id)) return;
    stored = stored.map((task) => (task.id === id ? { ...task, ...change, tab, updatedAt: now() } : task));
    changed(isUrgent);
  }

  function end(id: string, change: Partial<Stored>): void {
    const task = stored.find((item) => item.id === id);
    // The first end counts: a late failure of a canceled job does not undo the cancel.
    if (task?.state !== 'running') return;
    cancels.delete(id);
    alive.delete(id);
    if (alive.size === 0) {
      clearInterval(heartbeat);
      heartbeat = undefined;
    }
    patch(id, { stage: undefined, etaSeconds: undefined, ...change }, true);
  }

  /** A stalled stage reports nothing; other tabs must still see that the work goes on. */
  function beat(): void {
    stored = stored.map((task) => (alive.has(task.id) ? { ...task, updatedAt: now() } : task));
    save();
  }

  return {
    /** Newest first; the same array until something changes. */
    all: (): readonly LocalTask[] => view,
    hasRunning: (): boolean => alive.size > 0,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Registers a job that begins now; the same id again starts it anew. */
    start: ({ cancel, ...task }: LocalTaskStart): void => {
      const at = now();
      const begun: Stored = { ...task, state: 'running', percent: 0, tab, startedAt: at, updatedAt: at };
      stored = [begun, ...stored.filter((item) => item.id !== task.id)];
      alive.add(task.id);
      if (cancel) cancels.set(task.id, cancel);
      heartbeat ??= setInterval(beat, silenceMilliseconds / 4);
      changed(true);
    },
    update: (id: string, progress: { stage?: string; percent?: number; etaSeconds?: number }): void => {
      if (alive.has(id)) patch(id, progress, false);
    },
    /** Offers actions with a job of this tab, also after its end; an empty list takes them away. */
    offer: (id: string, offered: readonly LocalTaskAction[]): void => {
      actions.set(id, offered);
      changed(false);
    },
    finish: (id: string, result: { link?: string } = {}): void =>
      end(id, { state: 'succeeded', percent: 100, ...(result.link ? { link: result.link } : {}) }),
    fail: (id: string, reason: string): void => end(id, { state: 'failed', reason }),
    /** Asks the job to stop and marks it as canceled. */
    cancel: (id: string): void => {
      const stop = cancels.get(id);
      end(id, { state: 'canceled' });
      stop?.();
    },
    /** Takes an ended task off the list. */
    remove: (id: string): void => {
      if (alive.has(id)) return;
      stored = stored.filter((task) => task.id !== id);
      actions.delete(id);
      try {
        localStorage.setItem(storageKey, JSON.stringify(readStored(now()).filter((task) => task.id !== id)));
      } catch {
        // As in save().
      }
      changed(true);
    },
    /** Takes in what other tabs wrote. */
    refresh: (): void => {
      const mine = stored.filter((task) => task.tab === tab);
      stored = [...mine, ...readStored(now()).filter((task) => !mine.some(({ id }) => id === task.id))];
      view = viewOf();
      for (const listener of listeners) listener();
    },
    storageKey,
  };
}

/** Browser renders and other long jobs of this browser; survives a reload as a summary. */
export const localTasks = createLocalTasks();

window.addEventListener('storage', (event) => {
  if (event.key === localTasks.storageKey) localTasks.refresh();
});
