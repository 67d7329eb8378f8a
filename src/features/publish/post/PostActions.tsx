import { App, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { canAct, type PublishAction } from '@/domain/publishing';
import { useCan } from '@/hooks/useCan';
import { useCanManage } from '@/hooks/useCanManage';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import { rightFor } from './helps';
import type { PostCall } from './usePostActions';

interface Props {
  readonly post: PublishItem;
  readonly run: (call: PostCall) => Promise<PublishItem | undefined>;
  readonly onEdit: () => void;
  readonly onMove: () => void;
  readonly onRepeat: () => void;
  readonly onDeleted: () => void;
}

const footerActions: readonly PublishAction[] = ['delete', 'cancel', 'toDraft', 'edit', 'moveTime'];

/** Whether a member sees an action: its right, and for taking back what others planned the right over all posts. */
const isOffered = (act: PublishAction, post: PublishItem, can: (right: string) => boolean, isManaged: boolean) => {
  const takesBack = act === 'delete' || (act === 'toDraft' && post.state === 'pending_approval');
  return canAct(post.state, act) && can(rightFor(act, post.state)) && (!takesBack || isManaged);
};

/** Whether anything stands in the footer for whoever holds these rights. */
export const hasFooter = (post: PublishItem, can: (right: string) => boolean, isManaged: boolean): boolean =>
  canRepeat(post, can) || footerActions.some((act) => isOffered(act, post, can, isManaged));

/** Whatever became of it: what has a time and its parts can be planned again on other days. */
const canRepeat = (post: PublishItem, can: (right: string) => boolean): boolean =>
  (can('publish.schedule') || can('publish.submit')) && !post.gone && post.publish_at !== '';

/** The other actions that make sense in the item's state; rendered only for those who may. */
export function PostActions({ post, run, onEdit, onMove, onRepeat, onDeleted }: Props) {
  const t = useT();
  const actions = useRecordActions();
  const can = useCan();
  const isManaged = useCanManage('publish.schedule')(post);
  const { modal } = App.useApp();
  const { id, version } = post;
  const isPlanned = post.state === 'scheduled' || post.state === 'pending_approval';

  const askCancel = () =>
    modal.confirm({
      title: t('publish.cancelTitle'),
      content: t('publish.cancelText'),
      okText: t('publish.cancelYes'),
      okButtonProps: { danger: true },
      cancelText: t('publish.cancelNo'),
      onOk: () => run((options) => publishApi.cancel({ id }, options)),
    });
  const askDelete = () =>
    modal.confirm({
      title: t('publishTruth.deleteTitle'),
      content: t('publishTruth.deleteText'),
      okText: t('publishTruth.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        if (await actions.remove((options) => publishApi.delete({ ids: [id] }, options), [id])) onDeleted();
      },
    });

  const buttons: ReactNode[] = [];
  const offer = (act: PublishAction, label: string, onClick: () => void, props: object = {}) => {
    if (!isOffered(act, post, can, isManaged)) return;
    buttons.push(
      <Button key={act} onClick={onClick} {...props}>
        {label}
      </Button>,
    );
  };
  offer('delete', t('publishTruth.delete'), askDelete, { danger: true });
  if (post.state !== 'draft') offer('cancel', t('publish.act.cancel'), askCancel, { danger: true });
  offer('toDraft', t('publishTruth.toDraft'), () => void run((options) => publishApi.draft({ id, version }, options)));
  // where changing it is what helps, it stands above already
  if (isPlanned) offer('edit', t('publish.act.edit'), onEdit);
  offer('moveTime', t('publish.act.move'), onMove);
  if (canRepeat(post, can)) {
    buttons.push(
      <Button key="repeat" onClick={onRepeat}>
        {t('pubCal.menu.repeat')}
      </Button>,
    );
  }
  return (
    <Flex gap={8} justify="flex-end" wrap>
      {buttons}
    </Flex>
  );
}
