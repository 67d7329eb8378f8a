import { elapsed } from '@/testing/elapsed';
import fc from '@/testing/property';
import { parseProject } from '../../engine/project/parseProject';
import { projectDuration } from '../../engine/project/projectDuration';
import type { Project } from '../../engine/project/schema';
import { sourceLength } from '../../engine/project/sourceTime';
import { allClips, clipEnd } from '../../engine/project/walk';
import { resolve } from '../../engine/resolve/resolve';
import { frameAt, frameStart } from '../../engine/time/frameRate';
import { ticks, toSeconds } from '../../engine/time/ticks';
import { buildProject, type Card, planShots, type Shot, type ShotMedia, shotOf, splitScript } from '.';

const media: readonly ShotMedia[] = [
  { url: '/a.jpg', kind: 'image', width: 1080, height: 1440 },
  { url: '/b.jpg', kind: 'image', width: 800, height: 800 },
  { url: '/c.mp4', kind: 'video', width: 1080, height: 1920, duration: 5 },
  { url: '/d.jpg', kind: 'image' },
];

const card = (id: number, text: string, seconds?: number, role = ''): Card => ({
  id: `c${id}`,
  text,
  role,
  shot: null,
  ...(seconds === undefined ? {} : { voice: { url: `/v${id}.wav`, duration: seconds } }),
});

const voices = fc.array(fc.double({ min: 0.2, max: 9, noNaN: true }), { minLength: 1, maxLength: 40 });
const options = { title: '保温杯', templateKey: 'bold', id: 'p' };

function last<T>(items: readonly T[]): T {
  const item = items.at(-1);
  if (item === undefined) throw new Error('empty');
  return item;
}

const expectWhole = (project: Project): void => {
  expect(parseProject(JSON.stringify(project))).toEqual(project);
};

test('a script becomes sentences with roles, whatever a model adds around them', () => {
  let count = 0;
  const next = () => `s${++count}`;
  expect(
    splitScript('【钩子】你还在喝凉水吗？\n\n1. **【痛点】**：早上装的水，中午就凉了。真的烦！\n补充一句', next),
  ).toEqual([
    { id: 's1', role: '钩子', text: '你还在喝凉水吗？' },
    { id: 's2', role: '痛点', text: '早上装的水，中午就凉了。' },
    { id: 's3', role: '痛点', text: '真的烦！' },
    { id: 's4', role: '痛点', text: '补充一句' },
  ]);
});

test.each([
  ['nothing', '', 0],
  ['white space', ' \n\t\n', 0],
  ['one word', '好', 1],
  ['emoji', '😀🎉', 1],
  ['5000 characters without a mark', '水'.repeat(5000), 42],
  ['more lines than a script may have', '好\n'.repeat(900), 400],
])('a script of %s', (_, text, count) => {
  const sentences = splitScript(text);
  expect(sentences).toHaveLength(count);
  for (const sentence of sentences) expect(sentence.text.length).toBeLessThanOrEqual(500);
});

test('shots are spread evenly and never twice in a row', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 9 }), fc.nat(), (cards, count, seed) => {
      const pool = Array.from({ length: count }, (_, index): ShotMedia => ({ url: `/${index}.jpg`, kind: 'image' }));
      const planned = planShots(
        Array.from({ length: cards }, (_, index) => card(index, '一句话')),
        pool,
        { seed },
      );
      const urls = planned.map(({ shot }) => shot?.url);
      urls.forEach((url, index) => {
        expect(url).toBeDefined();
        if (index > 0) expect(url).not.toBe(urls[index - 1]);
      });
      const uses = pool.map(({ url }) => urls.filter((used) => used === url).length);
      expect(Math.max(...uses) - Math.min(...uses)).toBeLessThanOrEqual(2);
      expect(planShots(planned, pool, { seed })).toEqual(planned);
    }),
  );
});

test('the hook gets the strongest image, a solution gets the moving one', () => {
  const planned = planShots(
    [card(1, '钩子', 2, '钩子'), card(2, '痛点', 2, '痛点'), card(3, '方案', 2, '方案')],
    media,
  );
  expect(planned[0]?.shot?.url).toBe('/a.jpg');
  expect(planned[2]?.shot?.url).toBe('/c.mp4');
});

test('a clip that comes again goes on where it stopped and stays within its length', () => {
  const clip: ShotMedia = { url: '/c.mp4', kind: 'video', duration: 5 };
  const planned = planShots([card(1, '一', 2), card(2, '二', 2), card(3, '三', 2), card(4, '四', 9)], [clip]);
  expect(planned.map(({ shot }) => shot?.trimStart)).toEqual([0, 2, 3, 0]);
});

test("the user's own choice stays, and its neighbors avoid it", () => {
  const shot = shotOf({ url: '/b.jpg', kind: 'image' });
  const cards = [card(1, '一'), { ...card(2, '二'), shot, isShotFixed: true }, card(3, '三')];
  const planned = planShots(cards, media, { seed: 3 });
  expect(planned[1]?.shot).toEqual(shot);
  expect(planned[0]?.shot?.url).not.toBe('/b.jpg');
  expect(planned[2]?.shot?.url).not.toBe('/b.jpg');
  expect(planShots([card(1, '一')], [])[0]?.shot).toBeNull();
});

test('the video lasts as long as its voices, within a frame, however many there are', () => {
  fc.assert(
    fc.property(
      voices,
      fc.constantFrom({ num: 30, den: 1 }, { num: 30000, den: 1001 }, { num: 25, den: 1 }),
      (list, fps) => {
        const cards = planShots(
          list.map((seconds, index) => card(index, `第${index}句话，很好用。`, seconds)),
          media,
        );
        const project = buildProject({ cards }, { ...options, fps });
        const sum = list.reduce((total, seconds) => total + seconds, 0);
        expect(toSeconds(projectDuration(project))).toBeGreaterThanOrEqual(sum - 0.001);
        expect(toSeconds(projectDuration(project))).toBeLessThan(sum + 1 / 24);
        expectWhole(project);
      },
    ),
    { numRuns: 40 },
  );
});

test('there is an image at every moment, cuts lie on frames, no clip leaves its source', () => {
  fc.assert(
    fc.property(voices, (list) => {
      const cards = planShots(
        list.map((seconds, index) => card(index, '好', seconds)),
        media,
      );
      const project = buildProject({ cards }, options);
      const { main } = project.tracks;
      expect(main.clips[0]?.start).toBe(0);
      main.clips.forEach((clip, index) => {
        const next = main.clips[index + 1];
        if (next) expect(next.start).toBe(clipEnd(clip));
      });
      for (const clip of main.clips) {
        expect(frameStart(frameAt(clip.start, project.canvas.fps), project.canvas.fps)).toBe(clip.start);
      }
      for (const clip of allClips(project)) {
        if (clip.type !== 'video' && clip.type !== 'audio') continue;
        const source = project.media[clip.mediaId]?.duration ?? 0;
        expect(clip.trimStart + sourceLength(clip.duration, clip.speed)).toBeLessThanOrEqual(source);
      }
    }),
    { numRuns: 40 },
  );
});

test('a clip shorter than its sentence is played again', () => {
  const cards = [{ ...card(1, '很长的一句话', 7.4), shot: shotOf({ url: '/c.mp4', kind: 'video', duration: 3 }, 2) }];
  const project = buildProject({ cards }, options);
  expect(project.tracks.main.clips.map((clip) => toSeconds(clip.duration))).toEqual([3, 3, 1.4]);
  expectWhole(project);
});

test('every spoken word is captioned within the time of its voice, in pieces that fit the template', () => {
  const text = '早上装的热水，下午开会还是烫的，整整12小时保温不掉温，你敢信吗？';
  const project = buildProject({ cards: [card(1, '开头', 1), card(2, text, 6)] }, options);
  const captions = project.tracks.overlay.find(({ id }) => id === 'captions')?.clips ?? [];
  const shown = captions.flatMap((clip) => (clip.type === 'caption' ? [clip.texts.caption ?? ''] : []));
  expect(shown.join('').replace(/[，？]/g, '')).toBe(`开头${text}`.replace(/[，？]/g, ''));
  for (const words of shown) expect(words.length).toBeLessThanOrEqual(18);
  expect(captions[1]?.start).toBe(120_000);
  expect(clipEnd(last(captions))).toBe(840_000);
});

test('empty cards are skipped, silent ones get the time that reading takes, missing shots are borrowed', () => {
  const shot = shotOf({ url: '/a.jpg', kind: 'image', width: 1080, height: 1920 });
  const cards = [card(1, '  '), card(2, '有声音', 2), { ...card(3, '没有声音的一句话'), shot }, card(4, '😀')];
  const project = buildProject({ cards }, options);
  expect(project.tracks.main.clips.map(({ id, type }) => [id, type])).toEqual([
    ['shot-c2', 'image'],
    ['shot-c3', 'image'],
    ['shot-c4', 'image'],
  ]);
  expect(toSeconds(projectDuration(project))).toBeGreaterThan(4);
  expect(buildProject({ cards: [card(1, '没有图', 2)] }, options).tracks.main.clips[0]?.type).toBe('placeholder');
  expect(projectDuration(buildProject({ cards: [] }, options))).toBe(0);
});

test('square images float whole before their own blur and cross-fade at the cuts', () => {
  const square: Shot = { ...shotOf({ url: '/b.jpg', kind: 'image', width: 800, height: 800 }), fit: 'whole' };
  const cards = [card(1, '一', 2), card(2, '二', 2)].map((item) => ({ ...item, shot: square }));
  const project = buildProject({ cards }, options);
  const middle = resolve(project, ticks(240_000));
  const floating = middle.layers.filter((layer) => layer.kind === 'image');
  expect(floating.map(({ placement }) => placement.opacity)).toEqual([0.5, 0.5]);
  expect(middle.layers[0]).toMatchObject({ kind: 'transition', type: 'dissolve', progress: 0.5 });
  expect(resolve(project, ticks(0)).layers[1]).toMatchObject({ placement: { opacity: 1 }, fit: 'contain' });
  expectWhole(project);
});

test('moving stills never show their border', () => {
  const shot = shotOf({ url: '/a.jpg', kind: 'image', width: 1080, height: 1920 });
  const cards = Array.from({ length: 10 }, (_, index) => ({ ...card(index, '好', 0.5 + index), shot }));
  const project = buildProject({ cards }, options);
  for (let frame = 0; frame < 1600; frame += 7) {
    for (const layer of resolve(project, frameStart(frame, project.canvas.fps)).layers) {
      const images = layer.kind === 'transition' ? [...layer.from, ...layer.to] : [layer];
      for (const image of images) {
        if (image.kind !== 'image') continue;
        const { x, y, width, height } = image.placement;
        expect(x - width / 2).toBeLessThanOrEqual(0);
        expect(x + width / 2).toBeGreaterThanOrEqual(1080);
        expect(y - height / 2).toBeLessThanOrEqual(0);
        expect(y + height / 2).toBeGreaterThanOrEqual(1920);
      }
    }
  }
});

test('music goes on to the end of the video, quieter, and fades out; label and chain are kept', () => {
  const project = buildProject(
    { cards: [card(1, '一', 5), card(2, '二', 6)] },
    {
      ...options,
      music: { url: '/m.mp3', duration: 4 },
      aiLabel: { visible: false },
      source: [{ type: 'script', id: 's' }],
    },
  );
  const music = project.tracks.audio.find(({ id }) => id === 'music')?.clips ?? [];
  expect(music.map((clip) => toSeconds(clip.duration)).slice(0, 2)).toEqual([4, 4]);
  expect(clipEnd(last(music))).toBe(projectDuration(project));
  expect(music.map(({ fadeOut }) => fadeOut > 0)).toEqual([false, false, true]);
  expect(project.aiLabel).toMatchObject({ visible: false, metadata: true });
  expect(project.source).toEqual([{ type: 'script', id: 's' }]);
  expectWhole(project);
});

test('400 cards are built in no time', () => {
  const cards = planShots(
    Array.from({ length: 400 }, (_, index) => card(index, '这是一句有点长的话，需要拆成两条字幕才放得下', 3.3)),
    media,
  );
  const build = () => buildProject({ cards }, { ...options, templateKey: 'karaoke' });
  expect(elapsed(build, 3)).toBeLessThan(1500);
  expectWhole(build());
});

test('a rule of dashes, as Markdown has it, is read at once', () => {
  expect(elapsed(() => splitScript(`${'-'.repeat(60)}\n${'*'.repeat(60)}x`))).toBeLessThan(500);
});
