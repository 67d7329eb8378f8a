import { Avatar, Checkbox, Flex } from 'antd';
import { PlatformMark, useDates } from '@/blocks/publishing';
import { PageLink } from '@/components/PageLink';
import { ToneTag } from '@/components/ToneTag';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import { formatDay } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import type { WemediaAccount } from '@/services/wemedia/schema';
import styles from './accounts.module.css';
import { ProblemBadge } from './ProblemBadge';

interface Props {
  readonly account: WemediaAccount;
  readonly isOn: boolean;
  /** The post that is changed stays on its account. */
  readonly isFixed: boolean;
  readonly problems: { readonly errors: number; readonly warnings: number };
  /** Why the server refused this account. */
  readonly refusal: string | undefined;
  readonly onToggle: (isOn: boolean) => void;
}

/** An account that can be chosen; an expired one tells the way back instead. */
export function AccountRow({ account, isOn, isFixed, problems, refusal, onToggle }: Props) {
  const t = useT();
  const dates = useDates();
  const isExpired = account.state === 'expired';
  const isClosed = account.is_closed === true;
  return (
    <GridLayout
      columns="minmax(0, 1fr) auto"
      gap="4px 8px"
      align="center"
      className={styles.row}
      data-on={isOn || undefined}
      data-bad={refusal !== undefined || undefined}
    >
      <Checkbox
        className={styles.box}
        checked={isOn}
        disabled={isFixed || ((isExpired || isClosed) && !isOn)}
        onChange={(event) => onToggle(event.target.checked)}
      >
        <Flex component="span" gap={12} align="center" style={{ minInlineSize: 0 }}>
          <span style={{ position: 'relative', flex: 'none' }}>
            <Avatar size={32} src={account.avatar || undefined} alt="">
              {[...account.name][0]}
            </Avatar>
            <Flex component="span" className={styles.mark}>
              <PlatformMark platform={account.platform} size="small" isNamed />
            </Flex>
          </span>
          <Flex component="span" vertical style={{ minWidth: 0, lineHeight: '20px' }}>
            <Text ellipsis title={account.name}>
              {account.name}
            </Text>
            <Text type="secondary" size="small">
              {platformName(account.platform)} · {t('composer.followers', { count: dates.number(account.followers) })}
            </Text>
          </Flex>
        </Flex>
      </Checkbox>
      {isOn && <ProblemBadge {...problems} />}
      {(isExpired || isClosed || account.state === 'expiring' || refusal) && (
        <Flex gap="4px 12px" align="center" wrap className={styles.state}>
          {isClosed && <ToneTag tone="plain">{t('composer.accountClosed')}</ToneTag>}
          {isExpired && <ToneTag tone="bad">{t('publish.accountExpired')}</ToneTag>}
          {account.state === 'expiring' && (
            <ToneTag tone="warn">
              {t('publish.accountExpiring', { date: formatDay(account.expires_at).slice(5) })}
            </ToneTag>
          )}
          {(isExpired || refusal) && !isClosed && (
            <PageLink
              to={`/publish/wemedia?login=${encodeURIComponent(account.id)}`}
              target="_blank"
              rel="noopener"
              aria-label={t('composer.reloginOf', { name: account.name })}
            >
              {t('composer.relogin')}
            </PageLink>
          )}
          {refusal && (
            <p className={styles.refusal} role="alert">
              {refusal}
            </p>
          )}
        </Flex>
      )}
    </GridLayout>
  );
}
