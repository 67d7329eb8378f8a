import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { DocumentProvider } from '@/blocks/document';
import type { Player } from '@/engine/playback';
import { createProject } from '@/engine/project/createProject';
import { ZERO } from '@/engine/time/ticks';
import { requestConfig } from '@/lib/request';
import { beginPage, writeSession } from '@/lib/session';
import { mediaVault } from '@/lib/storage/mediaVault';
import { aDocumentSession } from '@/testing/aDocumentSession';
import { callMock, type Session, signIn } from '@/testing/mock/callMock';
import { type SharedMockServer, sharedMockServer } from '@/testing/mock/sharedMockServer';
import { EditorContext } from '../EditorContext';
import { createEditorStore } from '../model/editorStore';
import { StorageDialog } from './StorageDialog';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

let mock: SharedMockServer;
beforeAll(async () => {
  mock = await sharedMockServer();
  requestConfig.baseURL = `${mock.origin}/api`;
  requestConfig.timeout = 0;
}, 40_000);

async function enter(name: 'owner' | 'writer'): Promise<Session> {
  const session = await signIn(mock.origin, name);
  beginPage();
  const merchantData = { mchno: session.mchno, industry: '' };
  writeSession({ token: session.token, id: session.id, app_type: 'merchant', business: 'merchant', merchantData });
  return session;
}

function open() {
  const store = createEditorStore(createProject({ title: '新项目', id: 'p' }), () => undefined);
  const player = { state: () => ({ time: ZERO, playing: false }), subscribe: () => () => undefined };
  render(
    <RawIntlProvider value={getIntl()}>
      <App>
        <EditorContext value={{ store, player: player as unknown as Player }}>
          <DocumentProvider session={aDocumentSession(store)}>
            <StorageDialog isOpen onClose={() => undefined} />
          </DocumentProvider>
        </EditorContext>
      </App>
    </RawIntlProvider>,
  );
  return userEvent.setup();
}

test('what the library lost since the dialog was opened is asked about; others’ files are one line with their size', async () => {
  await enter('writer');
  await mediaVault.put(new File(['x'.repeat(2048)], 'theirs.mp4', { type: 'video/mp4' }));
  const session = await enter('owner');
  const { hash } = await mediaVault.put(new File(['picture'], '封面.png', { type: 'image/png' }));
  const data = `data:image/png;base64,${Buffer.from('picture').toString('base64')}`;
  const { body } = await callMock<{ id: string }>(mock.origin, 'POST', '/file/base64_upload', {
    session,
    body: { data, name: '封面.png' },
  });
  const user = open();
  const row = await screen.findByRole('row', { name: /封面\.png/ });
  expect(await within(row).findByText('素材库已有')).toBeInTheDocument();
  expect(screen.queryByText(/theirs/)).toBeNull();
  expect(screen.getByText(/其他账号/)).toHaveTextContent('2.00 KB');

  await callMock(mock.origin, 'POST', '/file/delete', { session, body: { ids: [body.data.id] } });
  await user.click(screen.getByRole('button', { name: /^清理可重新下载的素材/ }));
  const question = await screen.findByText(/只存在这台电脑上/);
  expect(question).toBeInTheDocument();
  expect((await mediaVault.list()).some((item) => item.hash === hash)).toBe(true);
  await user.click(screen.getByRole('button', { name: /^删\s*除$/ }));
  await waitFor(async () => expect((await mediaVault.list()).some((item) => item.hash === hash)).toBe(false));
});
