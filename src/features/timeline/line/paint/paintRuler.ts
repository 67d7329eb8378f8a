import { isBeat } from '../model/hitTest';
import { rulerLabel, rulerStep } from '../model/ruler';
import { LEFT_PAD, RULER_HEIGHT, SCROLLBAR_HEIGHT, timeAt, widthOf, xOf } from '../model/view';
import type { Scene } from './scene';
import { hairline, roundedPath } from './shapes';
import { fitText, setFont } from './text';

/** Times after the video's end: as faint as small text may be, 4.8 : 1 in light and 5.9 : 1 in dark. */
const BEYOND_ALPHA = 0.85;

/** The ruler over the tracks: times, in and out, beats, markers; and the scroll bar at the foot. */
export function paintRuler(scene: Scene): void {
  const { ctx, view, colors } = scene;
  ctx.fillStyle = colors.ruler;
  ctx.fillRect(0, 0, view.width, RULER_HEIGHT);
  paintRange(scene);
  paintTimes(scene);
  ctx.fillStyle = colors.line;
  hairline(ctx, scene.dpr, 0, RULER_HEIGHT - 1, view.width, 0);
  paintMarkers(scene);
  paintScrollbar(scene);
}

function paintTimes({ ctx, view, layout, colors, dpr, duration }: Scene): void {
  const { fps } = layout.project.canvas;
  const { major, minor } = rulerStep(view, fps);
  setFont(ctx, `10px ${colors.font}`);
  const end = timeAt(view, view.width);
  for (let step = Math.floor(timeAt(view, 0) / minor); step * minor <= end; step += 1) {
    const time = step * minor;
    const isMajor = Math.abs(time / major - Math.round(time / major)) < 1e-6;
    const x = xOf(view, time);
    ctx.fillStyle = colors.quiet;
    ctx.globalAlpha = isMajor ? 0.8 : 0.35;
    hairline(ctx, dpr, x, isMajor ? RULER_HEIGHT - 11 : RULER_HEIGHT - 6, 0, isMajor ? 10 : 5);
    if (!isMajor) continue;
    ctx.globalAlpha = time <= duration ? 1 : BEYOND_ALPHA;
    ctx.fillStyle = colors.text;
    ctx.fillText(rulerLabel(time, fps), Math.round(x) + 7, 12);
  }
  ctx.globalAlpha = 1;
}

function paintRange({ ctx, view, colors, rangeIn, rangeOut, duration, dpr }: Scene): void {
  if (rangeIn === undefined && rangeOut === undefined) return;
  const left = rangeIn === undefined ? LEFT_PAD - widthOf(view, view.scroll) : xOf(view, rangeIn);
  const right = xOf(view, rangeOut ?? duration);
  ctx.fillStyle = colors.accent;
  ctx.globalAlpha = 0.22;
  ctx.fillRect(left, 0, right - left, RULER_HEIGHT);
  ctx.globalAlpha = 0.06;
  ctx.fillRect(left, RULER_HEIGHT, right - left, view.height - RULER_HEIGHT - SCROLLBAR_HEIGHT);
  ctx.globalAlpha = 1;
  if (rangeIn !== undefined) bracket(ctx, left, 1);
  if (rangeOut !== undefined) bracket(ctx, right, -1);
  ctx.globalAlpha = 0.5;
  for (const x of [left, right]) hairline(ctx, dpr, x, RULER_HEIGHT, 0, view.height - RULER_HEIGHT - SCROLLBAR_HEIGHT);
  ctx.globalAlpha = 1;
}

function bracket(ctx: CanvasRenderingContext2D, x: number, side: 1 | -1): void {
  ctx.beginPath();
  ctx.moveTo(x, 0);
  ctx.lineTo(x + 7 * side, 0);
  ctx.lineTo(x + 7 * side, 3);
  ctx.lineTo(x + 3 * side, 3);
  ctx.lineTo(x + 3 * side, 13);
  ctx.lineTo(x, 13);
  ctx.closePath();
  ctx.fill();
}

function paintMarkers({ ctx, view, layout, colors }: Scene): void {
  const to = timeAt(view, view.width + 8);
  const from = timeAt(view, -160);
  let lastBeat = Number.NEGATIVE_INFINITY;
  for (const marker of layout.project.markers) {
    if (marker.at < from || marker.at > to) continue;
    const x = Math.round(xOf(view, marker.at));
    if (isBeat(marker)) {
      if (x - lastBeat < 3) continue;
      lastBeat = x;
      ctx.fillStyle = colors.beat;
      ctx.fillRect(x - 1, RULER_HEIGHT - 5, 2, 3);
      continue;
    }
    ctx.fillStyle = colors.warn;
    ctx.beginPath();
    ctx.moveTo(x - 5, 12);
    ctx.lineTo(x + 5, 12);
    ctx.lineTo(x + 5, 20);
    ctx.lineTo(x, 26);
    ctx.lineTo(x - 5, 20);
    ctx.closePath();
    ctx.fill();
    const text = fitText(ctx, marker.label, 120);
    if (!text) continue;
    const width = ctx.measureText(text).width + 8;
    ctx.globalAlpha = 0.92;
    ctx.fillStyle = colors.ruler;
    roundedPath(ctx, x + 7, 13, width, 13, 3);
    ctx.fill();
    ctx.globalAlpha = 1;
    ctx.fillStyle = colors.warn;
    ctx.fillText(text, x + 11, 23);
  }
}

interface Thumb {
  readonly x: number;
  readonly width: number;
  /** Ticks that a pixel of the bar stands for. */
  readonly ticksPerPixel: number;
}

/** The scroll bar's thumb: the window within everything that can be scrolled to. */
export function scrollThumb({ view, duration }: Pick<Scene, 'view' | 'duration'>): Thumb {
  const windowed = timeAt(view, view.width) - view.scroll;
  const whole = Math.max(duration + windowed / 2, view.scroll + windowed, 1);
  const ticksPerPixel = whole / Math.max(1, view.width);
  const width = Math.max(32, Math.min(view.width, windowed / ticksPerPixel));
  return { x: Math.min(view.width - width, view.scroll / ticksPerPixel), width, ticksPerPixel };
}

function paintScrollbar(scene: Scene): void {
  const { ctx, view, colors } = scene;
  const y = view.height - SCROLLBAR_HEIGHT;
  ctx.fillStyle = colors.ground;
  ctx.fillRect(0, y, view.width, SCROLLBAR_HEIGHT);
  const thumb = scrollThumb(scene);
  if (thumb.width >= view.width) return;
  ctx.globalAlpha = 0.4;
  ctx.fillStyle = colors.quiet;
  roundedPath(ctx, thumb.x + 2, y + 3, thumb.width - 4, SCROLLBAR_HEIGHT - 6, 3);
  ctx.fill();
  ctx.globalAlpha = 1;
}
