import type { Clip } from '@/engine/project/schema';
import { widthOf } from '../model/view';
import type { KindColors } from './colors';
import { drawIcon, ICON, type IconName } from './icons';
import type { Box } from './paintClip';
import type { Scene } from './scene';
import { diamond, roundedPath } from './shapes';
import { textWidth } from './text';

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
