import { act, fireEvent, screen } from '@testing-library/react';
import { createProject } from '@/engine/project/createProject';
import { parseProject } from '@/engine/project/parseProject';
import { projectJson } from '@/engine/project/projectJson';
import type { Project } from '@/engine/project/schema';
import { findClip } from '@/engine/project/walk';
import type { Ticks } from '@/engine/time/ticks';
import { showEditor } from '../testing/anEditor';
import { Inspector } from './Inspector';

const second = 120_000;

function aVideo(): Project {
  const json = projectJson(createProject({ title: '片子', id: 'p' }));
  const text = (id: string, start: number, params = {}) => ({
    type: 'text',
    id,
    start: start * second,
    duration: 2 * second,
    text: '大字',
    params,
  });
  const image = (id: string, start: number) => ({
    type: 'image',
    id,
    mediaId: 'm',
    start: start * second,
    duration: 2 * second,
  });
  return parseProject({
    ...json,
    media: { m: { id: 'm', kind: 'image', name: '杯子.jpg', url: '/cup.jpg', width: 100, height: 100 } },
    tracks: {
      ...json.tracks,
      main: { ...json.tracks.main, clips: [image('i1', 0), image('i2', 2)] },
      overlay: [{ id: 'o', clips: [text('t1', 0), text('t2', 2, { opacity: 0.5 })] }],
    },
  });
}

const clip = (project: Project, id: string) => {
  const found = findClip(project, id)?.clip;
  if (!found) throw new Error(id);
  return found;
};

function open(...selection: string[]) {
  const editor = showEditor(aVideo(), <Inspector />);
  act(() => editor.store.select(selection));
  return { ...editor, present: () => editor.store.getState().history.present };
}

const field = (name: string) => screen.getByRole('spinbutton', { name });

test('the words of a text clip are checked, and replaced as one step that undo takes back', async () => {
  const { present, store, user } = open('t1');
  const field = screen.getByRole('textbox', { name: '文字内容' });
  fireEvent.change(field, { target: { value: '全网最低价' } });
  expect(field.closest('[data-variant]')?.querySelector('mark')).toHaveTextContent('全网最低价');
  await user.click(screen.getByRole('button', { name: /全部替换 1 处/ }));
  expect(clip(present(), 't1')).not.toMatchObject({ text: '全网最低价' });
  act(() => store.undo());
  expect(clip(present(), 't1')).toMatchObject({ text: '大字' });
});

test('a number goes into the document, one entry for a run of changes, and back with undo', () => {
  const { present, store } = open('t1');
  fireEvent.change(field('不透明度'), { target: { value: '60' } });
  fireEvent.change(field('不透明度'), { target: { value: '40' } });
  fireEvent.blur(field('不透明度'));
  expect(clip(present(), 't1').params.opacity).toBe(0.4);
  expect(store.getState().history.labels).toHaveLength(1);
  fireEvent.change(field('不透明度'), { target: { value: '30' } });
  expect(store.getState().history.labels).toHaveLength(2);
  act(() => store.undo());
  act(() => store.undo());
  expect(clip(present(), 't1').params.opacity).toBeUndefined();
  expect(field('不透明度')).toHaveValue('100');
});

test('a setting that differs is said to differ, and is set for all at once', async () => {
  const { present, store, user } = open('t1', 't2');
  expect(screen.getByRole('heading', { name: '已选 2 个片段' })).toBeInTheDocument();
  expect(field('不透明度')).toHaveAttribute('placeholder', '不一致');
  fireEvent.change(field('不透明度'), { target: { value: '80' } });
  expect(['t1', 't2'].map((id) => clip(present(), id).params.opacity)).toEqual([0.8, 0.8]);
  expect(store.getState().history.labels).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '不透明度恢复默认' }));
  expect(['t1', 't2'].map((id) => clip(present(), id).params.opacity)).toEqual([undefined, undefined]);
});

test('clips of different kinds show only what they share', () => {
  open('t1', 'i1');
  expect(field('缩放')).toBeInTheDocument();
  expect(screen.queryByRole('spinbutton', { name: '字号' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: '铺放方式' })).not.toBeInTheDocument();
});

test('the diamond sets a keyframe at the playhead; elsewhere a change sets another one', async () => {
  const { present, player, user } = open('t1');
  await user.click(screen.getByRole('button', { name: '给水平位置加关键帧' }));
  expect(clip(present(), 't1').keyframes.x).toMatchObject([{ at: 0, value: 0 }]);
  act(() => player.seek(second as Ticks));
  fireEvent.change(field('水平位置'), { target: { value: '120' } });
  expect(clip(present(), 't1').keyframes.x).toMatchObject([
    { at: 0, value: 0 },
    { at: second, value: 120 },
  ]);
  act(() => player.seek((second / 2) as Ticks));
  expect(field('水平位置')).toHaveValue('60');
  await user.click(screen.getByRole('button', { name: '水平位置：上一个关键帧' }));
  expect(player.state().time).toBe(0);
  await user.click(screen.getByRole('button', { name: '删除水平位置的关键帧' }));
  expect(clip(present(), 't1').keyframes.x).toHaveLength(1);
});

test('while it plays, a moving value does not draw the fields again', () => {
  const { player } = open('t1');
  act(() => player.play());
  act(() => player.seek(second as Ticks));
  expect(field('水平位置')).toHaveValue('0');
});

test('with nothing chosen the project itself is shown: canvas, label, ducking', async () => {
  const { present, user } = open();
  expect(screen.getByRole('heading', { name: '画布' })).toBeInTheDocument();
  expect(screen.getByText(/视频里没有 AI 配音、数字人等内容/)).toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: '画面标识' }));
  expect(present().aiLabel.visible).toBe(true);
  fireEvent.change(screen.getByRole('spinbutton', { name: '画布宽度' }), { target: { value: '721' } });
  expect(present().canvas.width).toBe(722);
});

test('a cut shows its transition, none at first', () => {
  const { store } = open();
  act(() => store.set({ cut: { leftClipId: 'i1', rightClipId: 'i2' } }));
  expect(screen.getByRole('heading', { name: '转场' })).toBeInTheDocument();
  act(
    () =>
      void store.act(
        {
          type: 'setTransition',
          leftClipId: 'i1',
          rightClipId: 'i2',
          transition: { id: 'x', type: 'dissolve', duration: (second / 2) as Ticks },
        },
        { label: 'x' },
      ),
  );
  expect(field('时长')).toHaveValue('0.5');
});

test('effects are added, switched off, sorted and removed', async () => {
  const { present, store, user } = open('i1');
  const put = (...types: string[]) =>
    act(
      () =>
        void store.act(
          {
            type: 'setEffects',
            clipId: 'i1',
            effects: types.map((type) => ({ id: type, type, enabled: true, params: {} })),
          },
          { label: 'x' },
        ),
    );
  const types = () => clip(present(), 'i1').effects.map(({ type }) => type);
  put('blur', 'sepia');
  fireEvent.keyDown(screen.getByRole('button', { name: /调整顺序：泛黄/ }), { key: 'ArrowUp' });
  expect(types()).toEqual(['sepia', 'blur']);
  await user.click(screen.getByRole('switch', { name: '模糊' }));
  expect(clip(present(), 'i1').effects[1]?.enabled).toBe(false);
  await user.click(screen.getByRole('button', { name: '删除效果：泛黄' }));
  expect(types()).toEqual(['blur']);
});

test('a number of an effect is animated as a param is', async () => {
  const { present, player, store, user } = open('i1');
  act(
    () =>
      void store.act(
        {
          type: 'setEffects',
          clipId: 'i1',
          effects: [{ id: 'e', type: 'blur', enabled: true, params: { amount: 10 } }],
        },
        { label: 'x' },
      ),
  );
  await user.click(screen.getByRole('button', { name: '给强度加关键帧' }));
  act(() => player.seek(second as Ticks));
  fireEvent.change(field('强度'), { target: { value: '30' } });
  expect(clip(present(), 'i1').keyframes['effect:e:amount']).toMatchObject([
    { at: 0, value: 10 },
    { at: second, value: 30 },
  ]);
  expect(clip(present(), 'i1').effects[0]?.params.amount).toBe(10);
  await user.click(screen.getByRole('button', { name: '删除强度的关键帧' }));
  await user.click(screen.getByRole('button', { name: '强度：上一个关键帧' }));
  await user.click(screen.getByRole('button', { name: '删除强度的关键帧' }));
  expect(clip(present(), 'i1').keyframes['effect:e:amount'] ?? []).toEqual([]);
  expect(clip(present(), 'i1').effects[0]?.params.amount).toBe(10);
});

test('a placeholder is sized in pixels, and what stood there can be put back', async () => {
  const { present, store, user } = open('i1');
  act(() => void store.act({ type: 'emptyPlace', clipId: 'i1' }, { label: 'timeline.step.emptyPlace' }));
  fireEvent.change(field('宽（像素）'), { target: { value: '640' } });
  fireEvent.blur(field('宽（像素）'));
  expect(clip(present(), 'i1')).toMatchObject({ type: 'placeholder', width: 640, height: 1200, mediaId: 'm' });
  await user.click(screen.getByRole('button', { name: '放回 杯子.jpg' }));
  expect(clip(present(), 'i1')).toMatchObject({ type: 'image', mediaId: 'm' });
});

test('several clips share their effects: one more, those of the first, none, each one step', async () => {
  const { present, store, user } = open('i1', 'i2');
  act(
    () =>
      void store.act(
        {
          type: 'setEffects',
          clipId: 'i1',
          effects: [{ id: 'e', type: 'blur', enabled: true, params: { amount: 10 } }],
        },
        { label: 'x' },
      ),
  );
  const types = () =>
    ['i1', 'i2'].map((id) =>
      clip(present(), id)
        .effects.map(({ type }) => type)
        .join(),
    );
  expect(screen.getByText('所选片段用到：模糊')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '都用第一个片段的效果' }));
  expect(types()).toEqual(['blur', 'blur']);
  expect(clip(present(), 'i2').effects[0]).toMatchObject({ params: { amount: 10 } });
  expect(clip(present(), 'i2').effects[0]?.id).not.toBe('e');
  await user.click(screen.getByRole('button', { name: '清除全部效果' }));
  expect(types()).toEqual(['', '']);
  act(() => store.undo());
  expect(types()).toEqual(['blur', 'blur']);
});

test.each([
  [0, 0, /停在片段的第一帧或最后一帧/],
  [1, 2, /素材足够/],
])('a transition says what lies beyond its cut: %s s before, %s s after', (spare, behind, sentence) => {
  const base = aVideo();
  const video = (id: string, start: number, trimStart: number) => ({
    ...{ type: 'video' as const, id, mediaId: 'v', start: start * second, duration: 2 * second },
    trimStart: trimStart * second,
  });
  const project = parseProject({
    ...base,
    media: { v: { id: 'v', kind: 'video', url: '/v.mp4', duration: (2 + behind) * second } },
    tracks: { ...base.tracks, main: { ...base.tracks.main, clips: [video('a', 0, 0), video('b', 2, spare)] } },
  });
  const { store } = showEditor(project, <Inspector />);
  act(() => {
    store.act(
      {
        ...{ type: 'setTransition', leftClipId: 'a', rightClipId: 'b' },
        transition: { id: 'x', type: 'dissolve', duration: second as Ticks },
      },
      { label: 'x' },
    );
    store.set({ cut: { leftClipId: 'a', rightClipId: 'b' } });
  });
  expect(screen.getByText(sentence)).toBeInTheDocument();
});
