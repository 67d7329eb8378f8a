import type { Focus, ShotFit } from './types';

/** How a picture fills the canvas: a part of it, or the whole of it before its own blur. */
export type Framing = { readonly kind: 'whole' } | { readonly kind: 'crop'; readonly crop: Focus };

interface Source {
  /** Pixels as displayed; 0 = not known. */
  readonly width: number;
  readonly height: number;
  /** Where its subject is. */
  readonly focus?: Focus | undefined;
}

interface FramingOptions {
  readonly canvas: { readonly width: number; readonly height: number };
  readonly fit: ShotFit;
}

/** Below this share of a picture that is left when it fills the canvas, its subject is at risk. */
const SAFE_SHARE = 0.72;
/** A subject may stick out of the canvas by this much. */
const TOLERANCE = 1.08;
/** A detail shows this share of what the wide picture shows. */
const DETAIL = 0.62;
/** A picture drawn larger than this many times its pixels is visibly soft. */
const MOST_ENLARGED = 2.6;
/** A detail that shows nearly everything is no other picture. */
const LARGEST_DETAIL = 0.86;

/** Where products mostly are, when nobody looked: the middle, a little above. */
const MIDDLE: Focus = { x: 0.25, y: 0.2, width: 0.5, height: 0.5 };

/**
 * The pictures that can be made of one source, in the order in which they are shown: wide, then details around its
 * subject. At least one. Crops have the canvas' shape where the source's size is known.
 */
export function framingsOf(source: Source, { canvas, fit }: FramingOptions): readonly Framing[] {
  const ratio =
    source.width > 0 && source.height > 0 ? source.width / source.height / (canvas.width / canvas.height) : 1;
  const widest = ratio > 1 ? { width: 1 / ratio, height: 1 } : { width: 1, height: ratio };
  const { focus } = source;
  const subject = focus ?? MIDDLE;
  if (fit === 'whole') return [{ kind: 'whole' }];
  const isSafe = focus
    ? focus.width <= widest.width * TOLERANCE && focus.height <= widest.height * TOLERANCE
    : widest.width * widest.height >= SAFE_SHARE;
  const wide: Framing =
    fit === 'fill' || isSafe ? { kind: 'crop', crop: around(subject, widest, 0) } : { kind: 'whole' };
  const sharpest = source.width > 0 ? canvas.width / (MOST_ENLARGED * widest.width * source.width) : DETAIL;
  const zoom = Math.max(DETAIL, sharpest);
  // Before a whole picture even the widest crop is a detail.
  const detail = wide.kind === 'whole' ? Math.min(1, Math.max(zoom, 0.8)) : zoom;
  if (wide.kind === 'crop' && detail > LARGEST_DETAIL) return [wide];
  const size = { width: widest.width * detail, height: widest.height * detail };
  const crops = [0, -1, 1].map((side): Framing => ({ kind: 'crop', crop: around(subject, size, side) }));
  return [wide, ...different(crops)];
}

/** A window around the subject's middle (0), its upper (−1) or lower (1) part; within the picture. */
function around(
  subject: Focus,
  size: { readonly width: number; readonly height: number },
  side: -1 | 0 | 1 | number,
): Focus {
  const [x, y] = [subject.x + subject.width / 2, subject.y + subject.height * (0.5 + side * 0.28)];
  const within = (middle: number, length: number) => Math.min(1 - length, Math.max(0, middle - length / 2));
  return { x: within(x, size.width), y: within(y, size.height), ...size };
}

/** Without those that show nearly the same as one before. */
function different(framings: readonly Framing[]): readonly Framing[] {
  const kept: Framing[] = [];
  for (const framing of framings) {
    const isKnown = kept.some(
      (other) =>
        other.kind === 'crop' &&
        framing.kind === 'crop' &&
        Math.hypot(other.crop.x - framing.crop.x, other.crop.y - framing.crop.y) < 0.06,
    );
    if (!isKnown) kept.push(framing);
  }
  return kept;
}
