import type { Clip } from '@/engine/project/schema';
import { kindOf, lod } from '../model/clipShape';
import { transitionSpan, transitionStrip, visibleTransitions } from '../model/hitTest';
import { firstEndingAfter, type Row, rowTop } from '../model/layout';
import { RULER_HEIGHT, SCROLLBAR_HEIGHT, timeAt, widthOf, xOf } from '../model/view';
import { paintClip } from './paintClip';
import { crisp, type Scene } from './scene';
import { hatch, roundedPath } from './shapes';
import { setFont } from './text';

/** Rows with their clips; only what is in sight is visited. */
export function paintTracks(scene: Scene): void {
  const { ctx, view, layout, colors } = scene;
  ctx.fillStyle = colors.ground;
  ctx.fillRect(0, 0, view.width, view.height);
  setFont(ctx, `11px ${colors.font}`);
  ctx.textBaseline = 'alphabetic';
  for (const row of layout.rows) {
    const top = Math.round(rowTop(row, view));
    if (top + row.height < RULER_HEIGHT || top > view.height - SCROLLBAR_HEIGHT) continue;
    paintRow(scene, row, top);
  }
}

function paintRow(scene: Scene, row: Row, top: number): void {
  const { ctx, view, colors } = scene;
  ctx.fillStyle = row.kind === 'main' ? colors['row-main'] : colors.row;
  ctx.fillRect(0, top, view.width, row.height);
  const isFaint = row.track.hidden || (row.kind === 'audio' && row.track.muted);
  ctx.globalAlpha = 1;
  paintClips(scene, row, top);
  if (row.kind === 'main') paintTransitions(scene, row, top);
  if (isFaint) {
    ctx.globalAlpha = 0.62;
    ctx.fillStyle = colors.ground;
    ctx.fillRect(0, top, view.width, row.height);
    ctx.globalAlpha = 1;
  }
  if (!row.track.locked) return;
  ctx.globalAlpha = 0.35;
  ctx.fillStyle = hatch(ctx, colors.quiet);
  ctx.fillRect(0, top, view.width, row.height);
  ctx.globalAlpha = 1;
}

function paintClips(scene: Scene, row: Row, top: number): void {
  const { view, dpr } = scene;
  const clips: readonly Clip[] = row.track.clips;
  const end = timeAt(view, view.width);
  const bars = new Bars(scene, top, row.height);
  for (let index = firstEndingAfter(clips, timeAt(view, -8)); index < clips.length; index += 1) {
    const clip = clips[index];
    if (!clip || clip.start > end) break;
    const width = widthOf(view, clip.duration);
    const x = xOf(view, clip.start);
    if (width < lod.density) {
      bars.add(clip, x, width);
      continue;
    }
    const left = crisp(dpr, x);
    const right = crisp(dpr, x + width);
    // A hair of ground between neighbors shows where one ends.
    paintClip(scene, clip, {
      x: left,
      y: top,
      width: Math.max(1, right - left - (width >= 8 ? 1 : 0)),
      height: row.height,
    });
  }
  bars.flush();
}

/** Clips too narrow to be told apart, joined into runs of one color: one rectangle for hundreds of them. */
class Bars {
  private color = '';
  private from = 0;
  private to = 0;

  constructor(
    private readonly scene: Scene,
    private readonly top: number,
    private readonly height: number,
  ) {}

  add(clip: Clip, x: number, width: number): void {
    const { colors, selection } = this.scene;
    const color = selection.has(clip.id) ? colors.accent : colors.kinds[kindOf(clip)].edge;
    if (color !== this.color || x > this.to + 0.7) {
      this.flush();
      this.color = color;
      this.from = x;
    }
    this.to = Math.max(this.to, x + width);
  }

  flush(): void {
    const { ctx, dpr } = this.scene;
    if (this.color) {
      const left = crisp(dpr, this.from);
      const inset = Math.min(6, this.height * 0.15);
      ctx.fillStyle = this.color;
      ctx.fillRect(left, this.top + inset, Math.max(1, crisp(dpr, this.to) - left), this.height - inset * 2);
    }
    this.color = '';
    this.to = 0;
  }
}

/** A bowtie about each cut that has a transition. */
function paintTransitions(scene: Scene, row: Row, top: number): void {
  const { ctx, colors, layout, view } = scene;
  const bottom = top + row.height;
  for (const transition of visibleTransitions(layout, view)) {
    const span = transitionSpan(layout, view, transition);
    if (!span || span.width < 2) continue;
    const half = Math.max(9, span.width / 2);
    const strip = transitionStrip(row.height);
    const y = bottom - strip;
    ctx.globalAlpha = 0.9;
    ctx.fillStyle = colors.shade;
    roundedPath(ctx, span.middle - half, y, half * 2, strip - 1, 3);
    ctx.fill();
    ctx.globalAlpha = 1;
    ctx.strokeStyle = colors.handle;
    ctx.lineWidth = 1;
    ctx.stroke();
    const inset = Math.min(7, half - 3);
    const [a, b] = [y + 4, bottom - 5];
    ctx.fillStyle = colors.handle;
    ctx.beginPath();
    ctx.moveTo(span.middle - half + inset / 2, a);
    ctx.lineTo(span.middle, (a + b) / 2);
    ctx.lineTo(span.middle - half + inset / 2, b);
    ctx.closePath();
    ctx.moveTo(span.middle + half - inset / 2, a);
    ctx.lineTo(span.middle, (a + b) / 2);
    ctx.lineTo(span.middle + half - inset / 2, b);
    ctx.closePath();
    ctx.fill();
  }
}
