import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { registerCommands } from '@/lib/commands';
import { shortcutBindings } from '@/lib/shortcutBindings';
import { Shortcuts } from './Shortcuts';

const run = () => undefined;
let end: () => void;

beforeEach(() => {
  shortcutBindings.reset();
  end = registerCommands([
    { id: 'cut.split', title: '分割', group: '剪辑', shortcut: ['Mod+B', 'S'], run },
    { id: 'cut.marker', title: '标记', group: '剪辑', shortcut: 'M', run },
    { id: 'go.goods', title: '商品库', group: '前往', run },
  ]);
});
afterEach(() => end());

function open() {
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <App>
        <Shortcuts onClose={run} />
      </App>
    </RawIntlProvider>,
  );
  return userEvent.setup();
}

const change = (title: string) => screen.getByRole('button', { name: `修改快捷键：${title}` });

test('a command takes the keys that are pressed, and has its own again after a reset', async () => {
  const user = open();
  await user.click(change('分割'));
  expect(screen.getByText('请按下新的快捷键，Esc 取消')).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'Shift', shiftKey: true });
  fireEvent.keyDown(document.body, { key: 'X', shiftKey: true });
  expect(shortcutBindings.all()).toEqual({ 'cut.split': ['Shift+X'] });
  await user.click(screen.getByRole('button', { name: '恢复默认：分割' }));
  expect(shortcutBindings.all()).toEqual({});
});

test('keys that another command has are told, and taken only on request', async () => {
  const user = open();
  await user.click(change('分割'));
  fireEvent.keyDown(document.body, { key: 'm' });
  expect(screen.getByText('M 已用于“标记”')).toBeInTheDocument();
  expect(shortcutBindings.all()).toEqual({});
  await user.click(screen.getByRole('button', { name: '改给这里' }));
  expect(shortcutBindings.all()).toEqual({ 'cut.split': ['M'], 'cut.marker': [] });
});

test('Tab and Enter stay with the page, Escape gives it up', async () => {
  const user = open();
  await user.click(change('标记'));
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(screen.getByText(/Enter 要留给页面操作/)).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(change('标记')).toBeInTheDocument();
  expect(shortcutBindings.all()).toEqual({});
});

test('commands without keys are found by searching or under all commands', async () => {
  const user = open();
  expect(screen.queryByText('商品库')).not.toBeInTheDocument();
  await user.click(screen.getByText('全部命令'));
  const group = screen.getByRole('region', { name: '前往' });
  expect(within(group).getByText('商品库')).toBeInTheDocument();
  expect(within(group).getByText('未设置')).toBeInTheDocument();
});
