import { fullestLeft, fullness } from './fullness';
import { clearOf, isPhoto, type Kept, keptOf, mainPerson, NOTHING_KEPT, wayPast } from './keepClear';
import type { Box, Focus, ShotFit } from './types';

/** How a picture fills the canvas: a part of it, a way over it, or the whole of it before its own ground. */
export type Framing =
  /**
   * `raised`: share of an upright canvas' height by which it sits above the middle; below 0, under it. `share`: of the
   * largest size at which it is all seen; absent = 1.
   */
  | { readonly kind: 'whole'; readonly crop?: Focus; readonly raised: number; readonly share?: number }
  | { readonly kind: 'crop'; readonly crop: Focus }
  /** `crop`: all that may be passed over from side to side, as high as what is seen of it and wider than that. */
  | { readonly kind: 'pan'; readonly crop: Focus };

export type WholeFraming = Extract<Framing, { kind: 'whole' }>;

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
/** A detail shows at least this share of what the wide picture shows, and so much that the subject fits if it can. */
const DETAIL = 0.62;
/** A subject that fills the picture is not all seen in a detail: this share of the wide picture at least. */
const BIG_DETAIL = 0.76;
/** A picture drawn larger than this many times its pixels is visibly soft. */
const MOST_ENLARGED = 2.6;
/** With fewer views a video of one picture stands still: a small one is then shown nearer too, however soft. */
const FEW_VIEWS = 3;
/** A detail that shows nearly everything is no other picture. */
const LARGEST_DETAIL = 0.86;

/** Lines of text that take this share of a picture are information that has to stay whole. */
const INFORMATION = 0.03;
/** A way over a picture has to be longer than this share of what is seen at once; else it is a crop. */
const LEAST_PAN = 0.08;
/** And goes no further to either side of where most stands out, share of what is seen at once. */
const PAN_REACH = 0.25;

/** Room on each side of the subject of a wide picture whose empty sides are left out, share of its width. */
const ROOM = 0.05;
/** Such a picture keeps at least this much of its width. */
const LEAST_WIDE = 0.6;

/** How far a whole picture sits above the middle of an upright canvas, and at most below it; shares of its height. */
const RAISED = 0.05;
const LOWERED = 0.04;
/** Badge and marks end here, with some room for the slow move of the picture. */
const CLEAR = 0.2;

/** Where products mostly are, when nobody looked: the middle, a little above. */
const MIDDLE: Focus = { x: 0.25, y: 0.2, width: 0.5, height: 0.5 };

/** By what is known of a picture: a long video shows each of its few pictures hundreds of times. */
const found = new WeakMap<Focus, Map<string, readonly Framing[]>>();

/**
 * The pictures that can be made of one source, in the order in which they are shown: wide, then details around its
 * subject. At least one. Crops have the canvas' shape where the source's size is known.
 */
export function framingsOf(source: Source, options: FramingOptions): readonly Framing[] {
  const { focus, width, height } = source;
  if (!focus) return findFramings(source, options);
  const { canvas, fit } = options;
  const key = [width, height, canvas.width, canvas.height, fit].join(' ');
  const known = found.get(focus) ?? new Map<string, readonly Framing[]>();
  const framings = known.get(key) ?? findFramings(source, options);
  found.set(focus, known.set(key, framings));
  return framings;
}

function findFramings(source: Source, options: FramingOptions): readonly Framing[] {
  const { fit, canvas } = options;
  const { focus, width, height } = source;
  const ratio = width > 0 && height > 0 ? width / height / (canvas.width / canvas.height) : 1;
  if (fit === 'whole') return fromAfar({ kind: 'whole', raised: raisedBy(focus, ratio, 1), share: ALL_SEEN });
  const sharp = viewsOf(source, { ...options, ratio, mostEnlarged: MOST_ENLARGED });
  if (sharp.length >= FEW_VIEWS || !focus) return wholeAlone(sharp);
  const near = viewsOf(source, { ...options, ratio, mostEnlarged: Number.POSITIVE_INFINITY });
  // Before its own ground a thing may also be seen from further away.
  const far = focus.ground && fit === 'auto' && sharp[0]?.kind === 'crop' ? [wholeOf(focus, ratio)] : [];
  return wholeAlone(different([...sharp, ...far, ...near.slice(1)]));
}

/**
 * How much smaller the further views of a picture are that may not be cropped, and how far below the first they stand,
 * share of the canvas' height: far enough that a cut is seen as one, near enough that its writing can be read.
 */
const FURTHER = [
  { share: 0.8, lower: 0 },
  { share: 0.9, lower: 0.03 },
] as const;
/** At this size not even its slow growth takes the edges of a picture out of the canvas: who wants it whole sees all of it. */
const ALL_SEEN = 0.95;

/** A picture that is always seen whole, from three distances: a cut between two of them shows. */
const fromAfar = (whole: WholeFraming): readonly Framing[] => [
  whole,
  ...FURTHER.map(({ share, lower }) => ({
    ...whole,
    share: share * (whole.share ?? 1),
    raised: Math.max(-LOWERED, whole.raised - lower),
  })),
];

/** What can only be seen whole is not the same picture at every cut all the same. */
function wholeAlone(framings: readonly Framing[]): readonly Framing[] {
  const [only] = framings;
  return framings.length === 1 && only?.kind === 'whole' ? fromAfar(only) : framings;
}

interface ViewOptions extends FramingOptions {
  /** Of the picture's shape to the canvas'; above 1 it is wider. */
  readonly ratio: number;
  /** How many times its pixels a detail may be drawn. */
  readonly mostEnlarged: number;
}

/** The wide picture, then details that are no softer than asked. */
function viewsOf({ focus, width }: Source, { canvas, fit, ratio, mostEnlarged }: ViewOptions): readonly Framing[] {
  const widest = ratio > 1 ? { width: 1 / ratio, height: 1 } : { width: 1, height: ratio };
  const subject = focus ?? MIDDLE;
  const kept = focus ? keptOf(focus) : NOTHING_KEPT;
  const person = focus && mainPerson(focus);
  const wide = wideOf(focus, { ratio, widest, kept, isFilled: fit === 'fill' });
  const sharpest = width > 0 ? canvas.width / (mostEnlarged * widest.width * width) : DETAIL;
  // A small thing is shown near, a large one never so near that only its middle is left.
  const needed = Math.max(subject.width / widest.width, subject.height / widest.height);
  const zoom = Math.max(Math.min(BIG_DETAIL, Math.max(DETAIL, needed)), sharpest);
  if (wide.kind === 'crop' && zoom > LARGEST_DETAIL) return [wide];
  // Before a whole picture even the widest crop is a detail, and of a wide subject also what lies at its ends.
  const detail = wide.kind === 'whole' ? Math.max(zoom, 0.8) : zoom;
  const size = { width: widest.width * Math.min(1, detail), height: widest.height * Math.min(1, detail) };
  const ends = wide.kind !== 'crop' && subject.width > size.width ? endsOf(subject, size) : [];
  // What a way goes over is no other picture when it stands still: it is shown nearer.
  const isPassed = wide.kind === 'pan' && detail >= 1;
  const near = isPassed ? { width: size.width * BIG_DETAIL, height: size.height * BIG_DETAIL } : size;
  const windows = [
    around(subject, near, 0),
    ...ends,
    ...(isPassed ? [] : [around(subject, size, -1), around(subject, size, 1)]),
  ];
  const clear = (window: Focus, middle: Focus): readonly Framing[] => {
    const crop = clearOf(kept, window, middle);
    return crop ? [{ kind: 'crop', crop }] : [];
  };
  // Beside somebody in a scene there is a room: without him its parts show nothing.
  const isAbout = person && focus?.kind === 'scene';
  const crops = [
    ...(person ? personWindows(person, near).flatMap((window) => clear(window, person)) : []),
    ...(isAbout ? [] : windows.flatMap((window) => clear(window, subject))),
  ];
  return different([wide, ...crops]);
}

/** Somebody from near, from nearer, and with more of what he does. */
const PERSON_SIZES = [1, 0.86, 1.16] as const;

const personWindows = (person: Box, { width, height }: Pick<Focus, 'width' | 'height'>): readonly Focus[] =>
  PERSON_SIZES.map((zoom) => {
    const larger = Math.min(zoom, 1 / width, 1 / height);
    return around(person, { width: width * larger, height: height * larger }, 0);
  });

interface WideOptions {
  /** Of the picture's shape to the canvas'; above 1 it is wider. */
  readonly ratio: number;
  /** Size of the largest part that fills the canvas. */
  readonly widest: { readonly width: number; readonly height: number };
  /** What no crop may cut through. */
  readonly kept: Kept;
  readonly isFilled: boolean;
}

/**
 * As much of the picture as can be shown: what fills the canvas, if the subject is in it; a way over a scene that is
 * wider; else, for the sake of goods and texts, the whole.
 */
function wideOf(focus: Focus | undefined, { ratio, widest, kept, isFilled }: WideOptions): Framing {
  const isSafe = focus
    ? focus.width <= widest.width * TOLERANCE && focus.height <= widest.height * TOLERANCE
    : widest.width * widest.height >= SAFE_SHARE;
  const subject = (focus && mainPerson(focus)) ?? focus ?? MIDDLE;
  const middle = around(subject, widest, 0);
  // What the user wants filled is filled, without cutting through a face where that can be.
  const readable = isFilled
    ? (clearOf({ ...kept, texts: [] }, middle, subject) ?? middle)
    : clearOf(kept, middle, subject);
  if (readable && (isFilled || isSafe)) return { kind: 'crop', crop: readable };
  const written = kept.texts.reduce((sum, { width, height }) => sum + width * height, 0);
  if (!readable || !focus || !isPhoto(focus) || ratio <= 1 || written >= INFORMATION) return wholeOf(focus, ratio);
  const reach = PAN_REACH * widest.width;
  const first = Math.min(readable.x, Math.max(0, focus.x, readable.x - reach));
  const right = readable.x + widest.width;
  const last = Math.max(right, Math.min(1, focus.x + focus.width, right + reach)) - widest.width;
  const way = wayPast(kept.heads, readable, { first, last });
  // A way over a sign would cut through it sooner or later.
  return way.last - way.first < widest.width * LEAST_PAN || kept.texts.length > 0
    ? { kind: 'crop', crop: readable }
    : { kind: 'pan', crop: { x: way.first, y: 0, width: way.last - way.first + widest.width, height: 1 } };
}

/** An end of a subject with less than this share of what stands out where most does is a wall or a sky: no view of its own. */
const WORTH_SEEING = 0.68;
/** Nor has one that begins less than this share of its width beside that place: it would only cut what is seen there. */
const APART = 0.5;

/** Windows on the left and the right part of a subject that is wider than they are, the fuller first. */
function endsOf(subject: Focus, size: { readonly width: number; readonly height: number }): readonly Focus[] {
  const { y } = around(subject, size, 0);
  const last = subject.x + subject.width - size.width;
  const fullest = fullestLeft(subject, size.width);
  const least = WORTH_SEEING * fullness(subject, fullest, size.width);
  return [subject.x, last]
    .map((x) => ({ x: Math.min(1 - size.width, Math.max(0, x)), y, ...size }))
    .map((end) => ({ end, full: fullness(subject, end.x, end.width) }))
    .filter(({ end, full }) => full >= least && Math.abs(end.x - fullest) >= size.width * APART)
    .sort((a, b) => b.full - a.full)
    .map(({ end }) => end);
}

/** The whole picture; of a wide one without the empty sides of its subject and its texts, so that it stands larger on an upright canvas. */
function wholeOf(focus: Focus | undefined, ratio: number): Framing {
  const all: Framing = { kind: 'whole', raised: raisedBy(focus, ratio, 1) };
  if (!focus || ratio <= 1) return all;
  const seen = [focus, ...(focus.texts ?? []), ...keptOf(focus).heads];
  const left = Math.min(...seen.map((box) => box.x));
  const right = Math.max(...seen.map((box) => box.x + box.width));
  // No larger than lets the first line of a text stand below badge and marks.
  const highest = (0.5 + LOWERED - CLEAR) / Math.max(0.01, 0.5 - topOf(focus));
  const width = Math.min(1, Math.max(LEAST_WIDE, right - left + 2 * ROOM, 1 / (ratio * highest)));
  if (width > LARGEST_DETAIL) return all;
  const x = Math.min(1 - width, Math.max(0, (left + right) / 2 - width / 2));
  return { kind: 'whole', crop: { x, y: 0, width, height: 1 }, raised: raisedBy(focus, ratio, width) };
}

/** Where the first line of text begins; the middle where there is none above it. */
const topOf = (focus: Focus | undefined): number => Math.min(0.5, ...(focus?.texts ?? []).map(({ y }) => y));

/** Captions come below a whole picture; where it begins with text, so do badge and marks above it. */
function raisedBy(focus: Focus | undefined, ratio: number, width: number): number {
  const height = Math.min(1, 1 / (ratio * width));
  return Math.max(-LOWERED, Math.min(RAISED, 0.5 - (0.5 - topOf(focus)) * height - CLEAR));
}

/** From where to where on the canvas, shares of its height. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** What stands in a picture that nothing should be drawn over. */
export interface PictureBand extends Band {
  /** A face, not a line of text. */
  readonly isFace?: true;
}

/** Where lines of text and faces in a picture stand on the canvas once it is framed; those outside of it are left out. */
export function textBands(
  { focus, ...source }: Source,
  framing: Framing,
  canvas: FramingOptions['canvas'],
): readonly PictureBand[] {
  const { onCanvas } = placed({ focus, ...source }, framing, canvas);
  const bandOf = ({ y, height }: Box): Band => ({ top: onCanvas(y), bottom: onCanvas(y + height) });
  const faces = (focus?.faces ?? []).map((face): PictureBand => ({ ...bandOf(face), isFace: true }));
  return [...(focus?.texts ?? []).map(bandOf), ...faces].filter(({ top, bottom }) => bottom > 0 && top < 1);
}

/** How much stands out in a stripe of the canvas, 0–1. */
export interface Heat extends Band {
  readonly heat: number;
}

/** Stripes of a framed picture with what stands out in them; none where nobody looked. */
export function heatBands(source: Source, framing: Framing, canvas: FramingOptions['canvas']): readonly Heat[] {
  const { onCanvas } = placed(source, framing, canvas);
  const rows = source.focus?.rows ?? [];
  return rows
    .map((heat, index) => ({ top: onCanvas(index / rows.length), bottom: onCanvas((index + 1) / rows.length), heat }))
    .filter(({ top, bottom }) => bottom > 0 && top < 1);
}

/** Under the opening's heading the subject begins here, share of the canvas' height. */
const BELOW_HEADING = 0.34;
/** A subject that is left this small under a heading is worth no headroom. */
const LEAST_LOWERED = 0.4;
/** Nor a small thing in a wide picture, shares of the canvas: it is shown near. */
const SMALL = { width: 0.6, height: 0.3 };

/**
 * The whole picture, lowered so far that its subject stands below a heading at the top; undefined where nobody looked
 * for it, where it stands there anyway, or where the picture has no room for that.
 */
export function belowHeading(source: Source, canvas: FramingOptions['canvas']): WholeFraming | undefined {
  const { focus } = source;
  if (!focus || source.width === 0 || canvas.height <= canvas.width) return undefined;
  const { shown } = placed(source, { kind: 'whole', raised: 0 }, canvas);
  if (focus.width < SMALL.width && focus.height * shown < SMALL.height) return undefined;
  const raised = 0.5 - shown / 2 + focus.y * shown - BELOW_HEADING;
  const lowest = shown / 2 - 0.5;
  if (shown < LEAST_LOWERED || raised < lowest) return undefined;
  return { kind: 'whole', raised: Math.min(RAISED, raised) };
}

/** How much of the canvas' height a framed picture takes, and where a height of the picture stands on it. */
function placed({ width, height }: Source, framing: Framing, canvas: FramingOptions['canvas']) {
  const ratio = width > 0 && height > 0 ? width / height / (canvas.width / canvas.height) : 1;
  const crop = framing.crop ?? { x: 0, y: 0, width: 1, height: 1 };
  // A crop fills the canvas; a whole picture stands in the middle of it, or above.
  const shown = framing.kind !== 'whole' ? 1 : Math.min(1, 1 / (ratio * crop.width)) * (framing.share ?? 1);
  const raised = framing.kind === 'whole' && canvas.height > canvas.width ? framing.raised : 0;
  const onCanvas = (y: number) => 0.5 - shown / 2 - raised + ((y - crop.y) / crop.height) * shown;
  return { shown, onCanvas };
}

/**
 * A window around the subject's middle (0), its upper (−1) or lower (1) part; within the picture. Where the window is
 * too small for the subject it goes to what stands out in it: between two things there may be nothing.
 */
function around(
  subject: Focus,
  size: { readonly width: number; readonly height: number },
  side: -1 | 0 | 1 | number,
): Focus {
  const [first, second = first] = subject.cores ?? [];
  const core = side < 0 ? second : first;
  const isWide = core !== undefined && size.width < subject.width;
  const isHigh = core !== undefined && size.height < subject.height;
  const wider = subject.width > size.width;
  const middle = wider ? fullestLeft(subject, size.width) + size.width / 2 : subject.x + subject.width / 2;
  const x = isWide ? core.x : middle;
  const y = (isHigh ? core.y : subject.y + subject.height / 2) + subject.height * side * (isHigh ? 0.1 : 0.18);
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
        Math.abs(other.crop.width - framing.crop.width) < 0.1 * other.crop.width &&
        Math.hypot(other.crop.x - framing.crop.x, other.crop.y - framing.crop.y) < 0.06,
    );
    if (!isKnown) kept.push(framing);
  }
  return kept;
}
