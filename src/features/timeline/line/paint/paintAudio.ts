import type { AudibleClip } from '../model/clipShape';
import { volumeY, wavePart } from '../model/clipShape';
import { fadeInset } from '../model/hitTest';
import { widthOf } from '../model/view';
import type { Box } from './paintClip';
import type { Scene } from './scene';

/** Line of the volume with its fades, and the handles while the clip is chosen or pointed at. */
export function paintAudio(scene: Scene, clip: AudibleClip, box: Box): void {
  const { ctx, view, colors, selection, hovered } = scene;
  const part = wavePart(clip, box.height);
  const floor = box.y + part.top + part.height;
  const level = box.y + volumeY(clip.volume, part);
  const fadeIn = Math.min(box.width, widthOf(view, clip.fadeIn));
  const fadeOut = Math.min(box.width, widthOf(view, clip.fadeOut));
  shadeFade(scene, box.x, box.x + fadeIn, part.top + box.y, floor);
  shadeFade(scene, box.x + box.width, box.x + box.width - fadeOut, part.top + box.y, floor);
  const isChosen = selection.has(clip.id);
  if (!isChosen && hovered !== clip.id) return;
  if (isChosen && part.height >= 16) {
    ctx.strokeStyle = colors.handle;
    ctx.lineWidth = 1;
    ctx.globalAlpha = 0.9;
    ctx.beginPath();
    ctx.moveTo(box.x, fadeIn > 0 ? floor : Math.round(level) + 0.5);
    ctx.lineTo(box.x + fadeIn, Math.round(level) + 0.5);
    ctx.lineTo(box.x + box.width - fadeOut, Math.round(level) + 0.5);
    ctx.lineTo(box.x + box.width, fadeOut > 0 ? floor : Math.round(level) + 0.5);
    ctx.stroke();
    ctx.globalAlpha = 1;
  }
  handle(scene, box.x + fadeInset(fadeIn), box.y + part.top);
  handle(scene, box.x + box.width - fadeInset(fadeOut), box.y + part.top);
}

/** The corner that a fade takes away. */
function shadeFade({ ctx, colors }: Scene, edge: number, full: number, top: number, floor: number): void {
  if (Math.abs(full - edge) < 1) return;
  ctx.globalAlpha = 0.55;
  ctx.fillStyle = colors.ground;
  ctx.beginPath();
  ctx.moveTo(edge, floor);
  ctx.lineTo(edge, top);
  ctx.lineTo(full, top);
  ctx.closePath();
  ctx.fill();
  ctx.globalAlpha = 1;
}

function handle({ ctx, colors }: Scene, x: number, y: number): void {
  ctx.beginPath();
  ctx.arc(x, y, 4, 0, Math.PI * 2);
  ctx.fillStyle = colors.handle;
  ctx.fill();
  ctx.lineWidth = 1;
  ctx.strokeStyle = colors.shade;
  ctx.stroke();
}
