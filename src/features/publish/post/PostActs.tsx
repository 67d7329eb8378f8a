import { App, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { canAct } from '@/domain/publishing';
import { useActs } from '@/hooks/useActs';
import { useT } from '@/hooks/useT';
import type { RequestOptions } from '@/lib/request/types';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import { EditPost } from './EditPost';
import { MovePostDialog } from './MovePostDialog';
import styles from './post.module.css';
import { SettlePost } from './SettlePost';

interface Props {
  readonly post: PublishItem;
  readonly onChanged: (post: PublishItem) => void;
  readonly onMove: (post: PublishItem, publishAt: string) => Promise<boolean>;
}

type Dialog = 'edit' | 'move' | 'settle';

/** The acts that make sense in the item's state; rendered only for those who may. */
export function PostActs({ post, onChanged, onMove }: Props) {
  const t = useT();
  const acts = useActs();
  const { modal } = App.useApp();
  const [dialog, setDialog] = useState<Dialog>();

  const run = async (call: (options: RequestOptions) => Promise<PublishItem>): Promise<boolean> => {
    const changed: PublishItem[] = [];
    const isDone = await acts.changeStatus(
      async (options) => {
        changed.push(await call(options));
      },
      [post.id],
    );
    for (const next of changed) onChanged(next);
    return isDone;
  };
  const id = { id: post.id };
  const askCancel = () =>
    modal.confirm({
      title: t('publish.cancelTitle'),
      content: t('publish.cancelText'),
      okText: t('publish.cancelYes'),
      okButtonProps: { danger: true },
      cancelText: t('publish.cancelNo'),
      onOk: () => run((options) => publishApi.cancel(id, options)),
    });
  const close = () => setDialog(undefined);

  const buttons: ReactNode[] = [];
  const offer = (act: Parameters<typeof canAct>[1], button: ReactNode) => {
    if (canAct(post.state, act)) buttons.push(button);
  };
  offer(
    'cancel',
    <Button key="cancel" danger onClick={askCancel}>
      {t('publish.act.cancel')}
    </Button>,
  );
  offer(
    'edit',
    <Button key="edit" onClick={() => setDialog('edit')}>
      {t('publish.act.edit')}
    </Button>,
  );
  offer(
    'moveTime',
    <Button key="move" type="primary" onClick={() => setDialog('move')}>
      {t('publish.act.move')}
    </Button>,
  );
  offer(
    'retry',
    <Button key="retry" type="primary" onClick={() => void run((options) => publishApi.retry(id, options))}>
      {t('publish.act.retry')}
    </Button>,
  );
  offer(
    'confirm',
    <Button key="confirm" type="primary" onClick={() => void run((options) => publishApi.confirm(id, options))}>
      {t('publish.act.confirm')}
    </Button>,
  );
  offer(
    'settle',
    <Button key="settle" type="primary" onClick={() => setDialog('settle')}>
      {t('publish.act.settle')}
    </Button>,
  );
  return (
    <div className={styles.acts}>
      {buttons}
      <MovePostDialog
        key={`move-${post.publish_at}`}
        post={post}
        isOpen={dialog === 'move'}
        onClose={close}
        onMove={onMove}
      />
      <EditPost post={post} isOpen={dialog === 'edit'} onClose={close} onSaved={onChanged} />
      <SettlePost
        isOpen={dialog === 'settle'}
        platform={post.platform}
        onClose={close}
        onSettle={(answer) => run((options) => publishApi.settle({ ...id, ...answer }, options))}
      />
    </div>
  );
}
