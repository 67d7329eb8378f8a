import { canCancelTask, canMoveTask, canRetryTask, isActiveTask, taskStates } from './tasks';

const legal = [
  'queued>running',
  'queued>failed',
  'queued>canceled',
  'running>succeeded',
  'running>partial',
  'running>failed',
  'running>canceled',
  'partial>queued',
  'failed>queued',
];

it.each(taskStates.flatMap((from) => taskStates.map((to) => [from, to] as const)))('task %s -> %s', (from, to) => {
  expect(canMoveTask(from, to)).toBe(legal.includes(`${from}>${to}`));
});

it('retries only what may succeed', () => {
  expect(canRetryTask({ state: 'failed', failure: { retryable: true } })).toBe(true);
  expect(canRetryTask({ state: 'failed', failure: { retryable: false } })).toBe(false);
  expect(canRetryTask({ state: 'failed' })).toBe(false);
  expect(canRetryTask({ state: 'partial' })).toBe(true);
  expect(canRetryTask({ state: 'running' })).toBe(false);
});

it('cancels exactly what is still at work', () => {
  for (const state of taskStates) expect(canCancelTask(state)).toBe(isActiveTask(state));
});
