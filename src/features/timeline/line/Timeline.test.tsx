import { act, cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { findClip } from '@/engine/project/walk';
import { fromSeconds, toSeconds } from '@/engine/time/ticks';
import { EditorContext } from '../EditorContext';
import { createEditorStore, type EditorStore } from '../model/editorStore';
import { aProject, type Draft } from '../testing/aProject';
import { standingPlayer } from '../testing/standingPlayer';
import { createLayout, rowTop } from './model/layout';
import { xOf } from './model/view';
import { Timeline } from './Timeline';

const size = { width: 1000, height: 420 };

beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...size, x: 0, y: 0, left: 0, top: 0, right: 1000, bottom: 420, toJSON: () => '' });
  // jsdom has no canvas; what is drawn is looked at in the browser.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.restoreAllMocks();
});

const usual: Draft = {
  main: [
    [0, 3],
    [3, 3],
    [8, 2],
  ],
  overlays: [[[1, 2]], []],
  audios: [[0, 4]],
};

function open(draft: Draft = usual) {
  const store = createEditorStore(aProject(draft), () => undefined);
  const player = standingPlayer();
  const dropped = jest.fn();
  const { container } = render(
    <RawIntlProvider value={getIntl('zh-CN', true)}>
      <App>
        <EditorContext value={{ store, player }}>
          <Timeline onDropFiles={dropped} />
        </EditorContext>
      </App>
    </RawIntlProvider>,
  );
  const stage = container.querySelector('canvas')?.parentElement;
  if (!stage) throw new Error('no stage');
  return { store, player, stage, hand: handOf(store, stage), dropped };
}

/** A hand that knows times and tracks instead of pixels. */
function handOf(store: EditorStore, stage: HTMLElement) {
  const view = () => ({ ...store.getState(), ...size, scrollTop: 0 });
  const pointOf = (seconds: number, trackId: string, down = 0.35) => {
    const row = createLayout(store.getState().history.present, new Map()).rows.find(
      ({ track }) => track.id === trackId,
    );
    if (!row) throw new Error(`no track ${trackId}`);
    return { clientX: xOf(view(), fromSeconds(seconds)), clientY: rowTop(row, view()) + row.height * down };
  };
  // jsdom's pointer events do not know where they are: a mouse event under their name does.
  const send = (type: 'pointerdown' | 'pointermove' | 'pointerup', at: object, keys: object = {}) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...at, ...keys });
    Object.defineProperties(event, { pointerId: { value: 1 }, pointerType: { value: 'mouse' } });
    act(() => void stage.dispatchEvent(event));
  };
  const press = (seconds: number, trackId: string, keys: object = {}) =>
    send('pointerdown', pointOf(seconds, trackId), keys);
  const drag = (seconds: number, trackId: string, keys: object = {}) =>
    send('pointermove', pointOf(seconds, trackId), keys);
  const release = (seconds: number, trackId: string, keys: object = {}) =>
    send('pointerup', pointOf(seconds, trackId), keys);
  const way = (from: number, to: number, trackId: string, target = trackId, keys: object = {}): void => {
    press(from, trackId, keys);
    for (const part of [0.3, 0.7, 1]) drag(from + (to - from) * part, part < 0.5 ? trackId : target, keys);
    release(to, target, keys);
  };
  const click = (seconds: number, trackId: string, keys: object = {}): void => {
    press(seconds, trackId, keys);
    release(seconds, trackId, keys);
  };
  return { press, drag, release, way, click, pointOf, send };
}

const place = (store: EditorStore, clipId: string) => {
  const found = findClip(store.getState().history.present, clipId);
  return (
    found && { track: found.track.id, start: toSeconds(found.clip.start), seconds: toSeconds(found.clip.duration) }
  );
};
const steps = (store: EditorStore): number => store.getState().history.labels.length;

test('a drag moves a clip in one step, and undo brings it back', () => {
  const { store, hand } = open();
  hand.way(9, 12.5, 'main');
  expect(place(store, 'main-2')).toEqual({ track: 'main', start: 11.5, seconds: 2 });
  expect(steps(store)).toBe(1);
  expect([...store.getState().selection]).toEqual(['main-2']);
  store.undo();
  expect(place(store, 'main-2')?.start).toBe(8);
});

test('edges snap to others within reach; with Ctrl they do not', () => {
  const { store, hand } = open();
  hand.way(9, 7.06, 'main');
  expect(place(store, 'main-2')?.start).toBe(6);
  store.undo();
  hand.way(9, 7.1, 'main', 'main', { ctrlKey: true });
  expect(place(store, 'main-2')?.start).toBeCloseTo(6.1, 5);
});

test('a clip that has no room where it is held goes to the nearest place that has', () => {
  const { store, hand } = open();
  hand.way(9, 6.2, 'main', 'main', { ctrlKey: true });
  expect(place(store, 'main-2')?.start).toBe(6);
});

test('across tracks, and above them all onto a new one', () => {
  const { store, hand } = open();
  hand.way(9, 9, 'main', 'overlay-1');
  expect(place(store, 'main-2')).toEqual({ track: 'overlay-1', start: 8, seconds: 2 });
  store.undo();
  hand.press(9, 'main');
  hand.drag(9, 'overlay-1');
  hand.send('pointermove', { clientX: hand.pointOf(9, 'main').clientX, clientY: 33 });
  expect(store.getState().history.present.tracks.overlay).toHaveLength(2);
  hand.send('pointerup', { clientX: hand.pointOf(9, 'main').clientX, clientY: 33 });
  const { overlay } = store.getState().history.present.tracks;
  expect(overlay).toHaveLength(3);
  expect(overlay[2]?.clips.map(({ id }) => id)).toEqual(['main-2']);
  expect(steps(store)).toBe(1);
});

test('Escape takes the drag back without a trace, what could be redone stays', () => {
  const { store, hand } = open();
  hand.way(9, 12.5, 'main');
  store.undo();
  const before = store.getState().history;
  hand.press(9, 'main');
  hand.drag(13, 'main');
  expect(place(store, 'main-2')?.start).not.toBe(8);
  act(() => void fireEvent.keyDown(window, { key: 'Escape' }));
  hand.drag(14, 'main');
  hand.release(14, 'main');
  expect(store.getState().history).toBe(before);
  expect(before.canRedo).toBe(true);
});

test('what comes in during a drag is kept: the drag ends there', () => {
  const { store, hand } = open();
  hand.press(9, 'main');
  hand.drag(12, 'main');
  const media = { id: 'new', kind: 'image', name: '', url: 'x', width: 1, height: 1, duration: 0, hasAudio: false };
  store.act({ type: 'addMedia', media: media as never }, { label: 'in' });
  hand.drag(14, 'main');
  hand.release(14, 'main');
  expect(store.getState().history.present.media.new).toBeDefined();
  expect(place(store, 'main-2')?.start).toBe(11);
});

test('both ends are trimmed; with Alt what follows comes along', () => {
  const { store, hand } = open();
  const end = 5.97;
  hand.way(end, 5, 'main', 'main', { ctrlKey: true });
  expect(place(store, 'main-1')?.seconds).toBeCloseTo(2.03, 1);
  expect(place(store, 'main-2')?.start).toBe(8);
  store.undo();
  hand.way(end, 5, 'main', 'main', { ctrlKey: true, altKey: true });
  expect(place(store, 'main-2')?.start).toBeCloseTo(8 - (3 - (place(store, 'main-1')?.seconds ?? 0)), 5);
});

test('tools: roll, slip, slide, blade', () => {
  const { store, hand } = open();
  store.set({ tool: 'roll' });
  hand.way(3.05, 3.55, 'main', 'main', { ctrlKey: true });
  expect(place(store, 'main-0')?.seconds).toBeCloseTo(3.5, 5);
  expect(place(store, 'main-1')?.start).toBeCloseTo(3.5, 5);
  store.undo();
  store.set({ tool: 'slip' });
  hand.way(4, 5, 'main');
  const slipped = findClip(store.getState().history.present, 'main-1')?.clip;
  expect(slipped && 'trimStart' in slipped && toSeconds(slipped.trimStart)).toBeCloseTo(19, 5);
  store.undo();
  store.set({ tool: 'blade' });
  hand.click(4, 'main', { ctrlKey: true });
  expect(store.getState().history.present.tracks.main.clips).toHaveLength(4);
  expect(place(store, 'main-1')?.seconds).toBeCloseTo(1, 5);
});

test('clicks choose: one, with Ctrl more, with Shift all up to there; beside the clips none, and the playhead comes', () => {
  const { store, player, hand } = open();
  hand.click(1, 'main');
  expect([...store.getState().selection]).toEqual(['main-0']);
  hand.click(1.5, 'overlay-0', { ctrlKey: true });
  expect(store.getState().selection.size).toBe(2);
  hand.click(1, 'main');
  hand.click(9, 'main', { shiftKey: true });
  expect([...store.getState().selection].sort()).toEqual(['main-0', 'main-1', 'main-2']);
  hand.click(7, 'main');
  expect(store.getState().selection.size).toBe(0);
  expect(toSeconds(player.state().time)).toBe(7);
});

test('a frame drawn over clips chooses them', () => {
  const { store, hand } = open();
  hand.press(7, 'main');
  hand.drag(5, 'audio-0');
  hand.drag(3.5, 'audio-0');
  hand.release(3.5, 'audio-0');
  expect([...store.getState().selection].sort()).toEqual(['main-1', 'tune-0']);
});

test('the ruler takes the playhead along', () => {
  const { player, hand } = open();
  const x = (seconds: number) => ({ clientX: hand.pointOf(seconds, 'main').clientX, clientY: 8 });
  hand.send('pointerdown', x(2));
  hand.send('pointermove', x(4.5));
  hand.send('pointerup', x(4.5));
  expect(toSeconds(player.state().time)).toBe(4.5);
});

test('a locked track keeps its clips', () => {
  const { store, hand } = open();
  store.act({ type: 'setTrack', trackId: 'main', patch: { locked: true } }, { label: 'lock' });
  hand.way(9, 12, 'main');
  expect(place(store, 'main-2')?.start).toBe(8);
  expect(steps(store)).toBe(1);
});

test('the wheel scrolls, with Ctrl it zooms at the pointer', () => {
  const { store, stage } = open();
  store.set({ pixelsPerSecond: 300 });
  act(() => void fireEvent.wheel(stage, { deltaX: 300 }));
  expect(toSeconds(store.getState().scroll)).toBeCloseTo(1, 5);
  act(() => void fireEvent.wheel(stage, { deltaY: -100, ctrlKey: true, clientX: 500 }));
  expect(store.getState().pixelsPerSecond).toBeGreaterThan(300);
});

test('heads: rename, lock, add and remove tracks', async () => {
  const user = userEvent.setup();
  const { store } = open();
  await user.dblClick(screen.getByRole('button', { name: '画面 1' }));
  await user.clear(screen.getByRole('textbox', { name: '轨道名称' }));
  await user.type(screen.getByRole('textbox', { name: '轨道名称' }), '字幕{Enter}');
  expect(screen.getByRole('button', { name: '字幕' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '锁定 主轨' }));
  expect(store.getState().history.present.tracks.main.locked).toBe(true);
  expect(screen.getByRole('button', { name: '锁定 主轨' })).toHaveAttribute('aria-pressed', 'true');
});

test('the list says what there is; arrows choose, Alt and arrows nudge, and what happened is spoken', async () => {
  const user = userEvent.setup();
  const { store, player } = open();
  const tree = screen.getByRole('tree', { name: '时间线片段列表' });
  tree.focus();
  await user.keyboard('{Home}{ArrowDown}{ArrowDown}');
  expect([...store.getState().selection]).toEqual(['over-0-0']);
  expect(within(tree).getByRole('treeitem', { selected: true })).toHaveTextContent('文字text 000:01:00 – 00:03:00');
  await user.keyboard('{Enter}');
  expect(toSeconds(player.state().time)).toBe(1);
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(place(store, 'over-0-0')?.start).toBeCloseTo(1 + 1 / 30, 5);
  expect(screen.getByRole('status')).toHaveTextContent('移动片段');
  act(() => store.undo());
  expect(screen.getByRole('status')).toHaveTextContent('已撤销：移动片段');
  act(() => player.seek(fromSeconds(2)));
  await user.keyboard(']');
  expect(place(store, 'over-0-0')?.seconds).toBe(1);
});

test('files are handed on with time and track', () => {
  const { stage, hand, dropped } = open();
  const file = new File(['x'], 'a.mp4', { type: 'video/mp4' });
  const event = createEvent.drop(stage, {
    dataTransfer: { types: ['Files'], files: [file], items: [], getData: () => '' },
  });
  const at = hand.pointOf(7, 'main');
  Object.defineProperties(event, { clientX: { value: at.clientX }, clientY: { value: at.clientY } });
  act(() => void fireEvent(stage, event));
  expect(dropped).toHaveBeenCalledWith([file], fromSeconds(7), 'main');
});

test('the height of a kind of track is remembered for the next project; each track keeps its own until then', () => {
  const handles = () => screen.getAllByRole('separator').map((each) => Number(each.getAttribute('aria-valuenow')));
  open();
  const before = handles();
  const first = screen.getAllByRole('separator')[0] as HTMLElement;
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  const after = handles();
  expect(after).toEqual([(before[0] ?? 0) + 8, ...before.slice(1)]);
  cleanup();
  open();
  // Both overlays are of one kind; main and sound stay as they were.
  expect(handles()).toEqual([after[0], after[0], ...before.slice(2)]);
  cleanup();
  localStorage.setItem('timeline_track_heights', '{"overlay":"tall"}');
  open();
  expect(handles()).toEqual(before);
});
