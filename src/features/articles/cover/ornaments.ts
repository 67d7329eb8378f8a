import type { CoverStyle } from './coverStyles.data';

interface Size {
  readonly width: number;
  readonly height: number;
}

type Draw = (ctx: CanvasRenderingContext2D, style: CoverStyle, size: Size) => void;

const ornaments: Readonly<Record<CoverStyle['ornament'], Draw>> = {
  bars(ctx, { accent }, { width, height }) {
    ctx.fillStyle = accent;
    ctx.fillRect(108, 150, 160, 20);
    ctx.globalAlpha = 0.16;
    for (let at = 0; at < 6; at += 1) ctx.fillRect(width - 260 + at * 44, height - 520 + at * 60, 20, 520);
    ctx.globalAlpha = 1;
  },
  lines(ctx, { accent }, { width, height }) {
    ctx.fillStyle = accent;
    ctx.globalAlpha = 0.5;
    for (let y = 180; y < height - 120; y += 96) ctx.fillRect(72, y, width - 144, 2);
    ctx.globalAlpha = 1;
    ctx.fillRect(72, 72, 16, height - 144);
  },
  grid(ctx, { accent }, { width, height }) {
    ctx.fillStyle = accent;
    ctx.globalAlpha = 0.35;
    for (let x = 0; x <= width; x += 60) ctx.fillRect(x, 0, 2, height);
    for (let y = 0; y <= height; y += 60) ctx.fillRect(0, y, width, 2);
    ctx.globalAlpha = 1;
  },
  frame(ctx, { accent, ink }, { width, height }) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = 4;
    ctx.strokeRect(60, 60, width - 120, height - 120);
    ctx.lineWidth = 1;
    ctx.strokeRect(76, 76, width - 152, height - 152);
    ctx.fillStyle = accent;
    ctx.fillRect(width / 2 - 60, 156, 120, 8);
    ctx.fillRect(width / 2 - 60, height - 164, 120, 8);
  },
  quote(ctx, { accent }) {
    ctx.fillStyle = accent;
    for (const x of [108, 216]) {
      ctx.beginPath();
      ctx.arc(x + 40, 250, 40, 0, Math.PI * 2);
      ctx.fill();
      ctx.beginPath();
      ctx.moveTo(x, 250);
      ctx.quadraticCurveTo(x, 160, x + 80, 140);
      ctx.quadraticCurveTo(x + 36, 180, x + 40, 230);
      ctx.fill();
    }
  },
  circle(ctx, { accent }, { width, height }) {
    ctx.fillStyle = accent;
    ctx.globalAlpha = 0.3;
    for (const [x, y, radius] of [
      [width * 0.82, height * 0.16, 260],
      [width * 0.1, height * 0.92, 340],
      [width * 0.7, height * 0.98, 120],
    ] as const) {
      ctx.beginPath();
      ctx.arc(x, y, radius, 0, Math.PI * 2);
      ctx.fill();
    }
    ctx.globalAlpha = 1;
  },
  label(ctx, { accent, ink }, { width, height }) {
    ctx.fillStyle = accent;
    ctx.fillRect(0, 120, 420, 96);
    ctx.fillRect(0, height - 40, width, 40);
    ctx.fillStyle = ink;
    ctx.fillRect(108, 160, 220, 16);
  },
  dots(ctx, { accent }, { width, height }) {
    ctx.fillStyle = accent;
    ctx.globalAlpha = 0.75;
    for (let row = 0; row < 5; row += 1)
      for (let column = 0; column < 5; column += 1) {
        ctx.beginPath();
        ctx.arc(width - 300 + column * 56, 110 + row * 56, 14, 0, Math.PI * 2);
        ctx.fill();
      }
    ctx.fillRect(0, height - 160, width, 160);
    ctx.globalAlpha = 1;
  },
};

export const drawOrnament: Draw = (ctx, style, size) => ornaments[style.ornament](ctx, style, size);
