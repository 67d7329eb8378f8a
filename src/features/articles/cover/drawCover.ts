import type { CoverStyle } from './coverStyles.data';
import { fitLines } from './fitLines';
import { drawOrnament } from './ornaments';

export const coverSize = { width: 1080, height: 1440 } as const;
const margin = 108;
const faces = {
  sans: '"PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif',
  serif: '"Songti SC", "Noto Serif SC", "Noto Serif CJK SC", SimSun, serif',
} as const;

interface CoverText {
  readonly title: string;
  readonly subtitle: string;
}

function drawBackground(ctx: CanvasRenderingContext2D, { ground, angle }: CoverStyle): void {
  const { width, height } = coverSize;
  const turn = ((angle - 90) * Math.PI) / 180;
  const reach = Math.hypot(width, height) / 2;
  const [x, y] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
  const fill = ctx.createLinearGradient(width / 2 - x, height / 2 - y, width / 2 + x, height / 2 + y);
  fill.addColorStop(0, ground[0]);
  fill.addColorStop(1, ground[1]);
  ctx.fillStyle = fill;
  ctx.fillRect(0, 0, width, height);
}

/** Draws a title onto a designed ground, as large as it fits. */
export function drawCover(ctx: CanvasRenderingContext2D, style: CoverStyle, { title, subtitle }: CoverText): void {
  const { width, height } = coverSize;
  const face = faces[style.font];
  drawBackground(ctx, style);
  drawOrnament(ctx, style, coverSize);
  const box = { width: width - margin * 2, height: height * 0.5, largest: 176, smallest: 56, lineHeight: 1.32 };
  const fitted = fitLines(title.trim(), box, (size) => {
    ctx.font = `700 ${size}px ${face}`;
    return (line) => ctx.measureText(line).width;
  });
  const { size, lines } = fitted;
  const step = size * box.lineHeight;
  const top = (height - lines.length * step) / 2 - (subtitle ? 40 : 0);
  const x = style.align === 'center' ? width / 2 : margin;
  ctx.textAlign = style.align;
  ctx.textBaseline = 'middle';
  ctx.font = `700 ${size}px ${face}`;
  for (const [index, line] of lines.entries()) {
    const y = top + step * (index + 0.5);
    if (style.hasMarker) {
      const long = ctx.measureText(line).width;
      ctx.fillStyle = style.accent;
      ctx.fillRect((style.align === 'center' ? x - long / 2 : x) - 8, y + size * 0.12, long + 16, size * 0.34);
    }
    ctx.fillStyle = style.ink;
    ctx.fillText(line, x, y);
  }
  if (!subtitle.trim()) return;
  const small = fitLines(subtitle.trim(), { ...box, height: 160, largest: 52, smallest: 32 }, (at) => {
    ctx.font = `400 ${at}px ${face}`;
    return (line) => ctx.measureText(line).width;
  });
  ctx.font = `400 ${small.size}px ${face}`;
  ctx.fillStyle = style.ink;
  ctx.globalAlpha = 0.82;
  for (const [index, line] of small.lines.entries())
    ctx.fillText(line, x, top + lines.length * step + 64 + index * small.size * 1.5);
  ctx.globalAlpha = 1;
}

/** The cover as a PNG file. @throws when the browser cannot make one */
export function coverFile(style: CoverStyle, text: CoverText, name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), coverSize);
  const ctx = canvas.getContext('2d');
  if (ctx) drawCover(ctx, style, text);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: 'image/png' }));
      else reject(new Error('the canvas gave no image'));
    }, 'image/png');
  });
}
