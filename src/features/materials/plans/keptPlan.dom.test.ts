import type { ShootingPlan } from '@/services/shooting_plan/schema';
import { forgetDraft, keepDraft, keptDraft } from './keptPlan';
import type { PlanDraft } from './usePlan';

const shot = { id: 's1', what: 'as the server has it', takes: [], best: '', is_done: false, floor_note: '' };
const draft = {
  title: 'plan',
  order: 'time',
  shoot_on: '',
  shots: [{ ...shot, what: 'typed' }],
} as unknown as PlanDraft;
const plan = { id: 'p1', revision: 4, shots: [{ ...shot, is_done: true }] } as unknown as ShootingPlan;
const as = (account: string) => {
  localStorage.setItem('YIDIANKE_TOKEN', 'a-token-of-some-length');
  localStorage.setItem('YIDIANKE_ACCOUNT_ID', account);
};

test('what was typed and never saved comes back, with what the floor has done since', async () => {
  as('a1');
  keepDraft('p1', draft, 3);
  const kept = await keptDraft(plan);
  expect(kept).toMatchObject({ revision: 3, draft: { shots: [{ what: 'typed', is_done: true }] } });
  await forgetDraft('p1');
  expect(await keptDraft(plan)).toBeUndefined();
});

test('nobody is given what somebody else has typed in the same browser', async () => {
  as('a1');
  keepDraft('p1', draft, 3);
  as('a2');
  expect(await keptDraft(plan)).toBeUndefined();
});
