import { calendarViews } from '@/domain/publishing/calendar';
import { useCommands } from '@/hooks/useCommands';
import { useT } from '@/hooks/useT';
import type { CalendarState } from './calendarState';
import type { Undo } from './useUndo';

interface Ground {
  readonly undo: Undo;
  readonly today: string;
  readonly canPlan: boolean;
  readonly page: (by: number) => void;
  readonly change: (part: Partial<CalendarState>) => void;
  /** On the day that has the focus, else at the next free slot. */
  readonly compose: (date: string | undefined) => void;
  readonly carry: (postId: string) => void;
  readonly print: () => void;
  readonly save: () => void;
}

const focused = (selector: string): HTMLElement | undefined =>
  document.activeElement?.closest<HTMLElement>(selector) ?? undefined;

/** What the calendar can do, for the palette, the list of shortcuts and the keys. */
export function useCalendarCommands(ground: Ground): void {
  const t = useT();
  const group = t('publish.calendarTitle');
  const own = { group };
  useCommands([
    {
      ...own,
      id: 'calendar.undo',
      title: t('pubCal.undo'),
      shortcut: 'Mod+Z',
      enabled: ground.undo.canUndo,
      run: ground.undo.undo,
    },
    {
      ...own,
      id: 'calendar.carry',
      title: t('pubCal.menu.carry'),
      shortcut: 'M',
      enabled: () => focused('[data-post]') !== undefined,
      run: () => ground.carry(focused('[data-post]')?.dataset.post ?? ''),
    },
    {
      ...own,
      id: 'calendar.new',
      title: t('pubCal.new'),
      shortcut: 'N',
      enabled: () => ground.canPlan,
      run: () => ground.compose(focused('[data-day]')?.dataset.day),
    },
    {
      ...own,
      id: 'calendar.today',
      title: t('publish.today'),
      shortcut: 'T',
      run: () => ground.change({ date: ground.today }),
    },
    { ...own, id: 'calendar.prev', title: t('pubCal.prevPage'), shortcut: '[', run: () => ground.page(-1) },
    { ...own, id: 'calendar.next', title: t('pubCal.nextPage'), shortcut: ']', run: () => ground.page(1) },
    ...calendarViews.map((view, index) => ({
      ...own,
      id: `calendar.view.${view}`,
      title: t('pubCal.viewAs', { view: t(`pubCal.view.${view}`) }),
      shortcut: String(index + 1),
      run: () => ground.change({ view }),
    })),
    { ...own, id: 'calendar.print', title: t('pubCal.print'), run: ground.print },
    { ...own, id: 'calendar.ics', title: t('pubCal.ics'), run: ground.save },
  ]);
}
