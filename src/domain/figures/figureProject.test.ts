import { mouthAt } from '../../engine/figure';
import { projectDuration } from '../../engine/project/projectDuration';
import { toSeconds } from '../../engine/time/ticks';
import { type FigureOrder, figureProject } from './figureProject';
import { suggestGesture } from './suggestGesture';

const line = (text: string, duration: number, url?: string) => ({
  text,
  gesture: 'open' as const,
  duration,
  // `P` is an open a, all the way.
  mouth: 'P'.repeat(Math.ceil(duration * 30)),
  ...(url ? { url } : {}),
});
const order = (patch: Partial<FigureOrder> = {}): FigureOrder => ({
  title: 'x',
  canvas: { width: 1080, height: 1920 },
  background: '#ffffff',
  presenter: 'anchor',
  look: {},
  framing: 'half',
  place: 0,
  size: 1,
  liveliness: 1,
  captions: 'bold',
  lines: [line('今天看一款杯子。', 1.5, '/a.wav'), line('它保温一整天！', 2, '/b.wav')],
  ...patch,
});

test('voices follow each other, the mouth moves while they audio and rests between them', () => {
  const project = figureProject(order());
  const [first, second] = project.tracks.audio[0]?.clips ?? [];
  const clip = project.tracks.overlay[0]?.clips[0];
  if (!first || !second || clip?.type !== 'figure') throw new Error('clips are missing');
  const start = toSeconds(second.start);
  expect(mouthAt(clip.mouth, start + 0.5).open).toBeGreaterThan(0.9);
  expect(mouthAt(clip.mouth, start - 0.1).open).toBe(0);
  expect(mouthAt(clip.mouth, start + 2.2).open).toBe(0);
  expect(clip.gestures.map(({ at }) => at)).toEqual([first.start, second.start]);
});

test('the video ends a moment after the last word, and no later', () => {
  const seconds = toSeconds(projectDuration(figureProject(order())));
  expect(seconds).toBeGreaterThan(3.5);
  expect(seconds).toBeLessThan(4.6);
});

test('a short background video goes on until the end, silent', () => {
  const backdrop = { url: '/v.mp4', kind: 'video' as const, width: 100, height: 100, duration: 1.5 };
  const { main } = figureProject(order({ backdrop })).tracks;
  expect(main.clips).toHaveLength(3);
  expect(main.clips.every((clip) => clip.type === 'video' && clip.muted)).toBe(true);
});

test('a hundredth of a document is the mouth: a minute of speech takes 1.8 kB', () => {
  const project = figureProject(order({ lines: [line('长句', 60)] }));
  const clip = project.tracks.overlay[0]?.clips[0];
  expect(clip?.type === 'figure' && clip.mouth.length).toBeLessThan(1830);
});

test.each([
  ['大家好，我是小雅', 3, 'greet'],
  ['第二，它很轻', 4, 'two'],
  ['请看下方链接', 5, 'invite'],
  ['今天天气不错', 3, 'open'],
  ['今天天气不错', 4, 'none'],
])('%s goes with a gesture', (text, index, gesture) => {
  expect(suggestGesture(text, index)).toBe(gesture);
});
