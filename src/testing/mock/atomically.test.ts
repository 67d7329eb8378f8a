import { atomically } from '../../../mock/_core/atomically';
import { resetState } from '../../../mock/_core/state';
import { globalDb, nextNumber, type Row, uniqueKey } from '../../../mock/_core/store';

interface SeatRow extends Row {
  readonly seat?: string;
}
uniqueKey<SeatRow>('seat', ({ seat }) => seat);
const seats = () => globalDb.table<SeatRow>('seat');
const ids = () =>
  seats()
    .all()
    .map(({ id }) => id);

beforeEach(() => resetState());
// Ends the wait before the next snapshot with the tests.
afterAll(() => resetState());

test('what throws leaves no table changed, nor the order of its rows', () => {
  seats().insert({ id: 'a', seat: '1' });
  seats().insert({ id: 'b' });
  const before = nextNumber();
  const work = () =>
    atomically(() => {
      seats().remove('a');
      seats().update('b', { seat: '9' });
      seats().insert({ id: 'c' });
      globalDb.table('other').insert({ id: 'x' });
      nextNumber();
      throw new Error('no');
    });
  expect(work).toThrow('no');
  expect(seats().all()).toEqual([{ id: 'a', seat: '1' }, { id: 'b' }]);
  expect(globalDb.table('other').all()).toEqual([]);
  expect(nextNumber()).toBe(before + 1);
});

test('an inner piece takes back its own part; the outer takes back both', () => {
  const inner = (isBad: boolean) =>
    atomically(() => {
      seats().insert({ id: 'inner' });
      if (isBad) throw new Error('inner');
    });
  atomically(() => {
    seats().insert({ id: 'outer' });
    expect(() => inner(true)).toThrow('inner');
  });
  expect(ids()).toEqual(['outer']);
  expect(() =>
    atomically(() => {
      inner(false);
      throw new Error('outer');
    }),
  ).toThrow('outer');
  expect(ids()).toEqual(['outer']);
});

test('a promise does not compile, and is refused and undone where types are passed by', () => {
  const work = () =>
    // @ts-expect-error a function that goes on later is none in one piece
    atomically(async () => {
      seats().insert({ id: 'late' });
    });
  expect(work).toThrow('must not return a promise');
  expect(ids()).toEqual([]);
});

test('a unique key is taken once, and the write says so', () => {
  expect(seats().insertWhere({ id: 'a', seat: '1' })).toBeDefined();
  expect(seats().insertWhere({ id: 'b', seat: '1' })).toBeUndefined();
  expect(() => seats().insert({ id: 'c', seat: '1' })).toThrow('unique key');
  seats().insert({ id: 'd', seat: '2' });
  expect(() => seats().update('d', { seat: '1' })).toThrow('unique key');
  expect(seats().updateWhere('a', ({ seat }) => seat === '1', { seat: undefined })).toBeDefined();
  expect(seats().updateWhere('a', ({ seat }) => seat === '1', { seat: '3' })).toBeUndefined();
  expect(seats().insertWhere({ id: 'b', seat: '1' }, (rows) => rows.length < 2)).toBeUndefined();
  expect(seats().insertWhere({ id: 'b', seat: '1' }, (rows) => rows.length < 3)).toBeDefined();
});
