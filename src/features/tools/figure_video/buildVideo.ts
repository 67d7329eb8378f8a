import { type FigureLine, type FigurePortrait, figureProject } from '@/domain/figures';
import { presenters } from '@/engine/figure';
import type { Project } from '@/engine/project/schema';
import type { Figure } from '@/services/figure/schema';
import { backgroundImage } from './background';
import { UNSEEN } from './colors.data';
import { type FigureVideoOptions, shapes } from './options';

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
