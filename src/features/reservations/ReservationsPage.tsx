import { useMemo, useRef, useState } from 'react';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useAction } from '@/hooks/useAction';
import { reservationApi } from '@/services/reservation/api';
import type { Reservation, ReservationService, ReservationSlot } from '@/services/reservation/schema';
import { BookDialog, CancelDialog, MoveDialog, ServiceDialog } from './ReservationDialogs';
import { reservationsResource } from './reservationsResource';
import { SlotCalendar } from './SlotCalendar';

type Opened =
  | { readonly dialog: 'cancel' | 'move'; readonly row: Reservation }
  | { readonly dialog: 'book'; readonly service: ReservationService; readonly slot: ReservationSlot }
  | { readonly dialog: 'service'; readonly service: ReservationService | undefined };

/** Who comes when: what is left of each time, and all reservations. */
export function ReservationsPage() {
  const [opened, setOpened] = useState<Opened>();
  const [version, setVersion] = useState(0);
  const turn = useAction(reservationApi.status, { messages: { done: 'reservation.done' } });
  const reload = () => setVersion((before) => before + 1);
  const close = () => setOpened(undefined);
  const finish = () => {
    close();
    reload();
  };
  const latest = useRef({ turn, reload });
  latest.current = { turn, reload };
  const resource = useMemo(
    () =>
      reservationsResource({
        onOpen: (dialog, row) => setOpened({ dialog, row }),
        onTurn: (row, state) => {
          const { turn: act, reload: again } = latest.current;
          void act.run({ id: row.id, state }).then(again);
        },
      }),
    [],
  );
  const shared = { onDone: finish, onClose: close };
  return (
    <>
      <ResourcePage
        resource={resource}
        version={version}
        intro={
          <SlotCalendar
            onBook={(service, slot) => setOpened({ dialog: 'book', service, slot })}
            onService={(service) => setOpened({ dialog: 'service', service })}
          />
        }
      />
      {opened?.dialog === 'book' && <BookDialog service={opened.service} slot={opened.slot} {...shared} />}
      {opened?.dialog === 'cancel' && <CancelDialog row={opened.row} {...shared} />}
      {opened?.dialog === 'move' && <MoveDialog row={opened.row} {...shared} />}
      {opened?.dialog === 'service' && <ServiceDialog service={opened.service} {...shared} />}
    </>
  );
}
