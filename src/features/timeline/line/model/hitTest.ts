import type { Clip, Transition } from '@/engine/project/schema';
import type { Ticks } from '@/engine/time/ticks';
import { audios, lod, volumeY, wavePart } from './clipShape';
import { clipAt, firstEndingAfter, type Layout, type Row, rowAt, rowTop } from './layout';
import { RULER_HEIGHT, SCROLLBAR_HEIGHT, timeAt, type View, widthOf, xOf } from './view';

type ClipZone = 'body' | 'start' | 'end' | 'fadeIn' | 'fadeOut' | 'volume';

export type Hit =
  | { readonly part: 'ruler'; readonly time: Ticks }
  | { readonly part: 'marker'; readonly markerId: string }
  | { readonly part: 'rangeIn' | 'rangeOut' }
  | { readonly part: 'scrollbar' }
  | { readonly part: 'clip'; readonly row: Row; readonly clip: Clip; readonly index: number; readonly zone: ClipZone }
  | {
      readonly part: 'transition';
      readonly row: Row;
      readonly transition: Transition;
      readonly zone: 'body' | 'start' | 'end';
    }
  | { readonly part: 'track'; readonly row: Row; readonly time: Ticks }
  | { readonly part: 'outside'; readonly side: 'above' | 'below'; readonly time: Ticks };

interface HitOptions {
  /** A finger needs more room than a pointer. */
  readonly isTouch?: boolean;
  /** Volume lines answer on these clips only: they run through the middle, where one takes hold to move. */
  readonly selection?: ReadonlySet<string>;
  readonly rangeIn?: Ticks | undefined;
  readonly rangeOut?: Ticks | undefined;
}

const MARKER_REACH = 7;
/** Height of the strip at a track's foot in which transitions are grasped; the clip's middle stays the clip's. */
export const transitionStrip = (rowHeight: number): number => Math.min(18, Math.floor(rowHeight / 2) - 1);
const FADE_REACH = 7;
/** A fade of zero length has its handle this far inside the edge, beside what trims. */
const FADE_INSET = 13;

/** What lies under a point of the canvas. Pure: the same for the pointer, for tests and for the menu. */
export function hitTest(layout: Layout, view: View, x: number, y: number, options: HitOptions = {}): Hit {
  if (y >= view.height - SCROLLBAR_HEIGHT) return { part: 'scrollbar' };
  if (y < RULER_HEIGHT) return rulerHit(layout, view, x, y, options);
  const row = rowAt(layout, y, view);
  const time = timeAt(view, x);
  if (row === 'above' || row === 'below') return { part: 'outside', side: row, time };
  const local = y - rowTop(row, view);
  if (local > row.height) return { part: 'track', row, time };
  return transitionHit(layout, view, row, x, local) ?? clipHit(layout, view, row, x, local, options);
}

function rulerHit(layout: Layout, view: View, x: number, y: number, options: HitOptions): Hit {
  const reach = options.isTouch ? MARKER_REACH * 2 : MARKER_REACH;
  const near = (time: Ticks | undefined): boolean => time !== undefined && Math.abs(xOf(view, time) - x) <= reach;
  if (y < RULER_HEIGHT / 2 || options.isTouch) {
    if (near(options.rangeIn)) return { part: 'rangeIn' };
    if (near(options.rangeOut)) return { part: 'rangeOut' };
  }
  const marker = layout.project.markers.findLast((item) => !isBeat(item) && near(item.at));
  if (marker && y >= RULER_HEIGHT / 2 - 2) return { part: 'marker', markerId: marker.id };
  return { part: 'ruler', time: timeAt(view, x) };
}

/** Beats come by the hundred and only attract; notes are the user's own and can be taken hold of. */
export const isBeat = (marker: object): boolean => 'kind' in marker && marker.kind === 'beat';

function transitionHit(layout: Layout, view: View, row: Row, x: number, local: number): Hit | undefined {
  if (row.kind !== 'main' || local < row.height - transitionStrip(row.height)) return undefined;
  for (const transition of visibleTransitions(layout, view)) {
    const span = transitionSpan(layout, view, transition);
    if (!span) continue;
    const half = Math.max(9, span.width / 2);
    if (Math.abs(x - span.middle) > half + 3) continue;
    const zone = span.width < 24 || Math.abs(x - span.middle) < half - 6 ? 'body' : x < span.middle ? 'start' : 'end';
    return { part: 'transition', row, transition, zone };
  }
  return undefined;
}

interface TransitionSpan {
  readonly middle: number;
  readonly width: number;
}

/** Place of a transition on the canvas: it lies evenly about the cut. */
export function transitionSpan(layout: Layout, view: View, transition: Transition): TransitionSpan | undefined {
  const cut = cutTimes(layout).get(transition.rightClipId);
  if (cut === undefined) return undefined;
  return { middle: xOf(view, cut), width: widthOf(view, transition.duration) };
}

const cutsOf = new WeakMap<object, ReadonlyMap<string, number>>();

function cutTimes({ project }: Layout): ReadonlyMap<string, number> {
  const { clips } = project.tracks.main;
  const known = cutsOf.get(clips);
  if (known) return known;
  const cuts = new Map(clips.map((clip) => [clip.id, clip.start as number]));
  cutsOf.set(clips, cuts);
  return cuts;
}

export function visibleTransitions(layout: Layout, view: View): readonly Transition[] {
  const { transitions } = layout.project.tracks.main;
  if (transitions.length === 0) return transitions;
  return transitions.filter((transition) => {
    const span = transitionSpan(layout, view, transition);
    return span && span.middle + span.width > 0 && span.middle - span.width < view.width;
  });
}

function clipHit(layout: Layout, view: View, row: Row, x: number, local: number, options: HitOptions): Hit {
  const time = timeAt(view, x);
  const clips: readonly Clip[] = row.track.clips;
  const index = clipAt(clips, time);
  const clip = clips[index];
  if (!clip) return beside(view, row, x, options) ?? { part: 'track', row, time };
  const left = xOf(view, clip.start);
  const right = left + widthOf(view, clip.duration);
  const zone = zoneOf(layout, row, clip, { x, local, left, right }, options);
  return { part: 'clip', row, clip, index, zone };
}

/** A few pixels outside a clip still mean its edge, when nothing else lies there. */
function beside(view: View, row: Row, x: number, { isTouch }: HitOptions): Hit | undefined {
  const reach = isTouch ? 10 : 4;
  const clips: readonly Clip[] = row.track.clips;
  const next = firstEndingAfter(clips, timeAt(view, x));
  for (const [index, zone] of [[next, 'start'] as const, [next - 1, 'end'] as const]) {
    const clip = clips[index];
    if (!clip) continue;
    const edge = xOf(view, zone === 'start' ? clip.start : clip.start + clip.duration);
    if (widthOf(view, clip.duration) >= 8 && Math.abs(edge - x) <= reach)
      return { part: 'clip', row, clip, index, zone };
  }
  return undefined;
}

interface ClipPoint {
  readonly x: number;
  readonly local: number;
  readonly left: number;
  readonly right: number;
}

function zoneOf(layout: Layout, row: Row, clip: Clip, point: ClipPoint, options: HitOptions): ClipZone {
  const { x, left, right } = point;
  const width = right - left;
  if (width < 12) return 'body';
  const reach = Math.min(options.isTouch ? 16 : 7, width / 4);
  if (x - left <= reach) return 'start';
  if (right - x <= reach) return 'end';
  if (width < lod.label || !audios(layout.project, clip)) return 'body';
  const zone = audioZone(clip, row, point) ?? 'body';
  return zone === 'volume' && !options.selection?.has(clip.id) ? 'body' : zone;
}

function audioZone(
  clip: Extract<Clip, { type: 'video' | 'audio' }>,
  row: Row,
  { x, local, left, right }: ClipPoint,
): ClipZone | undefined {
  const scale = (right - left) / clip.duration;
  const part = wavePart(clip, row.height);
  if (Math.abs(local - part.top) <= FADE_REACH + 2) {
    if (Math.abs(x - (left + fadeInset(clip.fadeIn * scale))) <= FADE_REACH) return 'fadeIn';
    if (Math.abs(x - (right - fadeInset(clip.fadeOut * scale))) <= FADE_REACH) return 'fadeOut';
  }
  return part.height >= 16 && Math.abs(local - volumeY(clip.volume, part)) <= 4 ? 'volume' : undefined;
}

export const fadeInset = (length: number): number => Math.max(FADE_INSET, length);
