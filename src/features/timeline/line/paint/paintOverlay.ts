import type { FrameRate } from '@/engine/time/frameRate';
import type { Ticks } from '@/engine/time/ticks';
import { type Layout, rowTop } from '../model/layout';
import { timecode } from '../model/ruler';
import { RULER_HEIGHT, SCROLLBAR_HEIGHT, type View, widthOf, xOf } from '../model/view';
import type { LineColors } from './colors';
import { hairline, roundedPath } from './shapes';
import { fitText } from './text';

/** What is only there while something is being done. */
export interface Passing {
  /** The time that a drag has snapped to. */
  readonly guide?: Ticks;
  readonly marquee?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Where a dragged thing is held, or will land; without a track beside the sign of the new one. */
  readonly ghost?: Ghost;
  /** A new track will come here. */
  readonly newTrack?: 'above' | 'below';
  readonly blade?: { readonly time: Ticks; readonly trackId: string | undefined };
  /** Said beside the pointer. */
  readonly tip?: { readonly x: number; readonly y: number; readonly text: string; readonly isRefused?: boolean };
}

interface Ghost {
  readonly start: Ticks;
  readonly duration: Ticks;
  readonly trackId: string | undefined;
  readonly label: string;
  readonly isRefused: boolean;
}

interface OverlayScene {
  readonly ctx: CanvasRenderingContext2D;
  readonly dpr: number;
  readonly view: View;
  readonly layout: Layout;
  readonly colors: LineColors;
  readonly playhead: Ticks;
  readonly passing: Passing;
  readonly fps: FrameRate;
}

/** The playhead and all that moves, on a canvas of its own: to play does not paint a clip. */
export function paintOverlay(scene: OverlayScene): void {
  const { ctx, view, passing, colors } = scene;
  ctx.clearRect(0, 0, view.width, view.height);
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, RULER_HEIGHT, view.width, view.height - RULER_HEIGHT - SCROLLBAR_HEIGHT);
  ctx.clip();
  paintGhost(scene);
  paintNewTrack(scene);
  if (passing.marquee) {
    const { x, y, width, height } = passing.marquee;
    ctx.fillStyle = colors.accent;
    ctx.globalAlpha = 0.16;
    ctx.fillRect(x, y, width, height);
    ctx.globalAlpha = 1;
    ctx.strokeStyle = colors.accent;
    ctx.lineWidth = 1;
    ctx.strokeRect(Math.round(x) + 0.5, Math.round(y) + 0.5, width, height);
  }
  paintBlade(scene);
  ctx.restore();
  if (passing.guide !== undefined) {
    ctx.fillStyle = colors.guide;
    hairline(ctx, scene.dpr, xOf(view, passing.guide), 12, 0, view.height - SCROLLBAR_HEIGHT - 12);
  }
  paintPlayhead(scene);
  paintTip(scene);
}

function paintPlayhead({ ctx, view, colors, playhead, dpr }: OverlayScene): void {
  const x = Math.round(xOf(view, playhead) * dpr) / dpr;
  if (x < -8 || x > view.width + 8) return;
  ctx.fillStyle = colors.playhead;
  ctx.fillRect(x - 1 / dpr, 10, Math.max(1, 2 / dpr), view.height - SCROLLBAR_HEIGHT - 10);
  ctx.beginPath();
  ctx.moveTo(x - 6, 2);
  ctx.lineTo(x + 6, 2);
  ctx.lineTo(x + 6, 9);
  ctx.lineTo(x, 15);
  ctx.lineTo(x - 6, 9);
  ctx.closePath();
  ctx.fill();
}

function paintGhost({ ctx, view, layout, passing, colors }: OverlayScene): void {
  const { ghost } = passing;
  if (!ghost) return;
  const place =
    ghost.trackId === undefined ? newTrackPlace(layout, view, passing) : trackPlace(layout, view, ghost.trackId);
  if (!place) return;
  const { y, height } = place;
  const color = ghost.isRefused ? colors.danger : colors.accent;
  const x = xOf(view, ghost.start);
  const width = Math.max(4, widthOf(view, ghost.duration));
  ctx.globalAlpha = 0.28;
  ctx.fillStyle = color;
  roundedPath(ctx, x, y, width, height, 4);
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.strokeStyle = color;
  ctx.lineWidth = 1.5;
  ctx.setLineDash([4, 3]);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.fillStyle = colors.text;
  ctx.font = `11px ${colors.font}`;
  ctx.fillText(fitText(ctx, ghost.label, width - 12), Math.max(x, 0) + 6, y + 14);
}

interface RowPlace {
  readonly y: number;
  readonly height: number;
}

function trackPlace(layout: Layout, view: View, trackId: string): RowPlace | undefined {
  const row = layout.rows.find(({ track }) => track.id === trackId);
  return row && { y: rowTop(row, view), height: row.height };
}

const NEW_TRACK_GAP = 8;
const NEW_TRACK_HEIGHT = 28;

/** Beyond the line that a new track is announced by. */
function newTrackPlace({ rows }: Layout, view: View, { newTrack }: Passing): RowPlace | undefined {
  const row = newTrack === 'above' ? rows[0] : rows.at(-1);
  if (!newTrack || !row) return undefined;
  const top = rowTop(row, view);
  const y = newTrack === 'above' ? top - NEW_TRACK_GAP - NEW_TRACK_HEIGHT : top + row.height + NEW_TRACK_GAP;
  // There is little room beyond the outermost tracks: it lies on them rather than out of sight.
  const lowest = view.height - SCROLLBAR_HEIGHT - NEW_TRACK_HEIGHT;
  return { y: Math.min(lowest, Math.max(RULER_HEIGHT, y)), height: NEW_TRACK_HEIGHT };
}

function paintNewTrack({ ctx, view, layout, passing, colors }: OverlayScene): void {
  const rows = layout.rows;
  const row = passing.newTrack === 'above' ? rows[0] : rows.at(-1);
  if (!passing.newTrack || !row) return;
  const y =
    passing.newTrack === 'above' ? rowTop(row, view) - NEW_TRACK_GAP : rowTop(row, view) + row.height + NEW_TRACK_GAP;
  ctx.fillStyle = colors.accent;
  roundedPath(ctx, 4, y - 2, view.width - 8, 4, 2);
  ctx.fill();
}

function paintBlade({ ctx, view, layout, passing, colors, dpr }: OverlayScene): void {
  if (!passing.blade) return;
  const { time, trackId } = passing.blade;
  const row = layout.rows.find(({ track }) => track.id === trackId);
  const top = row ? rowTop(row, view) : RULER_HEIGHT;
  ctx.fillStyle = colors.guide;
  hairline(ctx, dpr, xOf(view, time), top, 0, row ? row.height : view.height);
}

function paintTip({ ctx, view, passing, colors }: OverlayScene): void {
  if (!passing.tip) return;
  const { x, y, text, isRefused } = passing.tip;
  ctx.font = `11px ${colors.font}`;
  const width = ctx.measureText(text).width + 12;
  const left = Math.max(2, Math.min(view.width - width - 2, x + 12));
  const top = Math.max(2, y - 26);
  ctx.fillStyle = isRefused ? colors.danger : colors.shade;
  roundedPath(ctx, left, top, width, 18, 4);
  ctx.fill();
  ctx.fillStyle = colors.handle;
  ctx.fillText(text, left + 6, top + 13);
}

/** `+00:01:12` for a way in time. */
export const wayText = (by: number, fps: FrameRate): string =>
  `${by < 0 ? '−' : '+'}${timecode(Math.abs(by) as Ticks, fps)}`;
