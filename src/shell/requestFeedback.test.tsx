import { act } from '@testing-library/react';
import { clearSession } from '@/lib/session';
import { appStage } from '@/testing/app/appStage';
import { pendingFeedback } from './pendingFeedback';

const app = appStage();

test('a refusal told late does not sign out who has signed in since', async () => {
  // Nobody listens yet: it waits for the app that opens next.
  pendingFeedback.push({ type: 'forbidden' });
  await app.open('/goods', { as: 'owner' });
  expect(app.address()).toBe('/goods');
});

test('a refusal of the present session leads to the start page', async () => {
  await app.open('/goods', { as: 'owner' });
  await act(async () => {
    clearSession();
    pendingFeedback.push({ type: 'forbidden' });
  });
  expect(app.address()).toBe('/');
});
