import { projectDuration } from '@/engine/project/projectDuration';
import { type Ticks, ticks } from '@/engine/time/ticks';
import { timeAt } from '../../model/view';
import { scrollThumb } from '../../paint/paintRuler';
import { type Desk, DragEdit, type Gesture, type LinePoint, Snapper } from '../desk';

/** Takes the playhead along. */
export function scrub(desk: Desk, from: LinePoint): Gesture {
  const snapper = new Snapper(desk, { withPlayhead: false });
  const wasPlaying = desk.player.state().playing;
  if (wasPlaying) desk.player.pause();
  const seek = (point: LinePoint): void => {
    const { time, guide } = snapper.settle(timeAt(desk.view(), point.x), point);
    desk.player.seek(time);
    desk.show(guide === undefined ? {} : { guide });
  };
  seek(from);
  const done = (): void => {
    desk.show({});
    if (wasPlaying) desk.player.play();
  };
  return { cursor: 'ew-resize', move: seek, end: done, click: done, cancel: done };
}

export function dragMarker(desk: Desk, markerId: string): Gesture {
  const edit = new DragEdit(desk, 'timeline.step.setMarker');
  const snapper = new Snapper(desk);
  return {
    cursor: 'ew-resize',
    move: (point) => {
      const { time, guide } = snapper.settle(timeAt(desk.view(), point.x), point);
      edit.try({ type: 'setMarker', markerId, patch: { at: time } });
      desk.show(guide === undefined ? {} : { guide });
    },
    end: () => {
      edit.finish();
      desk.show({});
    },
    click: () => {
      const marker = desk.layout().project.markers.find(({ id }) => id === markerId);
      if (marker) desk.player.seek(marker.at);
    },
    cancel: () => {
      edit.cancel();
      desk.show({});
    },
  };
}

/** In or out point; the one never passes the other. */
export function dragRange(desk: Desk, part: 'rangeIn' | 'rangeOut'): Gesture {
  const { rangeIn, rangeOut } = desk.store.getState();
  const snapper = new Snapper(desk);
  return {
    cursor: 'ew-resize',
    move: (point) => {
      const { time, guide } = snapper.settle(timeAt(desk.view(), point.x), point);
      const isIn = part === 'rangeIn';
      const limited = isIn
        ? Math.min(time, (rangeOut ?? Number.MAX_SAFE_INTEGER) - 1)
        : Math.max(time, (rangeIn ?? 0) + 1);
      desk.store.set({ [part]: ticks(limited) });
      desk.show(guide === undefined ? {} : { guide });
    },
    end: () => desk.show({}),
    cancel: () => {
      desk.store.set({ rangeIn, rangeOut });
      desk.show({});
    },
  };
}

export function dragScrollbar(desk: Desk, from: LinePoint): Gesture {
  const view = desk.view();
  const thumb = scrollThumb({ view, duration: projectDuration(desk.layout().project) });
  const isOnThumb = from.x >= thumb.x && from.x <= thumb.x + thumb.width;
  const grip = isOnThumb ? from.x - thumb.x : thumb.width / 2;
  const go = (point: LinePoint): void => desk.scrollTo({ left: (point.x - grip) * thumb.ticksPerPixel });
  if (!isOnThumb) go(from);
  return { cursor: 'default', move: go, end: () => undefined, cancel: () => desk.scrollTo({ left: view.scroll }) };
}

/** Moves the paper under the pointer: one finger, or the middle button. */
export function pan(desk: Desk, from: LinePoint, click?: (point: LinePoint) => void): Gesture {
  const { scroll, scrollTop, pixelsPerSecond } = desk.view();
  const perPixel = 120_000 / pixelsPerSecond;
  return {
    cursor: 'grabbing',
    move: (point) =>
      desk.scrollTo({ left: scroll - (point.x - from.x) * perPixel, top: scrollTop - (point.y - from.y) }),
    end: () => undefined,
    ...(click ? { click } : {}),
    cancel: () => desk.scrollTo({ left: scroll as Ticks, top: scrollTop }),
  };
}
