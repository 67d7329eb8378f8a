import { type PointerEvent, useRef, useState } from 'react';
import { safeAreaOf } from '@/domain/platforms/safeAreas';
import type { Action } from '@/engine/edit/actions';
import type { History } from '@/engine/edit/history';
import { numberParam } from '@/engine/project/paramValue';
import type { Project } from '@/engine/project/schema';
import { findClip } from '@/engine/project/walk';
import type { CanvasPoint } from '@/engine/resolve/layersAt';
import type { Ticks } from '@/engine/time/ticks';
import type { MessageId } from '@/hooks/useT';
import { useEditorParts } from '../EditorContext';
import { batch, localTime, writeParam } from '../model/paramActions';
import { type ClipBox, chosenBoxes, clipUnder, visibleBoxes, withGroup } from './boxes';
import { boundsOf, type Guides, scaleFactor, snapBox, snapLines, turnTo } from './transform';

/** What the pointer is doing on the preview. */
type Drag =
  | { readonly kind: 'move'; readonly boxes: readonly ClipBox[]; readonly lines: Guides }
  | { readonly kind: 'scale'; readonly box: ClipBox }
  | { readonly kind: 'turn'; readonly box: ClipBox }
  | { readonly kind: 'marquee' };

interface Running {
  readonly drag: Drag;
  readonly from: CanvasPoint;
  readonly history: History;
  readonly merge: string;
  hasMoved: boolean;
}

interface Marquee {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const clickSlack = 3;
const snapPixels = 8;
const none: Guides = { x: [], y: [] };

/** Where on the canvas the pointer is. */
function pointIn(event: PointerEvent<Element>, scale: number): CanvasPoint {
  const svg = event.currentTarget.closest('svg') ?? event.currentTarget;
  const { left, top } = svg.getBoundingClientRect();
  return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
}

const areaBetween = (from: CanvasPoint, to: CanvasPoint): Marquee => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

/** The clips that are seen at a time and touch an area. */
const clipsWithin = (project: Project, time: Ticks, area: Marquee): string[] =>
  visibleBoxes(project, time)
    .filter((box) => {
      const { left, right, top, bottom } = boundsOf(box);
      return left < area.x + area.width && right > area.x && top < area.y + area.height && bottom > area.y;
    })
    .map(({ clipId }) => clipId);

/** How far the chosen boxes go: along one axis when it is straight, to a line within `slack` canvas pixels (0 = free). */
function moveBy(
  drag: Extract<Drag, { kind: 'move' }>,
  from: CanvasPoint,
  to: CanvasPoint,
  isStraight: boolean,
  slack: number,
) {
  let dx = to.x - from.x;
  let dy = to.y - from.y;
  if (isStraight && Math.abs(dx) > Math.abs(dy)) dy = 0;
  else if (isStraight) dx = 0;
  const lead = drag.boxes[0];
  const found = lead && slack > 0 ? snapBox({ ...lead, x: lead.x + dx, y: lead.y + dy }, drag.lines, slack) : undefined;
  return { dx: dx + (found?.dx ?? 0), dy: dy + (found?.dy ?? 0), guides: found?.guides ?? none };
}

/** Moving, sizing and turning on the preview; a drag is one entry in the history, Escape gives it up. */
export function useDrag(scale: number) {
  const { store, player } = useEditorParts();
  const running = useRef<Running>(undefined);
  const [guides, setGuides] = useState<Guides>(none);
  const [marquee, setMarquee] = useState<Marquee>();

  const pointOf = (event: PointerEvent<Element>): CanvasPoint => pointIn(event, scale);

  function begin(event: PointerEvent<Element>, drag: Drag): void {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    running.current = {
      drag,
      from: pointOf(event),
      history: store.getState().history,
      merge: `preview:${event.timeStamp}`,
      hasMoved: false,
    };
  }

  /** Grasps what lies under the pointer, choosing it first; an empty place begins a selection box. */
  function grasp(event: PointerEvent<Element>): void {
    if (event.button !== 0) return;
    player.pause();
    const { history, selection, safeArea } = store.getState();
    const project = history.present;
    const { time } = player.state();
    const hit = clipUnder(project, time, pointOf(event));
    if (hit === undefined) {
      if (!event.shiftKey) store.select([]);
      begin(event, { kind: 'marquee' });
      return;
    }
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
    if (isAdding && selection.has(hit)) {
      store.select([...selection].filter((id) => id !== hit));
      return;
    }
    if (!selection.has(hit)) store.select([...(isAdding ? selection : []), ...withGroup(project, hit)]);
    const chosen = store.getState().selection;
    const boxes = chosenBoxes(project, time, chosen);
    const others = visibleBoxes(project, time).filter(({ clipId }) => !chosen.has(clipId));
    const safe = safeArea === undefined ? undefined : safeAreaOf(safeArea, project.canvas);
    begin(event, { kind: 'move', boxes, lines: snapLines(project.canvas, others, safe) });
  }

  function step(event: PointerEvent<Element>): void {
    const { current } = running;
    if (!current) return;
    const point = pointOf(event);
    const { from, drag } = current;
    if (!current.hasMoved && Math.hypot(point.x - from.x, point.y - from.y) * scale < clickSlack) return;
    current.hasMoved = true;
    if (drag.kind === 'marquee') {
      select(from, point);
      return;
    }
    const project = current.history.present;
    const { time } = player.state();
    const isFree = event.ctrlKey || event.metaKey || !store.getState().isSnapping;
    if (drag.kind === 'move') {
      const { dx, dy, guides: found } = moveBy(drag, from, point, event.shiftKey, isFree ? 0 : snapPixels / scale);
      setGuides(found);
      apply(current, moved(project, drag.boxes, dx, dy, time), 'timeline.step.transform');
      return;
    }
    apply(current, changed(project, drag, from, point, event.shiftKey, time), 'timeline.step.transform');
  }

  function select(from: CanvasPoint, to: CanvasPoint): void {
    const area = areaBetween(from, to);
    setMarquee(area);
    store.select(clipsWithin(store.getState().history.present, player.state().time, area));
  }

  function apply({ history, merge }: Running, action: Action | undefined, label: MessageId): void {
    if (action) store.act(action, { label, merge, from: history, isQuiet: true });
  }

  function end(isGivenUp = false): void {
    const { current } = running;
    running.current = undefined;
    setGuides(none);
    setMarquee(undefined);
    if (!current?.hasMoved || current.drag.kind === 'marquee') return;
    if (isGivenUp) store.restore(current.history);
    else store.seal();
  }

  return { guides, marquee, grasp, begin, step, end, isRunning: () => running.current !== undefined };
}

/** Whole pixels: nobody wants to read 0.3 of one in the inspector. */
function moved(project: Project, boxes: readonly ClipBox[], dx: number, dy: number, time: Ticks): Action | undefined {
  return batch(
    boxes.flatMap(({ clipId }): readonly Action[] => {
      const clip = findClip(project, clipId)?.clip;
      if (!clip || clip.type === 'audio') return [];
      const at = localTime(clip, time, project.canvas.fps);
      return [
        writeParam(clip, 'x', Math.round(numberParam(clip, 'x', at) + dx), at),
        writeParam(clip, 'y', Math.round(numberParam(clip, 'y', at) + dy), at),
      ];
    }),
  );
}

function changed(
  project: Project,
  { kind, box }: Extract<Drag, { kind: 'scale' | 'turn' }>,
  from: CanvasPoint,
  to: CanvasPoint,
  isStepped: boolean,
  time: Ticks,
): Action | undefined {
  const clip = findClip(project, box.clipId)?.clip;
  if (!clip || clip.type === 'audio') return undefined;
  const at = localTime(clip, time, project.canvas.fps);
  if (kind === 'turn') return writeParam(clip, 'rotation', turnTo(box, from, to, isStepped), at);
  const value = numberParam(clip, 'scale', at) * scaleFactor(box, from, to);
  return writeParam(clip, 'scale', Math.round(value * 1000) / 1000, at);
}

/** Moves the chosen clips by some canvas pixels: the arrow keys. */
export const nudged = (project: Project, chosen: Iterable<string>, dx: number, dy: number, time: Ticks) =>
  moved(project, chosenBoxes(project, time, chosen), dx, dy, time);
