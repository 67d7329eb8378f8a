import { CaretRightOutlined, PauseOutlined, ScissorOutlined, SettingOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Drawer, Flex } from 'antd';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { spokenScript } from '@/blocks/spokenScript';
import { Text } from '@/components/ui/Text';
import { spokenSeconds } from '@/domain/script';
import { useT } from '@/hooks/useT';
import { prefersReducedMotion, subscribeReducedMotion } from '@/lib/reducedMotion';
import { readSession } from '@/lib/session';
import { formatDuration } from '@/utils/formatDuration';
import { keyActions } from './keyActions';
import styles from './prompter.module.css';
import { SettingsForm } from './SettingsForm';
import { Scroller } from './scroller';
import { keepSettings, type PrompterSettings, readSettings } from './settings';

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
  const cancel = useCallback(() => {
    clearInterval(timer.current);
    setLeft(0);
  }, []);
  useEffect(() => cancel, [cancel]);

  const begin = useCallback(
    (seconds: number) => {
      clearInterval(timer.current);
      if (seconds <= 0) return run();
      let rest = seconds;
      setLeft(rest);
      timer.current = setInterval(() => {
        rest -= 1;
        setLeft(rest);
        if (rest > 0) return;
        clearInterval(timer.current);
        run();
      }, 1000);
    },
    [run],
  );
  return { left, begin, cancel };
}

interface StageProps {
  readonly text: string;
  readonly title: string;
  /** Characters a minute that the script was written for. */
  readonly speed?: number;
  readonly onLeave?: () => void;
}

const narrow = 700;

/** The text, running past the guide line; everything can be done by keyboard, presenter or touch. */
export function Stage({ text, title, speed, onLeave }: StageProps) {
  const t = useT();
  const [settings, setSettings] = useState<PrompterSettings>(() => {
    const kept = readSettings(window.innerWidth < narrow);
    return speed ? { ...kept, speed } : kept;
  });
  const [isRunning, setRunning] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [reading, setReading] = useState({ position: 0, height: 0 });
  const stage = useRef<HTMLDivElement>(null);
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

  const run = useCallback(() => {
    scroller.current?.start();
    setRunning(true);
  }, []);
  const countdown = useCountdown(run);
  const { left, begin, cancel } = countdown;
  const toggle = useCallback(() => {
    if (left > 0) return cancel();
    if (scroller.current?.isRunning) {
      scroller.current.stop();
      setRunning(false);
    } else begin(settings.countdown);
  }, [left, cancel, begin, settings.countdown]);
  const restart = useCallback(() => scroller.current?.moveTo(0), []);
  useWakeLock(isRunning || left > 0);

  useEffect(() => {
    const actions = keyActions({
      toggle,
      restart,
      change,
      settings,
      scroller: () => scroller.current,
      stage: () => stage.current,
    });
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const isField = target?.closest('input, textarea, select, [role="slider"], [role="dialog"]');
      const isPress = (event.key === ' ' || event.key === 'Enter') && target?.closest('button, a');
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isField || isPress) return;
      const act = actions[event.key] ?? actions[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toggle, restart, change, settings]);

  const isSignedIn = readSession().token !== '';
  const drag = useRef<{ readonly y: number; readonly moved: boolean }>(undefined);
  const share = reading.height > 0 ? reading.position / reading.height : 0;
  const flip = `${settings.mirrorX ? 'scaleX(-1)' : ''} ${settings.mirrorY ? 'scaleY(-1)' : ''}`.trim();
  return (
    <Flex
      ref={stage}
      vertical
      className={`${styles.stage} ${styles[settings.theme]}`}
      data-running={isRunning || undefined}
      data-highlight={settings.hasHighlight || undefined}
    >
      <main
        className={styles.window}
        style={{ transform: flip || undefined }}
        aria-label={t('scripts.prompter')}
        onWheel={({ deltaY }) => scroller.current?.moveBy(settings.mirrorY ? -deltaY : deltaY)}
        onPointerDown={({ clientY, pointerType, button }) => {
          if (pointerType !== 'mouse' || button === 0) drag.current = { y: clientY, moved: false };
        }}
        onPointerMove={({ clientY }) => {
          if (!drag.current) return;
          const by = drag.current.y - clientY;
          if (!drag.current.moved && Math.abs(by) < 6) return;
          scroller.current?.moveBy(settings.mirrorY ? -by : by);
          drag.current = { y: clientY, moved: true };
        }}
        onPointerUp={() => {
          if (drag.current && !drag.current.moved) toggle();
          drag.current = undefined;
        }}
        onPointerCancel={() => {
          drag.current = undefined;
        }}
      >
        <div className={styles.mask}>
          <div
            ref={words}
            className={styles.text}
            style={{
              fontSize: settings.size,
              lineHeight: settings.lineHeight,
              paddingInline: `${settings.margin}%`,
            }}
          >
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one fixed text
              <p key={index}>{line}</p>
            ))}
          </div>
        </div>
        {settings.hasGuide && <span className={styles.guide} aria-hidden />}
      </main>
      {left > 0 && (
        <div className={styles.countdown} role="timer" aria-live="assertive">
          {left}
        </div>
      )}
      <Flex component="footer" gap="small" align="center" wrap className={styles.bar}>
        <Button
          type="primary"
          shape="round"
          icon={isRunning || left > 0 ? <PauseOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
          onClick={toggle}
        >
          {t(isRunning || left > 0 ? 'scripts.pause' : 'scripts.play')}
        </Button>
        <Button type="text" icon={<UndoOutlined aria-hidden />} onClick={restart}>
          {t('scripts.restart')}
        </Button>
        <Text tabular role="status">
          {t('scripts.clock', {
            elapsed: formatDuration(Math.round(share * total)),
            left: formatDuration(Math.round((1 - share) * total)),
          })}
        </Text>
        <Text ellipsis className={styles.barTitle}>
          {title}
        </Text>
        {onLeave && (
          <Button type="text" onClick={onLeave}>
            {t('scripts.changeText')}
          </Button>
        )}
        {isSignedIn && (
          <Button
            type="text"
            icon={<ScissorOutlined aria-hidden />}
            href="/editor/clipper"
            onClick={() => spokenScript.keep(lines.join('\n'))}
          >
            {t('scripts.cutRecording')}
          </Button>
        )}
        <Button type="text" icon={<SettingOutlined aria-hidden />} onClick={() => setOpen(true)}>
          {t('scripts.settings')}
        </Button>
      </Flex>
      <Drawer open={isOpen} size={340} title={t('scripts.settings')} onClose={() => setOpen(false)}>
        <SettingsForm settings={settings} onChange={change} />
      </Drawer>
    </Flex>
  );
}
