import type { FigureBackdrop } from '@/domain/figures';
import { type FigureLine, type FigurePortrait, figureProject } from '@/domain/figures';
import { presenters } from '@/engine/figure';
import type { Project } from '@/engine/project/schema';
import type { Figure } from '@/services/figure/schema';
import { UNSEEN } from './colors.data';
import { type FigureVideoOptions, shapes } from './options';

const made = new Map<string, Promise<string>>();

/** A run of two colors as an image, with the soft floor of a studio. Kept by what it shows. */
function backgroundImage(
  [upper, lower]: readonly [string, string],
  width: number,
  height: number,
): Promise<FigureBackdrop> {
  const key = `${upper}${lower}${width}x${height}`;
  const url = made.get(key) ?? paint(upper, lower, width, height);
  made.set(key, url);
  return url.then((address) => ({ url: address, kind: 'image', width, height, duration: 0 }));
}

async function paint(upper: string, lower: string, width: number, height: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2D canvas');
  const run = pen.createLinearGradient(0, 0, 0, height);
  run.addColorStop(0, upper);
  run.addColorStop(1, lower);
  pen.fillStyle = run;
  pen.fillRect(0, 0, width, height);
  const light = pen.createRadialGradient(
    width / 2,
    height * 0.42,
    0,
    width / 2,
    height * 0.42,
    Math.max(width, height) * 0.55,
  );
  light.addColorStop(0, 'rgba(255,255,255,0.5)');
  light.addColorStop(1, 'rgba(255,255,255,0)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/png' }));
}

/** Eyes of a face are about this share of its mouth's width. */
const EYE = 0.62;

function portraitOf(figure: Figure | undefined): FigurePortrait | undefined {
  if (!figure?.portrait) return undefined;
  const { url, width, height, marks } = figure.portrait;
  const eye = marks.mouth.width * EYE;
  return {
    url,
    width,
    height,
    marks: { mouth: marks.mouth, eyes: [marks.leftEye, marks.rightEye].map((point) => ({ ...point, width: eye })) },
  };
}

/** The video of what is set, from its lines. */
export async function buildVideo(
  options: FigureVideoOptions,
  lines: readonly FigureLine[],
  title: string,
): Promise<Project> {
  const [width, height] = shapes[options.shape];
  const { own, background, colors } = options;
  const portrait = portraitOf(own);
  const backdrop =
    background === 'gradient'
      ? await backgroundImage(colors, width, height)
      : background === 'media'
        ? options.backdrop
        : undefined;
  return figureProject({
    title,
    canvas: { width, height },
    background: background === 'color' ? colors[0] : UNSEEN,
    ...(backdrop ? { backdrop } : {}),
    presenter:
      own && own.presenter !== 'portrait' ? own.presenter : own ? (presenters[0]?.id ?? '') : options.presenter,
    ...(portrait ? { portrait } : {}),
    look: own ? own.look : options.look,
    framing: options.framing,
    place: options.place,
    size: options.size,
    liveliness: options.liveliness,
    captions: options.captions,
    lines,
  });
}
