import type { ImageClip, MainClip, PlaceholderClip, Project, Transition, VideoClip } from '../../engine/project/schema';
import type { FrameRate } from '../../engine/time/frameRate';
import { subTicks, type Ticks, ZERO } from '../../engine/time/ticks';
import type { CardSpan } from './cardSpans';
import { shotMediaId } from './ids';
import { floatMove, stillMove } from './moves';
import type { Shot } from './types';
import { videoPieces } from './videoPieces';

interface ShotOptions {
  readonly fps: FrameRate;
  readonly canvas: Project['canvas'];
  /** Length of the dissolve after a card, by its index. */
  readonly dissolves: ReadonlyMap<number, Ticks>;
}

interface ShotClips {
  readonly main: readonly MainClip[];
  readonly transitions: readonly Transition[];
  /** Whole images before a ground made of themselves, on two tracks in turn so that neighbors can cross-fade. */
  readonly floating: readonly [readonly ImageClip[], readonly ImageClip[]];
}

/** What one card's clips need to know of its place in the video. */
interface Place {
  readonly index: number;
  readonly start: Ticks;
  readonly duration: Ticks;
  /** Length of the dissolves before and after it, 0 where there is none. */
  readonly before: Ticks;
  readonly after: Ticks;
  readonly canvas: Project['canvas'];
  readonly fps: FrameRate;
}

const half = (time: Ticks): Ticks => (time / 2) as Ticks;

/** The images of all cards. Each card is covered without gaps; cards without any image get a placeholder. */
export function shotClips(spans: readonly CardSpan[], { fps, canvas, dissolves }: ShotOptions): ShotClips {
  const main: MainClip[] = [];
  const transitions: Transition[] = [];
  const floating: [ImageClip[], ImageClip[]] = [[], []];
  spans.forEach(({ card, shot, from, to }, index) => {
    const before = dissolves.get(index - 1) ?? ZERO;
    const place: Place = {
      index,
      start: from,
      duration: subTicks(to, from),
      before,
      after: dissolves.get(index) ?? ZERO,
      canvas,
      fps,
    };
    const clips = clipsOf(card.id, shot, place);
    const [left, right] = [main.at(-1), clips[0]];
    if (before > 0 && left && right) transitions.push(dissolve(left.id, right.id, before));
    main.push(...clips);
    if (shot && isFloating(shot, canvas)) floating[index % 2]?.push(floatingClip(`float-${card.id}`, shot, place));
  });
  return { main, transitions, floating };
}

/** Not a conditional expression in place: Babel fails to guess its type where the result is spread. */
function clipsOf(cardId: string, shot: Shot | null, place: Place): readonly MainClip[] {
  if (!shot) return [placeholder(`shot-${cardId}`, place)];
  return mainClips(`shot-${cardId}`, shot, place);
}

const dissolve = (left: string, right: string, duration: Ticks): Transition => ({
  id: `cut-${right}`,
  type: 'dissolve',
  leftClipId: left,
  rightClipId: right,
  duration,
});

/** Share of the image that is still seen when it fills the canvas; 1 when its size is not known. */
function seenShare({ width, height }: Shot, canvas: Project['canvas']): number {
  if (width <= 0 || height <= 0) return 1;
  const ratio = width / height / (canvas.width / canvas.height);
  return Math.min(ratio, 1 / ratio);
}

/** A square product image on an upright canvas would lose its sides: it floats whole instead. */
const isFloating = (shot: Shot, canvas: Project['canvas']): boolean =>
  shot.kind === 'image' && seenShare(shot, canvas) < 0.72;

const bare = { name: '', params: {}, keyframes: {}, effects: [] };

function mainClips(id: string, shot: Shot, place: Place): readonly MainClip[] {
  const { index, start, duration, canvas } = place;
  if (shot.kind === 'video') {
    // Less than half of a wide video would be left: rather show it whole.
    const params: VideoClip['params'] = seenShare(shot, canvas) < 0.45 ? { fit: 'contain' } : {};
    return videoPieces(id, shot, place).map((piece) => ({ ...piece, params }));
  }
  const clip: ImageClip = { type: 'image', id, ...bare, start, duration, mediaId: shotMediaId(shot.url) };
  if (isFloating(shot, canvas)) return [{ ...clip, effects: ground(id, canvas) }];
  const move = { index, duration, lead: half(place.before), tail: half(place.after) };
  return [{ ...clip, keyframes: stillMove({ ...move, width: canvas.width, height: canvas.height }) }];
}

const ground = (id: string, canvas: Project['canvas']): ImageClip['effects'] => [
  { id: `${id}-blur`, type: 'blur', enabled: true, params: { amount: Math.round(canvas.width * 0.04) } },
  { id: `${id}-dim`, type: 'brightness', enabled: true, params: { amount: 0.72 } },
];

/** Share of the canvas height by which a whole image sits above the middle: captions come below it. */
const RAISED = 0.05;

function floatingClip(id: string, shot: Shot, { index, start, duration, before, after, canvas }: Place): ImageClip {
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
    params: { fit: 'contain', y: canvas.height > canvas.width ? -Math.round(canvas.height * RAISED) : 0 },
    keyframes: {
      ...floatMove({ index, duration: length, lead: ZERO, tail: ZERO, width: canvas.width, height: canvas.height }),
      ...(fade.length > 0 ? { opacity: fade } : {}),
    },
  };
}

const key = (at: Ticks, value: number) => ({ at, value, easing: 'linear' as const });

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
