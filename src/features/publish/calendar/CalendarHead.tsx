import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import dayjs from 'dayjs';
import { useDates } from '@/blocks/publishing';
import { platformIds, platformName } from '@/domain/platforms';
import { publishStates } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import type { WemediaAccount } from '@/services/wemedia/schema';
import styles from './calendar.module.css';
import type { CalendarState } from './calendarState';
import type { ChangeCalendar } from './useCalendarState';

interface Props {
  readonly state: CalendarState;
  readonly accounts: readonly WemediaAccount[];
  readonly onChange: ChangeCalendar;
}

/** Month navigation and filters. */
export function CalendarHead({ state, accounts, onChange }: Props) {
  const t = useT();
  const dates = useDates();
  const month = dayjs(`${state.month}-01`);
  const go = (by: number) => onChange({ month: month.add(by, 'month').format('YYYY-MM') });
  const isFiltered = Boolean(state.platform || state.accountId || state.state);
  return (
    <div className={styles.head}>
      <div className={styles.nav}>
        <Button icon={<LeftOutlined />} aria-label={t('publish.prevMonth')} onClick={() => go(-1)} />
        <h2 className={styles.monthName} aria-live="polite">
          {dates.month(month.toDate())}
        </h2>
        <Button icon={<RightOutlined />} aria-label={t('publish.nextMonth')} onClick={() => go(1)} />
        <Button onClick={() => onChange({ month: dayjs().format('YYYY-MM') })}>{t('publish.today')}</Button>
      </div>
      <div className={styles.filters}>
        <Select
          className={styles.filter}
          allowClear
          aria-label={t('publish.platform')}
          placeholder={t('publish.platform')}
          value={state.platform}
          options={platformIds.map((id) => ({ value: id, label: platformName(id) }))}
          onChange={(platform) => onChange({ platform, accountId: undefined })}
        />
        <Select
          className={styles.filter}
          allowClear
          popupMatchSelectWidth={false}
          aria-label={t('publish.account')}
          placeholder={t('publish.account')}
          value={state.accountId}
          options={accounts
            .filter((account) => !state.platform || account.platform === state.platform)
            .map((account) => ({ value: account.id, label: `${platformName(account.platform)} · ${account.name}` }))}
          onChange={(accountId) => onChange({ accountId })}
        />
        <Select
          className={styles.filter}
          allowClear
          popupMatchSelectWidth={false}
          aria-label={t('publish.stateFilter')}
          placeholder={t('publish.stateFilter')}
          value={state.state}
          options={publishStates.map((value) => ({ value, label: t(`publish.state.${value}`) }))}
          onChange={(value) => onChange({ state: value })}
        />
        {isFiltered && (
          <Button type="link" onClick={() => onChange({ platform: undefined, accountId: undefined, state: undefined })}>
            {t('resource.clearFilter')}
          </Button>
        )}
      </div>
    </div>
  );
}
