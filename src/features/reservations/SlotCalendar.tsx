import { Button, Flex, Segmented, Select } from 'antd';
import { useState } from 'react';
import { Can } from '@/components/Can';
import { LoadFailure } from '@/components/LoadFailure';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { addDays } from '@/domain/publishing/zone';
import { useCan } from '@/hooks/useCan';
import { useDates } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import { reservationApi } from '@/services/reservation/api';
import type { ReservationService, ReservationSlot } from '@/services/reservation/schema';

interface SlotCalendarProps {
  readonly onBook: (service: ReservationService, slot: ReservationSlot) => void;
  readonly onService: (service: ReservationService | undefined) => void;
}

/** The times of a day or a week with what is left of each. */
export function SlotCalendar({ onBook, onService }: SlotCalendarProps) {
  const t = useT();
  const [serviceId, setServiceId] = useState<string>();
  const [view, setView] = useState<'day' | 'week'>('week');
  const [from, setFrom] = useState(merchantToday);
  const { data, error, refresh } = useLoad(reservationApi.services);
  const service = data?.list.find(({ id }) => id === serviceId) ?? data?.list[0];
  const isEmpty = data?.list.length === 0;
  const days = view === 'day' ? 1 : 7;
  if (!data && error) return <LoadFailure error={error} onRetry={refresh} />;
  return (
    <Panel vertical gap={12}>
      <Flex gap={8} wrap align="center">
        <Text strong>{t('reservation.calendar')}</Text>
        {isEmpty && <Text type="secondary">{t('reservation.noServices')}</Text>}
        {service && (
          <>
            <Select
              value={service?.id}
              aria-label={t('reservation.service')}
              style={{ minWidth: 160 }}
              options={data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []}
              onChange={setServiceId}
            />
            <Segmented
              value={view}
              options={(['day', 'week'] as const).map((value) => ({ value, label: t(`reservation.${value}`) }))}
              onChange={setView}
            />
            <Button onClick={() => setFrom(addDays(from, -days))}>{t('reservation.previous')}</Button>
            <Button onClick={() => setFrom(addDays(from, days))}>{t('reservation.next')}</Button>
          </>
        )}
        <Can action="reservation.set">
          {service && <Button onClick={() => onService(service)}>{t('reservation.services.edit')}</Button>}
          <Button type={isEmpty ? 'primary' : 'default'} onClick={() => onService(undefined)}>
            {t('reservation.services.new')}
          </Button>
        </Can>
      </Flex>
      {service && <Slots service={service} from={from} days={days} onBook={(slot) => onBook(service, slot)} />}
    </Panel>
  );
}

interface SlotsProps {
  readonly service: ReservationService;
  readonly from: string;
  readonly days: number;
  readonly onBook: (slot: ReservationSlot) => void;
}

function Slots({ service, from, days, onBook }: SlotsProps) {
  const t = useT();
  const dates = useDates();
  const canBook = useCan()('reservation.save');
  const { data, error, refresh } = useLoad(reservationApi.slots, { service_id: service.id, from, days });
  if (!data && error) return <LoadFailure error={error} onRetry={refresh} />;
  const shown = Array.from({ length: days }, (_, index) => addDays(from, index));
  return (
    <Flex component="section" aria-label={service.name} tabIndex={0} gap={12} style={{ overflowX: 'auto' }}>
      {shown.map((date) => {
        const slots = data?.list.filter((slot) => slot.date === date) ?? [];
        return (
          <section key={date} aria-label={dates.day(date)} style={{ flex: '1 0 112px' }}>
            <Flex vertical gap={4}>
              <Text strong>{dates.day(date)}</Text>
              {data && slots.length === 0 && <Text type="tertiary">{t('reservation.noSlots')}</Text>}
              {slots.map((slot) => (
                <Button
                  key={slot.starts_at}
                  size="small"
                  disabled={!canBook || slot.left === 0 || slot.starts_at <= Date.now()}
                  onClick={() => onBook(slot)}
                >
                  {`${dates.time(slot.starts_at)} ${t('reservation.left', { left: slot.left, capacity: slot.capacity })}`}
                </Button>
              ))}
            </Flex>
          </section>
        );
      })}
    </Flex>
  );
}
