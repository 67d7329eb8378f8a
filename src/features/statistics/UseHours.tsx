import { App, Button, Checkbox, Flex, Select } from 'antd';
import { useState } from 'react';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { StatisticsHours } from '@/services/statistics/api';
import { wemediaApi } from '@/services/wemedia/api';
import hintStyles from './hint.module.css';
import { useFormats } from './useFormats';

const proposed = 3;
const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Takes the good hours over as the posting times of an account. */
export function UseHours({ best }: { readonly best: StatisticsHours['best'] }) {
  const t = useT();
  const formats = useFormats();
  const { message } = App.useApp();
  const canSave = useCan()('wemedia.save');
  const { data, mutate } = useLoad(wemediaApi.data);
  const [chosen, setChosen] = useState<readonly number[]>();
  const [accountId, setAccountId] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const hours = chosen ?? best.slice(0, proposed).map(({ hour }) => hour);
  const accounts = data?.list ?? [];
  const account = accounts.find(({ id }) => id === accountId);
  const slots = [...hours].sort((a, b) => a - b).map(clockOf);

  if (best.length === 0) return <p className={hintStyles.hint}>{t('statistics.noBestHours')}</p>;

  const save = async () => {
    if (!account) return;
    setSaving(true);
    try {
      const { id, revision = 0, group, per_day, ai_declared } = account;
      const saved = await wemediaApi.save({ id, revision, group, per_day, ai_declared, slots });
      mutate((old) => old && { ...old, list: old.list.map((one) => (one.id === id ? { ...one, ...saved } : one)) });
      message.success(t('statistics.slotsSaved', { name: account.name, slots: slots.join(' ') }));
    } catch {
      // said by the request layer
    } finally {
      setSaving(false);
    }
  };

  return (
    <>
      <p className={hintStyles.hint}>{t('statistics.bestHours')}</p>
      <Flex gap={8} align="center" wrap style={{ marginBlockStart: 16 }}>
        <Checkbox.Group
          aria-label={t('statistics.bestHours')}
          value={[...hours]}
          onChange={setChosen}
          options={best.slice(0, 8).map(({ hour, times, posts }) => ({
            value: hour,
            label: t('statistics.bestHour', { time: clockOf(hour), times: formats.times(times), count: posts }),
          }))}
        />
      </Flex>
      {canSave ? (
        <Flex gap={8} align="center" wrap style={{ marginBlockStart: 16 }}>
          <Select
            style={{ minInlineSize: '220px' }}
            aria-label={t('statistics.accountForSlots')}
            placeholder={t('statistics.accountForSlots')}
            value={accountId}
            onChange={setAccountId}
            options={accounts.map(({ id, platform, name }) => ({
              value: id,
              label: `${platformName(platform)} · ${name}`,
            }))}
          />
          <Button type="primary" disabled={!account || hours.length === 0} loading={isSaving} onClick={save}>
            {t('statistics.useHours')}
          </Button>
          {account && (
            <Text type="secondary" size="small">
              {t('statistics.slotsNow', { slots: account.slots.join(' ') || t('statistics.noSlots') })}
            </Text>
          )}
        </Flex>
      ) : (
        <p className={hintStyles.hint}>
          <PageLink to="/publish/calendar">{t('statistics.toCalendar')}</PageLink>
        </p>
      )}
    </>
  );
}
