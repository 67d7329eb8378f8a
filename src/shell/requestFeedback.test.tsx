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

test('a refusal on a public page ends the session and leaves the reader where he is', async () => {
  await app.open('/card/card_seed_owner', { as: 'owner' });
  await act(async () => {
    clearSession();
    pendingFeedback.push({ type: 'forbidden' });
  });
  expect(app.address()).toBe('/card/card_seed_owner');
});

test.each([
  ['a warning', { type: 'message', level: 'warning', words: { text: '慢一点' } }, /慢一点/, '.ant-message-warning'],
  ['an error', { type: 'message', level: 'error', words: { text: '没存上' } }, /没存上/, '.ant-message-error'],
  [
    'a notification',
    { type: 'notification', title: { text: 'E1' }, description: { text: '稍后再试' } },
    /稍后再试/,
    '.ant-notification-notice',
  ],
] as const)('%s is shown as such, and once for a burst', async (_, event, words, place) => {
  await app.open('/goods', { as: 'owner' });
  await act(async () => {
    pendingFeedback.push(event);
    pendingFeedback.push(event);
  });
  const shown = await screen.findAllByText(words);
  expect(shown).toHaveLength(1);
  expect(shown[0]?.closest(place)).not.toBeNull();
});

test('an error of the exception page leads there, with its code and words', async () => {
  await app.open('/goods', { as: 'owner' });
  await act(async () => pendingFeedback.push({ type: 'redirect', errorCode: 'E9', errorMessage: '这里坏了' }));
  expect(app.address()).toMatch(/^\/exception\?errorCode=E9/);
  expect(await screen.findByText('这里坏了')).toBeInTheDocument();
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
