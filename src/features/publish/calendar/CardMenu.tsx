import { Dropdown, type MenuProps } from 'antd';
import { canAct } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import type { CalendarRights, MovePost } from './useCalendarActions';
import type { CalendarQuery } from './useCalendarQuery';
import { type CalendarFeedback, useCalendarStore } from './useCalendarStore';

/** A draft as it would be written anew. */
const toPlannedPost = (post: PublishItem) => ({
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

/** Deletes a draft; it is written anew when that is taken back. */
function useDeletePost(query: CalendarQuery, { notify, offerUndo }: CalendarFeedback) {
  const t = useT();
  return async (post: PublishItem) => {
    try {
      await publishApi.delete({ ids: [post.id] }, shownByCaller);
    } catch (error) {
      notify(messageOf(error), 'warning');
      return;
    }
    query.drop([post.id]);
    query.backlog.refresh();
    offerUndo(t('pubCal.deleted', { title: post.title }), async () => {
      try {
        const { list } = await publishApi.schedule({ as: 'draft', posts: [toPlannedPost(post)] }, shownByCaller);
        query.put(list);
        return true;
      } catch (error) {
        notify(messageOf(error), 'warning');
        return false;
      }
    });
  };
}

interface CardMenuProps {
  readonly query: CalendarQuery;
  readonly rights: CalendarRights;
  readonly feedback: CalendarFeedback;
  readonly onOpen: (post: PublishItem) => void;
  readonly onCarry: (post: PublishItem) => void;
  readonly onMove: MovePost;
}

/** What can be done to a post from its card, also where nothing can be dragged. */
export function CardMenu({ query, rights, feedback, onOpen, onCarry, onMove }: CardMenuProps) {
  const t = useT();
  const cardMenu = useCalendarStore((store) => store.cardMenu);
  const { setCardMenu, openDialog } = useCalendarStore.getState();
  const remove = useDeletePost(query, feedback);
  if (!cardMenu) return null;
  const { post, x, y } = cardMenu;
  const close = () => setCardMenu(undefined);
  const isMovable = rights.canMove(post) && canAct(post.state, 'moveTime');
  const items: MenuProps['items'] = [
    { key: 'open', label: t('pubCal.menu.open'), onClick: () => onOpen(post) },
    ...(isMovable
      ? [
          { key: 'time', label: t('publish.act.move'), onClick: () => openDialog({ kind: 'move', post }) },
          { key: 'carry', label: t('pubCal.menu.carry'), onClick: () => onCarry(post) },
        ]
      : []),
    ...(isMovable && canAct(post.state, 'edit')
      ? [
          {
            key: 'edit',
            label: t('publish.act.edit'),
            onClick: () => openDialog({ kind: 'compose', postId: post.id }),
          },
        ]
      : []),
    ...(rights.canSchedule && !post.gone
      ? [{ key: 'repeat', label: t('pubCal.menu.repeat'), onClick: () => openDialog({ kind: 'repeat', post }) }]
      : []),
    ...(isMovable && post.state === 'draft' && post.publish_at !== ''
      ? [{ key: 'lane', label: t('pubCal.menu.unschedule'), onClick: () => void onMove(post, '') }]
      : []),
    ...(isMovable && rights.canRemove(post) && canAct(post.state, 'delete')
      ? [{ key: 'delete', danger: true, label: t('pubCal.menu.delete'), onClick: () => void remove(post) }]
      : []),
  ];
  return (
    <Dropdown
      key={post.id}
      open
      trigger={['click']}
      menu={{ items, onClick: close, autoFocus: true }}
      autoFocus
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <span style={{ position: 'fixed', left: x, top: y, width: 1, height: 1 }} aria-hidden />
    </Dropdown>
  );
}
