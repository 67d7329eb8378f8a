import { maskName } from '../src/domain/coupons';
import { leadPhone } from '../src/domain/leads';
import { addDays } from '../src/domain/publishing/zone';
import {
  canMove,
  canTurn,
  freeSeats,
  hasSlot,
  type OpeningProblem,
  openingProblem,
  slotsOf,
} from '../src/domain/reservations';
import { maskPhone } from '../src/domain/security';
import { type Reservation, reservationContract } from '../src/services/reservation/schema';
import { atomically, type Immediate } from './_core/atomically';
import { zoneOf } from './_core/merchantDay';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import { type Context, fail, serve } from './_core/serve';
import { newId } from './_core/store';
import type { ReservationRow, SeatRow, ServiceRow } from './_data/reservations';
import './_data/reservations';
import { daysChoices, inDaysOf } from './_groups/daysFilter';

const services = ({ db }: Context) => db.table<ServiceRow>('reservation_service');
const reservations = ({ db }: Context) => db.table<ReservationRow>('reservation');
const seats = ({ db }: Context) => db.table<SeatRow>('reservation_seat');

const problemSentences: Readonly<Record<OpeningProblem, string>> = {
  weekdays: '请至少选择一个营业日',
  hours: '营业时间不正确，结束要晚于开始',
  minutes: '每段时长应为 5–720 分钟',
  capacity: '每段容量不正确',
  closedDays: '休息日应写成 2026-01-31 这样的日期',
};

function freeSeatsOf(ctx: Context, reservationId: string): void {
  for (const { id, reservation_id } of seats(ctx).all()) if (reservation_id === reservationId) seats(ctx).remove(id);
}

/** Cancels what was held and never confirmed, and gives its seats free: every call that looks at seats begins with it. */
function endHolds(ctx: Context): void {
  for (const { id } of reservations(ctx).all()) {
    const ended = reservations(ctx).updateWhere(
      id,
      ({ state, hold_until }) => state === 'pending' && hold_until !== undefined && Date.parse(hold_until) <= ctx.now(),
      { state: 'canceled', hold_until: undefined, is_expired: true },
    );
    if (ended) freeSeatsOf(ctx, id);
  }
}

/** Runs a call in one piece, on seats without those whose hold has ended; these stay free when the call is refused. */
function onSeats<T>(ctx: Context, work: (() => T) & Immediate<T>): T {
  atomically(() => endHolds(ctx));
  return atomically(work);
}

const endOf = ({ minutes }: ServiceRow, startsAt: number): number => startsAt + minutes * 60_000;

/** Seats of a service's slot that nobody holds. */
function freeSeatsIn(ctx: Context, service: ServiceRow, startsAt: number): number[] {
  const taken = seats(ctx)
    .all()
    .filter(({ service_id }) => service_id === service.id);
  return freeSeats(service.capacity, taken, { starts_at: startsAt, ends_at: endOf(service, startsAt) });
}

interface Wanted {
  readonly reservationId: string;
  readonly startsAt: number;
  readonly people: number;
}

/** Takes a seat for each person, or ends the call. */
function takeSeats(ctx: Context, service: ServiceRow, { reservationId, startsAt, people }: Wanted): void {
  if (!hasSlot(service, startsAt, zoneOf(ctx))) fail('这个时间不能预约，请重新选择', { errorCode: 'NO_SUCH_SLOT' });
  if (startsAt <= ctx.now()) fail('这个时间已经过去，请重新选择', { errorCode: 'SLOT_PAST' });
  const free = freeSeatsIn(ctx, service, startsAt);
  const full = (): never => fail(`这个时间只剩 ${free.length} 位，请减少人数或换个时间`, { errorCode: 'SLOT_FULL' });
  if (free.length < people) full();
  for (const seat of free.slice(0, people)) {
    const row = {
      id: newId('seat'),
      reservation_id: reservationId,
      service_id: service.id,
      starts_at: startsAt,
      ends_at: endOf(service, startsAt),
      seat,
    };
    if (!seats(ctx).insertWhere(row)) full();
  }
}

function view(ctx: Context, row: ReservationRow): Reservation {
  const customer = ctx.can('reservation.customers')
    ? { name: row.name, phone: row.phone }
    : { name: maskName(row.name), phone: maskPhone(row.phone) };
  return { ...row, ...customer, service_name: services(ctx).find(row.service_id)?.name ?? '' };
}

export default serve(reservationContract, {
  services: (ctx) => ({
    list: services(ctx)
      .all()
      .map((row) => ({ ...row, weekdays: [...row.weekdays], closed_days: [...row.closed_days] })),
  }),

  service_save: (ctx, { id, revision: seen, ...fields }) =>
    atomically(() => {
      const known = id ? services(ctx).need(id) : undefined;
      const revision = nextRevision(known, seen);
      const problem = openingProblem(fields);
      if (problem) fail(problemSentences[problem], { errorCode: 'SERVICE_INVALID' });
      const row = known
        ? (services(ctx).update(known.id, { ...fields, revision }) ?? known)
        : services(ctx).insert({ id: newId('reservation_service'), ...fields, revision });
      return { ...row, weekdays: [...row.weekdays], closed_days: [...row.closed_days] };
    }),

  slots: (ctx, { service_id, from, days }) =>
    onSeats(ctx, () => {
      const service = services(ctx).need(service_id);
      const first = from.slice(0, 10);
      if (!/^\d{4}-\d{2}-\d{2}$/.test(first) || Number.isNaN(Date.parse(first)))
        fail('日期不正确', { errorCode: 'INVALID_INPUT' });
      const dates = Array.from({ length: days }, (_, index) => addDays(first, index));
      const list = dates.flatMap((date) => slotsOf(service, date, zoneOf(ctx)));
      return {
        list: list.map((slot) => ({
          ...slot,
          capacity: service.capacity,
          left: freeSeatsIn(ctx, service, slot.starts_at).length,
        })),
      };
    }),

  data: (ctx, query) =>
    onSeats(ctx, () => {
      const isIn = inDaysOf(ctx, query.days);
      const rows = reservations(ctx)
        .all()
        .filter(
          ({ state, service_id }) =>
            (!query.state || state === query.state) && (!query.service_id || service_id === query.service_id),
        )
        .filter(({ created_at }) => isIn(created_at));
      const page = paged(
        rows.map((row) => view(ctx, row)),
        query,
        { search: ['name', 'phone', 'note'], sort: 'starts_at' },
      );
      return { ...page, filter: { days: daysChoices(ctx, query.days) } };
    }),

  create: (ctx, { service_id, starts_at, people, request_id, ...fields }) =>
    onSeats(ctx, () => {
      const before = reservations(ctx)
        .all()
        .find((row) => row.request_id === request_id);
      if (before) return view(ctx, before);
      const service = services(ctx).need(service_id);
      const phone = leadPhone(fields.phone) || fail('手机号不正确', { errorCode: 'INVALID_INPUT' });
      const id = newId('reservation');
      takeSeats(ctx, service, { reservationId: id, startsAt: starts_at, people });
      const row = reservations(ctx).insert({
        id,
        service_id,
        starts_at,
        people,
        ...fields,
        phone,
        state: 'pending',
        hold_until: ctx.clock.iso(service.hold_minutes * 60),
        cancel_reason: '',
        is_expired: false,
        request_id,
        created_at: ctx.clock.iso(),
      });
      return view(ctx, row);
    }),

  status: (ctx, { id, state, reason }) =>
    onSeats(ctx, () => {
      const row = reservations(ctx).need(id, '没有这个预约');
      if (row.state === state) return view(ctx, row);
      const patch = { state, hold_until: undefined, ...(state === 'canceled' && { cancel_reason: reason }) };
      const next = reservations(ctx).updateWhere(id, (now) => canTurn(now.state, state), patch);
      if (!next) return fail('预约的状态已变，请刷新后再试', { errorCode: 'STATE_CHANGED' });
      if (state === 'canceled') freeSeatsOf(ctx, id);
      return view(ctx, next);
    }),

  move: (ctx, { id, starts_at }) =>
    onSeats(ctx, () => {
      const row = reservations(ctx).need(id, '没有这个预约');
      if (!canMove(row.state)) fail('这个预约已经不能改时间', { errorCode: 'STATE_CHANGED' });
      if (row.starts_at === starts_at) return view(ctx, row);
      const service = services(ctx).need(row.service_id);
      freeSeatsOf(ctx, id);
      takeSeats(ctx, service, { reservationId: id, startsAt: starts_at, people: row.people });
      return view(ctx, reservations(ctx).update(id, { starts_at }) ?? row);
    }),
});
