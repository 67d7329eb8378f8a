import { type FrameRate, frameStart } from '@/engine/time/frameRate';
import { TICKS_PER_SECOND, type Ticks, ticks, ZERO } from '@/engine/time/ticks';

/** What of the timeline is on the canvas. Lengths in CSS pixels. */
export interface View {
  readonly pixelsPerSecond: number;
  /** Time at the inner left edge. */
  readonly scroll: Ticks;
  readonly scrollTop: number;
  readonly width: number;
  readonly height: number;
}

export const RULER_HEIGHT = 28;
export const SCROLLBAR_HEIGHT = 12;
/** Room before the first frame, so that its edge and the playhead can be grasped. */
export const LEFT_PAD = 14;

/** Ten hours fit on a phone; at the other end a frame is wide enough to aim at. */
export const MIN_SCALE = 0.01;
export const MAX_SCALE = 2400;

const clampScale = (scale: number): number => Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));

type Scale = Pick<View, 'pixelsPerSecond'>;
type Window = Pick<View, 'pixelsPerSecond' | 'scroll'>;

export const widthOf = (view: Scale, duration: number): number => (duration * view.pixelsPerSecond) / TICKS_PER_SECOND;

/** Time that a way of `pixels` stands for; not rounded to frames. */
export const spanOf = (view: Scale, pixels: number): Ticks => ticks((pixels * TICKS_PER_SECOND) / view.pixelsPerSecond);

export const xOf = (view: Window, time: number): number => LEFT_PAD + widthOf(view, time - view.scroll);

/** Never before the project's start. */
export const timeAt = (view: Window, x: number): Ticks =>
  Math.max(ZERO, view.scroll + spanOf(view, x - LEFT_PAD)) as Ticks;

/** The view may go half a window beyond the end, so that there is room to drop things. */
export function clampScroll(scroll: number, view: Pick<View, 'pixelsPerSecond' | 'width'>, duration: number): Ticks {
  const room = spanOf(view, Math.max(0, view.width / 2 - LEFT_PAD));
  return ticks(Math.max(0, Math.min(scroll, duration - room)));
}

/** Another scale, with the time under `x` staying there. */
export function zoomAt(view: View, scale: number, x: number, duration: number): Window {
  const pixelsPerSecond = clampScale(scale);
  const held = view.scroll + spanOf(view, x - LEFT_PAD);
  const scroll = held - spanOf({ pixelsPerSecond }, x - LEFT_PAD);
  return { pixelsPerSecond, scroll: clampScroll(scroll, { pixelsPerSecond, width: view.width }, duration) };
}

/** The whole project in the window. */
export function fitView(width: number, duration: number): Window {
  const seconds = Math.max(duration, TICKS_PER_SECOND) / TICKS_PER_SECOND;
  return { pixelsPerSecond: clampScale(Math.max(40, width - LEFT_PAD * 3) / seconds), scroll: ZERO };
}

/** Slider positions 0–100 stand for scales on a logarithmic scale, as the eye judges sizes. */
export const sliderOf = (scale: number): number =>
  (Math.log(clampScale(scale) / MIN_SCALE) / Math.log(MAX_SCALE / MIN_SCALE)) * 100;
export const scaleOf = (slider: number): number => MIN_SCALE * (MAX_SCALE / MIN_SCALE) ** (slider / 100);

export const frameWidth = (view: Scale, fps: FrameRate): number => widthOf(view, frameStart(1, fps));
