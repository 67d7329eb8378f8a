import { projectDuration } from '@/engine/project/projectDuration';
import { type Ticks, ticks } from '@/engine/time/ticks';
import { timeAt } from '../../model/view';
import { scrollThumb } from '../../paint/paintRuler';
import { DragEdit, type Gesture, type GestureContext, type LinePoint, Snapper } from '../gestureContext';

/** Takes the playhead along. */
export function scrub(context: GestureContext, from: LinePoint): Gesture {
  const snapper = new Snapper(context, { withPlayhead: false });
  const wasPlaying = context.player.state().playing;
  if (wasPlaying) context.player.pause();
  const seek = (point: LinePoint): void => {
    const { time, guide } = snapper.settle(timeAt(context.view(), point.x), point);
    context.player.seek(time);
    context.show(guide === undefined ? {} : { guide });
  };
  seek(from);
  const done = (): void => {
    context.show({});
    if (wasPlaying) context.player.play();
  };
  return { cursor: 'ew-resize', move: seek, end: done, click: done, cancel: done };
}

export function dragMarker(context: GestureContext, markerId: string): Gesture {
  const edit = new DragEdit(context, 'timeline.step.setMarker');
  const snapper = new Snapper(context);
  return {
    cursor: 'ew-resize',
    move: (point) => {
      const { time, guide } = snapper.settle(timeAt(context.view(), point.x), point);
      edit.try({ type: 'setMarker', markerId, patch: { at: time } });
      context.show(guide === undefined ? {} : { guide });
    },
    end: () => {
      edit.finish();
      context.show({});
    },
    click: () => {
      const marker = context.layout().project.markers.find(({ id }) => id === markerId);
      if (marker) context.player.seek(marker.at);
    },
    cancel: () => {
      edit.cancel();
      context.show({});
    },
  };
}

/** In or out point; the one never passes the other. */
export function dragRange(context: GestureContext, part: 'rangeIn' | 'rangeOut'): Gesture {
  const { rangeIn, rangeOut } = context.store.getState();
  const snapper = new Snapper(context);
  return {
    cursor: 'ew-resize',
    move: (point) => {
      const { time, guide } = snapper.settle(timeAt(context.view(), point.x), point);
      const isIn = part === 'rangeIn';
      const limited = isIn
        ? Math.min(time, (rangeOut ?? Number.MAX_SAFE_INTEGER) - 1)
        : Math.max(time, (rangeIn ?? 0) + 1);
      context.store.set({ [part]: ticks(limited) });
      context.show(guide === undefined ? {} : { guide });
    },
    end: () => context.show({}),
    cancel: () => {
      context.store.set({ rangeIn, rangeOut });
      context.show({});
    },
  };
}

export function dragScrollbar(context: GestureContext, from: LinePoint): Gesture {
  const view = context.view();
  const thumb = scrollThumb({ view, duration: projectDuration(context.layout().project) });
  const isOnThumb = from.x >= thumb.x && from.x <= thumb.x + thumb.width;
  const grip = isOnThumb ? from.x - thumb.x : thumb.width / 2;
  const go = (point: LinePoint): void => context.scrollTo({ left: (point.x - grip) * thumb.ticksPerPixel });
  if (!isOnThumb) go(from);
  return { cursor: 'default', move: go, end: () => undefined, cancel: () => context.scrollTo({ left: view.scroll }) };
}

/** Moves the paper under the pointer: one finger, or the middle button. */
export function pan(context: GestureContext, from: LinePoint, click?: (point: LinePoint) => void): Gesture {
  const { scroll, scrollTop, pixelsPerSecond } = context.view();
  const perPixel = 120_000 / pixelsPerSecond;
  return {
    cursor: 'grabbing',
    move: (point) =>
      context.scrollTo({ left: scroll - (point.x - from.x) * perPixel, top: scrollTop - (point.y - from.y) }),
    end: () => undefined,
    ...(click ? { click } : {}),
    cancel: () => context.scrollTo({ left: scroll as Ticks, top: scrollTop }),
  };
}
