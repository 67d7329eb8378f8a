import { Alert, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import styles from './post.module.css';

interface Props {
  readonly post: PublishItem;
  readonly accounts: readonly WemediaAccount[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSwap: (accountId: string) => Promise<unknown>;
}

/** Another account of the same platform. */
export function SwapAccount({ post, accounts, isOpen, onClose, onSwap }: Props) {
  const t = useT();
  const [picked, setPicked] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const choices = accounts.filter(
    ({ id, platform, state }) => platform === post.platform && id !== post.account_id && state !== 'expired',
  );
  const swap = async () => {
    if (!picked) return;
    setIsBusy(true);
    await onSwap(picked);
    setIsBusy(false);
    onClose();
  };
  return (
    <Modal
      open={isOpen}
      title={t('publishTruth.swapAccountTitle')}
      width={440}
      destroyOnHidden
      okText={t('publishTruth.help.swapAccount')}
      okButtonProps={{ disabled: !picked, loading: isBusy }}
      onOk={() => void swap()}
      onCancel={onClose}
    >
      {choices.length === 0 ? (
        <Alert type="info" showIcon title={t('publishTruth.swapAccountNone')} />
      ) : (
        <>
          <Radio.Group
            vertical
            value={picked}
            onChange={(event) => setPicked(event.target.value)}
            options={choices.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <p className={styles.soft}>{t('publishTruth.swapAccountHint')}</p>
        </>
      )}
    </Modal>
  );
}
