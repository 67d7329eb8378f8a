import type { Clip } from '@/engine/project/schema';
import { widthOf } from '../model/view';
import type { KindColors } from './colors';
import type { Box } from './paintClip';
import type { Scene } from './scene';
import { diamond, roundedPath } from './shapes';
import { textWidth } from './text';

/** Small signs on clips, drawn in a square of 12 pixels. */
const outlines = {
  link: 'M5 7.5 8 4.5M4.6 5.2 3.2 6.6a1.7 1.7 0 0 0 2.4 2.4L7 7.6M6 5 7.4 3.4a1.7 1.7 0 0 1 2.4 2.4L8.4 7.2',
  group: 'M2 4V2h2M8 2h2v2M10 8v2H8M4 10H2V8M4.5 4.5h3v3h-3z',
  reverse: 'M9.5 2.5 6 6l3.5 3.5M5.5 2.5 2 6l3.5 3.5',
  frozen: 'M6 1.5v9M2.1 3.75l7.8 4.5M2.1 8.25l7.8-4.5M4.8 2.4 6 3.6l1.2-1.2M4.8 9.6 6 8.4l1.2 1.2',
  muted: 'M2 4.5h1.8L6 2.5v7L3.8 7.5H2zM8 4.7l2.6 2.6M10.6 4.7 8 7.3',
} as const;

type IconName = keyof typeof outlines;
const ICON = 12;

const paths = new Map<IconName, Path2D>();

function drawIcon(ctx: CanvasRenderingContext2D, name: IconName, x: number, y: number, color: string): void {
  let path = paths.get(name);
  if (!path) {
    path = new Path2D(outlines[name]);
    paths.set(name, path);
  }
  ctx.save();
  ctx.translate(x, y);
  ctx.strokeStyle = color;
  ctx.lineWidth = 1.2;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke(path);
  ctx.restore();
}

type Badge = { readonly icon: IconName } | { readonly text: string };

const speedText = (speed: number): string => `${Math.round(speed * 100) / 100}×`;

function badgesOf(clip: Clip): readonly Badge[] {
  const badges: Badge[] = [];
  if ('speed' in clip && clip.speed !== 1) badges.push({ text: speedText(clip.speed) });
  if ('reversed' in clip && clip.reversed) badges.push({ icon: 'reverse' });
  if ('frozen' in clip && clip.frozen) badges.push({ icon: 'frozen' });
  if ('muted' in clip && clip.muted) badges.push({ icon: 'muted' });
  const effects = clip.effects.filter(({ enabled }) => enabled).length;
  if (effects > 0) badges.push({ text: effects > 1 ? `fx ${effects}` : 'fx' });
  if (clip.linkId) badges.push({ icon: 'link' });
  if (clip.groupId) badges.push({ icon: 'group' });
  return badges;
}

/** Signs of what was done to a clip, in its right upper corner. Returns the width that they take. */
export function paintBadges(scene: Scene, clip: Clip, box: Box, { ink, fill }: KindColors): number {
  const { ctx } = scene;
  let right = box.x + box.width - 6;
  for (const badge of badgesOf(clip).toReversed()) {
    const width = 'icon' in badge ? ICON + 2 : Math.ceil(textWidth(ctx, badge.text)) + 8;
    if (right - width < box.x + box.width * 0.3) break;
    const left = Math.round(right - width);
    if ('icon' in badge) drawIcon(ctx, badge.icon, left + 1, box.y + 2, ink);
    else {
      ctx.fillStyle = ink;
      roundedPath(ctx, left, box.y + 2, width, 12, 3);
      ctx.fill();
      ctx.fillStyle = fill;
      ctx.fillText(badge.text, left + 4, box.y + 12);
    }
    right = left - 3;
  }
  return box.x + box.width - 6 - right;
}

/** A diamond for each moment that has a keyframe of any param. */
export function paintKeyframes(scene: Scene, clip: Clip, box: Box): void {
  const { ctx, view, colors } = scene;
  const lists = Object.values(clip.keyframes);
  if (lists.length === 0) return;
  const times = new Set(lists.flatMap((frames) => frames.map(({ at }) => at)));
  const y = box.y + box.height - 7;
  ctx.fillStyle = colors.handle;
  ctx.strokeStyle = colors.shade;
  ctx.lineWidth = 1;
  let last = Number.NEGATIVE_INFINITY;
  for (const at of [...times].sort((a, b) => a - b)) {
    const x = box.x + widthOf(view, at);
    if (x < -6 || x > view.width + 6 || at < 0 || at > clip.duration || x - last < 6) continue;
    last = x;
    diamond(ctx, x, y, 4);
    ctx.fill();
    ctx.stroke();
  }
}
