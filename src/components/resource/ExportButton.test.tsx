import { AccessContext } from '@@/plugin-access/context';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { ExportButton } from './ExportButton';

const yes = () => true;
const rights = { canAdmin: true, canVisit: yes, canVisitAny: yes, canDo: yes };

type Answer = { readonly list: readonly string[]; readonly total: number };

function show(send: () => Promise<Answer>, save: (answer: Answer) => Promise<void>) {
  render(
    <RawIntlProvider value={getIntl('zh-CN', true)}>
      <AccessContext.Provider value={rights}>
        <App>
          <MemoryRouter>
            <ExportButton
              action="lead.export"
              label="lead.export"
              running="lead.exporting"
              call={{ key: 'lead.export', group: 'lead', send }}
              filters={[]}
              save={save}
            />
          </MemoryRouter>
        </App>
      </AccessContext.Provider>
    </RawIntlProvider>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: /导\s?出/ }) };
}

test('a second press while the rows are on their way makes no second file', async () => {
  let answer: (rows: Answer) => void = () => undefined;
  const send = jest.fn(() => new Promise<Answer>((resolve) => (answer = resolve)));
  const save = jest.fn(() => Promise.resolve());
  const { user, button } = show(send, save);
  await user.dblClick(button);
  answer({ list: ['a'], total: 1 });
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledTimes(1);
});

test('where nothing matches no empty file is made, and that is said', async () => {
  const save = jest.fn(() => Promise.resolve());
  const { user, button } = show(() => Promise.resolve({ list: [], total: 0 }), save);
  await user.click(button);
  expect(await screen.findByText('没有符合条件的内容，没有生成文件。')).toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
});

test('a file that cannot be made is told', async () => {
  const { user, button } = show(
    () => Promise.resolve({ list: ['a'], total: 1 }),
    () => Promise.reject(new Error('no room')),
  );
  await user.click(button);
  expect(await screen.findByText('文件没有生成，请重试。')).toBeInTheDocument();
});
