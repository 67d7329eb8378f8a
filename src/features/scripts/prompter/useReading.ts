import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { spokenSeconds } from '@/domain/script';
import { prefersReducedMotion, subscribeReducedMotion } from '@/lib/reducedMotion';
import { keyActions } from './keyActions';
import { Scroller } from './scroller';
import { keepSettings, type PrompterSettings, readSettings } from './settings';

const NARROW = 700;

/** Keeps the screen on while something is read; taken again when the page comes back. Without the API nothing happens. */
function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void taken?.release();
      else lock = taken;
    };
    const again = () => void take();
    void take();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [isOn]);
}

/** Counts down whole seconds, then runs. */
function useCountdown(run: () => void) {
  const [left, setLeft] = useState(0);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const latest = useRef(run);
  latest.current = run;
  const cancel = useCallback(() => {
    clearInterval(timer.current);
    setLeft(0);
  }, []);
  useEffect(() => cancel, [cancel]);

  const begin = useCallback((seconds: number) => {
    clearInterval(timer.current);
    if (seconds <= 0) return latest.current();
    let rest = seconds;
    setLeft(rest);
    timer.current = setInterval(() => {
      rest -= 1;
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer.current);
      latest.current();
    }, 1000);
  }, []);
  return { left, begin, cancel };
}

interface ReadingOptions {
  /** Characters a minute that the script was written for. */
  readonly speed?: number | undefined;
  /** Before the text begins to run: what else begins then. */
  readonly onRun?: () => void;
}

/** A text that runs past a line: its settings, where it stands, and what moves it. */
export function useReading(text: string, { speed, onRun }: ReadingOptions) {
  const [settings, setSettings] = useState<PrompterSettings>(() => {
    const kept = readSettings(window.innerWidth < NARROW);
    return speed ? { ...kept, speed } : kept;
  });
  const [isRunning, setRunning] = useState(false);
  const [reading, setReading] = useState({ position: 0, height: 0 });
  const words = useRef<HTMLDivElement>(null);
  const scroller = useRef<Scroller>(undefined);
  const lines = useMemo(() => text.split('\n').filter((line) => line.trim() !== ''), [text]);
  const total = settings.by === 'time' ? settings.seconds : Math.max(1, spokenSeconds(text, settings.speed));

  const change = useCallback((patch: Partial<PrompterSettings>) => setSettings((now) => ({ ...now, ...patch })), []);
  useEffect(() => keepSettings(settings), [settings]);

  useLayoutEffect(() => {
    if (!words.current) return;
    const made = new Scroller({ text: words.current, onRead: setReading, onEnd: () => setRunning(false) });
    scroller.current = made;
    const follow = () => {
      made.isStepwise = prefersReducedMotion();
    };
    follow();
    const unfollow = subscribeReducedMotion(follow);
    const seen = new ResizeObserver(() => made.measure());
    seen.observe(words.current);
    return () => {
      made.stop();
      seen.disconnect();
      unfollow();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes the layout
  useLayoutEffect(() => {
    scroller.current?.measure();
    scroller.current?.setDuration(total);
  }, [total, settings.size, settings.lineHeight, settings.margin, lines, reading.height]);

  const run = (): void => {
    onRun?.();
    scroller.current?.start();
    setRunning(true);
  };
  const { left, begin, cancel } = useCountdown(run);
  const halt = useCallback(() => {
    scroller.current?.stop();
    setRunning(false);
  }, []);
  const restart = useCallback(() => scroller.current?.moveTo(0), []);
  useWakeLock(isRunning || left > 0);
  return { settings, change, lines, total, reading, isRunning, words, scroller, left, begin, cancel, halt, restart };
}

export type Reading = ReturnType<typeof useReading>;

interface ReadingKeys extends Pick<Reading, 'settings' | 'change' | 'restart' | 'scroller'> {
  readonly toggle: () => void;
  readonly stage: { readonly current: HTMLElement | null };
  /** Further keys of the screen. */
  readonly others?: Readonly<Record<string, () => void>>;
}

/** The keyboard and a presenter's buttons; not while something else is typed into or pressed. */
export function useReadingKeys({ settings, change, restart, scroller, toggle, stage, others }: ReadingKeys): void {
  const latest = useRef<Readonly<Record<string, () => void>>>({});
  latest.current = {
    ...keyActions({
      toggle,
      restart,
      change,
      settings,
      scroller: () => scroller.current,
      stage: () => stage.current,
    }),
    ...others,
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const isField = target?.closest('input, textarea, select, [role="slider"], [role="dialog"], [role="combobox"]');
      const isPress = (event.key === ' ' || event.key === 'Enter') && target?.closest('button, a');
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isField || isPress) return;
      const act = latest.current[event.key] ?? latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
