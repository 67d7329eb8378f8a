import { Link } from '@umijs/max';
import { Avatar, Checkbox } from 'antd';
import dayjs from 'dayjs';
import { PlatformMark, useDates } from '@/blocks/publishing';
import { ToneTag } from '@/components/ToneTag';
import { platformName } from '@/domain/platforms';
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
  return (
    <div className={styles.row} data-on={isOn || undefined} data-bad={refusal !== undefined || undefined}>
      <Checkbox
        className={styles.box}
        checked={isOn}
        disabled={isFixed || (isExpired && !isOn)}
        onChange={(event) => onToggle(event.target.checked)}
      >
        <span className={styles.text}>
          <span className={styles.avatar}>
            <Avatar size={32} src={account.avatar || undefined} alt="">
              {[...account.name][0]}
            </Avatar>
            <span className={styles.mark}>
              <PlatformMark platform={account.platform} size="small" isNamed />
            </span>
          </span>
          <span className={styles.words}>
            <span className={styles.name} title={account.name}>
              {account.name}
            </span>
            <span className={styles.soft}>
              {platformName(account.platform)} · {t('composer.followers', { count: dates.number(account.followers) })}
            </span>
          </span>
        </span>
      </Checkbox>
      {isOn && <ProblemBadge {...problems} />}
      {(isExpired || account.state === 'expiring' || refusal) && (
        <div className={styles.state}>
          {isExpired && <ToneTag tone="bad">{t('publish.accountExpired')}</ToneTag>}
          {account.state === 'expiring' && (
            <ToneTag tone="warn">
              {t('publish.accountExpiring', { date: dayjs(account.expires_at).format('MM-DD') })}
            </ToneTag>
          )}
          {(isExpired || refusal) && (
            <Link
              to={`/publish/wemedia?login=${encodeURIComponent(account.id)}`}
              target="_blank"
              rel="noopener"
              aria-label={t('composer.reloginOf', { name: account.name })}
            >
              {t('composer.relogin')}
            </Link>
          )}
          {refusal && (
            <p className={styles.refusal} role="alert">
              {refusal}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
