import { screen, waitFor, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';
import { streamByNode } from '@/testing/app/streamByNode';

const app = appStage();

streamByNode(app.origin);

test('a script shows what the law objects to in it, replaces it at a click, and keeps what was replaced', async () => {
  const made = await app.api<{ id: string }>('owner', 'POST', '/goods/save', {
    title: '便携保温杯',
    category: '保温杯',
    price: '129.00',
    selling_points: ['全国第一的保温', '单手开盖', '倒放不漏水', '六小时还烫嘴'],
  });
  const user = await app.open(`/creation/script?goods=${made.id}&framework=pas`, { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: '写 3 版脚本' }));
  const board = await screen.findByRole('region', { name: '不同角度' });
  const lists = await within(board).findAllByRole('list', { name: '需要留意的词' });
  const column = lists[0]?.closest('li') as HTMLElement;
  await waitFor(() => expect(column.querySelector('p mark')).toHaveTextContent(/第一/));
  const before = column.querySelectorAll('p mark').length;
  await user.click(within(lists[0] as HTMLElement).getAllByRole('button', { name: /换成“|删除/ })[0] as HTMLElement);
  await waitFor(() => expect(column.querySelectorAll('p mark').length).toBeLessThan(before));
  await user.click(within(column).getByRole('button', { name: /^用第/ }));
  await waitFor(() => expect(app.address()).toContain('/editor/script'));
  const id = new URLSearchParams(app.address().split('?')[1]).get('id');
  const kept = await app.api<{ sentences: { text: string }[] }>('owner', 'GET', '/script/info', { id });
  expect(kept.sentences.map(({ text }) => text).join('')).not.toContain('全国第一');
});

test('a line of an own framework for which nobody was told of is named, and written for whom one says', async () => {
  const made = await app.api<{ id: string }>('owner', 'POST', '/goods/save', {
    title: '便携保温杯',
    category: '保温杯',
    price: '129.00',
    selling_points: ['单手开盖', '倒放不漏水', '六小时还烫嘴'],
  });
  const framework = await app.api<{ id: string }>('owner', 'POST', '/framework/save', {
    name: '先说给谁',
    segments: [
      { role: '给谁', roleName: '给谁', share: 0.3, linePattern: '{人群}，先看这里', purpose: '点名' },
      { role: '凭什么', roleName: '凭什么', share: 0.7, linePattern: '{卖点}', purpose: '讲卖点' },
    ],
  });
  const user = await app.open(`/creation/script?goods=${made.id}&framework=${framework.id}`, { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: '写 3 版脚本' }));
  const board = await screen.findByRole('region', { name: '不同角度' });
  const [notice] = await within(board).findAllByText('框架里的“{人群}”这一句要人群，资料里没有，已跳过');
  const column = notice?.closest('li') as HTMLElement;
  await user.type(within(column).getByRole('textbox', { name: '写给谁看' }), '租房的年轻人');
  await user.click(within(column).getByRole('button', { name: '按这个人群再写' }));
  await waitFor(() => expect(column).toHaveTextContent('租房的年轻人，先看这里'));
  expect(within(column).queryByText(/这一句要人群/)).not.toBeInTheDocument();
});
