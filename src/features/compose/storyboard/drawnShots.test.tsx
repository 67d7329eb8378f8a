import { AccessContext } from '@@/plugin-access/context';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { ComposeContext, type ComposeParts } from '../ComposeContext';
import { readDraft } from '../model/composeDocument';
import { draftProject } from '../model/draftProject';
import { fingerprint } from '../model/selectors';
import type { GoodsDraft } from '../model/state';
import { createComposeStore } from '../model/store';
import { aCard, aDraft, stateOf } from '../testBuilders';
import { planMissingShots } from './planning';
import { ShotPicker } from './ShotPicker';

const yes = () => true;
const rights = { canAdmin: true, canVisit: yes, canVisitAny: yes, canDo: yes };
const image = { url: '/a.jpg', kind: 'image', name: 'a.jpg', width: 800, height: 800 } as const;
const shot = { url: '/a.jpg', kind: 'image', width: 800, height: 800, duration: 0, trimStart: 0 } as const;

function open(form: Partial<GoodsDraft>) {
  const base = aDraft({
    step: 'storyboard',
    cards: [aCard({ id: 'one', text: '早上装的热水', shot }), aCard({ id: 'two', text: '今天下单', shot })],
  });
  const goods = { ...base.goods, form: { ...base.goods.form, title: '保温杯', media: [image], ...form } };
  const store = createComposeStore(stateOf({ ...base, goods }));
  const onClose = jest.fn();
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <App>
        <AccessContext.Provider value={rights}>
          <ComposeContext value={{ store } as ComposeParts}>
            <ShotPicker cardId="one" onClose={onClose} />
          </ComposeContext>
        </AccessContext.Provider>
      </App>
    </RawIntlProvider>,
  );
  return { store, onClose };
}
const cardsOf = ({ store }: ReturnType<typeof open>) => store.getState().draft.cards;

test('a drawn shot is corrected and taken for one card; it outlives a reload, and undo takes it back', () => {
  const opened = open({ price: '89' });
  const { store } = opened;
  const before = fingerprint(store.getState().draft);
  expect(before).toContain('["早上装的热水","/a.jpg",0,null,"",null],["今天下单"');
  fireEvent.click(screen.getByRole('button', { name: '价格画面卡：¥89' }));
  fireEvent.change(screen.getByRole('textbox', { name: '标题' }), { target: { value: '今天只要' } });
  fireEvent.click(screen.getByRole('button', { name: '用这张画面卡' }));
  expect(opened.onClose).toHaveBeenCalled();
  const [one, two] = cardsOf(opened);
  expect(one).toMatchObject({
    drawn: { kind: 'price', title: '今天只要', rows: [{ label: '现价', text: '¥89' }] },
    shot,
  });
  expect(two).toEqual(aCard({ id: 'two', text: '今天下单', shot }));
  expect(fingerprint(store.getState().draft)).not.toBe(before);
  const stored = readDraft(JSON.parse(JSON.stringify(store.getState().draft)));
  expect(stored?.cards[0]?.drawn).toEqual(one?.drawn);
  expect(planMissingShots(store)).toEqual({});
  store.dispatch({ type: 'cards/undo' });
  expect(cardsOf(opened)[0]).toEqual(aCard({ id: 'one', text: '早上装的热水', shot }));
});

test('a picture that is taken again ends what was drawn', () => {
  const opened = open({ price: '89' });
  opened.store.dispatch({ type: 'card/drawn', id: 'one', drawn: { kind: 'price', title: '', rows: [] } });
  fireEvent.click(screen.getByRole('button', { name: '图片 a.jpg' }));
  expect(cardsOf(opened)[0]?.drawn).toBeUndefined();
});

test('a kind without facts says what is missing, and leads to the field where it is written', () => {
  const { store, onClose } = open({});
  const section = within(screen.getByRole('region', { name: '画面卡' }));
  expect(section.queryByRole('button', { name: /画面卡：/ })).toBeNull();
  expect(section.getAllByRole('listitem')).toHaveLength(5);
  expect(section.getByText('商品还没有价格')).toBeInTheDocument();
  fireEvent.click(section.getByRole('button', { name: '去填写价格' }));
  expect(onClose).toHaveBeenCalled();
  expect(store.getState()).toMatchObject({ asked: 'price', draft: { step: 'goods' } });
});

test('a comparison loses and gains both sides at once, and half a pair is not drawn', () => {
  const opened = open({ sellingPoints: ['普通杯子两小时就凉，我们的12小时还烫嘴'] });
  fireEvent.click(screen.getByRole('button', { name: /^对比画面卡：/ }));
  fireEvent.click(screen.getByRole('button', { name: /加一行/ }));
  fireEvent.change(screen.getByRole('textbox', { name: '常见的那边 2' }), { target: { value: '漏水' } });
  fireEvent.change(screen.getByRole('textbox', { name: '左边的名称' }), { target: { value: '常见款' } });
  fireEvent.click(screen.getByRole('button', { name: '用这张画面卡' }));
  expect(cardsOf(opened)[0]?.drawn?.rows).toEqual([
    { label: '常见款', text: '杯子两小时就凉' },
    { label: '我们', text: '12小时还烫嘴' },
  ]);
});

test('without any picture a drawn shot is enough for a video', () => {
  const { store } = open({ price: '89', media: [] });
  const { draft } = store.getState();
  const cards = draft.cards.map((card) => ({ ...card, shot: null }));
  const voices = Object.fromEntries(cards.map(({ text }) => [`|1.00|${text}`, { url: '/v.wav', duration: 2 }]));
  const drawn = { kind: 'price', title: '', rows: [{ label: '现价', text: '¥89' }] } as const;
  const complete = (given: typeof cards) => draftProject({ ...draft, voices, cards: given });
  expect(complete(cards)).toMatchObject({ isComplete: false });
  expect(complete(cards.map((card) => ({ ...card, drawn })))).toMatchObject({ isComplete: true });
});
