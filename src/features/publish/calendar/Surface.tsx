import { type DragEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { hhmm, snap } from '@/domain/publishing/calendar';
import { keepStop, neighbour, stopAt } from './rove';

/** What can be done on the calendar; days as `YYYY-MM-DD`, minutes of the day where the view has hours. */
export interface SurfaceActs {
  readonly open: (postId: string) => void;
  readonly menu: (postId: string, anchor: HTMLElement) => void;
  readonly compose: (date: string, minutes?: number) => void;
  readonly goDay: (date: string) => void;
  readonly more: (date: string, anchor: HTMLElement) => void;
  readonly occasion: (id: string, anchor: HTMLElement) => void;
  readonly page: (by: number) => void;
  /** `grabY`: how far below the card's upper edge it was taken, pixels. */
  readonly dragStart: (postId: string, grabY: number) => void;
  readonly grabbed: () => { readonly grabY: number } | undefined;
  /** Whether what is dragged may not be dropped there. */
  readonly refuses: (date: string, minutes: number | undefined) => boolean;
  readonly drop: (date: string, minutes: number | undefined) => void;
  readonly dragEnd: () => void;
  /** Moving by key; true = the key is used up. */
  readonly cardKey: (event: KeyboardEvent, postId: string) => boolean;
}

interface Props {
  readonly acts: SurfaceActs;
  readonly today: string;
  readonly columns: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const within = (event: { readonly target: EventTarget }, selector: string): HTMLElement | undefined =>
  (event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null) ?? undefined;

/** Minute of a column with hours at a height of the window; undefined for a day without hours. */
function minuteAt(cell: HTMLElement, y: number): number | undefined {
  if (cell.dataset.timed === undefined) return undefined;
  const { top, height } = cell.getBoundingClientRect();
  return snap(((y - top) / height) * 1440);
}

/**
 * One listener for all days and cards: thousands of posts carry no handlers of their own, and nothing is rendered anew
 * while something is dragged (the place under the pointer is marked in the document itself).
 */
export function Surface({ acts, today, columns, className, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (root.current) keepStop(root.current, today);
  });

  const leave = () => {
    over.current?.removeAttribute('data-over');
    over.current?.removeAttribute('data-drop-time');
    over.current = undefined;
  };
  const onDragOver = (event: DragEvent) => {
    const dragged = acts.grabbed();
    const cell = dragged && within(event, '[data-day]');
    if (!dragged || !cell) return leave();
    // Also over the past: a drop there is answered with the reason.
    event.preventDefault();
    const minutes = minuteAt(cell, event.clientY - dragged.grabY);
    if (over.current !== cell) leave();
    over.current = cell;
    cell.dataset.over = acts.refuses(cell.dataset.day ?? '', minutes) ? 'refuses' : 'takes';
    if (minutes === undefined) return;
    cell.style.setProperty('--drop', String(minutes));
    cell.dataset.dropTime = hhmm(minutes);
  };
  const onDrop = (event: DragEvent) => {
    const dragged = acts.grabbed();
    const cell = dragged && within(event, '[data-day]');
    leave();
    if (!dragged || !cell?.dataset.day) return;
    event.preventDefault();
    acts.drop(cell.dataset.day, minuteAt(cell, event.clientY - dragged.grabY));
  };
  const onDragStart = (event: DragEvent) => {
    const card = within(event, '[data-post]');
    if (!card?.dataset.post) return;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', card.title);
    acts.dragStart(card.dataset.post, event.clientY - card.getBoundingClientRect().top || 0);
  };
  const onClick = (event: MouseEvent) => {
    const day = within(event, '[data-day]')?.dataset.day ?? '';
    const menu = within(event, '[data-menu]');
    const card = within(event, '[data-post]');
    const add = within(event, '[data-add]');
    const more = within(event, '[data-more]');
    const occasion = within(event, '[data-occasion]');
    const link = within(event, '[data-go-day]');
    if (menu) acts.menu(menu.dataset.menu ?? '', menu);
    else if (card) acts.open(card.dataset.post ?? '');
    else if (add) acts.compose(day, add.dataset.add ? Number(add.dataset.add) : undefined);
    else if (more) acts.more(day, more);
    else if (occasion) acts.occasion(occasion.dataset.occasion ?? '', occasion);
    else if (link) acts.goDay(link.dataset.goDay ?? '');
  };
  const onContextMenu = (event: MouseEvent) => {
    const card = within(event, '[data-post]');
    if (!card) return;
    event.preventDefault();
    acts.menu(card.dataset.post ?? '', card);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const card = within(event, '[data-post]');
    if (card && acts.cardKey(event, card.dataset.post ?? '')) return;
    const place = within(event, '[data-rove]');
    if (!place || !root.current || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault();
      acts.page(event.key === 'PageDown' ? 1 : -1);
      return;
    }
    const next = neighbour(root.current, place, event.key, document.dir === 'rtl');
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
      onDragStart={onDragStart}
      onDragOver={onDragOver}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node) || !root.current?.contains(event.relatedTarget)) leave();
      }}
      onDrop={onDrop}
      onDragEnd={() => {
        leave();
        acts.dragEnd();
      }}
    >
      {children}
    </div>
  );
}
