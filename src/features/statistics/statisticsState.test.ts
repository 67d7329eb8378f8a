import { readState, scopeOf, writeState } from './statisticsState';

const read = (text: string) => readState(new URLSearchParams(text));

test('what is chosen stands in the address and comes back from it; the usual does not', () => {
  expect(writeState(read('')).toString()).toBe('');
  const text = 'range=own&basis=happened&by=account&page=3&from=2026-01-05&to=2026-02-01&framework=pas&goods=';
  expect(writeState(read(text)).toString()).toBe(text.replace(/&framework.*/, '&framework=pas&goods='));
  expect(read(text).filters).toEqual({ framework: 'pas', goods: '' });
});

test('nonsense in the address falls back to the usual', () => {
  expect(read('range=own&from=2026-02-01&to=2026-01-01&metric=x&page=-4&order=up')).toMatchObject({
    range: '30d',
    metric: 'views',
    page: 1,
    order: 'desc',
  });
});

test('the server is asked for days, zone, basis and filters', () => {
  expect(scopeOf(read('range=7d&platform=douyin'), '2026-03-03', 'Asia/Shanghai')).toEqual({
    from: '2026-02-25',
    to: '2026-03-03',
    zone: 'Asia/Shanghai',
    basis: 'published',
    platform: 'douyin',
  });
});
