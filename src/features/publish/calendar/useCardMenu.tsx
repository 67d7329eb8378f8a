import type { MenuProps } from 'antd';
import { canAct } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import type { Undo } from './useUndo';

interface Ground {
  readonly canMove: (post: PublishItem) => boolean;
  readonly open: (post: PublishItem) => void;
  readonly askTime: (post: PublishItem) => void;
  readonly carry: (post: PublishItem) => void;
  readonly unschedule: (post: PublishItem) => void;
  readonly edit: (post: PublishItem) => void;
  readonly repeat: ((post: PublishItem) => void) | undefined;
  readonly canPlan: boolean;
  readonly put: (items: readonly PublishItem[]) => void;
  readonly drop: (ids: readonly string[]) => void;
  readonly undo: Undo;
}

const quiet = { skipErrorHandler: true };

/** A draft as it would be written anew. */
const asPlanned = (post: PublishItem) => ({
  video_id: post.video_id,
  account_id: post.account_id,
  publish_at: post.publish_at,
  title: post.title,
  description: post.description,
  topics: post.topics,
  cover: post.cover,
  fields: post.fields,
  ai_declared: post.ai_declared,
});

/** What can be done to a post from its card, also where nothing can be dragged. */
export function useCardMenu(ground: Ground) {
  const t = useT();
  const remove = async (post: PublishItem) => {
    try {
      await publishApi.delete({ ids: [post.id] }, quiet);
    } catch (error) {
      ground.undo.say(messageOf(error), 'warning');
      return;
    }
    ground.drop([post.id]);
    ground.undo.did(t('pubCal.deleted', { title: post.title }), async () => {
      try {
        const { list } = await publishApi.schedule({ as: 'draft', posts: [asPlanned(post)] }, quiet);
        ground.put(list);
        return true;
      } catch (error) {
        ground.undo.say(messageOf(error), 'warning');
        return false;
      }
    });
  };
  return (post: PublishItem): MenuProps['items'] => {
    const isMovable = ground.canMove(post) && canAct(post.state, 'moveTime');
    return [
      { key: 'open', label: t('pubCal.menu.open'), onClick: () => ground.open(post) },
      ...(isMovable
        ? [
            { key: 'time', label: t('publish.act.move'), onClick: () => ground.askTime(post) },
            { key: 'carry', label: t('pubCal.menu.carry'), onClick: () => ground.carry(post) },
          ]
        : []),
      ...(isMovable && canAct(post.state, 'edit')
        ? [{ key: 'edit', label: t('publish.act.edit'), onClick: () => ground.edit(post) }]
        : []),
      ...(ground.repeat && ground.canPlan && !post.gone
        ? [{ key: 'repeat', label: t('pubCal.menu.repeat'), onClick: () => ground.repeat?.(post) }]
        : []),
      ...(isMovable && post.state === 'draft' && post.publish_at !== ''
        ? [{ key: 'lane', label: t('pubCal.menu.unschedule'), onClick: () => ground.unschedule(post) }]
        : []),
      ...(isMovable && canAct(post.state, 'delete')
        ? [{ key: 'delete', danger: true, label: t('pubCal.menu.delete'), onClick: () => void remove(post) }]
        : []),
    ];
  };
}
