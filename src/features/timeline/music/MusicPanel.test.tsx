import { AccessContext } from '@@/plugin-access/context';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { renderLoop } from '@/engine/audio';
import { loops } from '@/engine/audio/loops.data';
import { createProject } from '@/engine/project/createProject';
import { audioClip, type Project } from '@/engine/project/schema';
import { allClips } from '@/engine/project/walk';
import { fromSeconds, type Ticks, toSeconds } from '@/engine/time/ticks';
import { appStage } from '@/testing/app/appStage';
import { EditorContext, type EditorParts } from '../EditorContext';
import { landingOf } from '../line/landing';
import { merchantSetting } from '../merchantSetting';
import { createEditorStore } from '../model/editorStore';
import { dropItem } from '../panels/dropItem';
import { readItem } from '../panels/items/editorItem';

const Music = merchantSetting.panels.find(({ id }) => id === 'music')?.Body;
const yes = () => true;
const rights = { canAdmin: true, canVisit: yes, canVisitAny: yes, canDo: yes };

const stage = appStage();

function withMusic(): Project {
  const empty = createProject({ title: '', id: 'p' });
  const duration = fromSeconds(15);
  const media = { id: 'm', kind: 'audio' as const, name: '', url: '/m', width: 0, height: 0, duration, hasAudio: true };
  const clip = audioClip.parse({
    type: 'audio',
    id: 'a',
    mediaId: 'm',
    start: fromSeconds(5),
    duration,
    role: 'music',
  });
  const track = { id: 't', name: '', hidden: false, locked: false, muted: false, clips: [clip] };
  return { ...empty, media: { m: media }, tracks: { ...empty.tracks, audio: [track] } };
}

/** The panel over a real store; the player only tells the time and holds the sound (jsdom has no canvas). */
function open(project: Project) {
  const drive = loops.find(({ id }) => id === 'drive');
  if (!drive) throw new Error('no piece');
  const { left, sampleRate } = renderLoop(drive);
  const read = async (from: number, to: number) => {
    const out = new Float32Array(to - from);
    const start = Math.max(0, from);
    out.set(left.subarray(start, Math.max(start, to)), start - from);
    return { channels: [out], sampleRate };
  };
  const store = createEditorStore(project, () => undefined);
  const player = {
    state: () => ({ time: fromSeconds(2) as Ticks, playing: false }),
    subscribe: () => () => undefined,
    media: { audio: async () => ({ sampleRate, read }) },
  } as unknown as EditorParts['player'];
  render(
    <RawIntlProvider value={getIntl()}>
      <AccessContext.Provider value={rights}>
        <App>
          <EditorContext value={{ store, player }}>{Music && <Music />}</EditorContext>
        </App>
      </AccessContext.Provider>
    </RawIntlProvider>,
  );
  return { project: () => store.getState().history.present, store, player, user: userEvent.setup() };
}

/** What a row of the panel hands to a drag. */
function drag(name: string) {
  const row = screen.getByText(name).closest('li');
  if (!row) throw new Error(`no row ${name}`);
  const data = new Map<string, string>();
  const dataTransfer = { setData: (type: string, text: string) => data.set(type, text), effectAllowed: '' };
  expect(row).toHaveAttribute('draggable', 'true');
  fireEvent.dragStart(row, { dataTransfer });
  fireEvent.dragEnd(row);
  const item = readItem({ getData: (type) => data.get(type) ?? '' });
  if (!item) throw new Error(`${name} drags nothing`);
  return item;
}

test('music of our own lands where it is dropped, as long as its ghost said', async () => {
  const { store, player, project } = open(withMusic());
  const item = drag('轻快');
  // Beside what lies there (5–20 s on the only track): a track of its own, to the video's end.
  const beside = landingOf(project(), item, { at: fromSeconds(8), trackId: 't' });
  expect(beside).toEqual({ start: fromSeconds(8), duration: fromSeconds(12), trackId: undefined, kind: 'audio' });
  await dropItem({ store, player }, item, fromSeconds(8), 't');
  const clips = project().tracks.audio.find(({ id }) => id !== 't')?.clips ?? [];
  expect(clips[0]).toMatchObject({ type: 'audio', role: 'music', start: fromSeconds(8) });
  expect((clips.at(-1)?.start ?? 0) + (clips.at(-1)?.duration ?? 0)).toBe(fromSeconds(20));
  expect([...store.getState().selection]).toEqual([clips[0]?.id]);
});

test('without repeating it is dropped once; an effect too, on the track under the pointer', async () => {
  const { store, player, project, user } = open(withMusic());
  await user.click(screen.getByRole('checkbox', { name: '循环铺满到片尾' }));
  const once = drag('轻快');
  await dropItem({ store, player }, once, fromSeconds(30), 't');
  const effect = drag(
    within(screen.getByRole('region', { name: /^音效/ })).getAllByRole('listitem')[0]?.textContent ?? '',
  );
  // Both tracks have room there.
  store.act({ type: 'addTrack', kind: 'audio', id: 'second' }, { label: 'timeline.step.addTrack' });
  await dropItem({ store, player }, effect, fromSeconds(2), 'second');
  const told = project().tracks.audio.map(({ id, clips }) => [
    id,
    clips.map((clip) => clip.type === 'audio' && `${clip.role} ${toSeconds(clip.start)}`),
  ]);
  expect(Object.fromEntries(told)).toEqual({ t: ['music 5', 'music 30'], second: ['effect 2'] });
});

test('an own sound is dragged like any other medium', () => {
  open(withMusic());
  expect(drag('未命名')).toEqual({ kind: 'media', mediaId: 'm' });
});

beforeEach(() => stage.signIn('owner'));

test('a text becomes a voice at the playhead, spoken by the service', async () => {
  const { user, project } = open(createProject({ title: '', id: 'p' }));
  const add = screen.getByRole('button', { name: '添加配音' });
  expect(add).toBeDisabled();
  await user.type(screen.getByLabelText('输入要朗读的文字'), '早上装的热水');
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  await waitFor(() => expect(allClips(project())).toHaveLength(1));
  const [clip] = allClips(project());
  expect(clip).toMatchObject({ type: 'audio', role: 'voice', start: fromSeconds(2) });
  expect(toSeconds(clip?.duration ?? (0 as Ticks))).toBeGreaterThan(0.5);
});

test('the beats of the music become markers, once, and can be cleared', async () => {
  const { user, project, store } = open(withMusic());
  const mark = screen.getByRole('button', { name: '标记节拍' });
  await user.click(mark);
  await waitFor(() => expect(project().markers.length).toBeGreaterThan(25));
  const { markers } = project();
  expect(markers.every(({ kind, at }) => kind === 'beat' && at >= fromSeconds(5))).toBe(true);
  const gap = toSeconds((markers[11]?.at ?? 0) as Ticks) - toSeconds((markers[10]?.at ?? 0) as Ticks);
  expect(gap).toBeCloseTo(60 / 128, 1);
  await user.click(screen.getByRole('button', { name: '清除节拍' }));
  expect(project().markers).toEqual([]);
  store.undo();
  expect(project().markers).toHaveLength(markers.length);
});

test('ducking is switched, and music is asked for where there is none', async () => {
  const { user, project } = open(createProject({ title: '', id: 'p' }));
  await user.click(screen.getByRole('switch', { name: '有人声时压低音乐' }));
  expect(project().ducking.enabled).toBe(false);
  await user.click(screen.getByRole('button', { name: '标记节拍' }));
  expect(await screen.findByText(/时间线上还没有音乐/)).toBeInTheDocument();
});

test('without a microphone recording says what to do', async () => {
  const { user } = open(createProject({ title: '', id: 'p' }));
  await user.click(screen.getByRole('button', { name: /开始录音/ }));
  expect(await screen.findByText(/不能录音/)).toBeInTheDocument();
});
