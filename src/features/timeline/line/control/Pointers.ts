import { projectDuration } from '@/engine/project/projectDuration';
import type { Hit } from '../model/hitTest';
import { clipSpots, rowAt } from '../model/layout';
import { RULER_HEIGHT, SCROLLBAR_HEIGHT, timeAt, zoomAt } from '../model/view';
import { chooseGesture, cursorOver, heldClip, hitAt } from './chooseGesture';
import { type Gesture, type GestureContext, type LinePoint, Snapper } from './gestureContext';
import { pan } from './gestures/scrub';

const SLACK = { mouse: 3, touch: 9 } as const;
const LONG_PRESS = 420;
const BORDER = 36;

interface PointerHost {
  readonly context: GestureContext;
  readonly element: HTMLElement;
  readonly hover: (clipId: string | undefined) => void;
  readonly openMenu: (event: { readonly x: number; readonly y: number }, hit: Hit) => void;
  readonly open: (hit: Hit) => void;
}

/** Turns what pointers do on the canvas into gestures: one at a time, two fingers zoom. */
export class Pointers {
  private gesture: Gesture | undefined;
  private from: LinePoint | undefined;
  private last: LinePoint | undefined;
  private isDragging = false;
  private readonly touches = new Map<number, { x: number; y: number }>();
  private pinch: { readonly distance: number; readonly scale: number } | undefined;
  private pressTimer = 0;
  private scrollFrame = 0;
  private readonly ends: (() => void)[] = [];

  constructor(private readonly host: PointerHost) {
    const { element } = host;
    this.listen(element, 'pointerdown', this.onDown);
    this.listen(element, 'pointermove', this.onMove);
    this.listen(element, 'pointerup', this.onUp);
    this.listen(element, 'pointercancel', this.onCancel);
    this.listen(element, 'pointerleave', this.onLeave);
    this.listen(element, 'dblclick', this.onDouble);
    this.listen(element, 'contextmenu', this.onMenu);
    // Before the page's own shortcuts: Escape gives up the drag and nothing else.
    const onKey = (event: KeyboardEvent): void => this.onKey(event);
    window.addEventListener('keydown', onKey, true);
    this.ends.push(() => window.removeEventListener('keydown', onKey, true));
  }

  get isBusy(): boolean {
    return this.gesture !== undefined || this.pinch !== undefined;
  }

  dispose(): void {
    this.stop('cancel');
    for (const end of this.ends) end();
  }

  private listen<K extends keyof HTMLElementEventMap>(
    element: HTMLElement,
    type: K,
    handler: (event: HTMLElementEventMap[K]) => void,
  ): void {
    element.addEventListener(type, handler);
    this.ends.push(() => element.removeEventListener(type, handler));
  }

  private pointOf(event: MouseEvent & { readonly pointerType?: string }): LinePoint {
    const box = this.host.element.getBoundingClientRect();
    return {
      x: event.clientX - box.left,
      y: event.clientY - box.top,
      isTouch: event.pointerType === 'touch',
      alt: event.altKey,
      shift: event.shiftKey,
      mod: event.ctrlKey || event.metaKey,
    };
  }

  private readonly onDown = (event: PointerEvent): void => {
    const point = this.pointOf(event);
    if (point.isTouch) this.touches.set(event.pointerId, { x: point.x, y: point.y });
    if (this.touches.size === 2) {
      this.beginPinch();
      return;
    }
    if (this.gesture || (event.button !== 0 && event.button !== 1)) return;
    // Chromium gives the pointer to what it was pressed on only when asked to.
    this.host.element.setPointerCapture?.(event.pointerId);
    const hit = hitAt(this.host.context, point);
    this.from = point;
    this.last = point;
    this.isDragging = false;
    this.gesture = event.button === 1 ? pan(this.host.context, point) : chooseGesture(this.host.context, hit, point);
    if (event.button === 1) event.preventDefault();
    if (point.isTouch) this.watchLongPress(hit, point);
    if (this.gesture) this.setCursor(this.gesture.cursor === 'grabbing' ? 'grab' : this.gesture.cursor);
  };

  private readonly onMove = (event: PointerEvent): void => {
    const point = this.pointOf(event);
    if (this.touches.has(event.pointerId)) this.touches.set(event.pointerId, { x: point.x, y: point.y });
    if (this.pinch) {
      this.movePinch();
      return;
    }
    if (!this.gesture || !this.from) {
      this.overlook(point);
      return;
    }
    const slack = point.isTouch ? SLACK.touch : SLACK.mouse;
    const way = Math.hypot(point.x - this.from.x, point.y - this.from.y);
    if (!this.isDragging && way < slack) return;
    this.isDragging = true;
    window.clearTimeout(this.pressTimer);
    this.last = point;
    this.setCursor(this.gesture.cursor);
    this.gesture.move(point);
    this.scrollAtBorder();
  };

  private readonly onUp = (event: PointerEvent): void => {
    const point = this.pointOf(event);
    this.touches.delete(event.pointerId);
    if (this.pinch) {
      if (this.touches.size < 2) this.pinch = undefined;
      return;
    }
    const { gesture, isDragging } = this;
    this.stop();
    if (!gesture) return;
    if (isDragging) gesture.end(point);
    else gesture.click?.(point);
    if (!point.isTouch) this.overlook(point);
  };

  private readonly onCancel = (event: PointerEvent): void => {
    this.touches.delete(event.pointerId);
    if (this.touches.size < 2) this.pinch = undefined;
    this.stop('cancel');
  };

  private readonly onLeave = (): void => {
    if (!this.gesture) {
      this.host.hover(undefined);
      this.host.context.show({});
    }
  };

  private readonly onDouble = (event: MouseEvent): void => {
    const hit = hitAt(this.host.context, this.pointOf(event));
    this.host.open(hit);
  };

  private readonly onMenu = (event: MouseEvent): void => {
    event.preventDefault();
    if (this.touches.size > 0) return;
    this.stop('cancel');
    const { context } = this.host;
    const hit = hitAt(context, this.pointOf(event));
    if (hit.part === 'clip' && !context.store.getState().selection.has(hit.clip.id))
      context.store.select([hit.clip.id]);
    this.host.openMenu({ x: event.clientX, y: event.clientY }, hit);
  };

  private onKey(event: KeyboardEvent): void {
    if (!this.gesture || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.stop('cancel');
  }

  /** Nothing is pressed: the cursor and the handles say what could be done here. */
  private overlook(point: LinePoint): void {
    if (point.isTouch) return;
    const { context } = this.host;
    const hit = hitAt(context, point);
    this.setCursor(cursorOver(context, hit));
    this.host.hover(hit.part === 'clip' ? hit.clip.id : undefined);
    if (context.store.getState().tool !== 'blade') return;
    const time = new Snapper(context).settle(timeAt(context.view(), point.x), point).time;
    const row = rowAt(context.layout(), point.y, context.view());
    const trackId = typeof row === 'string' || point.shift ? undefined : row.track.id;
    context.show(hit.part === 'clip' ? { blade: { time, trackId } } : {});
  }

  private watchLongPress(hit: Hit, point: LinePoint): void {
    window.clearTimeout(this.pressTimer);
    if (hit.part !== 'clip') return;
    this.pressTimer = window.setTimeout(() => {
      if (!this.gesture || this.isDragging) return;
      this.gesture.cancel();
      const spot = clipSpots(this.host.context.layout()).get(hit.clip.id);
      if (!spot) return;
      navigator.vibrate?.(12);
      this.gesture = heldClip(this.host.context, { ...hit, ...spot }, point);
    }, LONG_PRESS);
  }

  private stop(how?: 'cancel'): void {
    window.clearTimeout(this.pressTimer);
    cancelAnimationFrame(this.scrollFrame);
    this.scrollFrame = 0;
    const { gesture } = this;
    this.gesture = undefined;
    this.from = undefined;
    if (how === 'cancel') gesture?.cancel();
    if (gesture) this.setCursor('default');
  }

  private beginPinch(): void {
    this.stop('cancel');
    const { distance } = this.fingers();
    this.pinch = { distance, scale: this.host.context.view().pixelsPerSecond };
  }

  private movePinch(): void {
    if (!this.pinch) return;
    const { context } = this.host;
    const { distance, middle } = this.fingers();
    const scale = (this.pinch.scale * distance) / Math.max(1, this.pinch.distance);
    context.store.set(zoomAt(context.view(), scale, middle, projectDuration(context.layout().project)));
  }

  private fingers(): { readonly distance: number; readonly middle: number } {
    const [a, b] = [...this.touches.values()];
    if (!a || !b) return { distance: 1, middle: 0 };
    return { distance: Math.max(20, Math.hypot(a.x - b.x, a.y - b.y)), middle: (a.x + b.x) / 2 };
  }

  private setCursor(cursor: string): void {
    if (this.host.element.style.cursor !== cursor) this.host.element.style.cursor = cursor;
  }

  /** A drag that is held at a border scrolls on, the faster the nearer. */
  private scrollAtBorder(): void {
    if (this.scrollFrame || !this.gesture || this.gesture.cursor === 'default') return;
    const step = (): void => {
      this.scrollFrame = 0;
      const { gesture, last } = this;
      if (!gesture || !last || !this.isDragging || last.isTouch) return;
      const view = this.host.context.view();
      const sideways = pull(last.x, view.width);
      const upright = pull(last.y - RULER_HEIGHT, view.height - RULER_HEIGHT - SCROLLBAR_HEIGHT);
      const isPaper = gesture.cursor === 'grabbing' || gesture.cursor === 'crosshair';
      if (sideways === 0 && (upright === 0 || !isPaper)) return;
      this.host.context.scrollTo({
        left: view.scroll + (sideways * 120_000) / view.pixelsPerSecond,
        ...(isPaper ? { top: view.scrollTop + upright } : {}),
      });
      gesture.move(last);
      this.scrollFrame = requestAnimationFrame(step);
    };
    this.scrollFrame = requestAnimationFrame(step);
  }
}

/** Pixels a frame by which a place pulls the view. */
function pull(at: number, length: number): number {
  if (at < BORDER) return -Math.min(24, (BORDER - at) / 2);
  return at > length - BORDER ? Math.min(24, (at - length + BORDER) / 2) : 0;
}
