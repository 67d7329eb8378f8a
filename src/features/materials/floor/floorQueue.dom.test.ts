import { waitFor } from '@testing-library/react';
import { workStore } from '@/lib/storage/workStore';
import type { ShootingPlan } from '@/services/shooting_plan/schema';
import { appStage } from '@/testing/app/appStage';
import { floorQueueOf } from './floorQueue';

const app = appStage();
const id = 'plan_seed_desk';
const serverPlan = () => app.api<ShootingPlan>('owner', 'GET', '/shooting_plan/info', { id });

test('an action that the server refuses holds up nothing behind it, and is not lost', async () => {
  await app.signIn('writer');
  const [first, second] = (await serverPlan()).shots;
  const queue = floorQueueOf(id);
  queue.do(
    { kind: 'note', shot: first?.id ?? '', text: '逆光' },
    { kind: 'note', shot: first?.id ?? '', text: '长'.repeat(100_000) },
    { kind: 'done', shot: second?.id ?? '', value: true },
  );
  await waitFor(async () => expect((await serverPlan()).shots[1]?.is_done).toBe(true));
  expect((await serverPlan()).shots[0]?.floor_note).toBe('逆光');
  await waitFor(() => expect(queue.store.getState().waiting).toBe(1));
  expect(queue.store.getState().problem).not.toBe('');
});

test('what another tab has put into the queue is kept beside one’s own', async () => {
  await app.signIn('writer');
  const shot = (await serverPlan()).shots[0]?.id ?? '';
  const queue = floorQueueOf(id);
  await workStore.set(`app_floor_acts_${id}`, [{ key: 'other', action: { kind: 'note', shot, text: '另一个标签页' } }]);
  queue.do({ kind: 'done', shot, value: true });
  await waitFor(async () => {
    const known = (await serverPlan()).shots[0];
    expect(known?.floor_note).toBe('另一个标签页');
    expect(known?.is_done).toBe(true);
  });
});
