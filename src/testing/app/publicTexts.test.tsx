import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { TextCoverDialog } from '@/features/articles/cover/TextCoverDialog';
import { TextFields } from '@/features/publish/matrix/TextsPanel';
import { usual } from '@/features/tools/figure_video/options';
import { ScriptInput } from '@/features/tools/figure_video/ScriptInput';
import type { ToolFileStore } from '@/features/tools/shell';
import { appStage } from './appStage';
import { fill } from './fill';

const app = appStage();
const text = '全网最低价';

type User = Awaited<ReturnType<typeof app.open>>;

/** Marked in the field itself, told below it, and replaced at a click. */
async function expectMarked(user: User, field: HTMLElement) {
  const box = field.closest('[data-variant]') as HTMLElement;
  expect([...box.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([text]);
  const around = box.parentElement as HTMLElement;
  await user.click(within(around).getByRole('button', { name: /全部替换 1 处/ }));
  expect(field).not.toHaveValue(text);
}

const write = async (user: User, field: HTMLElement) => {
  await fill(user, field, text);
  await expectMarked(user, field);
};

// jsdom has no canvas; what is drawn beside the fields is not looked at.
beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => jest.restoreAllMocks());

test('the script of a presenter', async () => {
  const set = jest.fn();
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <App>
        <ScriptInput options={{ ...usual, mode: 'text', text }} set={set} files={{} as ToolFileStore} />
      </App>
    </RawIntlProvider>,
  );
  const field = await screen.findByRole('textbox', { name: '口播稿' });
  expect(field.closest('[data-variant]')?.querySelector('mark')).toHaveTextContent(text);
  fireEvent.change(field, { target: { value: '' } });
  expect(set).toHaveBeenLastCalledWith({ text: '', script: undefined });
});

test('the summary of an article', async () => {
  const user = await app.open('/editor/article?id=art_seed_desk_article', { as: 'owner' });
  await write(user, await screen.findByRole('textbox', { name: '摘要' }));
});

test('the texts of a matrix', async () => {
  const onChange = jest.fn();
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <App>
        <TextFields title="杯子" texts={{ title: text, description: '国家级', topics: [] }} onChange={onChange} />
      </App>
    </RawIntlProvider>,
  );
  const fields = await screen.findAllByRole('textbox', { name: /“杯子”的/ });
  const marks = fields.map((field) => field.closest('[data-variant]')?.querySelector('mark')?.textContent);
  expect(marks).toEqual([text, '国家级']);
  fireEvent.change(fields[1] as HTMLElement, { target: { value: '日常' } });
  expect(onChange).toHaveBeenCalledWith({ title: text, description: '日常', topics: [] });
});

test('the words of a text cover', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <App>
        <TextCoverDialog title="杯子" onClose={() => undefined} onMade={async () => undefined} />
      </App>
    </RawIntlProvider>,
  );
  await write(user, await screen.findByRole('textbox', { name: '封面文字' }));
  await write(user, screen.getByRole('textbox', { name: '小字（可不填）' }));
});
