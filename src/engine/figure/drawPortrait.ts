import { createSurface } from '../render/context';
import { fade, line, saved } from './rig/paint';
import type { FigureBox, Pen, Pose } from './types';

interface Feature {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where mouth and eyes lie: shares of the image's width and height; a width is a share of its width. */
interface Marks {
  readonly mouth: Feature;
  readonly eyes: readonly Feature[];
}

/** An image with its size in pixels. */
type Photo = ImageBitmap | OffscreenCanvas;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/**
 * Lets a photograph speak: the jaw below the mouth moves down over a dark opening, lids of the skin about the eyes close,
 * and the whole sways a little. Without marks it sways, and a ring shows the voice.
 */
export function drawPortrait(pen: Pen, photo: Photo, marks: Marks | undefined, pose: Pose, box: FigureBox): void {
  saved(pen, () => {
    pen.beginPath();
    pen.roundRect(box.x, box.y, box.width, box.height, Math.min(box.width, box.height) * 0.03);
    pen.clip();
    pen.translate(box.x + box.width / 2, box.y + box.height);
    pen.rotate((pose.tilt * 0.22 * Math.PI) / 180);
    pen.scale(1.03 + pose.breath * 0.004, 1.03 + pose.breath * 0.004);
    pen.translate(-box.width / 2 + pose.turn * box.width * 0.006, -box.height * (1 - 0.004 * pose.nod));
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(photo, 0, 0, box.width, box.height);
    if (!marks) return;
    const spot = ({ x, y, width }: Feature): Spot => ({ x: x * box.width, y: y * box.height, w: width * box.width });
    const source = { photo, sx: photo.width / box.width, sy: photo.height / box.height };
    if (pose.blink > 0.02) for (const eye of marks.eyes) drawLid(pen, source, spot(eye), pose.blink);
    drawSpeech(pen, source, spot(marks.mouth), pose);
  });
  if (!marks) drawRing(pen, box, pose.mouth.open);
}

interface Source {
  readonly photo: Photo;
  /** Photo pixels per unit. */
  readonly sx: number;
  readonly sy: number;
}

const STRIPS = 26;

function drawSpeech(pen: Pen, source: Source, mouth: Spot, { mouth: shape }: Pose): void {
  const open = shape.open * (1 - shape.press);
  const gap = mouth.w * (open * 0.4 + shape.teeth * 0.06);
  if (gap < mouth.w * 0.02) return;
  const half = mouth.w * 0.5 * (1 + 0.1 * shape.wide - 0.24 * shape.round);
  drawJaw(pen, source, mouth, gap);
  drawOpening(pen, mouth, half, gap, shape.teeth);
}

/** The skin below the mouth, pushed down: all of `gap` at the lip, nothing at the chin, faded at its border. */
function drawJaw(pen: Pen, { photo, sx, sy }: Source, mouth: Spot, gap: number): void {
  const [reach, deep] = [mouth.w * 1.05, mouth.w * 1.5];
  const size = Math.max(0.25, Math.min(1.5, 420 / mouth.w));
  const patch = createSurface(reach * 2 * size, (deep + gap) * size);
  const [width, height] = [patch.canvas.width, patch.canvas.height];
  const unit = height / (deep + gap);
  for (let i = 0; i < STRIPS; i += 1) {
    const from = (i / STRIPS) * deep;
    const shift = (at: number): number => at + gap * (1 - at / deep) ** 1.4;
    const [top, low] = [shift(from), shift(from + deep / STRIPS)];
    patch.drawImage(
      photo,
      (mouth.x - reach) * sx,
      (mouth.y + from) * sy,
      reach * 2 * sx,
      (deep / STRIPS) * sy + 0.5,
      0,
      top * unit,
      width,
      (low - top) * unit + 0.8,
    );
  }
  patch.globalCompositeOperation = 'destination-in';
  patch.translate(width / 2, 0);
  patch.scale(width / 2, height);
  const mask = patch.createRadialGradient(0, 0, 0, 0, 0, 1);
  mask.addColorStop(0, '#000');
  mask.addColorStop(0.55, '#000');
  mask.addColorStop(1, 'rgba(0,0,0,0)');
  patch.fillStyle = mask;
  patch.fillRect(-1, 0, 2, 1);
  pen.drawImage(patch.canvas, mouth.x - reach, mouth.y, reach * 2, deep + gap);
}

function drawOpening(pen: Pen, mouth: Spot, half: number, gap: number, teeth: number): void {
  const lens = (grow: number): Path2D =>
    new Path2D(
      `M${mouth.x - half - grow} ${mouth.y + gap * 0.22}Q${mouth.x} ${mouth.y - gap * 0.2 - grow} ${mouth.x + half + grow} ${mouth.y + gap * 0.22}Q${mouth.x} ${mouth.y + gap * 1.9 + grow} ${mouth.x - half - grow} ${mouth.y + gap * 0.22}Z`,
    );
  saved(pen, () => {
    // Three fills of growing size make the soft edge that a blur filter would, in every browser.
    pen.fillStyle = 'rgba(58,14,18,0.28)';
    for (const grow of [mouth.w * 0.03, mouth.w * 0.015]) pen.fill(lens(grow));
    const deep = pen.createLinearGradient(0, mouth.y, 0, mouth.y + gap * 1.1);
    deep.addColorStop(0, '#2a080c');
    deep.addColorStop(1, '#6d2228');
    pen.fillStyle = deep;
    pen.fill(lens(0));
    pen.clip(lens(-mouth.w * 0.01));
    pen.fillStyle = 'rgba(250,244,236,0.86)';
    pen.beginPath();
    pen.ellipse(
      mouth.x,
      mouth.y - gap * 0.1,
      half * 0.66,
      Math.min(gap * 0.4, mouth.w * 0.11) * (1 + teeth * 0.5),
      0,
      0,
      Math.PI * 2,
    );
    pen.fill();
  });
}

/** The skin below the eye drawn over it from above, faded at its border: above it there may be a brow. */
function drawLid(pen: Pen, { photo, sx, sy }: Source, eye: Spot, blink: number): void {
  const [rx, ry] = [eye.w * 0.68, eye.w * 0.36];
  const patch = createSurface(Math.max(8, rx * 2), Math.max(8, ry * 2));
  const { width, height } = patch.canvas;
  patch.drawImage(photo, (eye.x - rx) * sx, (eye.y + ry * 0.85) * sy, rx * 2 * sx, ry * 0.8 * sy, 0, 0, width, height);
  patch.globalCompositeOperation = 'destination-in';
  patch.translate(width / 2, height / 2);
  patch.scale(width / 2, height / 2);
  const mask = patch.createRadialGradient(0, 0, 0, 0, 0, 1);
  mask.addColorStop(0, '#000');
  mask.addColorStop(0.7, '#000');
  mask.addColorStop(1, 'rgba(0,0,0,0)');
  patch.fillStyle = mask;
  patch.fillRect(-1, -1, 2, 2);
  saved(pen, () => {
    pen.beginPath();
    pen.rect(eye.x - rx, eye.y - ry, rx * 2, ry * 2 * blink);
    pen.clip();
    pen.drawImage(patch.canvas, eye.x - rx, eye.y - ry, rx * 2, ry * 2);
  });
  if (blink > 0.5) {
    const y = eye.y + ry * 0.28;
    line(
      pen,
      `M${eye.x - eye.w * 0.45} ${y}Q${eye.x} ${y + ry * 0.35} ${eye.x + eye.w * 0.45} ${y}`,
      fade('#2a1738', (blink - 0.5) * 1.1),
      eye.w * 0.05,
    );
  }
}

function drawRing(pen: Pen, box: FigureBox, level: number): void {
  const radius = Math.min(box.width, box.height);
  const width = radius * (0.008 + 0.022 * level);
  saved(pen, () => {
    pen.beginPath();
    pen.roundRect(box.x + width / 2, box.y + width / 2, box.width - width, box.height - width, radius * 0.03);
    pen.strokeStyle = fade('#8f7dff', 0.25 + 0.7 * level);
    pen.lineWidth = width;
    pen.stroke();
  });
}
