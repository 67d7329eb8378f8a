import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { applyAction } from '@/engine/edit/applyAction';
import type { Player } from '@/engine/playback';
import { createProject } from '@/engine/project/createProject';
import type { MediaRef, Project } from '@/engine/project/schema';
import { fromSeconds, ZERO } from '@/engine/time/ticks';
import { requestConfig } from '@/lib/request';
import { writeSession } from '@/lib/session';
import { signIn } from '@/testing/mock/callMock';
import { type SharedMockServer, sharedMockServer } from '@/testing/mock/sharedMockServer';
import { EditorContext } from '../EditorContext';
import { createEditorStore } from '../model/editorStore';
import { HistoryPanel } from './HistoryPanel';
import { buildMedia } from './items/buildItem';
import { LibraryMedia } from './media/LibraryMedia';
import { ProjectMedia } from './media/ProjectMedia';
import { TextPanel } from './TextPanel';
import { TransitionsPanel } from './transitions/TransitionsPanel';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const aMedium = (id: string): MediaRef => ({
  id,
  kind: 'video',
  name: `${id}.mp4`,
  url: `https://example.test/${id}.mp4`,
  width: 1080,
  height: 1920,
  duration: fromSeconds(4),
  hasAudio: true,
});

/** A project with two clips that touch. */
function twoClips(): Project {
  const empty = createProject({ title: 'test', id: 'test' });
  const one = applyAction(empty, buildMedia(empty, aMedium('a'), { at: ZERO }).action);
  return applyAction(one, buildMedia(one, aMedium('b'), { at: fromSeconds(9) }).action);
}

/** A panel on a real store; the player only tells where the playhead stands. */
function open(panel: React.ReactNode, project = twoClips()) {
  const refused: string[] = [];
  const store = createEditorStore(project, ({ code }) => refused.push(code));
  const time = fromSeconds(2);
  const player = { state: () => ({ time, playing: false }), subscribe: () => () => undefined } as unknown as Player;
  render(
    <RawIntlProvider value={getIntl()}>
      <App>
        <EditorContext value={{ store, player }}>{panel}</EditorContext>
      </App>
    </RawIntlProvider>,
  );
  return { store, refused, user: userEvent.setup(), project: () => store.getState().history.present };
}

test('a title style comes to the playhead and is selected', async () => {
  const { user, store, project } = open(<TextPanel />);
  await user.click(screen.getByRole('button', { name: '大标题' }));
  await waitFor(() => expect(project().tracks.overlay[0]?.clips).toHaveLength(1));
  const clip = project().tracks.overlay[0]?.clips[0];
  expect(clip).toMatchObject({ type: 'text', text: '三步搞定', start: fromSeconds(2) });
  expect([...store.getState().selection]).toEqual([clip?.id]);
});

test('a double click puts an item in once, two clicks twice', async () => {
  const { user, project } = open(<TextPanel />);
  const tile = screen.getByRole('button', { name: '大标题' });
  const count = () => project().tracks.overlay.flatMap(({ clips }) => clips).length;
  await user.dblClick(tile);
  await waitFor(() => expect(count()).toBe(1));
  // Had the second click begun anything, it would be in before what comes now.
  fireEvent.click(tile, { detail: 1 });
  await waitFor(() => expect(count()).toBe(2));
  // Enter on a button is a click without a count.
  fireEvent.click(tile, { detail: 0 });
  await waitFor(() => expect(count()).toBe(3));
});

test('a transition goes to the nearest cut, and off again', async () => {
  const { user, project } = open(<TransitionsPanel />);
  await user.click(screen.getByRole('button', { name: '叠化' }));
  expect(project().tracks.main.transitions).toMatchObject([{ type: 'dissolve' }]);
  await user.click(screen.getByRole('button', { name: '去掉转场' }));
  expect(project().tracks.main.transitions).toEqual([]);
});

test('a transition for which there is too little material says how long it is and how long it stands still', async () => {
  // Both clips show all of their files.
  const { user } = open(<TransitionsPanel />);
  await user.click(screen.getByRole('button', { name: '叠化' }));
  expect(await screen.findByText('素材不够：转场现在 0.6 秒，其中最多 0.3 秒画面停住不动')).toBeInTheDocument();
});

test('without two touching clips the panel says what is needed', async () => {
  open(<TransitionsPanel />, createProject({ title: 'test', id: 'test' }));
  expect(screen.getByText('主轨道上有两段首尾相接的画面后，就可以加转场。')).toBeInTheDocument();
});

test('the history lists its steps by name; a click goes there and back', async () => {
  const { user, store, project } = open(<HistoryPanel />);
  const first = project();
  store.act({ type: 'setTitle', title: 'one' }, { label: 'timeline.step.setTitle' });
  store.act({ type: 'setTitle', title: 'two' }, { label: 'timelinePanels.step.text' });
  await screen.findByRole('button', { name: /添加文字/ });
  const steps = screen.getAllByRole('button');
  expect(steps.map((step) => step.textContent)).toEqual(['0打开项目', '1修改标题', '2添加文字']);
  await user.click(screen.getByRole('button', { name: /打开项目/ }));
  expect(project()).toBe(first);
  await user.click(screen.getByRole('button', { name: /添加文字/ }));
  expect(project().title).toBe('two');
});

test('project media: used counts, and only the unused ones are tidied away', async () => {
  const project = applyAction(twoClips(), { type: 'addMedia', media: aMedium('spare') });
  const { user, project: present } = open(
    <ProjectMedia keyword="" kind="all" onAdd={() => undefined} onClear={() => undefined} />,
    project,
  );
  expect(screen.getAllByText('已用 1 次')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '移除未使用的素材（1）' }));
  expect(Object.keys(present().media)).toEqual(['a', 'b']);
});

test('our own music among the media has its name, and is not missing', () => {
  const music = { ...aMedium('music'), kind: 'audio' as const, name: '', url: 'loop:calm?seconds=25.000' };
  open(
    <ProjectMedia keyword="" kind="all" onAdd={() => undefined} onClear={() => undefined} />,
    applyAction(twoClips(), { type: 'addMedia', media: music }),
  );
  expect(screen.getAllByText('舒缓').length).toBeGreaterThan(0);
  expect(screen.queryByText('找不到文件，点击重新选择')).not.toBeInTheDocument();
});

test('a filter that finds nothing offers to clear it', async () => {
  let isCleared = false;
  const onClear = () => {
    isCleared = true;
  };
  const { user } = open(<ProjectMedia keyword="nothing" kind="all" onAdd={() => undefined} onClear={onClear} />);
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(isCleared).toBe(true);
});

describe('the library', () => {
  let mock: SharedMockServer;
  beforeAll(async () => {
    mock = await sharedMockServer();
    requestConfig.baseURL = `${mock.origin}/api`;
    requestConfig.timeout = 0;
    const { token, id, mchno } = await signIn(mock.origin, 'owner');
    writeSession({ token, id, app_type: 'merchant', business: 'merchant', merchantData: { mchno, industry: '' } });
  }, 40_000);

  test('shows the media of goods, by the goods’ own answer', async () => {
    open(<LibraryMedia source="goods" keyword="" kind="image" onClear={() => undefined} />);
    const tiles = await screen.findAllByRole('button');
    expect(tiles.length).toBeGreaterThan(2);
    expect(within(tiles[0] as HTMLElement).getByRole('presentation')).toHaveAttribute('src');
  });
});
