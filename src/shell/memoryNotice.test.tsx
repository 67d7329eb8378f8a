import { screen, waitFor, within } from '@testing-library/react';
import { workStore } from '@/lib/storage/workStore';
import { appStage } from '@/testing/app/appStage';

// As in a private window: before anything has opened the database.
Reflect.deleteProperty(globalThis, 'indexedDB');
const app = appStage();

const closeTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a browser that refuses its disk is told of once, can be sent away, and is asked about before work is lost', async () => {
  const user = await app.open('/creative/goods', { as: 'owner' });
  expect(await screen.findByText('浏览器没有给这里留存储空间')).toBeInTheDocument();
  expect(screen.getByText(/关闭这个标签页就会丢失.*请改用普通窗口/)).toBeInTheDocument();

  workStore.setReplaceable('columns', ['title']);
  expect(closeTab()).toBe(true);
  expect(await workStore.set('question', 'half a sentence')).toBe(false);
  expect(closeTab()).toBe(false);
  workStore.remove('question');
  await waitFor(() => expect(closeTab()).toBe(true));

  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByText('浏览器没有给这里留存储空间')).not.toBeInTheDocument());
});

test('who is not signed in has nothing to lose and is told nothing', async () => {
  await app.open('/login');
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText('浏览器没有给这里留存储空间')).not.toBeInTheDocument();
});
