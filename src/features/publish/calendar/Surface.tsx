import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { keepsTouch } from '@/components/drag';
import { type DragActions, pressCard } from './dragPlan';
import { keepStop, neighbor, stopAt } from './rove';

/** What can be done on the calendar; days as `YYYY-MM-DD`, minutes of the day where the view has hours. */
export interface SurfaceActions extends DragActions {
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

interface Props {
  readonly actions: SurfaceActions;
  readonly today: string;
  readonly columns: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const within = (event: { readonly target: EventTarget }, selector: string): HTMLElement | undefined =>
  (event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null) ?? undefined;

/**
 * One listener for all days and cards: thousands of posts carry no handlers of their own, and nothing is rendered anew
 * while something is dragged.
 */
export function Surface({ actions, today, columns, className, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) keepStop(root.current, today);
  });
  useEffect(() => (root.current ? keepsTouch(root.current) : undefined), []);

  const onPointerDown = (event: PointerEvent) => {
    const post = within(event, '[data-post]');
    if (post?.dataset.movable !== undefined) pressCard(event.nativeEvent, post, actions);
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
