import { useIntl, useModel } from '@umijs/max';
import { useInterval } from 'ahooks';
import { Button, Flex, Select } from 'antd';
import { useMemo, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { localOf, offsetAt } from '@/domain/publishing/zone';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useMerchantZone } from '@/hooks/useMerchantZone';
import { useT } from '@/hooks/useT';
import { setMerchantZone } from '@/lib/merchantZone';
import { merchantApi } from '@/services/merchant/api';
import { zoneNameAt } from '@/utils/timeZone';

const TICK_MS = 5000;

interface ZoneOption {
  readonly value: string;
  readonly label: string;
  readonly offset: string;
  /** All that a zone may be looked for by, in small letters. */
  readonly search: string;
}

function toOption(zone: string, at: number, language: string): ZoneOption {
  const name = zoneNameAt(zone, at, 'long', language);
  const place = zoneNameAt(zone, at, 'shortGeneric', language);
  const offset = zoneNameAt(zone, at, 'shortOffset');
  // Some zones have no name of their own and are called by their offset, which stands beside it anyway.
  const label = name.startsWith('GMT') ? place : name;
  return {
    value: zone,
    label: `${label} · ${zone.replaceAll('_', ' ')}`,
    offset,
    search: [zone, zone.replaceAll('_', ' '), name, place, offset].join(' ').toLowerCase(),
  };
}

/** Every zone that this browser knows, from west to east. */
const allOptions = (at: number, language: string): readonly ZoneOption[] =>
  Intl.supportedValuesOf('timeZone')
    .map((zone) => ({ ...toOption(zone, at, language), ahead: offsetAt(at, zone) }))
    .sort((a, b) => a.ahead - b.ahead || a.label.localeCompare(b.label));

interface ZoneSettingProps {
  readonly onSaved?: () => void;
}

/**
 * By whose clocks the merchant's dates are shown and chosen, on all screens and for all members. Who may not set it sees
 * which one it is.
 */
export function ZoneSetting({ onSaved }: ZoneSettingProps) {
  const t = useT();
  const { locale } = useIntl();
  const { setInitialState } = useModel('@@initialState');
  const maySet = useCan()('merchant.set');
  const zone = useMerchantZone();
  const [chosen, setChosen] = useState(zone);
  const [wasOpened, setOpened] = useState(false);
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), TICK_MS);
  const save = useAction(merchantApi.set, {
    messages: { running: 'request.saving', done: 'request.saved', failed: 'request.save_failed' },
    invalidates: ['account', 'publish', 'statistics'],
  });
  // Hundreds of names take a moment: they are made when somebody looks.
  const options = useMemo(
    () => (wasOpened ? allOptions(Date.now(), locale) : [toOption(chosen, Date.now(), locale)]),
    [wasOpened, chosen, locale],
  );
  const submit = async () => {
    if (!(await save.run({ field: 'zone', value: chosen }))) return;
    setInitialState((state) => {
      const user = state?.currentUser;
      return state && user?.merchant
        ? { ...state, currentUser: { ...user, merchant: { ...user.merchant, zone: chosen } } }
        : state;
    });
    onSaved?.();
    // Last: the page around begins anew with it.
    setMerchantZone(chosen);
  };
  const { date, time } = localOf(now, chosen);
  return (
    <Flex vertical gap={12}>
      <Select<string, ZoneOption>
        aria-label={t('publish.zone')}
        value={chosen}
        disabled={!maySet || save.isPending}
        showSearch={{
          filterOption: (text, option) => option?.search.includes(text.trim().toLowerCase()) ?? false,
        }}
        options={[...options]}
        optionRender={({ data }) => (
          <Flex justify="space-between" gap={8}>
            <Text ellipsis>{data.label}</Text>
            <Text type="secondary" tabular>
              {data.offset}
            </Text>
          </Flex>
        )}
        labelRender={({ label }) => `${String(label)} · ${zoneNameAt(chosen, now, 'shortOffset')}`}
        onOpenChange={(isOpen) => isOpen && setOpened(true)}
        onChange={setChosen}
      />
      <Text type="secondary" tabular>
        {t('publish.zoneNow', { time: `${date} ${time}` })}
      </Text>
      <Text type="secondary" size="small">
        {t(maySet ? 'publish.zoneEffect' : 'publish.zoneReadOnly')}
      </Text>
      {maySet && (
        <Flex justify="flex-end">
          <Button type="primary" disabled={chosen === zone} loading={save.isPending} onClick={() => void submit()}>
            {t('common.save')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
