import type { Scroller } from './scroller';
import { limits, type PrompterSettings } from './settings';

interface KeyParts {
  readonly toggle: () => void;
  readonly restart: () => void;
  readonly change: (patch: Partial<PrompterSettings>) => void;
  readonly settings: PrompterSettings;
  readonly scroller: () => Scroller | undefined;
  readonly stage: () => HTMLElement | null;
}

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

/** What each key does. Presenters send Page keys, some send `b` or `.` to blank the screen: taken as pause. */
export function keyActions({
  toggle,
  restart,
  change,
  settings,
  scroller,
  stage,
}: KeyParts): Readonly<Record<string, () => void>> {
  const { by, speed, seconds, size, mirrorX, mirrorY } = settings;
  const faster = (sign: 1 | -1) => () =>
    change(
      by === 'speed'
        ? { speed: within(speed + sign * 10, limits.speed) }
        : { seconds: within(seconds - sign * 5, limits.seconds) },
    );
  const grow = (sign: 1 | -1) => () => change({ size: within(size + sign * 4, limits.size) });
  const seek = (seconds: number) => () => scroller()?.seek(seconds);
  const step = (count: number) => () => scroller()?.step(count);
  const toEnd = () => scroller()?.moveTo(Number.MAX_SAFE_INTEGER);
  return {
    ' ': toggle,
    Enter: toggle,
    b: toggle,
    '.': toggle,
    ArrowUp: faster(1),
    ArrowDown: faster(-1),
    ArrowLeft: seek(-5),
    ArrowRight: seek(5),
    PageUp: step(-1),
    PageDown: step(1),
    Home: restart,
    End: toEnd,
    '+': grow(1),
    '=': grow(1),
    '-': grow(-1),
    m: () => change({ mirrorX: !mirrorX }),
    v: () => change({ mirrorY: !mirrorY }),
    f: () => {
      if (document.fullscreenElement) void document.exitFullscreen();
      else
        void stage()
          ?.requestFullscreen?.()
          .catch(() => undefined);
    },
  };
}
