import { fireEvent, render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { ComposeContext, type ComposeParts } from '../ComposeContext';
import { createComposeStore } from '../model/store';
import { aCard, aDraft, stateOf } from '../testBuilders';
import { StoryCard } from './StoryCard';

test('the sentence of a card is checked where it is written, and kept as it is changed', () => {
  const card = aCard({ text: '全网最低价的杯子' });
  const store = createComposeStore(stateOf(aDraft({ cards: [card] })));
  const parts = { store } as ComposeParts;
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <App>
        <ComposeContext value={parts}>
          <StoryCard card={card} index={0} isShown={false} onShow={() => undefined} onPick={() => undefined} />
        </ComposeContext>
      </App>
    </RawIntlProvider>,
  );
  const field = screen.getByRole('textbox', { name: '第 1 句' });
  expect(field.closest('[data-variant]')?.querySelector('mark')).toHaveTextContent('全网最低价');
  expect(screen.getByRole('list', { name: '需要留意的词' })).toBeInTheDocument();
  fireEvent.change(field, { target: { value: '日常好用的杯子' } });
  expect(store.getState().draft.cards[0]?.text).toBe('日常好用的杯子');
});
