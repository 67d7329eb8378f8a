import type { ImageClip, MainClip, PlaceholderClip, Project, Transition, VideoClip } from '../../engine/project/schema';
import type { FrameRate } from '../../engine/time/frameRate';
import { subTicks, type Ticks, toSeconds, ZERO } from '../../engine/time/ticks';
import type { CardSpan } from './cardSpans';
import { cutPoints } from './cutPoints';
import {
  belowHeading,
  type Framing,
  framingsOf,
  type Heat,
  heatBands,
  type PictureBand,
  textBands,
  type WholeFraming,
} from './framing';
import { shotMediaId } from './ids';
import { floatMove, panMove, stillMove } from './moves';
import { type RestShot, shotParts } from './shotParts';
import type { Card, Focus, Shot } from './types';
import { videoPieces } from './videoPieces';

interface ShotOptions {
  readonly fps: FrameRate;
  readonly canvas: Project['canvas'];
  /** Length of the dissolve after a card, by its index. */
  readonly dissolves: ReadonlyMap<number, Ticks>;
  /** Seconds between beats of the music. */
  readonly beat?: number | undefined;
  /** A heading stands over the opening. */
  readonly isHeaded?: boolean;
  /** What may go on where a card's clip ends before its sentence; absent = the clip is played again. */
  readonly rests?: (card: Card) => readonly RestShot[];
}

interface ShotClips {
  /** Everything that is shown, in its order; some come again. */
  readonly shots: readonly Shot[];
  readonly main: readonly MainClip[];
  readonly transitions: readonly Transition[];
  /** Whole images before a ground made of themselves, on two tracks in turn so that neighbors can cross-fade. */
  readonly floating: readonly [readonly ImageClip[], readonly ImageClip[]];
  /** Lines of text in the pictures, while they are seen. */
  readonly texts: readonly SeenText[];
  /** What stands out in the pictures, while they are seen. */
  readonly heats: readonly SeenHeat[];
}

/** A line of text or a face in a picture: where it stands on the canvas, and from when to when. */
export interface SeenText extends PictureBand {
  readonly from: Ticks;
  readonly to: Ticks;
}

/** A stripe of the canvas with what stands out in it, from when to when. */
export interface SeenHeat extends Heat {
  readonly from: Ticks;
  readonly to: Ticks;
}

/** What the clips of one piece of a card need to know of its place in the video. */
interface Place {
  /** Counts pieces along the video. */
  readonly index: number;
  readonly start: Ticks;
  readonly duration: Ticks;
  /** Length of the dissolves before and after it, 0 where there is none. */
  readonly before: Ticks;
  readonly after: Ticks;
  readonly canvas: Project['canvas'];
  readonly fps: FrameRate;
  /** A heading stands over it. */
  readonly isHeaded: boolean;
}

const half = (time: Ticks): Ticks => (time / 2) as Ticks;

/** What it costs to fill up a sentence with a picture that filled one up before. */
const REST_AGAIN = 2;

/**
 * The images of all cards. Each card is covered without gaps, in pieces of about two seconds that show its image wide
 * and near in turn; an image that comes again goes on with the next view of it. A clip that ends before its sentence is
 * followed by another picture. Cards without any image get a placeholder.
 */
export function shotClips(
  spans: readonly CardSpan[],
  { fps, canvas, dissolves, beat, isHeaded = false, rests = () => [] }: ShotOptions,
): ShotClips {
  const main: MainClip[] = [];
  const transitions: Transition[] = [];
  const floating: [ImageClip[], ImageClip[]] = [[], []];
  const views = new Map<string, number>();
  const texts: SeenText[] = [];
  const heats: SeenHeat[] = [];
  const shots: Shot[] = [];
  const restUses = new Map<string, number>();
  const restCost = ({ shot, cost }: RestShot): number => cost + REST_AGAIN * (restUses.get(shot.url) ?? 0);
  let index = 0;
  spans.forEach(({ card, shot: own, from, to }, cardIndex) => {
    if (card.drawn) {
      const picture = own?.kind === 'image' ? own : null;
      const [before, after] = [dissolves.get(cardIndex - 1) ?? ZERO, dissolves.get(cardIndex) ?? ZERO];
      const place: Place = { index, start: from, duration: subTicks(to, from), before, after, canvas, fps, isHeaded };
      const clip = behindDrawn(`shot-${card.id}`, picture, place);
      const left = main.at(-1);
      if (before > 0 && left) transitions.push(dissolve(left.id, clip.id, before));
      main.push(clip);
      if (picture) shots.push(picture);
      index += 1;
      return;
    }
    const parts = shotParts(own, from, to, {
      fps,
      rests: () => [...rests(card)].sort((a, b) => restCost(a) - restCost(b)).map(({ shot }) => shot),
    });
    for (const { shot } of parts.slice(1)) if (shot) restUses.set(shot.url, (restUses.get(shot.url) ?? 0) + 1);
    const pieces = parts.flatMap((part) => {
      const isOpening = cardIndex === 0;
      const borders = [part.from, ...cutsOf(part.shot, part.from, part.to, { fps, isOpening, beat }), part.to];
      return borders.slice(1).map((end, at) => {
        const start = borders[at] ?? part.from;
        return { shot: part.shot && laterBy(part.shot, subTicks(start, part.from)), start, end };
      });
    });
    pieces.forEach(({ shot, start, end }, piece) => {
      const isFirst = piece === 0;
      const before = isFirst ? (dissolves.get(cardIndex - 1) ?? ZERO) : ZERO;
      const after = piece + 1 === pieces.length ? (dissolves.get(cardIndex) ?? ZERO) : ZERO;
      const place: Place = {
        index,
        start,
        duration: subTicks(end, start),
        before,
        after,
        canvas,
        fps,
        isHeaded: isHeaded && index === 0,
      };
      const suffix = isFirst ? card.id : `${card.id}-${piece + 1}`;
      const { clips, float, bands = [], stripes = [] } = clipsOf(suffix, shot, place, viewOf(views, shot));
      const [left, right] = [main.at(-1), clips[0]];
      if (before > 0 && left && right) transitions.push(dissolve(left.id, right.id, before));
      main.push(...clips);
      if (shot) shots.push(shot);
      if (float) floating[index % 2]?.push(float);
      texts.push(...bands.map((band) => ({ ...band, from: start, to: end })));
      heats.push(...stripes.map((stripe) => ({ ...stripe, from: start, to: end })));
      index += 1;
    });
  });
  return { shots, main, transitions, floating, texts, heats };
}

/** A clip of unknown length, or one that has to be played again, is not cut up: that would only stutter. */
function cutsOf(shot: Shot | null, from: Ticks, to: Ticks, options: Parameters<typeof cutPoints>[2]): readonly Ticks[] {
  const isShort = shot?.kind === 'video' && shot.duration - shot.trimStart < toSeconds(subTicks(to, from)) - ROUNDING;
  return isShort || !shot ? [] : cutPoints(from, to, options);
}

/** Seconds by which sums of seconds and ticks may differ. */
const ROUNDING = 1e-4;

const laterBy = (shot: Shot, time: Ticks): Shot =>
  shot.kind === 'video' ? { ...shot, trimStart: shot.trimStart + toSeconds(time) } : shot;

/** How often the image was shown before; every view of it is another one. */
function viewOf(views: Map<string, number>, shot: Shot | null): number {
  if (!shot) return 0;
  const view = views.get(shot.url) ?? 0;
  views.set(shot.url, view + 1);
  return view;
}

interface PieceClips {
  readonly clips: readonly MainClip[];
  readonly float?: ImageClip;
  readonly bands?: readonly PictureBand[];
  readonly stripes?: readonly Heat[];
}

function clipsOf(suffix: string, shot: Shot | null, place: Place, view: number): PieceClips {
  const id = `shot-${suffix}`;
  if (!shot) return { clips: [placeholder(id, place)] };
  if (shot.kind === 'video') return { clips: videoClips(id, shot, place, view) };
  const framings = framingsOf(shot, { canvas: place.canvas, fit: shot.fit ?? 'auto' });
  const [first] = framings;
  // A scene that fills the canvas carries the heading itself.
  const mayLower = place.isHeaded && shot.fit !== 'fill' && first?.kind !== 'pan';
  const headed = mayLower ? belowHeading(shot, place.canvas) : undefined;
  const asLarge = first?.kind === 'whole' && first.share ? { share: first.share } : {};
  const framing = headed ? { ...headed, ...asLarge } : framings[view % framings.length];
  const stripes = framing ? heatBands(shot, framing, place.canvas) : [];
  const bands = framing ? textBands(shot, framing, place.canvas) : [];
  if (framing?.kind === 'whole') {
    const float = floatingClip(`float-${suffix}`, shot, place, framing);
    return { clips: [groundClip(id, shot, place)], float, bands, stripes };
  }
  const clip =
    framing?.kind === 'pan' ? passedClip(id, shot, place, framing.crop) : croppedClip(id, shot, place, framing);
  return { clips: [clip], bands, stripes };
}

const dissolve = (left: string, right: string, duration: Ticks): Transition => ({
  id: `cut-${right}`,
  type: 'dissolve',
  leftClipId: left,
  rightClipId: right,
  duration,
});

const bare = { name: '', params: {}, keyframes: {}, effects: [] };

/** Below this share of a video that is left when it fills the canvas, it is rather shown whole. */
const LEAST_SEEN_VIDEO = 0.45;
/** How much nearer every other piece of a recording is shown, so that a cut in it is seen as one. */
const NEARER = 1.14;

function videoClips(id: string, shot: Shot, place: Place, view: number): readonly VideoClip[] {
  const { width, height } = place.canvas;
  const ratio = shot.width > 0 && shot.height > 0 ? shot.width / shot.height / (width / height) : 1;
  const isWhole = shot.fit === 'whole' || (shot.fit !== 'fill' && Math.min(ratio, 1 / ratio) < LEAST_SEEN_VIDEO);
  const params: VideoClip['params'] = {
    ...(isWhole ? { fit: 'contain' } : {}),
    ...(view % 2 === 1 ? { scale: NEARER } : {}),
  };
  return videoPieces(id, shot, place).map((piece) => ({ ...piece, params }));
}

const imageClip = (id: string, shot: Shot, { start, duration }: Place): ImageClip => ({
  type: 'image',
  id,
  ...bare,
  start,
  duration,
  mediaId: shotMediaId(shot.url),
});

function croppedClip(id: string, shot: Shot, place: Place, framing: Framing | undefined): ImageClip {
  const { index, duration, before, after, canvas } = place;
  const move = { index, duration, lead: half(before), tail: half(after), width: canvas.width, height: canvas.height };
  const crop = framing?.kind === 'crop' ? cropParams(framing.crop) : {};
  return { ...imageClip(id, shot, place), params: crop, keyframes: stillMove(move) };
}

/** An image that is passed over from side to side: laid in by its width, and enlarged until it fills the canvas. */
function passedClip(id: string, shot: Shot, place: Place, crop: Focus): ImageClip {
  const { index, duration, before, after, canvas } = place;
  const range = (crop.width * shot.width * canvas.height) / (crop.height * shot.height * canvas.width);
  const move = { index, duration, lead: half(before), tail: half(after), width: canvas.width, height: canvas.height };
  return {
    ...imageClip(id, shot, place),
    params: { fit: 'contain', ...cropParams(crop) },
    keyframes: panMove({ ...move, range }),
  };
}

function cropParams({ x, y, width, height }: Focus): ImageClip['params'] {
  if (width >= 1 && height >= 1) return {};
  return { cropX: x, cropY: y, cropW: width, cropH: height };
}

/** What a whole image stands before: its own ground, if that has one color, else its own blur. */
function groundClip(id: string, shot: Shot, place: Place): ImageClip {
  const ground = shot.focus?.ground;
  const amount = Math.round(place.canvas.width * 0.04);
  const blur = { id: `${id}-blur`, type: 'blur', enabled: true, params: { amount } };
  const dim = { id: `${id}-dim`, type: 'brightness', enabled: true, params: { amount: 0.72 } };
  return {
    ...imageClip(id, shot, place),
    ...(ground ? { params: cropParams(ground), effects: [blur] } : { effects: [blur, dim] }),
  };
}

/** Share of the canvas' width in which the edges of a whole image fade into its ground; before one of one color it is hardly needed. */
const FEATHER = { blur: 0.09, plain: 0.03 };

/** Its edges fade into the ground, which is the same image: no frame is seen around it. */
const feathered = (id: string, shot: Shot, canvas: Project['canvas']): ImageClip['effects'][number] => ({
  id: `${id}-feather`,
  type: 'feather',
  enabled: true,
  params: { amount: Math.round(canvas.width * (shot.focus?.ground ? FEATHER.plain : FEATHER.blur)) },
});

function floatingClip(id: string, shot: Shot, place: Place, { crop, raised, share = 1 }: WholeFraming): ImageClip {
  const { index, start, duration, before, after, canvas } = place;
  const [lead, tail] = [half(before), half(after)];
  const length = (duration + lead + tail) as Ticks;
  const fade = [
    ...(before > 0 ? [key(ZERO, 0), key(before, 1)] : []),
    ...(after > 0 ? [key(subTicks(length, after), 1), key(length, 0)] : []),
  ];
  return {
    type: 'image',
    id,
    ...bare,
    start: subTicks(start, lead),
    duration: length,
    mediaId: shotMediaId(shot.url),
    effects: [feathered(id, shot, canvas)],
    params: {
      fit: 'contain',
      ...(crop ? cropParams(crop) : {}),
      y: canvas.height > canvas.width ? -Math.round(canvas.height * raised) : 0,
    },
    keyframes: {
      ...floatMove({
        index,
        duration: length,
        lead: ZERO,
        tail: ZERO,
        width: canvas.width,
        height: canvas.height,
        share,
      }),
      ...(fade.length > 0 ? { opacity: fade } : {}),
    },
  };
}

const key = (at: Ticks, value: number) => ({ at, value, easing: 'linear' as const });

/** What a drawn shot stands before: a picture out of focus, or nothing that would be seen. */
const behindDrawn = (id: string, shot: Shot | null, place: Place): MainClip =>
  shot ? groundClip(id, shot, place) : { ...placeholder(id, place), params: { opacity: 0 } };

const placeholder = (id: string, { start, duration, canvas }: Place): PlaceholderClip => ({
  type: 'placeholder',
  id,
  ...bare,
  start,
  duration,
  width: canvas.width,
  height: canvas.height,
  input_url: '',
  url: '',
  cutter_config: {},
});
