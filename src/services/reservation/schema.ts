import { z } from 'zod';
import { reservationLimits, reservationStates } from '../../domain/reservations';
import { daysFilter, get, id, pageOf, pageQuery, post, revision, shownRevision, timestamp } from '../contract';

const day = z.string().min(10).max(40);
const people = z.number().int().min(1).max(reservationLimits.people);

const serviceFields = {
  name: z.string().trim().min(1).max(reservationLimits.name),
  weekdays: z.array(z.number().int().min(0).max(6)).min(1).max(7),
  opens: z.string().length(5),
  closes: z.string().length(5),
  minutes: z.number().int().min(5).max(720),
  capacity: z.number().int().min(1).max(reservationLimits.capacity),
  closed_days: z.array(z.string().length(10)).max(reservationLimits.closedDays).default([]),
  /** How long a reservation that is not confirmed keeps its seats. */
  hold_minutes: z.number().int().min(1).max(1440).default(30),
};

const service = z.object({ id, revision: shownRevision, ...serviceFields });
export type ReservationService = z.infer<typeof service>;

const slot = z.object({
  date: z.string(),
  time: z.string(),
  /** Milliseconds since 1970. */
  starts_at: z.number().int(),
  capacity: z.number().int(),
  left: z.number().int(),
});
export type ReservationSlot = z.infer<typeof slot>;

const reservation = z.object({
  id,
  service_id: id,
  service_name: z.string(),
  starts_at: z.number().int(),
  people,
  /** Name and phone are masked for those who lack `reservation.customers`. */
  name: z.string(),
  phone: z.string(),
  note: z.string(),
  state: z.enum(reservationStates),
  /** Until when a pending one keeps its seats. */
  hold_until: timestamp.optional(),
  cancel_reason: z.string(),
  /** Given up by the clock, not by a person. */
  is_expired: z.boolean(),
  created_at: timestamp,
});
export type Reservation = z.infer<typeof reservation>;

const permission = { page: ['service.reservation'] } as const;

/** Services that customers come for at a time, and the seats they hold. */
export const reservationContract = {
  services: get('/reservation/services', {
    summary: 'Services that can be booked',
    input: z.object({}).passthrough().optional(),
    result: z.object({ list: z.array(service) }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  service_save: post('/reservation/service_save', {
    summary: 'Create or change a service; what is booked stays booked',
    input: z.object({ id: id.optional(), revision, ...serviceFields }),
    result: service,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'reservation.set' },
  }),
  slots: get('/reservation/slots', {
    summary: 'Slots of a service from a day on, with what is left of each',
    input: z.object({ service_id: id, from: day, days: z.coerce.number().int().min(1).max(31).default(7) }),
    result: z.object({ list: z.array(slot) }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  data: get('/reservation/data', {
    summary: 'Reservations, paged, the last to come first',
    input: pageQuery.extend({
      state: z.enum(reservationStates).optional(),
      service_id: id.optional(),
      days: daysFilter.optional(),
    }),
    result: pageOf(reservation),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  create: post('/reservation/create', {
    summary: 'Take seats of a slot for a customer; they are held until it is confirmed',
    input: z.object({
      service_id: id,
      starts_at: z.number().int(),
      people,
      name: z.string().trim().min(1).max(reservationLimits.name),
      phone: z.string().trim().min(6).max(24),
      note: z.string().trim().max(reservationLimits.note).default(''),
      /** Names one press of a button: however often it arrives, it is done once. */
      request_id: z.string().min(8).max(64),
    }),
    result: reservation,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'reservation.save' },
  }),
  status: post('/reservation/status', {
    summary: 'Confirm, cancel, or say whether the customer came',
    input: z.object({
      id,
      state: z.enum(['confirmed', 'arrived', 'noShow', 'canceled']),
      reason: z.string().trim().max(reservationLimits.reason).default(''),
    }),
    result: reservation,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'reservation.save' },
  }),
  move: post('/reservation/move', {
    summary: 'Change to another slot of the same service: either it moves with all its people or it stays',
    input: z.object({ id, starts_at: z.number().int() }),
    result: reservation,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'reservation.save' },
  }),
};
