import type { Clip } from '@/engine/project/schema';
import { mediaIdOf } from '@/engine/project/walk';
import { type Ticks, ZERO } from '@/engine/time/ticks';
import { audios, clipName, kindOf, type Lod, lodOf, mediaOf, wavePart } from '../model/clipShape';
import { isQuiet } from '../model/quiet';
import type { KindColors } from './colors';
import { paintAudio } from './paintAudio';
import { paintBadges, paintKeyframes } from './paintBadges';
import { paintFilmstrip } from './paintFilmstrip';
import { paintWaveform } from './paintWaveform';
import type { Scene } from './scene';
import { hatch, roundedPath } from './shapes';
import { fitText } from './text';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LABEL_HEIGHT = 16;
const RADIUS = 4;

/** One clip of at least three pixels, with as much of itself as its width allows. */
export function paintClip(scene: Scene, clip: Clip, box: Box): void {
  const { ctx, colors } = scene;
  const level = lodOf(box.width);
  const kind = colors.kinds[kindOf(clip)];
  ctx.fillStyle = kind.fill;
  if (level === 'color') {
    ctx.fillRect(box.x, box.y, box.width, box.height);
  } else {
    roundedPath(ctx, box.x, box.y, box.width, box.height, RADIUS);
    ctx.fill();
    paintInside(scene, clip, box, level, kind);
  }
  paintEdge(scene, clip, box, kind);
}

function paintInside(scene: Scene, clip: Clip, box: Box, level: Lod, kind: KindColors): void {
  const { ctx } = scene;
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x + 1, box.y + 1, box.width - 2, box.height - 2);
  ctx.clip();
  paintContent(scene, clip, box, level, kind);
  if (isMissing(scene, clip)) paintMissing(scene, box);
  if (level === 'label' || level === 'strip') paintLabel(scene, clip, box, kind);
  if (level === 'strip') paintKeyframes(scene, clip, box);
  paintProgress(scene, clip, box);
  ctx.restore();
  if (level !== 'poster' && audios(scene.layout.project, clip)) paintAudio(scene, clip, box);
}

function paintContent(scene: Scene, clip: Clip, box: Box, level: Lod, kind: KindColors): void {
  const { ctx, layout } = scene;
  const isImage = clip.type === 'video' || clip.type === 'image' || clip.type === 'sticker';
  const hasAudio = showsAudio(scene, clip);
  const part = wavePart(clip, box.height);
  const top = box.height >= 44 && level !== 'poster' ? LABEL_HEIGHT : 1;
  if (isImage) {
    const footer = hasAudio && level !== 'poster' ? part.height : 1;
    const strip = { ...box, y: box.y + top, height: box.height - top - footer };
    paintFilmstrip(scene, clip, strip, level === 'poster' ? 1 : undefined);
  }
  if (!hasAudio || !audios(layout.project, clip) || (level === 'poster' && clip.type !== 'audio')) return;
  ctx.fillStyle = kind.edge;
  const isMirrored = clip.type === 'audio';
  paintWaveform(scene, clip, { ...box, y: box.y + part.top, height: part.height }, isMirrored);
}

/** Whether the clip keeps room for its waveform; the images of a quiet video take it. */
function showsAudio({ layout: { project }, waveforms }: Scene, clip: Clip): boolean {
  if (!audios(project, clip)) return false;
  if (clip.type === 'audio') return true;
  const length: Ticks = mediaOf(project, clip)?.duration ?? ZERO;
  return !isQuiet(clip, waveforms?.peaks(clip.mediaId), length);
}

function paintLabel(scene: Scene, clip: Clip, box: Box, kind: KindColors): void {
  const { ctx, layout, view, words } = scene;
  const used = paintBadges(scene, clip, box, kind);
  // A clip that begins left of the window keeps its name in sight.
  const left = Math.max(box.x, 0) + 6;
  const right = Math.min(box.x + box.width, view.width) - used - 8;
  const name = clipName(layout.project, clip) || words.kinds[kindOf(clip)];
  const text = fitText(ctx, name, right - left);
  if (!text) return;
  const isLow = box.height < 44;
  const y = isLow ? Math.round(box.y + box.height / 2 + 4) : box.y + 12;
  if (isLow && (clip.type === 'video' || clip.type === 'image' || clip.type === 'sticker')) {
    ctx.globalAlpha = 0.85;
    ctx.fillStyle = kind.fill;
    ctx.fillRect(left - 6, y - 11, Math.min(right - left + 8, text.length * 12 + 12), 15);
    ctx.globalAlpha = 1;
  }
  ctx.fillStyle = kind.ink;
  ctx.fillText(text, left, y);
}

function paintEdge({ ctx, colors, selection, hovered }: Scene, clip: Clip, box: Box, kind: KindColors): void {
  const isChosen = selection.has(clip.id);
  const line = isChosen ? 2 : 1;
  ctx.lineWidth = line;
  ctx.strokeStyle = isChosen ? colors.accent : kind.edge;
  ctx.globalAlpha = isChosen ? 1 : hovered === clip.id ? 0.9 : 0.45;
  if (box.width < 8 && !isChosen) {
    ctx.fillStyle = kind.edge;
    ctx.fillRect(box.x, box.y, 1, box.height);
  } else {
    roundedPath(ctx, box.x + line / 2, box.y + line / 2, Math.max(1, box.width - line), box.height - line, RADIUS);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  if (isChosen && box.width >= 24) paintGrips(ctx, colors.accent, colors.handle, box);
}

/** The two ends of a chosen clip, to be pulled. */
function paintGrips(ctx: CanvasRenderingContext2D, accent: string, mark: string, box: Box): void {
  const length = Math.min(16, box.height - 10);
  const y = box.y + (box.height - length) / 2;
  for (const x of [box.x, box.x + box.width - 6]) {
    ctx.fillStyle = accent;
    roundedPath(ctx, x, box.y, 6, box.height, 3);
    ctx.fill();
    ctx.fillStyle = mark;
    ctx.fillRect(x + 2.5, y, 1, length);
  }
}

function isMissing({ layout, mediaState }: Scene, clip: Clip): boolean {
  const mediaId = mediaIdOf(clip);
  if (mediaId === undefined) return false;
  const media = mediaOf(layout.project, clip);
  return !media || mediaState?.(mediaId)?.isMissing === true;
}

function paintMissing({ ctx, colors, words, view }: Scene, box: Box): void {
  ctx.globalAlpha = 0.55;
  ctx.fillStyle = hatch(ctx, colors.danger);
  ctx.fillRect(box.x, box.y, box.width, box.height);
  ctx.globalAlpha = 1;
  const left = Math.max(box.x, 0) + 6;
  const text = fitText(ctx, words.missing, box.x + box.width - left - 6);
  if (!text || left > view.width || box.height < 40) return;
  ctx.fillStyle = colors.danger;
  ctx.fillText(text, left, box.y + box.height - 8);
}

function paintProgress({ ctx, colors, mediaState }: Scene, clip: Clip, box: Box): void {
  const mediaId = mediaIdOf(clip);
  const progress = mediaId === undefined ? undefined : mediaState?.(mediaId)?.progress;
  if (progress === undefined) return;
  ctx.fillStyle = colors.shade;
  ctx.fillRect(box.x, box.y + box.height - 4, box.width, 3);
  ctx.fillStyle = colors.warn;
  ctx.fillRect(box.x, box.y + box.height - 4, box.width * Math.min(1, Math.max(0, progress)), 3);
}
