import { addDays } from '../../domain/publishing/zone';
import type { Reservation, ReservationService, ReservationSlot } from '../../services/reservation/schema';
import fc from '../property';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';
import { withAddedRights } from './withAddedRights';

let server: SharedMockServer;
let owner: Session;
let stranger: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
const reset = async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  [owner, stranger] = await Promise.all([signIn(server.origin, 'owner'), signIn(server.origin, 'owner2')]);
};
beforeEach(reset);

const service_id = 'reservation_service_tea';
const post = async <T = Reservation>(verb: string, body: object, session = owner) =>
  (await callMock<T>(server.origin, 'POST', `/reservation/${verb}`, { session, body })).body;
const get = async <T>(verb: string, query: Record<string, string | number>, session = owner) =>
  (await callMock<T>(server.origin, 'GET', `/reservation/${verb}`, { session, query })).body.data;
const tomorrow = () => addDays(new Date().toISOString().slice(0, 10), 2);
const slots = async () =>
  (await get<{ list: ReservationSlot[] }>('slots', { service_id, from: tomorrow(), days: 1 })).list;
const reservations = async () => (await get<{ list: Reservation[] }>('data', { page_size: 500 })).list;

let serial = 0;
const press = () => {
  serial += 1;
  return `press-${String(serial).padStart(6, '0')}`;
};
const create = (starts_at: number, people = 1, request_id = press()) =>
  post('create', { service_id, starts_at, people, name: '沈知夏', phone: '13900000021', request_id });
const parallel = async <T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> => {
  let open = (): void => undefined;
  const barrier = new Promise<void>((resolve) => {
    open = resolve;
  });
  const calls = Array.from({ length: count }, async (_, index) => {
    await barrier;
    return call(index);
  });
  open();
  return Promise.all(calls);
};
const wins = (answers: readonly { success: boolean }[]) => answers.filter(({ success }) => success).length;
const advance = (seconds: number) =>
  callMock(server.origin, 'POST', '/__mock/clock', { body: { advanceSeconds: seconds } });
const slotAt = async (index: number) => (await slots())[index] as ReservationSlot;

test('fifty callers for six seats: six get one', async () => {
  const { starts_at } = await slotAt(0);
  expect(wins(await parallel(50, () => create(starts_at)))).toBe(6);
  expect((await slotAt(0)).left).toBe(0);
});

test('fifty reservations that all move to one slot: as many as it holds, none is lost', async () => {
  const all = await slots();
  const made = await Promise.all(
    Array.from({ length: 42 }, (_, index) => create((all[index % 7] as ReservationSlot).starts_at)),
  );
  expect(wins(made)).toBe(42);
  const target = (all[7] as ReservationSlot).starts_at;
  expect(wins(await parallel(42, (index) => post('move', { id: made[index]?.data.id, starts_at: target })))).toBe(6);
  expect((await slots()).reduce((sum, { left }) => sum + left, 0)).toBe(48 - 42);
});

test('fifty cancellations of one reservation give its seats free once', async () => {
  const { starts_at } = await slotAt(0);
  const { data } = await create(starts_at, 4);
  await parallel(50, () => post('status', { id: data.id, state: 'canceled', reason: '客户改期' }));
  expect((await slotAt(0)).left).toBe(6);
  expect((await post('status', { id: data.id, state: 'confirmed' })).errorCode).toBe('STATE_CHANGED');
});

test('a hold ends by the clock; one that was confirmed does not', async () => {
  const { starts_at } = await slotAt(0);
  const kept = await create(starts_at, 3);
  const held = await create(starts_at, 3);
  await post('status', { id: kept.data.id, state: 'confirmed' });
  await advance(30 * 60);
  expect((await slotAt(0)).left).toBe(3);
  expect((await post('status', { id: held.data.id, state: 'confirmed' })).errorCode).toBe('STATE_CHANGED');
  expect((await reservations()).find(({ id }) => id === held.data.id)).toMatchObject({
    state: 'canceled',
    is_expired: true,
  });
});

test('a move that finds no room leaves everything as it was', async () => {
  const [from, to] = (await slots()) as [ReservationSlot, ReservationSlot];
  const { data } = await create(from.starts_at, 4);
  await create(to.starts_at, 3);
  const moved = await post('move', { id: data.id, starts_at: to.starts_at });
  expect(moved.message).toBe('这个时间只剩 3 位，请减少人数或换个时间');
  expect((await slots()).slice(0, 2).map(({ left }) => left)).toEqual([2, 3]);
  expect((await post('move', { id: data.id, starts_at: to.starts_at + 60_000 })).errorCode).toBe('NO_SUCH_SLOT');
});

test('whatever happens, seats taken are those of the reservations that stand', async () => {
  const pick = fc.nat(9);
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('create' as const),
        slot: fc.nat(1),
        people: fc.integer({ min: 1, max: 4 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('confirmed' as const), pick }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('canceled' as const), pick }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), pick, slot: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      await reset();
      const at = (await slots()).slice(0, 2).map(({ starts_at }) => starts_at);
      for (const one of steps) {
        const rows = await reservations();
        const id = 'pick' in one ? rows[one.pick % Math.max(1, rows.length)]?.id : undefined;
        if (one.do === 'create') await create(at[one.slot] ?? 0, one.people);
        else if (one.do === 'expire') await advance(1800);
        else if (id && one.do === 'move') await post('move', { id, starts_at: at[one.slot] });
        else if (id) await post('status', { id, state: one.do });
        const now = await slots();
        const standing = (await reservations()).filter(({ state }) => state === 'pending' || state === 'confirmed');
        for (const starts_at of at) {
          const taken = standing.filter((row) => row.starts_at === starts_at).reduce((sum, row) => sum + row.people, 0);
          expect(taken).toBeLessThanOrEqual(6);
          expect(now.find((slot) => slot.starts_at === starts_at)?.left).toBe(6 - taken);
        }
      }
    }),
    { numRuns: 10 },
  );
}, 120_000);

const save = async (change: Partial<ReservationService>) => {
  const { list } = await get<{ list: ReservationService[] }>('services', {});
  return post('service_save', { ...list[0], ...change });
};

test('who sits on a number beyond a lowered capacity still fills a place', async () => {
  const { starts_at } = await slotAt(0);
  const first = await create(starts_at, 4);
  await create(starts_at, 2);
  await post('status', { id: first.data.id, state: 'canceled' });
  await save({ capacity: 4 });
  expect((await slotAt(0)).left).toBe(2);
  expect((await create(starts_at, 4)).message).toBe('这个时间只剩 2 位，请减少人数或换个时间');
  expect((await create(starts_at, 2)).success).toBe(true);
});

test('whoever is booked keeps his time when hours and capacity change, and nobody is seated on top of him', async () => {
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('create' as const),
        slot: fc.nat(3),
        people: fc.integer({ min: 1, max: 4 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), pick: fc.nat(9), slot: fc.nat(3) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('save' as const),
        minutes: fc.constantFrom(30, 60, 90),
        capacity: fc.integer({ min: 1, max: 6 }),
      }),
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
      await reset();
      let room = { minutes: 60, capacity: 6 };
      const ends = new Map<string, number>();
      for (const one of steps) {
        if (one.do === 'save') {
          expect((await save({ minutes: one.minutes, capacity: one.capacity })).success).toBe(true);
          room = one;
          continue;
        }
        const all = await slots();
        const { starts_at } = all[one.slot % all.length] as ReservationSlot;
        const rows = await reservations();
        const id = one.do === 'move' ? rows[one.pick % Math.max(1, rows.length)]?.id : undefined;
        if (one.do === 'move' && (!id || rows.some((row) => row.id === id && row.starts_at === starts_at))) continue;
        const answer = one.do === 'move' ? await post('move', { id, starts_at }) : await create(starts_at, one.people);
        if (!answer.success) continue;
        const end = starts_at + room.minutes * 60_000;
        ends.set(answer.data.id, end);
        const there = (await reservations()).filter(
          (row) => row.starts_at < end && starts_at < (ends.get(row.id) ?? 0) && row.state === 'pending',
        );
        for (const at of there.map((row) => Math.max(row.starts_at, starts_at))) {
          const people = there.filter((row) => row.starts_at <= at && at < (ends.get(row.id) ?? 0));
          expect(people.reduce((sum, row) => sum + row.people, 0)).toBeLessThanOrEqual(room.capacity);
        }
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

test('one press that arrives fifty times is one reservation', async () => {
  const { starts_at } = await slotAt(0);
  const request_id = press();
  const answers = await parallel(50, () => create(starts_at, 2, request_id));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect((await slotAt(0)).left).toBe(4);
});

test('a time that has passed is refused, and nothing is moved into it', async () => {
  const [first, second] = (await slots()) as [ReservationSlot, ReservationSlot];
  const { data } = await create(second.starts_at);
  await post('status', { id: data.id, state: 'confirmed' });
  await advance(Math.ceil((first.starts_at - Date.now()) / 1000) + 1);
  expect((await create(first.starts_at)).errorCode).toBe('SLOT_PAST');
  expect((await post('move', { id: data.id, starts_at: first.starts_at })).errorCode).toBe('SLOT_PAST');
});

test('who lacks the right sees the customer masked', async () => {
  const { data } = await create((await slotAt(0)).starts_at);
  const viewer = await withAddedRights(server.origin, owner, 'viewer', {
    routes: ['service.reservation'],
    actions: [],
  });
  const { list } = await get<{ list: Reservation[] }>('data', {}, viewer);
  expect(list.find(({ id }) => id === data.id)).toMatchObject({ name: '沈**', phone: '139****0021' });
});

test('nobody of another shop books or changes anything; a service is not overwritten', async () => {
  const { starts_at } = await slotAt(0);
  const { data } = await create(starts_at);
  expect((await post('status', { id: data.id, state: 'canceled' }, stranger)).errorCode).toBe('NOT_FOUND');
  expect((await post('move', { id: data.id, starts_at }, stranger)).errorCode).toBe('NOT_FOUND');
  const { list } = await get<{ list: ReservationService[] }>('services', {});
  const save = (name: string) => post('service_save', { ...list[0], name, revision: 0 });
  expect((await save('品茶')).success).toBe(true);
  expect((await save('别的')).errorCode).toBe('VERSION_CONFLICT');
});
