import { useState } from 'react';
import { useDates } from '@/blocks/publishing';
import { canAct, isPast } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { BusinessError } from '@/lib/request/errors';
import { toRequestError } from '@/lib/request/toRequestError';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import type { Undo } from './useUndo';

/** Another member was faster: his post as it stands now, and the time that was wanted here. */
export interface MoveConflict {
  readonly theirs: PublishItem;
  readonly mine: string;
}

interface Ground {
  readonly put: (items: readonly PublishItem[]) => void;
  readonly pending: Set<string>;
  readonly canMove: (item: PublishItem) => boolean;
  readonly undo: Undo;
}

const quiet = { skipErrorHandler: true };

function isConflict(error: unknown): boolean {
  const typed = toRequestError(error);
  const refusal = 'refusal' in typed && typed.refusal ? typed.refusal : typed;
  return refusal instanceof BusinessError && refusal.code === 'VERSION_CONFLICT';
}

/** Moves a post at once on the screen; a refusal snaps it back and says why, and every move can be taken back. */
export function useMoves({ put, pending, canMove, undo }: Ground) {
  const t = useT();
  const dates = useDates();
  const [conflict, setConflict] = useState<MoveConflict>();

  const refuse = (reason: string) => {
    undo.say(reason, 'warning');
    return false;
  };
  const refusalOf = (item: PublishItem, publishAt: string): string | undefined => {
    if (!canAct(item.state, 'moveTime')) return t('publish.moveGone');
    if (!canMove(item)) return t('pubCal.moveDenied');
    if (publishAt === '' && item.state !== 'draft') return t('pubCal.onlyDrafts');
    return publishAt !== '' && isPast(publishAt, new Date()) ? t('publish.movePast') : undefined;
  };
  /** @returns the post at its new time; undefined when it was refused, which has been said. */
  const send = async (item: PublishItem, publishAt: string): Promise<PublishItem | undefined> => {
    pending.add(item.id);
    put([{ ...item, publish_at: publishAt }]);
    try {
      const moved = await publishApi.move({ id: item.id, version: item.version, publish_at: publishAt }, quiet);
      put([moved]);
      return moved;
    } catch (error) {
      put([item]);
      if (isConflict(error)) await meet(item, publishAt);
      else refuse(t('publish.moveFailed', { reason: messageOf(error) }));
      return undefined;
    } finally {
      pending.delete(item.id);
    }
  };
  const meet = async (item: PublishItem, mine: string) => {
    try {
      const theirs = await publishApi.info({ id: item.id }, quiet);
      put([theirs]);
      setConflict({ theirs, mine });
    } catch (error) {
      refuse(t('publish.moveFailed', { reason: messageOf(error) }));
    }
  };
  const toTime = async (item: PublishItem, publishAt: string): Promise<boolean> => {
    if (item.publish_at === publishAt) return true;
    const refusal = refusalOf(item, publishAt);
    if (refusal) return refuse(refusal);
    const moved = await send(item, publishAt);
    if (!moved) return false;
    const said =
      publishAt === ''
        ? t('pubCal.unscheduled', { title: item.title })
        : t('publish.moved', { title: item.title, time: dates.moment(publishAt) });
    undo.did(said, async () => (await send(moved, item.publish_at)) !== undefined);
    return true;
  };
  return { toTime, conflict, closeConflict: () => setConflict(undefined) };
}
