import { type RefObject, useEffect, useRef } from 'react';
import {
  drawPresenter,
  encodeMouth,
  type Framing,
  figurePose,
  type Gesture,
  type Look,
  type MouthFrame,
  type Pose,
  type VISEMES,
} from '@/engine/figure';
import { prefersReducedMotion } from '@/lib/reducedMotion';

const syllable = (viseme: (typeof VISEMES)[number], peak: number): readonly MouthFrame[] =>
  [0.5, 0.9, 1, 0.8, 0.4].map((share) => ({ viseme, level: Math.round(peak * share) }));
const pause = (frames: number): readonly MouthFrame[] =>
  Array.from({ length: frames }, () => ({ viseme: 'rest', level: 0 }) as const);

/** Two seconds and a half of speech-like movement for a figure that is shown speaking before it has anything to say. */
const babble = encodeMouth([
  ...syllable('i', 5),
  ...syllable('a', 7),
  ...syllable('o', 6),
  ...pause(2),
  ...syllable('e', 6),
  ...syllable('m', 5),
  ...syllable('a', 6),
  ...syllable('u', 5),
  ...pause(9),
  ...syllable('a', 7),
  ...syllable('s', 5),
  ...syllable('i', 5),
  ...syllable('o', 7),
  ...pause(12),
]);

interface FigureCanvas {
  readonly id: string;
  readonly look: Look;
  readonly framing: Framing;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly isSpeaking: boolean;
  /** Moves at all: breathing and blinking cost a drawing a frame. */
  readonly isLive: boolean;
  /** What is said, with where it is, seconds; without it a speaking figure babbles. */
  readonly mouth?: string | undefined;
  readonly gestures?: readonly Gesture[] | undefined;
  readonly secondsOf?: (() => number) | undefined;
  /** 0–1, how loud it is now; wins over `mouth`. */
  readonly levelOf?: (() => number) | undefined;
}

/** Draws a figure on a canvas, frame by frame while it lives; once where nothing moves. */
export function useFigureCanvas(canvas: RefObject<HTMLCanvasElement | null>, figure: FigureCanvas): void {
  const latest = useRef(figure);
  latest.current = figure;
  const { id, look, framing, width, height, isSpeaking, isLive } = figure;
  const runs = isLive || isSpeaking;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is read through `latest` in each frame
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen) return;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    element.width = Math.round(width * ratio);
    element.height = Math.round(height * ratio);
    const began = performance.now();
    let request = 0;
    const paint = (now: number): void => {
      const current = latest.current;
      pen.clearRect(0, 0, element.width, element.height);
      const box = { x: 0, y: 0, width: element.width, height: element.height, framing: current.framing };
      drawPresenter(pen, current.id, current.look, poseNow(current, (now - began) / 1000), box);
    };
    if (!runs || (prefersReducedMotion() && !isSpeaking)) {
      paint(began);
      return;
    }
    const step = (now: number): void => {
      paint(now);
      request = requestAnimationFrame(step);
    };
    request = requestAnimationFrame(step);
    return () => cancelAnimationFrame(request);
  }, [canvas, id, JSON.stringify(look), framing, width, height, runs, isSpeaking]);
}

function poseNow(figure: FigureCanvas, clock: number): Pose {
  const said = figure.isSpeaking ? (figure.mouth ?? babble) : '';
  const loops = figure.isSpeaking && figure.mouth === undefined;
  const seconds = figure.secondsOf?.() ?? (loops ? clock % (babble.length / 30) : clock);
  const pose = figurePose({ mouth: said, gestures: figure.gestures ?? [], seed: seedOf(figure.id) }, seconds);
  const level = figure.isSpeaking ? figure.levelOf?.() : undefined;
  if (level === undefined) return pose;
  const open = Math.min(1, level * 1.4);
  return {
    ...pose,
    mouth: { ...pose.mouth, open: Math.min(1, (pose.mouth.open + open) / 1.4) * (level > 0.02 ? 1 : 0) },
  };
}

const seedOf = (id: string): number => [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 10_000;
