import { Alert, Button, Flex, Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { Text } from '@/components/ui/Text';
import { type PlatformId, platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import { hostUrl } from '@/lib/hostUrl';
import type { BindTicket, WemediaAccount } from '@/services/wemedia/schema';
import accountsStyles from './accounts.module.css';
import { BindDone } from './BindDone';
import styles from './BindScan.module.css';
import { Qr } from './Qr';
import { timeLeft } from './timeLeft';
import { useBinding } from './useBinding';
import { useNow } from './useNow';

interface Props {
  readonly platform: PlatformId;
  readonly account: Pick<WemediaAccount, 'id' | 'name'> | undefined;
  readonly onClose: () => void;
  readonly onChanged: () => void;
  readonly onOther: (() => void) | undefined;
}

/** The code, how long it stands, and what the phone has answered. */
export function BindScan({ platform, account, onClose, onChanged, onOther }: Props) {
  const t = useT();
  const { binding, renew } = useBinding(platform, account?.id);
  const ticket = binding.phase === 'asked' ? binding.ticket : undefined;
  const isOpen = ticket?.state === 'waiting' || ticket?.state === 'scanned';
  const now = useNow(isOpen ? 1000 : 0);
  const connected = ticket?.state === 'confirmed' ? ticket.account : undefined;

  const tell = useRef(onChanged);
  tell.current = onChanged;
  const connectedId = connected?.id;
  useEffect(() => {
    if (connectedId) tell.current();
  }, [connectedId]);

  if (connected) {
    return <BindDone account={connected} isNew={account === undefined} onClose={onClose} onChanged={onChanged} />;
  }
  if (binding.phase === 'broken') {
    return (
      <Alert
        type="error"
        showIcon
        title={binding.reason}
        action={
          <Button size="small" onClick={renew}>
            {t('publishTruth.newCode')}
          </Button>
        }
      />
    );
  }
  return (
    <Flex vertical gap={12} align="center" style={{ paddingBlock: 8, textAlign: 'center' }}>
      <Text component="p" type="secondary" className={accountsStyles.scanText}>
        {account
          ? t('publishTruth.reloginScan', { account: account.name })
          : t('publishTruth.connectScan', { platform: platformName(platform) })}
      </Text>
      {ticket ? (
        <Qr value={hostUrl('socialMedia', ticket.url)} label={t('publishTruth.qrLabel')} isOver={!isOpen} />
      ) : (
        <Skeleton.Node active className={styles.qrWait} />
      )}
      <div aria-live="polite" className={styles.scanState}>
        {ticket && <ScanMessage ticket={ticket} account={account?.name ?? ''} />}
      </div>
      {ticket && isOpen && (
        <span className={accountsStyles.soft}>
          {t('publishTruth.qrLeft', { left: timeLeft(Date.parse(ticket.expires_at) - now, t) })}
        </span>
      )}
      <Flex gap={8} className={styles.scanActions}>
        {ticket && !isOpen && (
          <Button type="primary" onClick={renew}>
            {t('publishTruth.newCode')}
          </Button>
        )}
        {onOther && <Button onClick={onOther}>{t('publishTruth.otherPlatform')}</Button>}
      </Flex>
    </Flex>
  );
}

function ScanMessage({ ticket, account }: { readonly ticket: BindTicket; readonly account: string }) {
  const t = useT();
  if (ticket.state === 'waiting' || ticket.state === 'confirmed') return null;
  return (
    <Alert
      type={ticket.state === 'scanned' ? 'info' : 'warning'}
      showIcon
      title={t(`publishTruth.${ticket.state}`, { account })}
    />
  );
}
