import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { keepsTouch } from '@/components/drag';
import { type CalendarDrag, pressCard } from './useCalendarDrag';

/** What can be done on the calendar; days as `YYYY-MM-DD`, minutes of the day where the view has hours. */
export interface CalendarActions {
  readonly open: (postId: string) => void;
  readonly menu: (postId: string, anchor: HTMLElement) => void;
  readonly compose: (date: string, minutes?: number) => void;
  readonly goDay: (date: string) => void;
  readonly more: (date: string, anchor: HTMLElement) => void;
  readonly occasion: (id: string, anchor: HTMLElement) => void;
  readonly page: (by: number) => void;
  /** Moving by key; true = the key is used up. */
  readonly cardKey: (event: KeyboardEvent, postId: string) => boolean;
}

interface CalendarGridProps {
  readonly actions: CalendarActions;
  readonly drag: CalendarDrag;
  readonly today: string;
  readonly columns: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const within = (event: { readonly target: EventTarget }, selector: string): HTMLElement | undefined =>
  (event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null) ?? undefined;

/** Where the Tab key may stop within a day, from top to bottom. */
const stopsIn = (cell: Element): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>('[data-rove]')].sort((a, b) => a.offsetTop - b.offsetTop);

/** Makes an element the one stop of the Tab key within the calendar. */
function stopAt(root: HTMLElement, target: HTMLElement): void {
  for (const other of root.querySelectorAll('[data-rove][tabindex="0"]')) other.setAttribute('tabindex', '-1');
  target.setAttribute('tabindex', '0');
}

/** Keeps one stop for the Tab key: today's first place, or the first of all. */
function keepStop(root: HTMLElement, today: string): void {
  if (root.querySelector('[data-rove][tabindex="0"]')) return;
  const first =
    root.querySelector<HTMLElement>(`[data-day="${today}"] [data-rove]`) ??
    root.querySelector<HTMLElement>('[data-rove]');
  first?.setAttribute('tabindex', '0');
}

/**
 * Where an arrow key leads from a place: through the items of a day, over its edge to the day above or below, sideways
 * to what stands at the same height of the neighbouring day.
 */
function neighbor(root: HTMLElement, from: HTMLElement, key: string, isMirrored: boolean): HTMLElement | undefined {
  const cells = [...root.querySelectorAll('[data-day]')];
  const cell = from.closest('[data-day]');
  const columns = Number(root.dataset.columns ?? 1);
  const at = cell ? cells.indexOf(cell) : -1;
  if (!cell || at < 0) return undefined;
  const own = stopsIn(cell);
  const index = own.indexOf(from);
  const row = at - (at % columns);
  const cellAt = (place: number): Element | undefined => (place >= 0 ? cells[place] : undefined);
  const sideways = (place: number): HTMLElement | undefined => {
    const found = cellAt(place);
    return (
      found &&
      stopsIn(found).sort((a, b) => Math.abs(a.offsetTop - from.offsetTop) - Math.abs(b.offsetTop - from.offsetTop))[0]
    );
  };
  const side = isMirrored ? -1 : 1;
  switch (key) {
    case 'ArrowDown':
      return own[index + 1] ?? stopsIn(cellAt(at + columns) ?? document.createElement('div'))[0];
    case 'ArrowUp':
      return own[index - 1] ?? stopsIn(cellAt(at - columns) ?? document.createElement('div')).at(-1);
    case 'ArrowRight':
      return sideways(at + side);
    case 'ArrowLeft':
      return sideways(at - side);
    case 'Home':
      return sideways(row);
    case 'End':
      return sideways(Math.min(row + columns, cells.length) - 1);
    default:
      return undefined;
  }
}

/**
 * One listener for all days and cards: thousands of posts carry no handlers of their own, and nothing is rendered anew
 * while something is dragged.
 */
export function CalendarGrid({ actions, drag, today, columns, className, children }: CalendarGridProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) keepStop(root.current, today);
  });
  useEffect(() => (root.current ? keepsTouch(root.current) : undefined), []);

  const onPointerDown = (event: PointerEvent) => {
    const post = within(event, '[data-post]');
    if (post?.dataset.movable !== undefined) pressCard(event.nativeEvent, post, drag);
  };
  const onClick = (event: MouseEvent) => {
    const day = within(event, '[data-day]')?.dataset.day ?? '';
    const menu = within(event, '[data-menu]');
    const card = within(event, '[data-post]');
    const add = within(event, '[data-add]');
    const more = within(event, '[data-more]');
    const occasion = within(event, '[data-occasion]');
    const link = within(event, '[data-go-day]');
    if (menu) actions.menu(menu.dataset.menu ?? '', menu);
    else if (card) actions.open(card.dataset.post ?? '');
    else if (add) actions.compose(day, add.dataset.add ? Number(add.dataset.add) : undefined);
    else if (more) actions.more(day, more);
    else if (occasion) actions.occasion(occasion.dataset.occasion ?? '', occasion);
    else if (link) actions.goDay(link.dataset.goDay ?? '');
  };
  const onContextMenu = (event: MouseEvent) => {
    const card = within(event, '[data-post]');
    if (!card) return;
    event.preventDefault();
    actions.menu(card.dataset.post ?? '', card);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const card = within(event, '[data-post]');
    if (card && actions.cardKey(event, card.dataset.post ?? '')) return;
    const place = within(event, '[data-rove]');
    if (!place || !root.current || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault();
      actions.page(event.key === 'PageDown' ? 1 : -1);
      return;
    }
    const next = neighbor(root.current, place, event.key, document.dir === 'rtl');
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a grid, or the frame of a list whose buttons do the work
    <div
      ref={root}
      className={className}
      data-columns={columns}
      onClick={onClick}
      onContextMenu={onContextMenu}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const place = within(event, '[data-rove]');
        if (place && root.current?.contains(place)) stopAt(root.current, place);
      }}
      onPointerDown={onPointerDown}
    >
      {children}
    </div>
  );
}
