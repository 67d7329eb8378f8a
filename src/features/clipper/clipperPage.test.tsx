import { screen, waitFor, within } from '@testing-library/react';
import { spokenScript } from '@/blocks/spokenScript';
import type { ClipEdits } from '@/domain/clipper/types';
import { workStore } from '@/lib/storage/workStore';
import { appStage } from '@/testing/app/appStage';

const app = appStage();

const source = {
  fileId: 'f1',
  name: '直播.mp4',
  url: '/api/oss/none.mp4',
  width: 1920,
  height: 1080,
  duration: 300,
  hasAudio: true,
};
const look = { shape: 'source', shortensPauses: false, hasCaptions: true };
const clip = {
  id: 'c1',
  first: 0,
  last: 1,
  title: '怎么洗才不变形',
  reasons: [{ kind: 'hook', words: '怎么洗' }],
  isAccepted: true,
  isTouched: false,
  center: 0.5,
};
const sentences = [
  { start: 1, end: 9, text: '怎么洗才不变形。' },
  { start: 11.15, end: 19, text: '记住三点。' },
  { start: 20, end: 28, text: '第一用冷水。' },
];
const material = { duration: 300, shotChanges: [], sentences };
const work = {
  source,
  words: 'sound',
  length: 'short',
  look,
  result: { jobId: 'j1', words: 'subtitles', material },
  clips: [clip],
  isAnalyzing: false,
};

/** The page with what an earlier visit has kept. */
async function open(kept: object) {
  await app.signIn('owner');
  await workStore.set('clipper', kept);
  return app.open('/editor/clipper');
}

test('what an earlier visit found is there: why, what is said, and edges that move by a sentence', async () => {
  const user = await open(work);
  const card = await screen.findByRole('group', { name: '怎么洗才不变形' });
  expect(within(card).getByText('开头抓人：怎么洗')).toBeInTheDocument();
  expect(card).toHaveTextContent('怎么洗才不变形。记住三点。');
  expect(within(card).getByRole('button', { name: '开头提前一句（第 1 段）' })).toBeDisabled();
  await user.click(within(card).getByRole('button', { name: '结尾推后一句（第 1 段）' }));
  await waitFor(() => expect(card).toHaveTextContent('记住三点。第一用冷水。'));
  expect(within(card).getByRole('button', { name: '结尾推后一句（第 1 段）' })).toBeDisabled();
});

test('pauses say what shortening them saves', async () => {
  await open(work);
  // 2.15 seconds of silence, of which 0.35 stay.
  expect(await screen.findByText('压缩停顿（共省 1.8 秒）')).toBeInTheDocument();
});

test('a video that is a clip already is sent to the timeline', async () => {
  await open({ ...work, source: { ...source, duration: 9 }, result: undefined, clips: [] });
  expect(await screen.findByText(/这条视频不到 15 秒/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '开始分析' })).not.toBeInTheDocument();
});

test('nothing as long as was asked for says so, with a way on', async () => {
  await open({ ...work, clips: [] });
  expect(await screen.findByText('没有找到够 15 秒的完整段落')).toBeInTheDocument();
});

test('a subtitle file that is none says so, one beyond the video tells how much was left out', async () => {
  const user = await open({ ...work, words: 'subtitles', result: undefined, clips: [] });
  expect(await screen.findByRole('button', { name: '开始分析' })).toBeDisabled();
  const give = async (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"][accept*="srt"]');
    if (!input) throw new Error('no input for subtitles');
    await user.upload(input, file);
  };
  await give(new File(['只是一段话'], 'a.srt'));
  expect(await screen.findByText(/第 1 行/)).toBeInTheDocument();
  const cues = '1\n00:00:01,000 --> 00:00:03,000\n你好\n\n2\n00:10:00,000 --> 00:10:02,000\n太晚了\n';
  await give(new File([cues], 'b.srt'));
  expect(await screen.findByText('b.srt，2 条')).toBeInTheDocument();
  expect(screen.getByText('有 1 条字幕在视频结束之后，没有用上')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '开始分析' })).toBeEnabled();
});

test('a pasted script is enough to begin with once there are words in it, and is kept', async () => {
  const user = await open({ ...work, words: 'script', result: undefined, clips: [] });
  expect(await screen.findByRole('button', { name: '开始分析' })).toBeDisabled();
  const field = screen.getByRole('textbox', { name: '视频里说的话' });
  await user.type(field, '……');
  expect(screen.getByRole('button', { name: '开始分析' })).toBeDisabled();
  await user.type(field, '今天讲怎么洗。');
  expect(screen.getByRole('button', { name: '开始分析' })).toBeEnabled();
  await waitFor(() => expect(workStore.get('clipper', isKept)?.script).toBe('……今天讲怎么洗。'));
});

const isKept = (value: unknown): value is { script?: string; clips?: readonly { edits?: ClipEdits }[] } =>
  typeof value === 'object' && value !== null;

test('words that are struck out leave the clip and come back, hits are decided one by one, one word has to stay', async () => {
  const spoken = [
    { start: 1, end: 9, text: '嗯，怎么洗才不变形。' },
    { start: 11.15, end: 19, text: '记住三点。' },
  ];
  // Nothing is played here.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const user = await open({ ...work, result: { ...work.result, material: { ...material, sentences: spoken } } });
  const card = await screen.findByRole('group', { name: '怎么洗才不变形' });
  await user.click(within(card).getByRole('button', { name: '按文字剪' }));
  const editor = await screen.findByRole('dialog');
  const kept = () => workStore.get('clipper', isKept)?.clips?.[0]?.edits;
  const word = within(editor).getByRole('button', { name: '记住' });
  await user.click(word);
  expect(word).toHaveAttribute('aria-pressed', 'true');
  expect(card.querySelector('del')).toHaveTextContent('记住');
  await user.click(word);
  expect(card.querySelector('del')).toBeNull();
  await user.click(within(editor).getByRole('checkbox', { name: /^口头语和结巴/ }));
  expect(within(editor).getByRole('button', { name: '嗯，' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(kept()?.removed).toEqual(['0.0']));
  await user.click(within(editor).getByRole('checkbox', { name: '停顿 2.2 秒' }));
  const fillers = within(editor).getByRole('region', { name: '口头语和结巴' });
  await user.click(within(fillers).getByRole('checkbox', { name: '嗯，' }));
  await waitFor(() => expect(kept()?.removed).toEqual([]));
  for (const button of within(editor).getAllByRole('button', { name: '删掉这句' })) await user.click(button);
  // The last word cannot go: without one there is no clip.
  await waitFor(() => expect(kept()?.removed.some((key) => key.startsWith('1.'))).toBe(false));
  await user.click(within(editor).getByRole('button', { name: '全部恢复' }));
  await waitFor(() => expect(kept()?.removed).toEqual([]));
});

test('a script that was read from the teleprompter waits here for its recording, once', async () => {
  await app.signIn('owner');
  spokenScript.keep({ text: '今天讲怎么洗。' });
  await workStore.set('clipper', { ...work, result: undefined, clips: [] });
  await app.open('/editor/clipper');
  await waitFor(() => expect(workStore.get('clipper', isKept)?.script).toBe('今天讲怎么洗。'));
  expect(spokenScript.read()).toBeUndefined();
});

test('a first cut lists what was cut and why, gives it back at a click, and names lines that were never said', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const take = (line: number, share: number) => ({ take: { line, share } });
  const spoken = [
    { start: 1, end: 2, text: '怎么洗', ...take(0, 0.4) },
    { start: 4, end: 7, text: '怎么洗才不变形。', ...take(0, 1) },
    { start: 10, end: 13, text: '记住三点。', ...take(1, 1) },
  ];
  const recorded = {
    ...material,
    duration: 14,
    sentences: spoken,
    script: ['怎么洗才不变形。', '记住三点。', '第一用冷水。'],
    speech: [{ start: 7.5, end: 9 }],
    isAligned: true,
  };
  const draft = {
    ...clip,
    last: 2,
    isTouched: true,
    edits: { removed: ['0.0', '0.1'], pauses: { '1.3': 'short' }, lead: 0, tail: 0 },
  };
  const user = await open({
    ...work,
    source: { ...source, duration: 14 },
    result: { ...work.result, material: recorded },
    clips: [draft],
    isRecording: true,
    firstCutId: 'c1',
  });
  const cut = await screen.findByRole('region', { name: '整条粗剪' });
  expect(within(cut).getByText('有 1 句没在录像里找到，可能漏念了')).toBeInTheDocument();
  expect(within(cut).getByText('第一用冷水。')).toBeInTheDocument();
  const flubs = within(cut).getByRole('region', { name: '没念完、后面重念的' });
  const asides = within(cut).getByRole('region', { name: '稿子里没有的话' });
  expect(within(asides).getByRole('checkbox', { name: '说了 3.0 秒稿子以外的话' })).toBeInTheDocument();
  const flub = within(flubs).getByRole('checkbox', { name: '怎么洗' });
  expect(flub).toBeChecked();
  const removed = () => workStore.get('clipper', isKept)?.clips?.[0]?.edits?.removed;
  await user.click(flub);
  await waitFor(() => expect(removed()).toEqual([]));
  await user.click(within(cut).getByRole('checkbox', { name: '怎么洗' }));
  await waitFor(() => expect(removed()?.length).toBeGreaterThan(0));
});
