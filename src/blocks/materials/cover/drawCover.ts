import { type CoverBox, type CoverLayer, type CoverTemplate, type Paint, stickerSvg } from '@/domain/materials';
import { paintPattern } from './patterns';
import { type Area, type CoverContent, type CoverContext, inkOf, type Pen } from './pen';
import { shapePath } from './shapes';
import { paintText } from './text';

const areaOf = ({ width, height }: Pen, [x, y, w, h]: CoverBox): Area => ({
  x: x * width,
  y: y * height,
  width: w * width,
  height: h * height,
});

/** Draws a cover over the whole canvas. Fonts and the stickers' images have to be there already. */
export function drawCover(
  context: CoverContext,
  template: CoverTemplate,
  content: CoverContent,
  size: { readonly width: number; readonly height: number },
  stickers: ReadonlyMap<string, CanvasImageSource>,
): void {
  const pen: Pen = { context, ...size, content, template };
  context.clearRect(0, 0, size.width, size.height);
  for (const layer of template.layers) {
    const area = areaOf(pen, size.width > size.height ? (layer.wide ?? layer.box) : layer.box);
    context.save();
    if (layer.turn) {
      context.translate(area.x + area.width / 2, area.y + area.height / 2);
      context.rotate((layer.turn * Math.PI) / 180);
      context.translate(-area.x - area.width / 2, -area.y - area.height / 2);
    }
    paintLayer(pen, layer, area, stickers);
    context.restore();
  }
}

function paintLayer(pen: Pen, layer: CoverLayer, area: Area, stickers: ReadonlyMap<string, CanvasImageSource>): void {
  const { context, content } = pen;
  switch (layer.kind) {
    case 'fill': {
      context.fillStyle = layer.to
        ? gradient(pen, area, layer.angle ?? 90, layer.from, layer.to)
        : inkOf(content, layer.from);
      context.fillRect(area.x, area.y, area.width, area.height);
      return;
    }
    case 'shape': {
      if (layer.with && !content.texts[layer.with].trim()) return;
      context.fillStyle = inkOf(content, layer.paint);
      if (layer.shape === 'ring') {
        context.strokeStyle = context.fillStyle;
        context.lineWidth = Math.min(area.width, area.height) * 0.012;
        context.stroke(shapePath('ring', area));
      } else context.fill(shapePath(layer.shape, area));
      return;
    }
    case 'pattern':
      paintPattern(context, layer.pattern, area, inkOf(content, layer.paint));
      return;
    case 'image':
      paintImage(pen, layer, area);
      return;
    case 'shade': {
      const isTop = layer.side === 'top';
      const shade = context.createLinearGradient(0, isTop ? area.y : area.y + area.height, 0, area.y + area.height / 2);
      shade.addColorStop(0, inkOf(content, layer.paint));
      shade.addColorStop(1, `${content.palette[typeof layer.paint === 'string' ? layer.paint : layer.paint[0]]}00`);
      context.fillStyle = shade;
      context.fillRect(area.x, isTop ? area.y : area.y + area.height / 2, area.width, area.height / 2);
      return;
    }
    case 'text':
      paintText(pen, layer, area);
      return;
    case 'sticker': {
      const image = stickers.get(layer.sticker);
      const side = Math.min(area.width, area.height);
      if (image)
        context.drawImage(image, area.x + (area.width - side) / 2, area.y + (area.height - side) / 2, side, side);
    }
  }
}

function gradient({ context, content }: Pen, area: Area, angle: number, from: Paint, to: Paint): CanvasGradient {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
  const [midX, midY] = [area.x + area.width / 2, area.y + area.height / 2];
  const made = context.createLinearGradient(
    midX - x * area.width,
    midY - y * area.height,
    midX + x * area.width,
    midY + y * area.height,
  );
  made.addColorStop(0, inkOf(content, from));
  made.addColorStop(1, inkOf(content, to));
  return made;
}

function paintImage(pen: Pen, layer: Extract<CoverLayer, { kind: 'image' }>, area: Area): void {
  const { context, content } = pen;
  const mask = shapePath(layer.mask === 'circle' ? 'disc' : layer.mask, area);
  const short = Math.min(pen.width, pen.height);
  if (layer.hasShadow) {
    context.save();
    context.shadowColor = 'rgba(0, 0, 0, .28)';
    context.shadowBlur = short * 0.04;
    context.shadowOffsetY = short * 0.015;
    context.fillStyle = inkOf(content, layer.rim?.[0] ?? 'soft');
    context.fill(mask);
    context.restore();
  }
  context.save();
  context.clip(mask);
  const { image } = content;
  if (image && image.width > 0 && image.height > 0) {
    const scale = Math.max(area.width / image.width, area.height / image.height);
    const [w, h] = [image.width * scale, image.height * scale];
    const [fx, fy] = image.focus;
    context.drawImage(image.source, area.x - (w - area.width) * fx, area.y - (h - area.height) * fy, w, h);
  } else paintEmpty(pen, area);
  context.restore();
  if (layer.rim) {
    context.strokeStyle = inkOf(content, layer.rim[0]);
    context.lineWidth = short * layer.rim[1];
    context.lineJoin = 'round';
    context.stroke(mask);
  }
}

/** A place without an image yet: two hills and a sun in the cover's own colors. */
function paintEmpty({ context, content }: Pen, area: Area): void {
  const { x, y, width: w, height: h } = area;
  const sky = context.createLinearGradient(0, y, 0, y + h);
  sky.addColorStop(0, inkOf(content, ['second', 0.55]));
  sky.addColorStop(1, inkOf(content, ['main', 0.75]));
  context.fillStyle = inkOf(content, 'soft');
  context.fillRect(x, y, w, h);
  context.fillStyle = sky;
  context.fillRect(x, y, w, h);
  const r = Math.min(w, h);
  context.fillStyle = inkOf(content, ['text', 0.5]);
  context.beginPath();
  context.arc(x + w * 0.7, y + h * 0.32, r * 0.09, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = inkOf(content, ['main', 0.85]);
  context.beginPath();
  context.moveTo(x, y + h);
  context.lineTo(x, y + h * 0.78);
  context.bezierCurveTo(x + w * 0.25, y + h * 0.4, x + w * 0.4, y + h * 0.5, x + w * 0.62, y + h * 0.8);
  context.bezierCurveTo(x + w * 0.76, y + h * 0.58, x + w * 0.9, y + h * 0.6, x + w, y + h * 0.72);
  context.lineTo(x + w, y + h);
  context.fill();
}

/** Addresses of the stickers that a template shows. */
export const stickersOf = ({ layers }: CoverTemplate): readonly string[] =>
  layers.flatMap((layer) => (layer.kind === 'sticker' && stickerSvg(layer.sticker) ? [layer.sticker] : []));
