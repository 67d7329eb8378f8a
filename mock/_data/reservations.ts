import type { Opening, ReservationState } from '../../src/domain/reservations';
import { type Row, seedTable, uniqueKey } from '../_core/store';
import { demoMerchant } from './identity';

export interface ServiceRow extends Row, Opening {
  readonly revision?: number;
  readonly name: string;
  readonly hold_minutes: number;
}

export interface ReservationRow extends Row {
  readonly service_id: string;
  readonly starts_at: number;
  readonly people: number;
  readonly name: string;
  readonly phone: string;
  readonly note: string;
  readonly state: ReservationState;
  readonly hold_until?: string | undefined;
  readonly cancel_reason: string;
  readonly is_expired: boolean;
  readonly request_id: string;
  readonly created_at: string;
}

/** One person's seat, kept for the time that its slot had when it was taken. */
export interface SeatRow extends Row {
  readonly reservation_id: string;
  readonly service_id: string;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly seat: number;
}

uniqueKey<SeatRow>('reservation_seat', ({ service_id, starts_at, seat }) => `${service_id} ${starts_at} ${seat}`);

seedTable<ServiceRow>('reservation_service', () => [
  {
    id: 'reservation_service_tea',
    mchno: demoMerchant,
    name: '到店品茶',
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    opens: '10:00',
    closes: '18:00',
    minutes: 60,
    capacity: 6,
    closed_days: [],
    hold_minutes: 30,
  },
]);
