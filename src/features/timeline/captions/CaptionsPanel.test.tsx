import { AccessContext } from '@@/plugin-access/context';
import { TextDecoder } from 'node:util';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import type { AudioSources } from '@/engine/audio/audioMixer';
import { createProject } from '@/engine/project/createProject';
import { audioClip, captionClip, imageClip, type Project } from '@/engine/project/schema';
import { allClips, clipEnd } from '@/engine/project/walk';
import { clipLayer } from '@/engine/resolve/clipLayer';
import { fromSeconds, type Ticks, toSeconds } from '@/engine/time/ticks';
import type { SpeechResult } from '@/services/speech/schema';
import { appStage } from '@/testing/app/appStage';
import { elapsed } from '@/testing/elapsed';
import { EditorContext, type EditorParts } from '../EditorContext';
import { createEditorStore } from '../model/editorStore';
import { CaptionsPanel } from './CaptionsPanel';
import { captionRows, textOf } from './model/captionRows';

const yes = () => true;
const rights = { canAdmin: true, canVisit: yes, canVisitAny: yes, canDo: yes };

const stage = appStage();

/** jsdom has no decoder of text. */
beforeAll(() => {
  globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;
});

interface Shown {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function projectOf(said: readonly Shown[], change: Partial<Project> = {}): Project {
  const empty = createProject({ title: '测试', id: 'p' });
  const clips = said.map(({ from, to, text }, index) =>
    captionClip.parse({
      type: 'caption',
      id: `c${index + 1}`,
      start: fromSeconds(from),
      duration: fromSeconds(to - from),
      templateKey: 'bold',
      texts: { caption: text },
    }),
  );
  const track = { id: 't1', name: '', hidden: false, locked: false, muted: false, clips };
  return { ...empty, tracks: { ...empty.tracks, overlay: said.length > 0 ? [track] : [] }, ...change };
}

/** With an image on the main track from 0 on. */
function withImage(project: Project, seconds: number): Project {
  const clip = imageClip.parse({ type: 'image', id: 'i', mediaId: 'm', start: 0, duration: fromSeconds(seconds) });
  return { ...project, tracks: { ...project.tracks, main: { ...project.tracks.main, clips: [clip] } } };
}

const noAudio: Pick<AudioSources, 'audio'> = { audio: async () => null };

/** The panel over a real store; the player is one that only tells and takes times (jsdom has no canvas). */
function open(project: Project, audios = noAudio) {
  const store = createEditorStore(project, () => undefined);
  let state = { time: 0 as Ticks, playing: false };
  const listeners = new Set<(now: typeof state) => void>();
  const seek = (time: Ticks): void => {
    state = { ...state, time };
    for (const listener of listeners) listener(state);
  };
  const subscribe = (listener: (now: typeof state) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const player = { state: () => state, subscribe, seek, media: audios } as unknown as EditorParts['player'];
  render(
    <RawIntlProvider value={getIntl()}>
      <AccessContext.Provider value={rights}>
        <App>
          <EditorContext value={{ store, player }}>
            <CaptionsPanel />
          </EditorContext>
        </App>
      </AccessContext.Provider>
    </RawIntlProvider>,
  );
  const project_ = (): Project => store.getState().history.present;
  const rows = () =>
    captionRows(project_()).map((row) => [toSeconds(row.clip.start), toSeconds(clipEnd(row.clip)), textOf(row)]);
  return { store, seek, rows, project: project_, user: userEvent.setup() };
}

const two: readonly Shown[] = [
  { from: 0, to: 2, text: '早上装的热水，晚上还烫嘴' },
  { from: 2, to: 4, text: '这个杯子真好用' },
];
const fieldOf = (number: number): HTMLTextAreaElement => screen.getByLabelText(`第 ${number} 条字幕的文字`);

test('typing changes the caption, and one undo takes the whole run back', async () => {
  const { user, rows, store } = open(projectOf(two));
  await user.type(fieldOf(2), '，推荐');
  expect(rows()[1]).toEqual([2, 4, '这个杯子真好用，推荐']);
  store.undo();
  expect(rows()[1]).toEqual([2, 4, '这个杯子真好用']);
});

test('Enter cuts at the caret in text and time, Backspace at the start puts it together again', async () => {
  const { user, rows } = open(projectOf(two));
  await user.type(fieldOf(1), '{Enter}', { initialSelectionStart: 7, initialSelectionEnd: 7 });
  expect(rows()).toHaveLength(3);
  const [first, second] = rows();
  expect([first?.[2], second?.[2]]).toEqual(['早上装的热水，', '晚上还烫嘴']);
  expect(first?.[1]).toBe(second?.[0]);
  expect(Number(first?.[1])).toBeGreaterThan(0.9);
  expect(Number(first?.[1])).toBeLessThan(1.3);
  await waitFor(() => expect(fieldOf(2)).toHaveFocus());
  await user.keyboard('{Backspace}');
  expect(rows()).toEqual([
    [0, 2, '早上装的热水，晚上还烫嘴'],
    [2, 4, '这个杯子真好用'],
  ]);
  await waitFor(() => expect(fieldOf(1).selectionStart).toBe(7));
});

test('times are typed; a neighbor stops them', async () => {
  const { user, rows } = open(projectOf(two));
  const end = screen.getByLabelText(/第 1 条的结束时间/);
  await user.clear(end);
  await user.type(end, '0:01.50{Enter}');
  expect(rows()[0]).toEqual([0, 1.5, two[0]?.text]);
  await user.clear(end);
  await user.type(end, '9{Enter}');
  expect(rows()[0]?.[1]).toBe(2);
});

test('a click on the number goes there; the row under the playhead is marked', async () => {
  const { user, seek, store } = open(projectOf(two));
  await user.click(screen.getByRole('button', { name: '第 2 条，跳到这里' }));
  expect([...store.getState().selection]).toEqual(['c2']);
  const items = screen.getAllByRole('listitem');
  await waitFor(() => expect(items[1]).toHaveAttribute('aria-current', 'true'));
  seek(fromSeconds(0.5));
  await waitFor(() => expect(items[0]).toHaveAttribute('aria-current', 'true'));
  expect(items[1]).not.toHaveAttribute('aria-current');
});

test('several are chosen and deleted at once', async () => {
  const { user, rows } = open(projectOf([...two, { from: 5, to: 6, text: '留下' }]));
  await user.click(screen.getByRole('button', { name: '第 1 条，跳到这里' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('button', { name: '第 2 条，跳到这里' }));
  await user.keyboard('{/Shift}');
  await user.click(screen.getByRole('button', { name: /删除 2 条/ }));
  expect(rows()).toEqual([[5, 6, '留下']]);
});

test('find counts, replace all is one step', async () => {
  const { user, rows, store } = open(
    projectOf([
      { from: 0, to: 1, text: 'Cup cup 杯' },
      { from: 1, to: 2, text: 'CUP' },
    ]),
  );
  await user.click(screen.getByRole('button', { name: '查找和替换' }));
  await user.type(screen.getByLabelText('查找'), 'cup');
  expect(await screen.findByText('3 处')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: '区分大小写' }));
  expect(await screen.findByText('1 处')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: '区分大小写' }));
  await user.type(screen.getByLabelText('替换为'), '$&杯');
  await user.click(screen.getByRole('button', { name: '全部替换' }));
  expect(rows().map((row) => row[2])).toEqual(['$&杯 $&杯 杯', '$&杯']);
  store.undo();
  expect(rows().map((row) => row[2])).toEqual(['Cup cup 杯', 'CUP']);
});

test('words that the ad law minds are marked in the row', () => {
  open(projectOf([{ from: 0, to: 2, text: '全国第一的杯子' }]));
  expect(screen.getByText(/处违禁词/)).toBeInTheDocument();
});

test('a subtitle file comes in, a broken one names its line, old captions are asked about', async () => {
  const { user, rows, project } = open(projectOf([]));
  const file = (name: string, text: string) => new File([text], name);
  const input = screen.getByLabelText('导入', { selector: 'input' });
  await user.upload(
    input,
    file('a.srt', '1\n00:00:01,000 --> 00:00:03,000\n一\n\n2\n00:00:02,000 --> 00:00:04,000\n二'),
  );
  await waitFor(() =>
    expect(rows()).toEqual([
      [1, 3, '一'],
      [2, 4, '二'],
    ]),
  );
  expect(screen.getByText(/有 1 条与别的字幕同时出现/)).toBeInTheDocument();
  const [first, second] = project().tracks.overlay.map(({ clips }) => clips[0]);
  expect([first?.params.y, Number(second?.params.y) < -40]).toEqual([undefined, true]);
  await user.upload(input, file('b.srt', '1\n00:00:01,000 --> oh'));
  expect(await screen.findByText('b.srt 第 2 行：时间写法不对')).toBeInTheDocument();
  await user.upload(input, file('c.vtt', 'WEBVTT\n\n00:05.000 --> 00:06.000\n新'));
  await user.click(await screen.findByRole('button', { name: '替换原有字幕' }));
  await waitFor(() => expect(rows()).toEqual([[5, 6, '新']]));
});

test('of a file with a bad line the rest comes in, and what is left out is named', async () => {
  const { user, rows, store } = open(withImage(projectOf([{ from: 0, to: 2, text: '原有' }]), 2));
  const text =
    '1\n00:00:01,000 --> 00:00:02,000\n好\n\n2\n00:00:03,000 --> oh\n坏\n\n3\n00:01:00,000 --> 00:01:02,000\n晚';
  await user.upload(screen.getByLabelText('导入', { selector: 'input' }), new File([text], 'd.srt'));
  await user.click(await screen.findByRole('button', { name: '替换原有字幕' }));
  expect(await screen.findByText('第 6 行：时间写法不对')).toBeInTheDocument();
  expect(screen.getByText('跳过 1 条读不出来的：')).toBeInTheDocument();
  expect(screen.getByText(/有 1 条超出画面/)).toBeInTheDocument();
  expect(rows().map((row) => row[2])).toEqual(['好', '晚']);
  const lines = within(screen.getByRole('list', { name: '字幕' })).getAllByRole('listitem');
  expect(lines.map((line) => within(line).queryByText('超出画面') !== null)).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: '选中超出画面的 1 条' }));
  await user.click(screen.getByRole('button', { name: /删除 1 条/ }));
  expect(rows().map((row) => row[2])).toEqual(['好']);
  store.undo();
  expect(rows()).toHaveLength(2);
});

test('an ASS file is shown at its places and in its colors by the renderer', async () => {
  const { user, project } = open(projectOf([]));
  const text = [
    '[Script Info]',
    'PlayResX: 1000',
    'PlayResY: 1000',
    '[Events]',
    'Dialogue: 0,0:00:01.00,0:00:03.00,,,0,0,0,,下面',
    'Dialogue: 0,0:00:01.00,0:00:03.00,,,0,0,0,,{\\an5\\pos(300,200)\\c&H0000FF&}红字',
    'Dialogue: 0,0:00:05.00,0:00:06.00,,,0,0,0,,{\\an5\\pos(5000,-900)}画外',
  ].join('\n');
  await user.upload(screen.getByLabelText('导入', { selector: 'input' }), new File([text], 'e.ass'));
  expect(await screen.findByText(/有 2 条按文件里写的位置显示/)).toBeInTheDocument();
  const { width, height } = project().canvas;
  const shown = (time: number, wanted: string) => {
    const clip = captionRows(project()).find((row) => textOf(row) === wanted)?.clip;
    const layer = clip && clipLayer(project(), clip, fromSeconds(time));
    if (layer?.kind !== 'raster') throw new Error('nothing is drawn');
    const [item] = layer.items;
    return { ...layer.placement, color: item?.type === 'text' ? item.style.color : '' };
  };
  const red = shown(2, '红字');
  expect(red.color).toBe('#ff0000');
  expect(Math.abs(red.x - 0.3 * width)).toBeLessThan(3);
  expect(Math.abs(red.y - 0.2 * height)).toBeLessThan(3);
  expect(shown(2, '下面')).toMatchObject({ x: width / 2, color: '#ffffff' });
  const off = shown(5.5, '画外');
  expect([off.x < width, off.y > 0]).toEqual([true, true]);
});

test('a script becomes captions from the playhead on', async () => {
  const { user, rows, seek } = open(projectOf([]));
  seek(fromSeconds(3));
  await user.click(screen.getByRole('button', { name: /粘贴文稿/ }));
  await user.click(await screen.findByLabelText('把文稿变成字幕', { selector: 'textarea' }));
  await user.paste('早上装的热水。晚上还烫嘴！');
  await user.click(screen.getByRole('button', { name: '添加 2 条' }));
  const [first, second] = rows();
  expect(first?.[0]).toBe(3);
  expect(first?.[2]).toContain('早上装的热水');
  expect(second?.[0]).toBe(first?.[1]);
});

describe('auto captions', () => {
  const audioOf = (seconds: number) => ({
    sampleRate: 16_000,
    read: async (from: number, to: number) => ({
      sampleRate: 16_000,
      channels: [
        Float32Array.from({ length: to - from }, (_, i) => {
          const t = (from + i) / 16_000;
          return t > 1 && t < 2.5 && t < seconds ? 0.4 * Math.sin(i / 4) : 0;
        }),
      ],
    }),
  });
  const withVoice = (url: string, seconds: number): Project => {
    const empty = projectOf([]);
    const media = {
      id: 'm',
      kind: 'audio' as const,
      name: '',
      url,
      width: 0,
      height: 0,
      duration: fromSeconds(seconds),
      hasAudio: true,
    };
    const clip = audioClip.parse({
      type: 'audio',
      id: 'a',
      mediaId: 'm',
      start: fromSeconds(10),
      duration: fromSeconds(seconds),
      speed: 1,
    });
    const track = { id: 'ta', name: '', hidden: false, locked: false, muted: false, clips: [clip] };
    return { ...empty, media: { m: media }, tracks: { ...empty.tracks, audio: [track] } };
  };

  test('our own voice gives its exact words in their place', async () => {
    await stage.signIn('owner');
    const text = '早上装的热水，晚上还烫嘴。';
    const voice = await stage.api<SpeechResult>('owner', 'POST', '/speech/synthesize', { text, voice: 'cmn-xiaohe' });
    const { user, rows, project } = open(withVoice(voice.url, voice.duration));
    await user.click(screen.getByRole('button', { name: /自动字幕/ }));
    expect(await screen.findByText(/已生成 \d+ 条字幕/)).toBeInTheDocument();
    expect(
      rows()
        .map((row) => row[2])
        .join(''),
    ).toMatch(/早上装的热水，?晚上还烫嘴/);
    expect(Number(rows()[0]?.[0])).toBeGreaterThanOrEqual(10);
    const [caption] = allClips(project()).filter(({ type }) => type === 'caption');
    expect(caption?.type === 'caption' && caption.words.length).toBeGreaterThan(1);
  });

  test('a strange voice gives times with texts to be filled in, and says so', async () => {
    await stage.signIn('owner');
    const { user, rows } = open(withVoice('', 4), { audio: async () => audioOf(4) });
    await user.click(screen.getByRole('button', { name: /自动字幕/ }));
    expect(await screen.findByText(/听不出说了什么/)).toBeInTheDocument();
    expect(rows()).toEqual([[expect.closeTo(11, 1), expect.closeTo(12.5, 1), '']]);
    expect(within(screen.getByRole('list', { name: '字幕' })).getByPlaceholderText('填写这句话')).toBeInTheDocument();
  });

  test('without any audio it says what to do; a failure can be retried', async () => {
    await stage.signIn('owner');
    const { user } = open(projectOf([]));
    await user.click(screen.getByRole('button', { name: /自动字幕/ }));
    expect(await screen.findByText(/时间线上没有人声/)).toBeInTheDocument();
  });
});

test('a thousand captions open and are edited without drawing a thousand rows', async () => {
  const many = Array.from({ length: 1000 }, (_, i) => ({ from: i, to: i + 1, text: `第${i}句` }));
  const { store } = open(projectOf(many));
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  const took = elapsed(() =>
    store.act({ type: 'setCaption', clipId: 'c500', texts: { caption: '改' } }, { label: 'x' }),
  );
  expect(took).toBeLessThan(200);
});
