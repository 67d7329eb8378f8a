import { Button, Flex } from 'antd';
import { PhoneText } from '@/blocks/PhoneText';
import { defineResource } from '@/components/resource/defineResource';
import type { ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { canMove, canTurn, reservationStates } from '@/domain/reservations';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import type { Translate } from '@/hooks/useT';
import { reservationApi } from '@/services/reservation/api';
import type { Reservation } from '@/services/reservation/schema';

interface ReservationActions {
  readonly onTurn: (row: Reservation, state: 'confirmed' | 'arrived' | 'noShow') => void;
  readonly onOpen: (dialog: 'cancel' | 'move', row: Reservation) => void;
}

interface RowProps extends ReservationActions {
  readonly row: Reservation;
  readonly tools: ResourceTools<Reservation>;
}

const stateTones = { pending: 'warn', confirmed: 'busy', arrived: 'good', noShow: 'bad', canceled: 'plain' } as const;
const turns = [
  ['confirmed', 'reservation.confirm'],
  ['arrived', 'reservation.arrived'],
  ['noShow', 'reservation.noShow'],
] as const;

function StateCell({ row, t }: { readonly row: Reservation; readonly t: Translate }) {
  const { state, hold_until, is_expired, cancel_reason } = row;
  const reason = is_expired ? t('reservation.holdEnded') : cancel_reason;
  return (
    <Flex vertical>
      <ToneTag tone={stateTones[state]}>{t(`reservation.state.${state}`)}</ToneTag>
      <Text type="tertiary" size="small">
        {hold_until ? t('reservation.holdUntil', { at: formatMinute(hold_until) }) : reason}
      </Text>
    </Flex>
  );
}

function RowActions({ row, tools: { t }, onTurn, onOpen }: RowProps) {
  const canDo = useCan();
  if (!canDo('reservation.save')) return null;
  return (
    <Flex wrap>
      {turns.map(([state, label]) =>
        canTurn(row.state, state) ? (
          <Button key={state} type="link" size="small" onClick={() => onTurn(row, state)}>
            {t(label)}
          </Button>
        ) : null,
      )}
      {canMove(row.state) && (
        <>
          <Button type="link" size="small" onClick={() => onOpen('move', row)}>
            {t('reservation.move')}
          </Button>
          <Button type="link" size="small" danger onClick={() => onOpen('cancel', row)}>
            {t('reservation.cancel')}
          </Button>
        </>
      )}
    </Flex>
  );
}

/** Reservations of a merchant. */
export const reservationsResource = (actions: ReservationActions) =>
  defineResource<Reservation>({
    key: 'reservation',
    title: 'reservation.pageTitle',
    subtitle: 'reservation.subtitle',
    search: 'reservation.search',
    nameOf: ({ name }) => name,
    actions: {},
    calls: {
      data: (query, options) => reservationApi.data(query as Parameters<typeof reservationApi.data>[0], options),
    },
    filters: [
      {
        key: 'state',
        label: 'reservation.state',
        options: reservationStates.map((value) => ({ value, label: `reservation.state.${value}` as const })),
      },
      { key: 'days', label: 'reservation.days', options: 'fromList' },
    ],
    columns: [
      {
        key: 'starts_at',
        title: 'reservation.time',
        fixed: true,
        sortable: true,
        width: 168,
        render: ({ starts_at }) => <Text tabular>{formatMinute(starts_at)}</Text>,
      },
      { key: 'service_name', title: 'reservation.service', width: 136, render: ({ service_name }) => service_name },
      {
        key: 'name',
        title: 'reservation.name',
        width: 200,
        render: ({ name, phone }) => <PhoneText label={name} phone={phone} name={name} />,
      },
      { key: 'people', title: 'reservation.people', width: 72, render: ({ people }) => <Text tabular>{people}</Text> },
      { key: 'note', title: 'reservation.note', render: ({ note }) => <Text type="secondary">{note}</Text> },
      { key: 'state', title: 'reservation.state', width: 168, render: (row, { t }) => <StateCell row={row} t={t} /> },
    ],
    rowActions: (row, tools) => <RowActions row={row} tools={tools} {...actions} />,
    actionsWidth: 232,
    cardShape: 'text',
    defaultView: 'table',
    card: (row, tools) => (
      <Flex vertical gap={8} style={{ padding: 16 }}>
        <Text strong>{`${formatMinute(row.starts_at)} · ${row.service_name}`}</Text>
        <PhoneText label={row.name} phone={row.phone} name={row.name} />
        <Text>{`${tools.t('reservation.people')} ${row.people}`}</Text>
        <StateCell row={row} t={tools.t} />
        <RowActions row={row} tools={tools} {...actions} />
      </Flex>
    ),
    empty: { title: 'reservation.emptyTitle', description: 'reservation.emptyText' },
  });
