import { expandSelection, splitAt } from '@/engine/edit/commands';
import { audios } from '../model/clipShape';
import { type Hit, hitTest } from '../model/hitTest';
import { timeAt, xOf } from '../model/view';
import { type Gesture, type GestureContext, type LinePoint, Snapper } from './gestureContext';
import { dragFade, dragVolume } from './gestures/audio';
import { marquee } from './gestures/marquee';
import { MoveGesture } from './gestures/move';
import { dragMarker, dragRange, dragScrollbar, pan, scrub } from './gestures/scrub';
import { cutNear, dragTransition, RollGesture, SlideGesture, SlipGesture, TrimGesture } from './gestures/trim';

type ClipHit = Extract<Hit, { part: 'clip' }>;

/** What is under a point, as the editor stands now. */
export function hitAt(context: GestureContext, point: Pick<LinePoint, 'x' | 'y' | 'isTouch'>): Hit {
  const { selection, rangeIn, rangeOut } = context.store.getState();
  return hitTest(context.layout(), context.view(), point.x, point.y, {
    isTouch: point.isTouch,
    selection,
    rangeIn,
    rangeOut,
  });
}

/** What a press of the pointer begins. */
export function chooseGesture(context: GestureContext, hit: Hit, point: LinePoint): Gesture | undefined {
  switch (hit.part) {
    case 'ruler':
      return scrub(context, point);
    case 'marker':
      return dragMarker(context, hit.markerId);
    case 'rangeIn':
    case 'rangeOut':
      return dragRange(context, hit.part);
    case 'scrollbar':
      return dragScrollbar(context, point);
    case 'transition':
      return transitionGesture(context, hit);
    case 'clip':
      return point.isTouch ? touchedClip(context, hit, point) : clipGesture(context, hit, point);
    case 'track':
    case 'outside':
      return point.isTouch
        ? pan(context, point, clearAndSeek(context))
        : marquee(context, point, clearAndSeek(context));
  }
}

const clearAndSeek =
  (context: GestureContext) =>
  (point: LinePoint): void => {
    if (!point.mod && !point.shift) context.store.select([]);
    const { time } = new Snapper(context, { withPlayhead: false }).settle(timeAt(context.view(), point.x), point);
    context.player.seek(time);
  };

function transitionGesture(context: GestureContext, hit: Extract<Hit, { part: 'transition' }>): Gesture | undefined {
  const { leftClipId, rightClipId, id } = hit.transition;
  const choose = (): void => context.store.set({ selection: new Set(), cut: { leftClipId, rightClipId } });
  const length = hit.row.track.locked ? undefined : dragTransition(context, id);
  if (!length || hit.zone === 'body') {
    return { cursor: 'pointer', move: () => undefined, end: choose, click: choose, cancel: () => undefined };
  }
  return { ...length, click: choose };
}

/** With fingers one scrolls; what is chosen already can be pulled by its ends, or moved after a long press. */
function touchedClip(context: GestureContext, hit: ClipHit, point: LinePoint): Gesture {
  const isChosen = context.store.getState().selection.has(hit.clip.id);
  if (isChosen && hit.zone !== 'body' && context.store.getState().tool === 'select')
    return clipGesture(context, hit, point);
  if (context.store.getState().tool !== 'select') return clipGesture(context, hit, point);
  return pan(context, point, () => chooseClip(context, hit, point));
}

/** After a long press: the clip is chosen and follows the finger. */
export function heldClip(context: GestureContext, hit: ClipHit, point: LinePoint): Gesture {
  const { selection } = context.store.getState();
  if (!selection.has(hit.clip.id)) {
    context.store.select([...selection, ...expandSelection(context.layout().project, [hit.clip.id])]);
  }
  return new MoveGesture(context, hit, point);
}

function clipGesture(context: GestureContext, hit: ClipHit, point: LinePoint): Gesture {
  const { tool } = context.store.getState();
  if (tool === 'blade') return cutThere(context, hit);
  chooseOnPress(context, hit, point);
  const gesture = draggedClip(context, hit, point);
  return withClick(gesture, () => chooseClip(context, hit, point));
}

/** Gestures are classes with their state in `this`. */
const withClick = (gesture: Gesture, click: () => void): Gesture => ({
  cursor: gesture.cursor,
  move: (point) => gesture.move(point),
  end: (point) => gesture.end(point),
  cancel: () => gesture.cancel(),
  click,
});

function draggedClip(context: GestureContext, hit: ClipHit, point: LinePoint): Gesture {
  const { clip, zone, row, index } = hit;
  const { tool } = context.store.getState();
  const view = context.view();
  const isStart = zone === 'start' || (zone !== 'end' && point.x < xOf(view, clip.start + clip.duration / 2));
  if (tool === 'slip' && 'trimStart' in clip) return new SlipGesture(context, clip, point);
  if (tool === 'slide') return new SlideGesture(context, clip, point);
  if (tool === 'roll') {
    const cut = cutNear(row, index, isStart);
    if (cut) return new RollGesture(context, cut[0], cut[1], point);
  }
  if (zone === 'start' || zone === 'end') return new TrimGesture(context, clip, point, zone);
  if (audios(context.layout().project, clip)) {
    if (zone === 'volume') return dragVolume(context, clip, row);
    if (zone === 'fadeIn' || zone === 'fadeOut') return dragFade(context, clip, zone);
  }
  return new MoveGesture(context, hit, point);
}

/** A press on a clip that is not chosen chooses it, so that the drag takes it along. */
function chooseOnPress(context: GestureContext, { clip }: ClipHit, point: LinePoint): void {
  const { selection } = context.store.getState();
  if (selection.has(clip.id) || point.mod || point.shift) return;
  context.store.select(expandSelection(context.layout().project, [clip.id]));
}

/** A click: this clip alone; Ctrl adds or takes away; Shift goes on from what is chosen on the same track. */
function chooseClip(context: GestureContext, { clip, row, index }: ClipHit, point: LinePoint): void {
  const { store } = context;
  const { selection } = store.getState();
  const { project } = context.layout();
  const bound = expandSelection(project, [clip.id]);
  if (point.mod || (point.isTouch && selection.size > 1)) {
    const isIn = selection.has(clip.id);
    store.select(isIn ? [...selection].filter((id) => !bound.has(id)) : [...selection, ...bound]);
  } else if (point.shift) {
    const chosen = row.track.clips.flatMap(({ id }, at) => (selection.has(id) ? [at] : []));
    const from = Math.min(index, ...chosen);
    const to = Math.max(index, ...chosen);
    const run = row.track.clips.slice(from, to + 1).map(({ id }) => id);
    store.select([...selection, ...expandSelection(project, run)]);
  } else store.select(bound);
  context.tell('timelineLine.chosen', { count: store.getState().selection.size });
}

/** The blade cuts where it is set down: the clip under it (and what is linked to it), with Shift all tracks. */
function cutThere(context: GestureContext, { clip }: ClipHit): Gesture {
  const cut = (point: LinePoint): void => {
    const { time } = new Snapper(context).settle(timeAt(context.view(), point.x), point);
    const action = splitAt(context.layout().project, point.shift ? new Set() : new Set([clip.id]), time);
    if (!action) return;
    const error = context.store.act(action, { label: 'timeline.step.splitClip' });
    if (!error) context.tell('timeline.step.splitClip');
  };
  return { cursor: 'crosshair', move: () => undefined, end: cut, click: cut, cancel: () => undefined };
}

/** What the pointer looks like over a place, before anything is pressed. */
export function cursorOver(context: GestureContext, hit: Hit): string {
  const { tool } = context.store.getState();
  if (hit.part === 'ruler' || hit.part === 'marker') return 'pointer';
  if (hit.part === 'rangeIn' || hit.part === 'rangeOut') return 'ew-resize';
  if (hit.part === 'transition') return hit.zone === 'body' ? 'pointer' : 'ew-resize';
  if (hit.part !== 'clip') return tool === 'blade' && hit.part === 'track' ? 'crosshair' : 'default';
  if (hit.row.track.locked) return 'not-allowed';
  if (tool === 'blade') return 'crosshair';
  if (tool === 'slip') return 'trimStart' in hit.clip ? 'ew-resize' : 'not-allowed';
  if (tool === 'slide') return 'ew-resize';
  if (tool === 'roll') return 'col-resize';
  if (hit.zone === 'start' || hit.zone === 'end') return 'col-resize';
  if (hit.zone === 'fadeIn' || hit.zone === 'fadeOut') return 'ew-resize';
  return hit.zone === 'volume' ? 'ns-resize' : 'grab';
}
