import { type DragInput, type DragState, holdMs, idle, type Point, stepDrag } from './dragMachine';
import { EdgeScroll } from './edgeScroll';
import { Ghost } from './Ghost';

/** Browsers send the click at once, a finger's later. */
const lateMs = 350;

/**
 * Keeps a drag from ending in a click or a menu where it was let go.
 * @param isHeld the pointer is still pressed: Esc was
 */
function swallowClick(pointer: number, isHeld: boolean): void {
  const listening = new AbortController();
  const { signal } = listening;
  const end = (): void => listening.abort();
  const endSoon = (): void => void setTimeout(end, lateMs);
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const options = { capture: true, signal };
  // Keys and programs click too: those count no presses.
  window.addEventListener('click', (event) => event.detail > 0 && swallow(event), options);
  window.addEventListener('contextmenu', swallow, options);
  window.addEventListener('pointerdown', end, options);
  if (isHeld) window.addEventListener('pointerup', ({ pointerId }) => pointerId === pointer && endSoon(), options);
  else endSoon();
}

/** Resting over a button so long presses it, and again after as long. */
const restMs = 700;

/** Presses what a dragged card rests on, where it is marked with `data-drag-rest`: a page is turned, a lane is opened. */
class RestPress {
  private button: HTMLElement | undefined;
  private since = 0;

  /** @param now milliseconds of the frame */
  over(under: Element | null, now: number): void {
    const button = under?.closest<HTMLElement>('[data-drag-rest]') ?? undefined;
    if (button !== this.button) {
      this.leave();
      this.button = button;
      this.since = now;
    }
    if (!button) return;
    if (now - this.since < restMs) {
      button.dataset.resting = '';
      return;
    }
    // It begins to fill anew with the next frame.
    delete button.dataset.resting;
    this.since = now;
    button.click();
  }

  leave(): void {
    delete this.button?.dataset.resting;
    this.button = undefined;
  }
}

/** A place that a card can be let go over. */
export interface DragPlace {
  readonly element: HTMLElement;
  /** Where on it, for places with hours: the style's `--drop` and what is written there. */
  readonly line?: { readonly at: number; readonly label: string };
}

/** What is dragged, and what its room makes of it. Asked while the drag goes on, over any drawing of the page. */
export interface DragPlan {
  /** What was pressed, as it is to be seen at the pointer. */
  readonly card: HTMLElement;
  /** The card as it stands in the document now; drawn anew, it may be another element. */
  readonly find: () => HTMLElement | null;
  /** The attribute that names it. */
  readonly nameAttribute: string;
  /** It is taken up. @returns false when it cannot be after all */
  readonly onLift: () => boolean;
  /**
   * The place there.
   * @param under the foremost element under the pointer
   * @param top upper edge of the dragged card, pixels of the window
   */
  readonly placeAt: (under: Element, top: number) => DragPlace | undefined;
  /** Whether it is welcome there; asked once for each place. */
  readonly takes: (place: DragPlace) => boolean;
  /** It is over no place any more. */
  readonly onAway?: () => void;
  /** Let go over a place that is shown. @returns whether it stays there; else it goes back */
  readonly drop: (place: DragPlace) => boolean;
  /** The drag is over, whatever came of it. */
  readonly onEnd: () => void;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** One press, and the drag that may come of it. React knows nothing of it while it moves: it writes into the document. */
class PointerDrag {
  isOver = false;
  private state: DragState = idle;
  private at: Point;
  private readonly from: Point;
  private readonly pointer: number;
  private readonly isTouch: boolean;
  private readonly listening = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private frameAt = 0;
  private ghost: Ghost | undefined;
  /** What is dimmed meanwhile. */
  private card: HTMLElement;
  private place: DragPlace | undefined;
  /** Where the pointer was when the place was looked up. */
  private seen: Point | undefined;
  private readonly edges = new EdgeScroll();
  private readonly rest = new RestPress();

  constructor(
    event: PointerEvent,
    private readonly plan: DragPlan,
  ) {
    this.card = plan.card;
    this.pointer = event.pointerId;
    this.isTouch = event.pointerType !== 'mouse';
    this.from = pointOf(event);
    this.at = this.from;
    this.listen(event.target);
    this.send({ type: 'press', pointer: this.pointer, isTouch: this.isTouch, at: this.from });
  }

  get isDragging(): boolean {
    return this.state.name === 'dragging';
  }

  cancel(): void {
    this.send({ type: 'leave' });
  }

  private listen(target: EventTarget | null): void {
    const { signal } = this.listening;
    const on = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void): void =>
      window.addEventListener(type, act, { capture: true, signal });
    on('pointermove', (event) => {
      if (event.pointerId === this.pointer) this.at = pointOf(event);
      const isDown = event.pointerType !== 'mouse' || event.buttons !== 0;
      this.send({ type: 'move', pointer: event.pointerId, at: pointOf(event), isDown });
    });
    on('pointerup', (event) => {
      if (event.pointerId === this.pointer) this.at = pointOf(event);
      this.send({ type: 'release', pointer: event.pointerId });
    });
    on('pointercancel', ({ pointerId }) => this.send({ type: 'lost', pointer: pointerId }));
    on('lostpointercapture', (event) => {
      // The touched card loses it to the page when it is taken up: that is as it should be.
      if (event.target === document.documentElement) this.send({ type: 'lost', pointer: event.pointerId });
    });
    on('pointerdown', ({ pointerId, pointerType }) => {
      const isTouch = pointerType !== 'mouse';
      this.send({ type: 'press', pointer: pointerId, isTouch, at: this.at });
    });
    on('keydown', (event) => {
      if (!this.isDragging || event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      this.cancel();
    });
    on('blur', (event) => event.target === window && this.cancel());
    document.addEventListener('visibilitychange', () => this.cancel(), { signal });
    // The browser's own ways with something that is held: its drag, marking text, the menu of a long press.
    on('dragstart', (event) => event.preventDefault());
    on('selectstart', (event) => this.isDragging && event.preventDefault());
    on('contextmenu', (event) => {
      if (this.state.name === 'waiting' && !this.state.isTouch) return;
      event.preventDefault();
      event.stopPropagation();
    });
    // A finger's events stay with what it was put on, also when that is no longer in the document.
    const hold = { passive: false, signal };
    target?.addEventListener('touchmove', holdPage as EventListener, hold);
    // No click comes of its end; that is told after the pointer's own.
    const touch = new AbortController();
    const end = (event: Event): void => {
      touch.abort();
      if (event.type === 'touchend' && this.ghost && event.cancelable) event.preventDefault();
    };
    for (const type of ['touchend', 'touchcancel'])
      target?.addEventListener(type, end, { passive: false, signal: touch.signal });
  }

  private send(input: DragInput): void {
    const [next, deed] = stepDrag(this.state, input);
    this.state = next;
    switch (deed) {
      case 'hold':
        this.timer = setTimeout(() => this.send({ type: 'held' }), holdMs);
        break;
      case 'lift':
        this.lift();
        break;
      case 'drop':
        this.drop();
        break;
      case 'giveUp':
        this.finish();
        this.goBack();
        swallowClick(this.pointer, input.type === 'leave');
        break;
      case 'letBe':
        this.finish();
        break;
      default:
    }
  }

  private lift(): void {
    const { plan } = this;
    if (!plan.onLift()) {
      this.state = idle;
      this.finish();
      return;
    }
    // By the page, not by the card: that may be drawn anew elsewhere.
    try {
      document.documentElement.setPointerCapture?.(this.pointer);
    } catch {
      // Released this very moment: the release follows.
    }
    this.ghost = new Ghost(this.card, this.from, plan.nameAttribute);
    this.card.dataset.lifted = '';
    document.documentElement.dataset.dragging = '';
    this.frameAt = performance.now();
    this.frame = requestAnimationFrame(this.onFrame);
  }

  /** All reading of the layout first, then all writing. */
  private readonly onFrame = (now: number): void => {
    const under = this.look();
    const pulls = this.edges.pulls(this.at, under);
    const card = this.card.isConnected ? undefined : this.plan.find();
    this.ghost?.moveTo(this.at, this.isTouch && !this.place?.line);
    if (card) {
      card.dataset.lifted = '';
      this.card = card;
    }
    this.edges.apply(pulls, now, Math.min(50, Math.max(0, now - this.frameAt)));
    this.frameAt = now;
    this.rest.over(under, now);
    this.frame = requestAnimationFrame(this.onFrame);
  };

  /** What lies under the pointer; its place is marked. */
  private look(): Element | null {
    const { x, y } = this.at;
    const under = document.elementFromPoint(x, y);
    const place = under ? this.plan.placeAt(under, this.ghost?.topAt(this.at) ?? y) : undefined;
    this.seen = this.at;
    this.show(place);
    return under;
  }

  private show(place: DragPlace | undefined): void {
    const shown = this.place;
    const isSame = shown?.element === place?.element && shown?.line?.at === place?.line?.at;
    if (isSame) return;
    if (shown && shown.element !== place?.element) unmark(shown.element);
    this.place = place;
    this.ghost?.say(place?.line?.label);
    if (!place) {
      this.plan.onAway?.();
      return;
    }
    const { element, line } = place;
    element.dataset.over = this.plan.takes(place) ? 'takes' : 'refuses';
    if (!line) return;
    element.style.setProperty('--drop', String(line.at));
    element.dataset.dropTime = line.label;
  }

  private drop(): void {
    // Between two frames the pointer may have gone on; when it has not, what was shown holds, whatever is drawn since.
    if (this.seen?.x !== this.at.x || this.seen.y !== this.at.y) this.look();
    const { place } = this;
    this.finish(() => {
      if (place && this.plan.drop(place)) this.leave();
      else this.goBack();
    });
    swallowClick(this.pointer, false);
  }

  private finish(act?: () => void): void {
    this.isOver = true;
    this.listening.abort();
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    if (!this.ghost) return;
    this.rest.leave();
    if (this.place) unmark(this.place.element);
    this.place = undefined;
    this.plan.onAway?.();
    delete document.documentElement.dataset.dragging;
    act?.();
    this.plan.onEnd();
  }

  private leave(): void {
    this.ghost?.remove();
    delete this.card.dataset.lifted;
  }

  private goBack(): void {
    const { card } = this;
    this.ghost?.goBack(card, () => {
      delete card.dataset.lifted;
    });
  }
}

function unmark(element: HTMLElement): void {
  delete element.dataset.over;
  delete element.dataset.dropTime;
  element.style.removeProperty('--drop');
}

let current: PointerDrag | undefined;

/** Something was pressed: it is dragged when the mouse moves, or when a finger or a pen rests on it. One at a time. */
export function pressToDrag(event: PointerEvent, plan: DragPlan): void {
  if (event.button !== 0 || event.ctrlKey || event.isPrimary === false || (current && !current.isOver)) return;
  current = new PointerDrag(event, plan);
}

/** Ends a drag without effect: its room is left. */
export function cancelDrag(): void {
  if (current && !current.isOver) current.cancel();
}

function holdPage(event: TouchEvent): void {
  if (current?.isDragging && !current.isOver && event.cancelable) event.preventDefault();
}

/**
 * Lets a finger drag what lies in an element: browsers ask before a touch begins whether the page may keep it from scrolling.
 * @returns takes that back
 */
export function keepsTouch(element: HTMLElement): () => void {
  element.addEventListener('touchmove', holdPage, { passive: false });
  return () => element.removeEventListener('touchmove', holdPage);
}
