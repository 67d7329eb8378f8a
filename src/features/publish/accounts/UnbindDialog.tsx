import { App, Modal, Radio } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { wemediaApi } from '@/services/wemedia/api';
import type { WemediaView } from '@/services/wemedia/schema';
import styles from './accounts.module.css';

interface Props {
  /** Undefined = closed. */
  readonly account: WemediaView | undefined;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Says what is lost, and asks what shall become of what is planned. */
export function UnbindDialog({ account, onClose, onChanged }: Props) {
  const t = useT();
  const { message } = App.useApp();
  const [posts, setPosts] = useState<'draft' | 'cancel'>('draft');
  const unbinding = useAction(wemediaApi.unbind);
  const unbind = async (leaving: WemediaView) => {
    const done = await unbinding.run({ id: leaving.id, posts });
    if (!done) return;
    const { drafted, canceled } = done.result;
    const told = [
      t('publishTruth.unbound', { account: leaving.name }),
      drafted > 0 ? t('publishTruth.unboundDrafts', { count: drafted }) : '',
      canceled > 0 ? t('publishTruth.unboundCanceled', { count: canceled }) : '',
    ].filter(Boolean);
    message.success(told.join(' '));
    onClose();
    onChanged();
  };
  const { planned = 0, on_way = 0 } = account?.health ?? {};
  return (
    <Modal
      open={account !== undefined}
      title={account && t('publishTruth.unbindTitle', { account: account.name })}
      width={440}
      okText={t('publishTruth.unbindYes')}
      okButtonProps={{ danger: true, loading: unbinding.isPending }}
      destroyOnHidden
      onOk={() => {
        if (account) void unbind(account);
      }}
      onCancel={onClose}
      afterClose={() => setPosts('draft')}
    >
      <Text component="p" type="secondary" className={styles.scanText}>
        {t('publishTruth.unbindLost')}
      </Text>
      {on_way > 0 && <p>{t('publishTruth.unbindOnWay', { count: on_way })}</p>}
      {planned > 0 && (
        <>
          <p id="unbind-posts">{t('publishTruth.unbindWaits', { count: planned })}</p>
          <Radio.Group
            vertical
            aria-labelledby="unbind-posts"
            value={posts}
            onChange={(event) => setPosts(event.target.value)}
            options={[
              { value: 'draft', label: t('publishTruth.unbindDraft') },
              { value: 'cancel', label: t('publishTruth.unbindCancel') },
            ]}
          />
        </>
      )}
    </Modal>
  );
}
