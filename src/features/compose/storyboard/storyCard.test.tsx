import { AccessContext } from '@@/plugin-access/context';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import type { InfoCard } from '@/domain/storyboard/infoCards';
import { shotOf } from '@/domain/storyboard/planShots';
import { ComposeContext, type ComposeParts } from '../ComposeContext';
import { fingerprint } from '../model/selectors';
import type { Card, GoodsDraft } from '../model/state';
import { createComposeStore } from '../model/store';
import { aCard, aDraft, stateOf } from '../testBuilders';
import { StoryCard } from './StoryCard';

const yes = () => true;
const rights = { canAdmin: true, canVisit: yes, canVisitAny: yes, canDo: yes };

const show = (card: Card, info?: InfoCard, form?: GoodsDraft) => {
  const draft = aDraft({ cards: [card] });
  const goods = form ? { ...draft.goods, form } : draft.goods;
  const store = createComposeStore(stateOf({ ...draft, goods }));
  const parts = { store } as ComposeParts;
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <App>
        <AccessContext.Provider value={rights}>
          <ComposeContext value={parts}>
            <StoryCard
              card={card}
              index={0}
              isShown={false}
              info={info}
              onShow={() => undefined}
              onPick={() => undefined}
            />
          </ComposeContext>
        </AccessContext.Provider>
      </App>
    </RawIntlProvider>,
  );
  return store;
};

test('an info card is named with its words, and taken out by its box; undo brings it back', () => {
  const card = aCard({ text: '一袋250克' });
  const row = { label: '净含量', text: '250克', spokenAs: '250克' };
  const store = show(card, { kind: 'fact', rows: [row] });
  fireEvent.click(screen.getByRole('checkbox', { name: '信息卡：250克', checked: true }));
  expect(store.getState().draft.cards[0]?.isPlain).toBe(true);
  expect(fingerprint(store.getState().draft)).not.toBe(fingerprint(aDraft({ cards: [card] })));
  store.dispatch({ type: 'cards/undo' });
  expect(store.getState().draft.cards[0]?.isPlain).toBeUndefined();
});

test('the sentence of a card is checked where it is written, and kept as it is changed', () => {
  const card = aCard({ text: '全网最低价的杯子' });
  const store = show(card);
  const field = screen.getByRole('textbox', { name: '第 1 句' });
  expect(field.closest('[data-variant]')?.querySelector('mark')).toHaveTextContent('全网最低价');
  expect(screen.getByRole('list', { name: '需要留意的词' })).toBeInTheDocument();
  fireEvent.change(field, { target: { value: '日常好用的杯子' } });
  expect(store.getState().draft.cards[0]?.text).toBe('日常好用的杯子');
});

test('the card says why it shows this image; one of the own choice needs no reason', () => {
  const shot = { url: '/a.jpg', kind: 'image', width: 0, height: 0, duration: 0, trimStart: 0 } as const;
  show(aCard({ shot: { ...shot, reason: { kind: 'written', words: '双重密封圈' } } }));
  expect(screen.getByText('这样配图：图上写着“双重密封圈”')).toBeInTheDocument();
  cleanup();
  show(aCard({ shot }));
  expect(screen.queryByText(/这样配图/)).toBeNull();
});

test('a clip that ends before its sentence says that another picture follows, where there is one', () => {
  const clip = { url: '/a.mp4', kind: 'video', name: 'a.mp4', width: 1080, height: 1920, duration: 1.5 } as const;
  const still = { url: '/b.jpg', kind: 'image', name: 'b.jpg', width: 800, height: 800 } as const;
  const card = aCard({ text: '早上装的热水，到了晚上还是烫嘴。', shot: shotOf(clip) });
  const { form } = aDraft().goods;
  const note = '片段只有 1.5 秒，播完后接另一个画面';
  show(card, undefined, { ...form, media: [clip, still] });
  expect(screen.getByText(note)).toBeInTheDocument();
  cleanup();
  show(card, undefined, { ...form, media: [clip] });
  expect(screen.queryByText(note)).toBeNull();
});

test('a clip that is longer than its sentence may begin later, by hand or key; a shorter one may not', () => {
  const clip = shotOf({ url: '/a.mp4', kind: 'video', duration: 12 });
  const store = show(aCard({ text: '这条片段很长', shot: clip }));
  const handle = screen.getByRole('slider', { name: '第 1 句的片段从哪一秒开始' });
  fireEvent.keyDown(handle, { key: 'ArrowRight', keyCode: 39 });
  fireEvent.keyUp(handle, { key: 'ArrowRight', keyCode: 39 });
  expect(store.getState().draft.cards[0]?.shot?.trimStart).toBe(0.1);
  cleanup();
  show(aCard({ text: '这条片段很短', shot: { ...clip, duration: 1 } }));
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});
