import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { aDocumentSession } from '@/testing/aDocumentSession';
import { ComposeContext, type ComposeParts } from '../ComposeContext';
import { createComposeStore } from '../model/store';
import { createVoiceMaker } from '../produce/voiceMaker';
import { aCard, aDraft, stateOf } from '../testBuilders';
import { SentenceEditor } from './SentenceEditor';
import { createScriptWriter } from './scriptWriter';

function open(texts: readonly string[]) {
  const cards = texts.map((text, index) => aCard({ id: `c${index + 1}`, text, role: '钩子' }));
  const store = createComposeStore(stateOf(aDraft({ cards })));
  const never = () => new Promise<never>(() => undefined);
  const parts: ComposeParts = {
    store,
    key: 'test',
    writer: createScriptWriter(store, never),
    voices: createVoiceMaker(store, never),
    session: aDocumentSession(store),
  };
  render(
    <RawIntlProvider value={getIntl()}>
      <App>
        <ComposeContext value={parts}>
          <SentenceEditor />
        </ComposeContext>
      </App>
    </RawIntlProvider>,
  );
  const user = userEvent.setup();
  return { store, user, texts: () => store.getState().draft.cards.map((card) => card.text) };
}
const field = (n: number) => screen.getByRole('textbox', { name: `第 ${n} 句` });

it('marks a word against the ad law with its reason, and replaces it by one click', async () => {
  const { user, texts } = open(['这是全网最好的杯子。', '倒放也不漏。']);
  const marks = screen.getByRole('list', { name: '需要留意的词' });
  await user.hover(within(marks).getAllByRole('button')[0] as HTMLElement);
  expect(await screen.findByText(/广告法/)).toBeInTheDocument();
  await user.click(within(marks).getByRole('button', { name: /换成“/ }));
  expect(texts()[0]).not.toContain('最好');
  expect(texts()[1]).toBe('倒放也不漏。');
});

it('replaces everything at once and takes it back at once', async () => {
  const before = ['全网最好的杯子。', '销量第一的牌子。'];
  const { user, texts } = open(before);
  await user.click(screen.getByRole('button', { name: /一键替换/ }));
  expect(texts().join('')).not.toMatch(/最好|第一/);
  expect(screen.queryByRole('list', { name: '需要留意的词' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'undo 撤销全部替换' }));
  expect(texts()).toEqual(before);
});

it('leaves lawful phrases alone', () => {
  open(['第一次用就喜欢上了。']);
  expect(screen.queryByRole('list', { name: '需要留意的词' })).not.toBeInTheDocument();
});

it('splits at the cursor with Enter and joins with Backspace at the start', async () => {
  const { user, texts } = open(['早上装的热水晚上还烫']);
  const box = field(1) as HTMLTextAreaElement;
  act(() => box.focus());
  box.setSelectionRange(6, 6);
  await user.keyboard('{Enter}');
  expect(texts()).toEqual(['早上装的热水', '晚上还烫']);
  const second = field(2) as HTMLTextAreaElement;
  act(() => second.focus());
  second.setSelectionRange(0, 0);
  await user.keyboard('{Backspace}');
  expect(texts()).toEqual(['早上装的热水晚上还烫']);
});

it('adds, moves and removes sentences', async () => {
  const { user, texts } = open(['一', '二']);
  await user.click(screen.getByRole('button', { name: '下移第 1 句' }));
  expect(texts()).toEqual(['二', '一']);
  await user.click(screen.getByRole('button', { name: '删除第 1 句' }));
  expect(texts()).toEqual(['一']);
  await user.click(screen.getByRole('button', { name: 'plus 加一句' }));
  await user.type(field(2), '三');
  expect(texts()).toEqual(['一', '三']);
});

it.each([
  ['nothing', '', '脚本还是空的'],
  ['emoji only', '🙂🙂', '只有符号或表情'],
  ['one word', '好杯子', '脚本很短'],
  ['5 000 characters', '热水'.repeat(2500), '脚本很长'],
])('says what a script of %s means', (_name, text, sentence) => {
  open([text]);
  expect(screen.getByText(new RegExp(sentence))).toBeInTheDocument();
});
