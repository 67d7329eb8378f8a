import { useCallback, useState } from 'react';
import { clockOf } from '@/domain/publishing/calendar';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import type { CalendarState } from './calendarState';
import { saveIcs } from './saveIcs';
import type { ChangeCalendar } from './useCalendarState';
import { isOnPage } from './useShown';
import type { Undo } from './useUndo';

interface Ground {
  readonly view: CalendarState['view'];
  readonly date: string;
  readonly zone: string;
  readonly shown: readonly PublishItem[];
  readonly hasHours: boolean;
  readonly change: ChangeCalendar;
  readonly undo: Undo;
}

/** The calendar for elsewhere: as a file that other calendars read, and on paper. */
export function useTakeAway({ view, date, zone, shown, hasHours, change, undo }: Ground) {
  const t = useT();
  const [isPrinting, setPrinting] = useState(false);
  const save = () => {
    const day = (post: PublishItem) => clockOf(zone)(Date.parse(post.publish_at)).date;
    const own = shown.filter((post) => isOnPage(view, date, day(post)));
    const title = t('publish.calendarTitle');
    saveIcs(own, title, `${title}-${date.slice(0, hasHours ? 10 : 7)}.ics`);
    undo.say(t('pubCal.icsSaved', { count: own.length }));
  };
  // The sheet shows whole months: a week is opened out first.
  const print = () => {
    if (hasHours) change({ view: 'month' });
    setPrinting(true);
  };
  return { save, print, printed: useCallback(() => setPrinting(false), []), isPrinting: isPrinting && !hasHours };
}
