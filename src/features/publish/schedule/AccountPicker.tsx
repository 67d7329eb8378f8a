import { Avatar, Checkbox } from 'antd';
import dayjs from 'dayjs';
import { PlatformMark } from '@/blocks/publishing';
import { ToneTag } from '@/components/tone-tag/ToneTag';
import { platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import type { WemediaAccount } from '@/services/wemedia/schema';
import styles from './schedule.module.css';

export interface AccountPickerProps {
  readonly id?: string;
  readonly accounts: readonly WemediaAccount[];
  readonly value?: readonly string[];
  readonly onChange?: (value: string[]) => void;
}

/** Connected accounts to publish on; an expired one is shown with the reason why it cannot be chosen. */
export function AccountPicker({ id, accounts, value = [], onChange }: AccountPickerProps) {
  const t = useT();
  const usable = accounts.filter((account) => account.state !== 'expired');
  const isAll = usable.length > 0 && usable.every((account) => value.includes(account.id));
  return (
    <fieldset id={id} className={styles.accounts} tabIndex={-1}>
      <legend className={styles.hiddenLegend}>{t('publish.accounts')}</legend>
      {accounts.map((account) => {
        const isExpired = account.state === 'expired';
        const isOn = value.includes(account.id);
        return (
          <div key={account.id} className={isOn ? styles.accountOn : styles.account}>
            <Checkbox
              className={styles.accountBox}
              checked={isOn}
              disabled={isExpired}
              onChange={(event) =>
                onChange?.(
                  event.target.checked ? [...value, account.id] : value.filter((other) => other !== account.id),
                )
              }
            >
              <span className={styles.accountText}>
                <span className={styles.avatar}>
                  <Avatar size={32} src={account.avatar || undefined} alt="">
                    {[...account.name][0]}
                  </Avatar>
                  <span className={styles.avatarMark}>
                    <PlatformMark platform={account.platform} size="small" isNamed />
                  </span>
                </span>
                <span className={styles.accountWords}>
                  <span className={styles.accountName}>{account.name}</span>
                  <span className={styles.soft}>
                    {t('publish.accountLine', {
                      platform: platformName(account.platform),
                      followers: account.followers,
                    })}
                  </span>
                </span>
                {isExpired && <ToneTag tone="bad">{t('publish.accountExpired')}</ToneTag>}
                {account.state === 'expiring' && (
                  <ToneTag tone="warn">
                    {t('publish.accountExpiring', { date: dayjs(account.expires_at).format('MM-DD') })}
                  </ToneTag>
                )}
              </span>
            </Checkbox>
          </div>
        );
      })}
      {usable.length > 1 && (
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && value.length > 0}
          onChange={() => onChange?.(isAll ? [] : usable.map((account) => account.id))}
        >
          {t('publish.accountsAll', { count: usable.length })}
        </Checkbox>
      )}
    </fieldset>
  );
}
