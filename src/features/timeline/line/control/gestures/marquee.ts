import { expandSelection } from '@/engine/edit/commands';
import type { Clip } from '@/engine/project/schema';
import { firstEndingAfter, type Layout, rowTop } from '../../model/layout';
import { timeAt, type View } from '../../model/view';
import type { Gesture, GestureContext, LinePoint } from '../gestureContext';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Clips that an area of the canvas touches. */
function clipsWithin(layout: Layout, view: View, area: Area): readonly string[] {
  const from = timeAt(view, area.x);
  const to = timeAt(view, area.x + area.width);
  return layout.rows.flatMap((row) => {
    const top = rowTop(row, view);
    if (row.track.locked || top > area.y + area.height || top + row.height < area.y) return [];
    const clips: readonly Clip[] = row.track.clips;
    const found: string[] = [];
    for (let index = firstEndingAfter(clips, from); index < clips.length; index += 1) {
      const clip = clips[index];
      if (!clip || clip.start > to) break;
      found.push(clip.id);
    }
    return found;
  });
}

/** A frame drawn over the clips; with Shift or Ctrl they join what is chosen. */
export function marquee(context: GestureContext, from: LinePoint, click: (point: LinePoint) => void): Gesture {
  const before = context.store.getState().selection;
  const kept = from.mod || from.shift ? before : new Set<string>();
  const start = { time: timeAt(context.view(), from.x), top: from.y + context.view().scrollTop };
  const { project } = context.layout();
  return {
    cursor: 'crosshair',
    move: (point) => {
      const view = context.view();
      const anchorX = from.x + ((start.time - timeAt(view, from.x)) * view.pixelsPerSecond) / 120_000;
      const anchorY = start.top - view.scrollTop;
      const area = {
        x: Math.min(anchorX, point.x),
        y: Math.min(anchorY, point.y),
        width: Math.abs(point.x - anchorX),
        height: Math.abs(point.y - anchorY),
      };
      context.show({ marquee: area });
      const next = new Set([...kept, ...expandSelection(project, clipsWithin(context.layout(), view, area))]);
      const now = context.store.getState().selection;
      if (next.size !== now.size || [...next].some((id) => !now.has(id))) context.store.select(next);
    },
    end: () => {
      context.show({});
      const count = context.store.getState().selection.size;
      if (count > 0) context.tell('timelineLine.chosen', { count });
    },
    click: (point) => {
      if (kept.size === 0 && before.size > 0) context.store.select([]);
      click(point);
    },
    cancel: () => {
      context.store.select(before);
      context.show({});
    },
  };
}
