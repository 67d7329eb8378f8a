import { useState } from 'react';
import { nextFreeSlot } from '@/domain/publishing/calendar';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import type { CalendarClock } from './useClock';
import type { Undo } from './useUndo';

/** What stands before the calendar. */
export type CalendarDialog =
  | { readonly kind: 'compose'; readonly at?: string; readonly videoIds?: readonly string[]; readonly postId?: string }
  | { readonly kind: 'move' | 'repeat'; readonly post: PublishItem }
  | { readonly kind: 'import' };

interface Ground {
  readonly clock: CalendarClock;
  /** Accounts that the filters leave. */
  readonly accounts: readonly WemediaAccount[];
  readonly put: (items: readonly PublishItem[]) => void;
  readonly drop: (ids: readonly string[]) => void;
  readonly reload: () => void;
  readonly undo: Undo;
}

const quiet = { skipErrorHandler: true };
const hourMs = 3_600_000;
/** How far ahead a free slot is looked for, with a day to spare. */
const aheadMs = 31 * 24 * hourMs;

/** Planning from the calendar: the dialogs that do it, and taking back what they have planned. */
export function usePlanning({ clock, accounts, put, drop, reload, undo }: Ground) {
  const t = useT();
  const [dialog, setDialog] = useState<CalendarDialog>();

  const compose = (at?: string, videoIds?: readonly string[]) =>
    setDialog({ kind: 'compose', ...(at ? { at } : {}), ...(videoIds ? { videoIds } : {}) });
  /** At the next time that an account has free; without one only a video is worth beginning with. */
  const composeNext = async (videoIds?: readonly string[]) => {
    try {
      const now = Date.now();
      const span = { from: new Date(now - hourMs).toISOString(), to: new Date(now + aheadMs).toISOString() };
      const { list } = await publishApi.data(span, quiet);
      const slot = nextFreeSlot(clock.date, accounts, list, clock.zone, now);
      if (!slot && !videoIds) undo.say(t('pubCal.noSlot'), 'warning');
      else compose(slot?.at, videoIds);
    } catch (problem) {
      undo.say(messageOf(problem), 'warning');
    }
  };
  const takeBack = async (flowId: string, ids: readonly string[]): Promise<boolean> => {
    try {
      await publishApi.undo({ flow_id: flowId }, quiet);
    } catch (problem) {
      undo.say(messageOf(problem), 'warning');
      return false;
    }
    drop(ids);
    reload();
    return true;
  };
  /** Posts that a dialog has planned and told of; nothing new = it has taken them back itself. */
  const composed = (items: readonly PublishItem[]) => {
    put(items);
    reload();
    const [first] = items;
    if (!first) return undo.forget(undefined);
    const isNew = items.every(({ version, flow_id }) => version === 1 && flow_id === first.flow_id);
    if (!isNew) return;
    const ids = items.map(({ id }) => id);
    undo.remember(t('pubCal.planned', { count: items.length }), first.flow_id, () => takeBack(first.flow_id, ids));
  };
  return { dialog, setDialog, compose, composeNext, composed };
}
