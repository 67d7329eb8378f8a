import { AccessContext } from '@@/plugin-access/context';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { FactSources } from '@/blocks/facts';
import { aDocumentSession } from '@/testing/aDocumentSession';
import { ComposeContext, type ComposeParts } from '../ComposeContext';
import type { Variant } from '../model/state';
import { createComposeStore } from '../model/store';
import { createVoiceMaker } from '../produce/voiceMaker';
import { aDraft, stateOf } from '../testBuilders';
import { createScriptWriter } from './scriptWriter';
import { VariantBoard } from './VariantBoard';

const yes = () => true;
const rights = { canAdmin: true, canVisit: yes, canVisitAny: yes, canDo: yes };
const cup = {
  title: '保温杯',
  brand: '',
  category: '',
  price: '129.00',
  offer: '',
  selling_points: [],
  specs: [],
  description: '',
};

function open(variant: Pick<Variant, 'text' | 'phase'>, isChosen = false) {
  const variants: Variant[] = [{ id: 'v1', seed: 1, ...variant }];
  const store = createComposeStore(stateOf(aDraft({ variants, ...(isChosen ? { chosenVariantId: 'v1' } : {}) })));
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
        <AccessContext.Provider value={rights}>
          <ComposeContext value={parts}>
            <FactSources goods={cup}>
              <VariantBoard />
            </FactSources>
          </ComposeContext>
        </AccessContext.Provider>
      </App>
    </RawIntlProvider>,
  );
  return { text: () => store.getState().draft.variants[0]?.text };
}
const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
const text = '【钩子】全网最好的杯子。\n【方案】只要99元。';

it('underlines what the law objects to and what the goods do not bear out, and replaces a word at a click', async () => {
  const board = open({ text, phase: 'done' });
  expect(marked()).toEqual(['全网最好', '99元']);
  const marks = screen.getByRole('list', { name: '需要留意的词' });
  await userEvent.click(within(marks).getAllByRole('button')[1] as HTMLElement);
  expect(board.text()).not.toContain('最好');
  expect(board.text()).toContain('【方案】只要99元。');
});

it('explains a marked word at a click', async () => {
  open({ text, phase: 'done' });
  await userEvent.click(screen.getByText('全网最好', { selector: 'p mark' }));
  expect(await screen.findByText(/广告法/)).toBeInTheDocument();
});

it('says nothing while a text is still coming, and changes no words of the chosen one behind its sentences', () => {
  open({ text, phase: 'streaming' });
  expect(marked()).toEqual([]);
});

it('leaves the words of the chosen one to its sentences', () => {
  open({ text, phase: 'done' }, true);
  expect(screen.getByRole('list', { name: '需要留意的词' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /换成“|删除/ })).toBeNull();
});

it.each([
  ['failed', text, true],
  ['stopped', text, true],
  ['stopped', '', false],
  ['failed', '', false],
  ['done', text, false],
] as const)('offers to write on what %s with something written: "%s"', (phase, written, isOffered) => {
  open({ text: written, phase });
  expect(screen.queryByRole('button', { name: '接着写' }) !== null).toBe(isOffered);
  if (phase === 'stopped') expect(screen.getByText(isOffered ? /可以接着写/ : /可以重写/)).toBeInTheDocument();
});
