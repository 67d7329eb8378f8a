import { type PromotionFacts, promotionProgress, promotionTaskState } from './promotionTasks';

const zone = 'Asia/Shanghai';
const week = { from: '2026-11-23', to: '2026-11-29', framework_id: '' };
const facts: PromotionFacts = {
  posts: [
    { author_id: 'a', framework_id: 'f1', published_at: '2026-11-22T16:00:00Z' },
    { author_id: 'a', framework_id: 'f2', published_at: '2026-11-29T15:59:59Z' },
    // One second before the first day, one after the last, and one that never went online.
    { author_id: 'a', framework_id: 'f1', published_at: '2026-11-22T15:59:59Z' },
    { author_id: 'a', framework_id: 'f1', published_at: '2026-11-29T16:00:00Z' },
    { author_id: 'a', framework_id: 'f1', published_at: '' },
    { author_id: 'b', framework_id: 'f1', published_at: '2026-11-24T00:00:00Z' },
  ],
  leads: [
    { brought_by: 'a', phone: '1', created_at: '2026-11-24T00:00:00Z' },
    { brought_by: 'a', phone: '2', created_at: '2026-11-01T00:00:00Z' },
    { brought_by: '', phone: '3', created_at: '2026-11-24T00:00:00Z' },
  ],
  orders: [
    { phone: '1', is_paid: true, created_at: '2026-11-25T00:00:00Z' },
    { phone: '2', is_paid: true, created_at: '2026-11-25T00:00:00Z' },
    { phone: '2', is_paid: false, created_at: '2026-11-26T00:00:00Z' },
    { phone: '3', is_paid: true, created_at: '2026-11-25T00:00:00Z' },
    // Ordered before the card brought him.
    { phone: '1', is_paid: true, created_at: '2026-11-23T00:00:00Z' },
  ],
};

test.each([
  ['posts', 'a', '', 2],
  ['posts', 'a', 'f1', 1],
  ['posts', 'b', 'f1', 1],
  ['posts', 'c', '', 0],
  ['leads', 'a', '', 1],
  ['leads', 'b', '', 0],
  ['orders', 'a', '', 2],
  ['orders', '', '', 1],
] as const)('%s of %j by framework %j: %s', (kind, member, framework_id, count) =>
  expect(promotionProgress({ ...week, kind, framework_id }, member, facts, zone)).toBe(count),
);

test.each([
  ['2026-11-22', false, 'upcoming'],
  ['2026-11-23', false, 'running'],
  ['2026-11-29', false, 'running'],
  ['2026-11-30', false, 'ended'],
  ['2026-11-24', true, 'canceled'],
] as const)('on %s, canceled %s: %s', (today, isCanceled, state) =>
  expect(promotionTaskState(week, isCanceled, today)).toBe(state),
);
