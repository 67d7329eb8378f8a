import { act, render } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { CalendarPopover } from './CalendarDialogs';
import type { CalendarActions } from './CalendarGrid';
import type { CalendarDrag } from './useCalendarDrag';
import { useCalendarStore } from './useCalendarStore';

const unused = () => {
  throw new Error('not part of this test');
};
const actions: CalendarActions = {
  open: unused,
  menu: unused,
  compose: unused,
  goDay: unused,
  more: unused,
  occasion: unused,
  page: unused,
  cardKey: unused,
};
const drag: CalendarDrag = {
  lift: unused,
  refuses: unused,
  drop: unused,
  takesTime: unused,
  dropTime: unused,
  dragEnd: unused,
};

afterEach(() => act(() => useCalendarStore.getState().reset()));

test('what a day shows stays the same when posts arrive and the day moves: a press on it is not lost', () => {
  const anchor = document.body.appendChild(document.createElement('button'));
  let top = 100;
  anchor.getBoundingClientRect = () => new DOMRect(40, top, 60, 20);
  const popover = () => (
    <RawIntlProvider value={getIntl('zh-CN', true)}>
      <CalendarPopover days={new Map()} actions={actions} drag={drag} canMove={() => true} />
    </RawIntlProvider>
  );
  const { rerender } = render(popover());
  act(() => useCalendarStore.getState().setPopover({ kind: 'day', date: '2026-11-11', anchor }));
  const shown = document.querySelector('[data-day="2026-11-11"]');
  expect(shown).toBeInTheDocument();
  top = 180;
  rerender(popover());
  expect(document.querySelector('[data-day="2026-11-11"]')).toBe(shown);
  expect(document.querySelector('span[aria-hidden][style*="top: 180px"]')).toBeInTheDocument();
});
