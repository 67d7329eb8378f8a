import { act, screen } from '@testing-library/react';
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

test('why somebody was signed out is told once, also when calls go out after the end of his session', async () => {
  await app.open('/goods', { as: 'owner' });
  const late = { type: 'forbidden', words: { text: '登录已失效，请重新登录' }, hadNone: true } as const;
  await act(async () => {
    clearSession();
    pendingFeedback.push({ type: 'forbidden', words: { text: '你已不在这个团队里' } });
    pendingFeedback.push(late);
  });
  expect(screen.getByText('你已不在这个团队里')).toBeInTheDocument();
  expect(screen.queryByText(late.words.text)).not.toBeInTheDocument();
});

test('who has lost his session unnoticed is told when a call is refused for it', async () => {
  await app.open('/goods', { as: 'owner' });
  await act(async () => {
    clearSession();
    pendingFeedback.push({ type: 'forbidden', words: { text: '登录已失效，请重新登录' }, hadNone: true });
  });
  expect(screen.getByText('登录已失效，请重新登录')).toBeInTheDocument();
});
