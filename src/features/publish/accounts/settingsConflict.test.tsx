import { screen, waitFor, within } from '@testing-library/react';
import type { WemediaView } from '@/services/wemedia/schema';
import { appStage } from '@/testing/app/appStage';

const app = appStage();
const account = { id: 'wm_kuaishou', group: '', slots: ['09:30'], per_day: 7, ai_declared: true };

interface Board {
  readonly list: readonly WemediaView[];
}
const stored = async () =>
  (await app.api<Board>('owner', 'GET', '/wemedia/data')).list.find(({ id }) => id === account.id);

test('settings of an account that a colleague has changed meanwhile are not overwritten unasked', async () => {
  const user = await app.open(`/publish/wemedia?account=${account.id}`, { as: 'owner' });
  const save = await screen.findByRole('button', { name: /保\s*存\s*设\s*置/ });
  await app.api('owner', 'POST', '/wemedia/save', account);
  await user.click(save);
  expect(await screen.findByText('两处都有改动')).toBeVisible();
  expect((await stored())?.per_day).toBe(7);
  await user.click(screen.getByRole('button', { name: '用本机的' }));
  await waitFor(async () => expect((await stored())?.per_day).not.toBe(7));
});

test('who may publish is chosen from the team, and others find the account closed', async () => {
  const user = await app.open(`/publish/wemedia?account=${account.id}`, { as: 'owner' });
  const now = within(await screen.findByRole('region', { name: '现在能用它发布的人' }));
  expect((await now.findByText('林一笔')).closest('li')).toHaveTextContent('对所有有发布权限的成员开放');
  await user.click(await screen.findByRole('combobox', { name: '谁可以发布' }));
  await user.click(await screen.findByTitle('顾安静'));
  await user.click(screen.getByRole('button', { name: /保\s*存\s*设\s*置/ }));
  const closedTo = async (as: 'owner' | 'writer') =>
    (await app.api<Board>(as, 'GET', '/wemedia/data')).list.find(({ id }) => id === account.id)?.is_closed;
  await waitFor(async () => expect(await closedTo('writer')).toBe(true));
  expect(await closedTo('owner')).toBeUndefined();
  // The people that it comes to follow what was saved; a viewer who is named may still not publish.
  const after = () => within(screen.getByRole('region', { name: '现在能用它发布的人' }));
  await waitFor(() => expect(after().getByText('能管理账号')).toBeInTheDocument());
  expect(
    after()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['陈小满 能管理账号']);
});

test('topics are fixed for an account, no more than its platform takes', async () => {
  const user = await app.open(`/publish/wemedia?account=${account.id}`, { as: 'owner' });
  const topicsAt = async (name: RegExp) => screen.findByRole('combobox', { name });
  await user.type(await topicsAt(/放在最前/), '一 二 三 四 ');
  await user.type(await topicsAt(/放在最后/), '山野日常 ');
  await user.click(screen.getByRole('button', { name: /保\s*存\s*设\s*置/ }));
  expect(await screen.findByText('快手最多放 4 个话题，固定话题放不下')).toBeVisible();
  // By their marks: a backspace within 250 ms of typing takes nothing away (`useLock` of the select).
  for (const topic of ['二', '三', '四']) {
    await user.click(within(screen.getByTitle(topic)).getByRole('img', { hidden: true }));
  }
  await user.click(screen.getByRole('button', { name: /保\s*存\s*设\s*置/ }));
  await waitFor(async () => expect((await stored())?.fixed_topics).toEqual({ first: ['一'], last: ['山野日常'] }));
  // A caller who does not name them leaves them.
  await app.api('owner', 'POST', '/wemedia/save', account);
  expect((await stored())?.fixed_topics).toEqual({ first: ['一'], last: ['山野日常'] });
});
