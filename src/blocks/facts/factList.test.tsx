import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { type ReactElement, useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import type { KnownGoods } from '@/domain/factCheck';
import { FactList } from './FactList';
import { FactSources, TitleOf } from './FactSources';
import { FactText } from './FactText';
import { uncovered } from './useFactMarks';

const goods: KnownGoods = {
  title: '轻云防晒衣',
  price: '89.90',
  description: '',
  selling_points: ['UPF50+ 防晒'],
  specs: [],
  offer: '',
};

const show = (ui: ReactElement) =>
  render(
    <RawIntlProvider value={getIntl()}>
      <App>{ui}</App>
    </RawIntlProvider>,
  );

function Field({ initial }: { readonly initial: string }) {
  const [text, setText] = useState(initial);
  return (
    <FactSources goods={goods}>
      <p data-testid="text">{text}</p>
      <FactList text={text} onChange={setText} />
    </FactSources>
  );
}

test('what differs from the data is put right at a click, what nothing says is named, the rest is counted', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  show(<Field initial="UPF50+，到手只要79元，拿过红点设计奖" />);
  expect(screen.getByText('1 处有依据')).toBeInTheDocument();
  expect(screen.getByText('“红点设计奖”资料里没有')).toBeInTheDocument();
  await user.click(screen.getByText('“79元”和资料不一致'));
  expect(await screen.findByText('89.90元')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '改成“89.9元”' }));
  await waitFor(() => expect(screen.getByTestId('text')).toHaveTextContent('到手只要89.9元'));
  expect(screen.getByText('2 处有依据')).toBeInTheDocument();
});

test('what is said again and again stands once, with its number', () => {
  show(<Field initial="拿过红点设计奖。又说一次：拿过红点设计奖。" />);
  expect(screen.getAllByText(/“红点设计奖”资料里没有/)).toHaveLength(1);
  expect(screen.getByText(/“红点设计奖”资料里没有 ×2/)).toBeInTheDocument();
});

test('statements are underlined in a text that is read and in one that is written, around marked words too', async () => {
  const text = '到手只要79元，拿过红点设计奖，UPF50+';
  const { container, unmount } = show(
    <FactSources goods={goods}>
      <p>
        <FactText text={text} />
      </p>
    </FactSources>,
  );
  const drawn = (within: ParentNode) => [...within.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(drawn(container)).toEqual(['79元', '红点设计奖']);
  expect(container).toHaveTextContent(text);
  await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByRole('button', { name: '79元' }));
  expect(await screen.findByText('89.90元')).toBeInTheDocument();
  unmount();
  const field = show(
    <FactSources goods={goods}>
      <ComplianceTextArea value={`国家级品质，${text}`} onChange={() => undefined} hasBar={false} />
    </FactSources>,
  );
  expect(drawn(field.container)).toEqual(['国家级品质', '79元', '红点设计奖']);
  expect(field.container.querySelectorAll('mark[data-wavy]')).toHaveLength(2);
});

test('a statement around marked words is drawn in what they leave of it', () => {
  const fact = { kind: 'number', from: 2, to: 10, verdict: 'unsupported' } as const;
  const pieces = (...taken: { from: number; to: number }[]) =>
    uncovered([fact], taken).map(({ from, to }) => [from, to]);
  expect(pieces()).toEqual([[2, 10]]);
  expect(pieces({ from: 0, to: 3 }, { from: 5, to: 6 }, { from: 9, to: 20 })).toEqual([
    [3, 5],
    [6, 9],
  ]);
  expect(pieces({ from: 0, to: 12 })).toEqual([]);
});

test('where no goods are known nothing is said of facts', () => {
  show(<FactList text="到手只要79元" />);
  expect(screen.queryByText(/资料/)).not.toBeInTheDocument();
});

test('of a very long text the first lines are checked, and that is said', async () => {
  const line = '脚一踩水印就淡了，铺在门口刚好。\n';
  show(<Field initial={`到手只要79元\n${line.repeat(1400)}到手只要69元`} />);
  expect(await screen.findByText(/只核对了前 .* 个字/)).toBeInTheDocument();
  expect(screen.getByText('“79元”和资料不一致')).toBeInTheDocument();
  expect(screen.queryByText('“69元”和资料不一致')).not.toBeInTheDocument();
});

function Title() {
  const [title, setTitle] = useState('三个理由，换掉旧枕头');
  return (
    <TitleOf text={'1. 塌了\n2. 结块'}>
      <p data-testid="title">{title}</p>
      <FactList text={title} onChange={setTitle} />
    </TitleOf>
  );
}

test('a number of points that a title promises is held against the text below, and put right at a click', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  show(<Title />);
  await user.click(screen.getByText('“三个理由”，正文里是 2 个'));
  await user.click(await screen.findByRole('button', { name: '改成“两个理由”' }));
  await waitFor(() => expect(screen.getByTestId('title')).toHaveTextContent('两个理由，换掉旧枕头'));
  await waitFor(() => expect(screen.queryByText(/正文里是/)).not.toBeInTheDocument());
});
