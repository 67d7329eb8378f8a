import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { MemoryRouter } from 'react-router-dom';
import { createProject } from '@/engine/project/createProject';
import { defineJobKind, jobs, useJobs } from '@/lib/jobs';
import { writeSession } from '@/lib/session';
import { kv } from '@/lib/storage';
import { TaskPanel } from './TaskPanel';

jest.setTimeout(30_000);

const server = { tasks: [], state: 'ready', reload: () => undefined } as const;

function Panel() {
  return <TaskPanel jobs={useJobs()} server={server} onLeave={() => undefined} />;
}

const open = () => {
  render(
    <RawIntlProvider value={getIntl()}>
      <MemoryRouter>
        <Panel />
      </MemoryRouter>
    </RawIntlProvider>,
  );
  const row = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);
  return { user: userEvent.setup(), row };
};

let fail: (error: unknown) => void = () => undefined;
const kind = defineJobKind<string, string>({
  name: 'bake',
  title: (name) => name,
  link: () => '/oven',
  lane: 'oven',
  run: (_name, { report, hold }) => {
    report({ stage: '揉面', percent: 40 });
    hold({ pause: () => undefined, resume: () => undefined });
    return new Promise((_, reject) => {
      fail = reject;
    });
  },
  reason: () => '面粉用完了',
  actions: ({ id, state }) =>
    state.name === 'failed' ? [{ id: 'again', label: '重新烤', run: () => jobs.retry(id) }] : [],
});

test('a row says how its job stands and offers what can be done about it', async () => {
  const rye = kind.start('黑麦');
  kind.start('燕麦');
  const { user, row } = open();
  expect(await row('黑麦').findByText('揉面')).toBeInTheDocument();
  expect(row('黑麦').getByText('进行中')).toBeInTheDocument();
  expect(row('燕麦').getByText('排队中')).toBeInTheDocument();
  expect(row('黑麦').getByRole('link', { name: '回去继续' })).toHaveAttribute('href', '/oven');
  expect(row('黑麦').queryByRole('button', { name: '移除记录' })).not.toBeInTheDocument();

  jobs.pause(rye);
  expect(await row('黑麦').findByText('已暂停')).toBeInTheDocument();
  jobs.resume(rye);
  fail(new Error());
  expect(await row('黑麦').findByText('面粉用完了')).toBeInTheDocument();
  await user.click(row('燕麦').getByRole('button', { name: '取消任务' }));
  expect(row('燕麦').getByText('已取消')).toBeInTheDocument();

  fail(new Error());
  await user.click(row('黑麦').getByRole('button', { name: '重新烤' }));
  expect(await row('黑麦').findByText('进行中')).toBeInTheDocument();
  await user.click(row('燕麦').getByRole('button', { name: '移除记录' }));
  expect(screen.queryByText('燕麦')).not.toBeInTheDocument();
  jobs.cancel(rye);
});

test('an export that a reload broke off is taken up again from here', async () => {
  writeSession({
    token: 'a-token-long-enough',
    id: 'acc_owner',
    app_type: 'merchant',
    business: 'merchant',
    merchantData: { mchno: 'M1', industry: '' },
  });
  const order = {
    ...{ id: 'o1', title: '门店探访', options: { format: 'mp4' }, isStored: false, orderedAt: 5 },
    project: createProject({ title: 'test', id: 'test' }),
  };
  await kv('export-orders').set('acc_owner/o1', order);
  const at = Date.now();
  const old = { id: 'export:o1', kind: 'render', title: '门店探访', state: 'running', percent: 40, tab: 'gone' };
  localStorage.setItem('app_local_tasks', JSON.stringify([{ ...old, startedAt: at, updatedAt: at - 60_000 }]));
  jobs.refresh();
  const { row } = open();
  expect(row('门店探访').getByText('已中断')).toBeInTheDocument();
  await waitFor(() => expect(row('门店探访').getByRole('button', { name: '重新导出' })).toBeInTheDocument(), {
    timeout: 20_000,
  });
});
