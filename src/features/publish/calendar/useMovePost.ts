import { App } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useDates } from '@/blocks/publishing';
import { canAct, isPast, onDay } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';

export interface MovePost {
  /** To another day, at the same time of day. */
  readonly toDay: (item: PublishItem, day: Date) => void;
  /** Resolves whether it was taken. */
  readonly toTime: (item: PublishItem, publishAt: string) => Promise<boolean>;
  /** What has just happened, for the live region. */
  readonly said: string;
}

/** Moves an item at once on the screen; a refusal snaps it back and says why. */
export function useMovePost(replace: (item: PublishItem) => void): MovePost {
  const t = useT();
  const dates = useDates();
  const { message } = App.useApp();
  const [said, setSaid] = useState('');

  const refuse = (reason: string) => {
    setSaid(reason);
    message.open({ key: 'move-post', type: 'warning', content: reason });
    return false;
  };
  const toTime = async (item: PublishItem, publishAt: string): Promise<boolean> => {
    if (dayjs(publishAt).isSame(item.publish_at, 'minute')) return true;
    if (!canAct(item.state, 'moveTime')) return refuse(t('publish.moveGone'));
    if (isPast(publishAt, new Date())) return refuse(t('publish.movePast'));
    replace({ ...item, publish_at: publishAt });
    try {
      replace(await publishApi.move({ id: item.id, publish_at: publishAt }, { skipErrorHandler: true }));
      setSaid(t('publish.moved', { title: item.title, time: dates.moment(publishAt) }));
      return true;
    } catch (error) {
      replace(item);
      return refuse(t('publish.moveFailed', { reason: messageOf(error) }));
    }
  };
  return { toTime, toDay: (item, day) => void toTime(item, onDay(item.publish_at, day)), said };
}
