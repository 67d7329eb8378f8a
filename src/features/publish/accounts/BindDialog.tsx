import { Button, Modal } from 'antd';
import { useState } from 'react';
import { PlatformMark } from '@/blocks/publishing';
import { GridLayout } from '@/components/ui/GridLayout';
import { type PlatformId, platformIds, platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { BindScan } from './BindScan';

interface BindDialogProps {
  readonly open: boolean;
  /** Set for a new login of an account that is known. */
  readonly account?: Pick<WemediaAccount, 'id' | 'name' | 'platform'> | undefined;
  readonly onClose: () => void;
  /** Something has changed: the account is connected, or posts go on. */
  readonly onChanged: () => void;
}

/** Connects an account, or logs one in anew, by a QR code. */
export function BindDialog({ open, account, onClose, onChanged }: BindDialogProps) {
  const t = useT();
  const [picked, setPicked] = useState<PlatformId>();
  const platform = account?.platform ?? picked;
  const title = () => {
    if (account) return t('publishTruth.reloginTitle', { account: account.name });
    return platform
      ? t('publishTruth.connectTitle', { platform: platformName(platform) })
      : t('publishTruth.connectPick');
  };
  return (
    <Modal
      open={open}
      title={title()}
      width={480}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
      afterClose={() => setPicked(undefined)}
    >
      {platform ? (
        <BindScan
          platform={platform}
          account={account}
          onClose={onClose}
          onChanged={onChanged}
          onOther={account ? undefined : () => setPicked(undefined)}
        />
      ) : (
        <GridLayout columns="repeat(auto-fill, minmax(128px, 1fr))" gap={12} style={{ paddingBlock: 8 }}>
          {platformIds.map((id) => (
            <Button key={id} size="large" style={{ justifyContent: 'flex-start' }} onClick={() => setPicked(id)}>
              <PlatformMark platform={id} isNamed />
              {platformName(id)}
            </Button>
          ))}
        </GridLayout>
      )}
    </Modal>
  );
}
