import { AccessContext } from '@@/plugin-access/context';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { DocumentProvider } from '@/blocks/document';
import type { Player } from '@/engine/playback';
import { createProject } from '@/engine/project/createProject';
import { audioClip, shapeClip, textClip } from '@/engine/project/schema';
import { type Ticks, ZERO } from '@/engine/time/ticks';
import { aDocumentSession } from '@/testing/aDocumentSession';
import { EditorContext } from '../EditorContext';
import { createEditorStore } from '../model/editorStore';
import { SessionContext, type SessionParts } from '../session/SessionContext';
import ExportDialog from './ExportDialog';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const yes = () => true;
const rights = { canAdmin: true, canVisit: yes, canVisitAny: yes, canDo: yes };

function open() {
  const store = createEditorStore(createProject({ title: '新项目', id: 'p' }), () => undefined);
  const player = {
    state: () => ({ time: ZERO, playing: false }),
    subscribe: () => () => undefined,
  } as unknown as Player;
  const session = {} as SessionParts;
  let isClosed = false;
  const onClose = () => {
    isClosed = true;
  };
  render(
    <RawIntlProvider value={getIntl()}>
      <App>
        <AccessContext.Provider value={rights}>
          <EditorContext value={{ store, player }}>
            <DocumentProvider session={aDocumentSession(store)}>
              <SessionContext value={session}>
                <ExportDialog isOpen onClose={onClose} />
              </SessionContext>
            </DocumentProvider>
          </EditorContext>
        </AccessContext.Provider>
      </App>
    </RawIntlProvider>,
  );
  return { store, user: userEvent.setup(), isClosed: () => isClosed };
}

test('an empty project cannot be exported; the finding leads to where media are added', async () => {
  const { user, store, isClosed } = open();
  store.set({ panel: 'history' });
  expect(screen.getByRole('button', { name: '开始导出' })).toBeDisabled();
  expect(await screen.findByText('还没有可以导出的内容')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '去添加' }));
  expect(store.getState().panel).toBe('media');
  expect(isClosed()).toBe(true);
});

test('the AI label is switched in the document, and can be undone', async () => {
  const { user, store } = open();
  await user.click(screen.getByRole('switch', { name: '画面上标注 AI 生成' }));
  expect(store.getState().history.present.aiLabel.visible).toBe(true);
  store.undo();
  await waitFor(() => expect(screen.getByRole('switch', { name: '画面上标注 AI 生成' })).not.toBeChecked());
});

test('an AI voice turns the label on, and is named beside it', async () => {
  const { store } = open();
  const media = { id: 'say', kind: 'audio', name: '', url: '/say', width: 0, height: 0, duration: 9 as Ticks } as const;
  const clip = audioClip.parse({ type: 'audio', id: 's', mediaId: 'say', start: 0, duration: 9 });
  store.act(
    {
      type: 'batch',
      actions: [
        { type: 'addMedia', media: { ...media, hasAudio: true, isAi: true } },
        { type: 'addTrack', kind: 'audio', id: 'voices' },
        { type: 'insertClip', trackId: 'voices', clip },
      ],
    },
    { label: 'timelineMusic.step.add' },
  );
  expect(await screen.findByText(/视频里有 AI 配音 1 处，按规定要有标识/)).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: '画面上标注 AI 生成' })).toBeChecked();
});

test('the title that the video goes out under is shown, and its words are checked', async () => {
  const { user, store } = open();
  const field = screen.getByRole('textbox', { name: '标题' });
  expect(field).toHaveValue('新项目');
  await user.clear(field);
  await user.type(field, '全网最低价的杯子');
  expect(field.closest('[data-variant]')?.querySelector('mark')).toHaveTextContent('全网最低价');
  // The project keeps its own name.
  expect(store.getState().history.present.title).toBe('新项目');
});

test('the queue and the project files have their places; without captions there is no subtitle file', async () => {
  const { user } = open();
  await user.click(screen.getByRole('tab', { name: '导出队列' }));
  expect(await screen.findByText('还没有导出')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: '工程文件' }));
  expect(await screen.findByRole('button', { name: 'SRT' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '下载工程包' })).toBeEnabled();
});

// The zip itself is checked beside its writer and in the journey: jsdom has no streams.
test('a draft for 剪映 says what will differ before anything is written', async () => {
  const { user, store } = open();
  await user.click(screen.getByRole('tab', { name: '工程文件' }));
  await user.click(await screen.findByRole('button', { name: '下载剪映草稿' }));
  expect(await screen.findByText('还没有可以放进草稿的内容')).toBeInTheDocument();

  const at = { start: 0, duration: 240_000 };
  store.act(
    {
      type: 'batch',
      actions: [
        { type: 'addTrack', kind: 'overlay', id: 'o' },
        { type: 'addTrack', kind: 'overlay', id: 'q' },
        { type: 'insertClip', trackId: 'o', clip: textClip.parse({ type: 'text', id: 't', ...at, text: '限时' }) },
        { type: 'insertClip', trackId: 'q', clip: shapeClip.parse({ type: 'shape', id: 'h', ...at, shape: 'star' }) },
      ],
    },
    { label: 'timelineMusic.step.add' },
  );
  await user.click(screen.getByRole('button', { name: '下载剪映草稿' }));
  expect(await screen.findByText('图形没有对应的素材，不会带过去')).toBeInTheDocument();
  expect(screen.getByText(/文字用剪映的默认字体/)).toBeInTheDocument();
  // Only what this project has is named.
  expect(screen.queryByText(/定格会变成/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '知道了，下载' }));
  await waitFor(() => expect(screen.queryByText('图形没有对应的素材，不会带过去')).toBeNull());
});
