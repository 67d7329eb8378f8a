import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App, Form } from 'antd';
import { useState } from 'react';
import { ComplianceTextArea } from './ComplianceTextArea';

function Field({ initial, isOneLine = false }: { readonly initial: string; readonly isOneLine?: boolean }) {
  const [text, setText] = useState(initial);
  return <ComplianceTextArea aria-label="正文" value={text} onChange={setText} isOneLine={isOneLine} hasList />;
}

function open(ui: React.ReactElement) {
  const shown = render(
    <RawIntlProvider value={getIntl()}>
      <App>{ui}</App>
    </RawIntlProvider>,
  );
  const field = () => screen.getByRole('textbox') as HTMLTextAreaElement;
  return { ...shown, user: userEvent.setup(), field };
}

it('marks words in place, replaces one, replaces all and takes both back', async () => {
  const before = '国家级品质，独一无二，第一次用就喜欢';
  const { user, field, container } = open(<Field initial={before} />);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['国家级品质', '独一无二']);
  const list = screen.getByRole('list', { name: '需要留意的词' });
  await user.click(within(list).getAllByRole('button', { name: /换成“/ })[0] as HTMLElement);
  const once = field().value;
  expect(once).not.toContain('国家级');
  expect(once).toContain('独一无二');
  await user.click(screen.getByRole('button', { name: /全部替换 1 处/ }));
  expect(field().value).not.toContain('独一无二');
  expect(screen.queryByRole('button', { name: /全部替换/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /撤销替换/ }));
  expect(field().value).toBe(once);
  await user.click(field());
  await user.keyboard('{Control>}z{/Control}');
  expect(field().value).toBe(before);
});

it('lists the gravest first, and does not offer to replace what has no safe wording', async () => {
  const { user, container } = open(<Field initial="必买，疯抢，保本保息" />);
  const list = screen.getByRole('list', { name: '需要留意的词' });
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('保本保息');
  expect(screen.getByRole('button', { name: '全部替换 2 处' })).toBeInTheDocument();
  await user.click(within(list).getByRole('button', { name: '保本保息' }));
  expect(await screen.findByText('没有安全的说法：删除，或提供证明')).toBeInTheDocument();
  expect(container.querySelectorAll('mark')).toHaveLength(3);
});

it('links the law of a marked word to its official page in a tab of its own, with the day it was read', async () => {
  const { user } = open(<Field initial="保本保息" />);
  await user.click(screen.getByRole('button', { name: '保本保息' }));
  const link = await screen.findByRole('link', { name: /《广告法》第二十五条/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.samr\.gov\.cn\//));
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(link.closest('p')).toHaveTextContent(/2026-11-20 查阅/);
});

it('says what is taken out where a replacement takes more than the words at fault', async () => {
  const { user, field } = open(<Field initial="吃它，三高都降下来了" />);
  await user.click(screen.getByRole('button', { name: '三高' }));
  expect(await screen.findByText('替换或删去的是“三高都降下来”')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: '删去' }).at(-1) as HTMLElement);
  expect(field().value).toBe('吃它');
});

it('does not take back what has been written on since', async () => {
  const { user, field } = open(<Field initial="独一无二" />);
  await user.click(screen.getByRole('button', { name: /全部替换/ }));
  await user.type(field(), '！');
  expect(screen.queryByRole('button', { name: /撤销替换/ })).not.toBeInTheDocument();
});

it('takes cells of a sheet as lines that read by themselves, where the cursor stands, and says so', async () => {
  const { user, field } = open(<Field initial="先看参数：" />);
  const pasted = (html: string, text: string) => ({ getData: (type: string) => (type === 'text/html' ? html : text) });
  await user.click(field());
  field().setSelectionRange(5, 5);
  fireEvent.paste(field(), { clipboardData: pasted('', '容量\t480ml\r\n重量\t300 克\r\n') });
  expect(field().value.replace(/\n+/g, '\n')).toBe('先看参数：容量：480ml\n重量：300 克');
  expect(await screen.findByText(/1 个表格变成了逐行的文字/)).toBeInTheDocument();
  const event = createEvent.paste(field(), { clipboardData: pasted('<p>没有表格</p>', '没有表格') });
  fireEvent(field(), event);
  expect(event.defaultPrevented).toBe(false);
});

it('keeps a title on one line', async () => {
  const { user, field } = open(<Field initial="" isOneLine />);
  await user.click(field());
  await user.paste('第一行\n第二行');
  await user.keyboard('{Enter}');
  expect(field().value).toBe('第一行 第二行');
});

it('stands in a form', async () => {
  let sent: unknown;
  const { user, field } = open(
    <Form onFinish={(values) => (sent = values)}>
      <Form.Item name="text" label="简介">
        <ComplianceTextArea />
      </Form.Item>
      <button type="submit">好</button>
    </Form>,
  );
  expect(screen.getByLabelText('简介')).toBe(field());
  await user.type(field(), '杯子');
  await user.click(screen.getByRole('button', { name: '好' }));
  expect(sent).toEqual({ text: '杯子' });
});

it('checks 200 000 characters while one goes on writing, and never shows a mark at a wrong place', async () => {
  const { user, field, container } = open(<Field initial="" />);
  await user.click(field());
  await user.paste(`${'这款杯子容量五百毫升。'.repeat(18_000)}国家级`);
  expect(screen.getByText('正在检查…')).toBeInTheDocument();
  expect(await screen.findByText(/1 处需要留意/, {}, { timeout: 5000 })).toBeInTheDocument();
  expect(container.querySelector('mark')).toHaveTextContent('国家级');
  field().setSelectionRange(0, 0);
  await user.paste('前面加一句。');
  expect(container.querySelector('mark')).toHaveTextContent(/^国家级$/);
}, 20_000);

it('counts what is written against the limit, and cuts nothing', async () => {
  const { user, field, container } = open(
    <Form initialValues={{ text: '杯子' }}>
      <Form.Item name="text" label="简介">
        <ComplianceTextArea countTo={4} />
      </Form.Item>
    </Form>,
  );
  expect(screen.getByText('2 / 4')).toBeInTheDocument();
  await user.type(field(), '好用得很');
  expect(field().value).toBe('杯子好用得很');
  expect(screen.getByText('6 / 4')).toHaveAttribute('data-over');
  expect(container.querySelectorAll('textarea[maxlength]')).toHaveLength(0);
});
