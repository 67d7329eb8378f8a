import { platformName } from '@/domain/platforms';
import { calendarViews, clockOf, icsOf } from '@/domain/publishing/calendar';
import { useCommands } from '@/hooks/useCommands';
import { useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import type { PublishItem } from '@/services/publish/schema';
import { type CalendarDays, isOnPage } from './useCalendarDays';
import type { CalendarState, ChangeCalendar } from './useCalendarState';
import { type CalendarFeedback, useCalendarStore } from './useCalendarStore';

/** Hands the posts that are shown to the downloads, as a file for other calendars. */
function saveIcs(posts: readonly PublishItem[], name: string, fileName: string): void {
  const entries = posts
    .filter(({ publish_at }) => publish_at !== '')
    .map((post) => ({
      id: post.id,
      at: post.publish_at,
      title: `${platformName(post.platform)} · ${post.title}`,
      description: [post.description, post.topics.map((topic) => `#${topic}`).join(' ')].filter(Boolean).join('\n'),
      categories: [platformName(post.platform), post.account_name].filter(Boolean),
      changedAt: post.updated_at,
      version: post.version,
      isCanceled: post.state === 'canceled',
    }));
  saveBlob(new Blob([icsOf(entries, name)], { type: 'text/calendar;charset=utf-8' }), fileName);
}

interface ExportDeps {
  readonly view: CalendarState['view'];
  readonly date: string;
  readonly zone: string;
  readonly page: CalendarDays;
  readonly change: ChangeCalendar;
  readonly notify: CalendarFeedback['notify'];
}

/** The calendar for elsewhere: as a file that other calendars read, and on paper. */
export function useCalendarExport({ view, date, zone, page: { shown, hasHours }, change, notify }: ExportDeps) {
  const t = useT();
  const { setPrinting } = useCalendarStore.getState();
  return {
    saveFile: () => {
      const day = (post: PublishItem) => clockOf(zone)(Date.parse(post.publish_at)).date;
      const own = shown.filter((post) => isOnPage(view, date, day(post)));
      const title = t('publish.calendarTitle');
      saveIcs(own, title, `${title}-${date.slice(0, hasHours ? 10 : 7)}.ics`);
      notify(t('pubCal.icsSaved', { count: own.length }));
    },
    // The sheet shows whole months: a week is opened out first.
    print: () => {
      if (hasHours) change({ view: 'month' });
      setPrinting(true);
    },
  };
}

interface CommandDeps {
  readonly feedback: Pick<CalendarFeedback, 'canUndo' | 'undoLast'>;
  readonly today: string;
  readonly canSchedule: boolean;
  readonly turnPage: (by: number) => void;
  readonly change: ChangeCalendar;
  /** On the day that has the focus, else at the next free slot. */
  readonly compose: (date: string | undefined) => void;
  readonly carry: (postId: string) => void;
  readonly exporter: ReturnType<typeof useCalendarExport>;
}

const focused = (selector: string): HTMLElement | undefined =>
  document.activeElement?.closest<HTMLElement>(selector) ?? undefined;

/** What the calendar can do, for the palette, the list of shortcuts and the keys. */
export function useCalendarCommands(deps: CommandDeps): void {
  const { feedback, today, canSchedule, turnPage, change, compose, carry, exporter } = deps;
  const t = useT();
  const own = { group: t('publish.calendarTitle') };
  useCommands([
    {
      ...own,
      id: 'calendar.undo',
      title: t('common.undo'),
      shortcut: 'Mod+Z',
      enabled: () => feedback.canUndo,
      run: feedback.undoLast,
    },
    {
      ...own,
      id: 'calendar.carry',
      title: t('pubCal.menu.carry'),
      shortcut: 'M',
      enabled: () => focused('[data-post]') !== undefined,
      run: () => carry(focused('[data-post]')?.dataset.post ?? ''),
    },
    {
      ...own,
      id: 'calendar.new',
      title: t('pubCal.new'),
      shortcut: 'N',
      enabled: () => canSchedule,
      run: () => compose(focused('[data-day]')?.dataset.day),
    },
    {
      ...own,
      id: 'calendar.today',
      title: t('publish.today'),
      shortcut: 'T',
      run: () => change({ date: today }),
    },
    { ...own, id: 'calendar.prev', title: t('pubCal.prevPage'), shortcut: '[', run: () => turnPage(-1) },
    { ...own, id: 'calendar.next', title: t('pubCal.nextPage'), shortcut: ']', run: () => turnPage(1) },
    ...calendarViews.map((view, index) => ({
      ...own,
      id: `calendar.view.${view}`,
      title: t('pubCal.viewAs', { view: t(`pubCal.view.${view}`) }),
      shortcut: String(index + 1),
      run: () => change({ view }),
    })),
    { ...own, id: 'calendar.print', title: t('pubCal.print'), run: exporter.print },
    { ...own, id: 'calendar.ics', title: t('pubCal.ics'), run: exporter.saveFile },
  ]);
}
