import { act, fireEvent, screen, within } from '@testing-library/react';
import { createProject } from '@/engine/project/createProject';
import { parseProject } from '@/engine/project/parseProject';
import { projectJson } from '@/engine/project/projectJson';
import type { Project } from '@/engine/project/schema';
import { findClip } from '@/engine/project/walk';
import { Inspector } from '../inspector/Inspector';
import { showEditor } from '../testing/anEditor';
import { SlotSection } from './SlotSection';
import { SlotsPanel } from './SlotsPanel';

const second = 120_000;

function aVideo(): Project {
  const json = projectJson(createProject({ title: '片子', id: 'p' }));
  const image = (id: string, start: number) => ({
    ...{ type: 'image', id, mediaId: 'm', start: start * second, duration: 2 * second },
  });
  return parseProject({
    ...json,
    media: { m: { id: 'm', kind: 'image', name: '杯子.jpg', url: '/cup.jpg', width: 720, height: 1280 } },
    tracks: {
      ...json.tracks,
      main: { ...json.tracks.main, clips: [image('i1', 0), image('i2', 2)] },
      overlay: [{ id: 'o', clips: [{ type: 'text', id: 't', start: 0, duration: second, text: '大字' }] }],
    },
  });
}

function open(...selection: string[]) {
  const editor = showEditor(
    aVideo(),
    <>
      <Inspector />
      <section aria-label="panel">
        <SlotsPanel />
      </section>
    </>,
    { ClipTop: SlotSection },
  );
  const choose = (...ids: string[]) => act(() => editor.store.select(ids));
  choose(...selection);
  const clip = (id: string) => findClip(editor.store.get(), id)?.clip;
  return { ...editor, choose, clip, panel: within(screen.getByRole('region', { name: 'panel' })) };
}

const toggle = () => screen.getByRole('switch', { name: '可替换' });

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

test('a shot is left open under a name of its own, takes what it is told to, and is put back', async () => {
  const { user, clip, panel, choose, store } = open('i1');
  expect(panel.getByText('还没有可以替换的部分，请至少选一处画面或文字')).toBeInTheDocument();
  await user.click(toggle());
  expect(clip('i1')).toMatchObject({ type: 'placeholder', name: '画面1', width: 720, height: 1280 });
  expect(await panel.findByText('可以上架了')).toBeInTheDocument();
  choose('i2');
  await user.click(toggle());
  expect(clip('i2')).toMatchObject({ name: '画面2' });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '可以放' }));
  await user.click(await screen.findByText('只放视频', { selector: '.ant-select-item-option-content' }));
  expect(clip('i2')).toMatchObject({ accepts: 'video' });
  const length = screen.getByRole('spinbutton', { name: '最短时长' });
  fireEvent.change(length, { target: { value: '3' } });
  fireEvent.blur(length);
  expect(clip('i2')?.duration).toBe(3 * second);
  expect(await panel.findByText(/只放视频，至少 3.0 秒/)).toBeInTheDocument();
  await user.click(toggle());
  expect(clip('i2')).toMatchObject({ type: 'image', mediaId: 'm' });
  act(() => store.undo());
  expect(clip('i2')).toMatchObject({ type: 'placeholder', accepts: 'video' });
});

test('a place without a name, or of two kinds under one, is named before the shelf refuses it', async () => {
  const { user, panel, choose } = open('i1');
  await user.click(toggle());
  const name = () => screen.getByRole('textbox', { name: '位置名称' });
  fireEvent.change(name(), { target: { value: '' } });
  expect(await panel.findByText(/处的画面没有名称/)).toBeInTheDocument();
  fireEvent.change(name(), { target: { value: '主图' } });
  choose('i2');
  await user.click(toggle());
  fireEvent.change(name(), { target: { value: '主图' } });
  // Of one name there is one place for merchants.
  expect(await panel.findByText('可替换的位置（1）')).toBeInTheDocument();
});

test('a text is filled by hand or from the goods, with a limit, and keeps its name while it is retyped', async () => {
  const { user, store, clip, panel } = open('t');
  await user.click(toggle());
  expect(clip('t')?.name).toBe('文字1');
  const name = screen.getByRole('textbox', { name: '位置名称' });
  fireEvent.change(name, { target: { value: '' } });
  expect(clip('t')?.name).toBe('文字1');
  fireEvent.change(screen.getByRole('spinbutton', { name: '字数上限' }), { target: { value: '8' } });
  expect(await panel.findByText(/文字，最多 8 字/)).toBeInTheDocument();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '用什么填' }));
  await user.click(await screen.findByText('商品名称', { selector: '.ant-select-item-option-content' }));
  expect(store.get().textRules).toEqual({ t: { limit: 8, from: 'name' } });
  await user.click(toggle());
  expect(clip('t')?.name).toBe('');
});

test('the moment under the playhead becomes the cover', async () => {
  const { user, store, player, panel } = open();
  expect(panel.getByText('封面已单独设置，不跟着画面变')).toBeInTheDocument();
  act(() => player.seek((3 * second) as never));
  await user.click(panel.getByRole('button', { name: '用当前画面作封面' }));
  expect(store.get().coverAt).toBe(3 * second);
  expect(await panel.findByText('封面取 00:03 的画面')).toBeInTheDocument();
});
