import type { Point } from './dragMachine';

/** Pixels from an edge within which a view is scrolled. */
const zone = 56;
/** Pixels a second at the edge itself. */
const fastest = 1100;
/** Whoever only comes past an edge does not scroll: it takes so long until the full speed is there. */
const rampMs = 500;
/** A view is still scrolled by a pointer that has left it by so many pixels. */
const beyond = 48;

/**
 * How a view is pulled by a pointer near its edges.
 * @returns -1 (towards its beginning) … 0 (not at all) … 1
 */
export function edgePull(at: number, from: number, to: number): number {
  const reach = Math.min(zone, (to - from) / 4);
  if (reach <= 0) return 0;
  if (at < from + reach) return -Math.min(1, (from + reach - at) / reach);
  return at > to - reach ? Math.min(1, (at - to + reach) / reach) : 0;
}

interface Pull {
  readonly view: Element;
  readonly x: number;
  readonly y: number;
}

const canGo = (at: number, size: number, whole: number, pull: number): boolean =>
  pull < 0 ? at > 0 : pull > 0 && at + size < whole - 1;

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

/** Scrolls what lies under a dragged card when the pointer is near an edge: the innermost view first, the page last. */
export class EdgeScroll {
  /** Views that scroll around an element, innermost first: looked up once for each. */
  private readonly known = new WeakMap<Element, readonly Element[]>();
  private last: readonly Element[] = [];
  private since = 0;
  private rest: Point = { x: 0, y: 0 };

  /** Reads where the pointer pulls; writes nothing. */
  pulls({ x, y }: Point, under: Element | null): readonly Pull[] {
    const page = document.scrollingElement ?? document.documentElement;
    const views = under ? this.around(under) : [];
    // Beside a view one is still at its edge.
    const left = this.last.filter((view) => view.isConnected && !views.includes(view) && isNear(view, x, y));
    if (views.length > 0) this.last = views;
    const pulls: Pull[] = [];
    let [openX, openY] = [true, true];
    for (const view of [...left, ...views, page]) {
      const box = view === page ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : visible(view);
      const pullX = openX ? edgePull(x, box.left, box.right) : 0;
      const pullY = openY ? edgePull(y, box.top, box.bottom) : 0;
      // Right to left, a view counts from zero downwards.
      const atX =
        getComputedStyle(view).direction === 'rtl'
          ? view.scrollWidth - view.clientWidth + view.scrollLeft
          : view.scrollLeft;
      const goesX = canGo(atX, view.clientWidth, view.scrollWidth, pullX) && isWide(view, page);
      const goesY = canGo(view.scrollTop, view.clientHeight, view.scrollHeight, pullY);
      if (goesX) openX = false;
      if (goesY) openY = false;
      if (goesX || goesY) pulls.push({ view, x: goesX ? pullX : 0, y: goesY ? pullY : 0 });
    }
    return pulls;
  }

  /**
   * Scrolls by what a frame asks for.
   * @param now milliseconds of the frame
   * @param ms milliseconds since the frame before
   */
  apply(pulls: readonly Pull[], now: number, ms: number): void {
    if (pulls.length === 0) {
      this.since = now;
      return;
    }
    const speed = Math.min(1, (now - this.since) / rampMs) * fastest * (ms / 1000);
    // Views stand on whole pixels: what is left over goes into the next frame.
    let { x, y } = this.rest;
    for (const pull of pulls) {
      x += pull.x * speed;
      y += pull.y * speed;
      const [left, top] = [Math.trunc(x), Math.trunc(y)];
      if (left !== 0 || top !== 0) pull.view.scrollBy({ left, top, behavior: 'instant' });
      x -= left;
      y -= top;
    }
    this.rest = { x, y };
  }

  private around(element: Element): readonly Element[] {
    const known = this.known.get(element);
    if (known) return known;
    const outer = element.parentElement ? this.around(element.parentElement) : [];
    const page = document.scrollingElement;
    const isRoot = element === page || element === document.body || element === document.documentElement;
    const { overflowX, overflowY } = getComputedStyle(element);
    const views = !isRoot && (scrolls(overflowX) || scrolls(overflowY)) ? [element, ...outer] : outer;
    this.known.set(element, views);
    return views;
  }
}

/** The page itself is never moved sideways. */
const isWide = (view: Element, page: Element): boolean => view !== page && scrolls(getComputedStyle(view).overflowX);

function visible(view: Element) {
  const { left, top, right, bottom } = view.getBoundingClientRect();
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(innerWidth, right),
    bottom: Math.min(innerHeight, bottom),
  };
}

function isNear(view: Element, x: number, y: number): boolean {
  const { left, top, right, bottom } = visible(view);
  return x > left - beyond && x < right + beyond && y > top - beyond && y < bottom + beyond;
}
