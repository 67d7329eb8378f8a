import { estimateEm } from '../../engine/captions/measure';
import { createProject } from '../../engine/project/createProject';
import { parseProject } from '../../engine/project/parseProject';
import type { Project } from '../../engine/project/schema';
import { clipEnd } from '../../engine/project/walk';
import { comparisonIn } from './comparison';
import { type DrawnFacts, drawnShotOf } from './drawnShots';
import { graphicsStyles } from './graphics.data';
import { infoCardOf } from './infoCards';
import { planShots, shotOf } from './planShots';
import { buildProductVideo, type ProductVideo, productSpans } from './productVideo';
import { type Card, type DrawnShot, drawnKinds } from './types';

const facts: DrawnFacts = {
  price: '69.90',
  offer: '第二件半价',
  brand: '山野',
  description: '日常价99元。\n1. 装滤纸\n2. 倒豆子\n3. 慢慢注水',
  sellingPoints: [
    '普通杯子两小时就凉，我们的12小时还烫嘴',
    '配料只有生牛乳、白砂糖和乳酸菌',
    '就在河坊街112号，地铁口出来两分钟',
  ],
};
const nothing: DrawnFacts = { price: '', brand: '', description: '', sellingPoints: ['好喝'] };

test.each([
  ['price', ['原价 ¥99', '现价 ¥69.90', '优惠 第二件半价']],
  ['comparison', ['普通款 杯子两小时就凉', '我们 12小时还烫嘴']],
  ['ingredients', ['生牛乳', '白砂糖', '乳酸菌']],
  ['steps', ['装滤纸', '倒豆子', '慢慢注水']],
  ['map', ['河坊街112号']],
] as const)('%s is filled from what the goods tell', (kind, rows) => {
  expect(drawnShotOf(kind, facts)?.rows.map(({ label, text }) => `${label} ${text}`.trim())).toEqual(rows);
});

test.each(drawnKinds)('%s is not made up where the goods tell nothing of it', (kind) => {
  expect(drawnShotOf(kind, nothing)).toBeUndefined();
});

test('steps of the sentence itself are drawn where the goods tell none; a claim of others never is', () => {
  expect(drawnShotOf('steps', nothing, '先磨豆，再闷蒸30秒，最后慢慢注水')?.rows).toHaveLength(3);
  expect(drawnShotOf('comparison', nothing, '普通杯子两小时就凉，我们的12小时还烫嘴')).toBeUndefined();
});

test.each([
  ['316 不锈钢', ['316 不锈钢']],
  ['棉 涤纶', ['棉', '涤纶']],
  ['95% 棉、5% 氨纶', ['95% 棉', '5% 氨纶']],
])('a figure stays with what it names: %s', (value, items) => {
  const rows = drawnShotOf('ingredients', { ...nothing, specs: [{ name: '材质', value }] })?.rows;
  expect(rows?.map(({ text }) => text)).toEqual(items);
});

test('a former price that is no higher is none, and of many ingredients none is left out', () => {
  const rows = drawnShotOf('price', { ...facts, description: '原价59元' })?.rows;
  expect(rows?.map(({ label }) => label)).toEqual(['现价', '优惠']);
  const items = Array.from({ length: 9 }, (_, index) => `料${index}`);
  const many = drawnShotOf('ingredients', { ...nothing, specs: [{ name: '配料表', value: items.join('、') }] });
  expect(many?.rows.length).toBeLessThanOrEqual(6);
  expect(many?.rows.flatMap(({ text }) => text.split('、'))).toEqual(items);
});

test.each([
  ['普通杯子两小时就凉，我们的12小时还烫嘴', '杯子两小时就凉', '12小时还烫嘴'],
  ['以前磨豆要十分钟，现在三十秒就好', '磨豆要十分钟', '三十秒就好'],
  ['不是速溶，而是现磨', '速溶', '现磨'],
  ['比普通棉布快干三倍', '棉布', '快干三倍'],
])('%s tells both sides', (text, usual, own) => {
  const found = comparisonIn(text);
  expect([found?.usual.text, found?.own.text]).toEqual([usual, own]);
});

test.each(['12小时还烫嘴', '普通人也能用', '比一比就知道', '我们家的最好', '普通杯子两小时就凉，真的很烦'])(
  '%s tells no other side',
  (text) => {
    expect(comparisonIn(text)).toBeUndefined();
  },
);

test('a sentence that compares has an info card only where the goods compare so too', () => {
  const text = '普通杯子两小时就凉，我们的12小时还烫嘴';
  expect(infoCardOf(text, { specs: [], sellingPoints: facts.sellingPoints })?.kind).toBe('comparison');
  expect(infoCardOf(text, { specs: [], sellingPoints: ['12小时还烫嘴'] })?.kind).not.toBe('comparison');
});

const image = shotOf({ url: '/a.jpg', kind: 'image', width: 1200, height: 1200 });
const texts = ['你的水几点就凉了', '早上装的，下班还烫嘴', '今天69.9元', '点左下角购物车'];
const videoOf = (drawn: readonly (DrawnShot | undefined)[], shot: Card['shot'] = image): ProductVideo => ({
  id: 'v',
  goods: { title: '保温杯', category: '', ...facts },
  cards: texts.map((text, index) => ({ id: `c${index}`, text, role: '', shot, drawn: drawn[index] })),
  voices: {},
  templateKey: '',
  aiLabel: true,
  source: [],
});
const drawnClips = (project: Project) =>
  project.tracks.overlay.filter(({ id }) => id.startsWith('drawn-')).flatMap(({ clips }) => clips);
const shotFor = (kind: (typeof drawnKinds)[number]): DrawnShot => {
  const shot = drawnShotOf(kind, facts);
  if (!shot) throw new Error(kind);
  return shot;
};

test.each(drawnKinds.flatMap((kind) => graphicsStyles.map(({ key }) => [kind, key] as const)))(
  'a drawn %s in the look %s stands for its sentence alone, on the canvas, with all its words',
  (kind, graphicsStyle) => {
    const drawn = shotFor(kind);
    const video = { ...videoOf([undefined, drawn]), graphicsStyle };
    const project = buildProductVideo(video);
    expect(parseProject(JSON.stringify(project))).toEqual(project);
    const span = productSpans(video)[1];
    const clips = drawnClips(project);
    for (const clip of clips) {
      expect(clip.start).toBeGreaterThanOrEqual(span?.from ?? Number.POSITIVE_INFINITY);
      expect(clipEnd(clip)).toBeLessThanOrEqual(span?.to ?? 0);
      if (clip.type !== 'text') continue;
      const lines = Math.ceil((Number(clip.params.fontSize) * [...clip.text].length) / (0.9 * 1080));
      expect(lines).toBeLessThanOrEqual(2);
      // Between badge and price tag above, and the captions below.
      const y = 0.5 + Number(clip.params.y) / 1920;
      expect(y).toBeGreaterThan(0.29);
      expect(y).toBeLessThan(0.65);
    }
    const written = clips.flatMap((clip) => (clip.type === 'text' ? [clip.text] : [])).join('\n');
    for (const { text } of drawn.rows) expect(written).toContain(text);
    const third = ((span?.from ?? 0) * 2 + (span?.to ?? 0)) / 3;
    for (const clip of clips) expect(clip.start).toBeLessThanOrEqual(third);
  },
);

test('its picture is only its ground: no still of it, no info card, and none at all is needed', () => {
  const project = buildProductVideo(videoOf([undefined, shotFor('steps')]));
  const span = productSpans(videoOf([]))[1];
  const behind = project.tracks.main.clips.filter(({ start }) => start === span?.from);
  expect(behind.map(({ type, effects }) => [type, effects[0]?.type])).toEqual([['image', 'blur']]);
  const bare = buildProductVideo(
    videoOf(
      texts.map(() => shotFor('price')),
      null,
    ),
  );
  expect(bare.tracks.main.clips.every(({ type, params }) => type === 'placeholder' && params.opacity === 0)).toBe(true);
  const sheets = drawnClips(bare).filter(({ id }) => id.endsWith('-sheet'));
  expect(sheets).toHaveLength(texts.length);
  for (const { params } of sheets) expect(params).toMatchObject({ width: 1080, height: 1920 });
});

test('the user’s choice stays when the graphics are taken out, and is seen before the end card', () => {
  const none = { title: '', badge: '', price: '', offer: '', brand: '', name: '', address: '', call: '' };
  const last = [undefined, undefined, undefined, shotFor('map')];
  const withoutGraphics = buildProductVideo({ ...videoOf(last), graphics: none });
  expect(drawnClips(withoutGraphics).length).toBeGreaterThan(0);
  const project = buildProductVideo(videoOf(last));
  const card = project.tracks.overlay.flatMap(({ clips }) => clips).find(({ id }) => id === 'end-shade');
  const seen = drawnClips(project);
  expect(card).toBeDefined();
  expect(seen.length).toBeGreaterThan(0);
  for (const clip of seen) expect(clipEnd(clip)).toBeLessThanOrEqual(card?.start ?? 0);
});

test('under the opening’s heading it stands lower', () => {
  const project = buildProductVideo(videoOf([shotFor('steps')]));
  const title = project.tracks.overlay.flatMap(({ clips }) => clips).find(({ id }) => id === 'title-card');
  expect(title).toBeDefined();
  const panel = drawnClips(project).find(({ id }) => id.endsWith('-panel'));
  const top = 0.5 + (Number(panel?.params.y) - Number(panel?.params.height) / 2) / 1920;
  expect(top).toBeGreaterThan(0.34);
});

test('planning leaves a drawn shot alone, and gives nobody’s turn to it', () => {
  const media = ['a', 'b', 'c'].map((name) => ({ url: `/${name}.jpg`, kind: 'image' as const }));
  const cards = texts.map((text, index): Card => ({ id: `c${index}`, text, role: '', shot: null }));
  const drawn = shotFor('price');
  const planned = planShots(
    cards.map((card, index) => (index === 1 ? { ...card, drawn } : card)),
    media,
  );
  expect(planned[1]).toMatchObject({ shot: null, drawn });
  const urls = planned.flatMap(({ shot }) => (shot ? [shot.url] : []));
  expect(new Set(urls).size).toBe(3);
});

test('both sides of a comparison stand in two lines at most, below their names', () => {
  const drawn = shotFor('comparison');
  const clips = drawnClips(buildProductVideo(videoOf([undefined, drawn])));
  const textOf = (end: string) => clips.find(({ id }) => id === `drawn-c1-${end}`)?.params;
  const [name, words] = [textOf('usual'), textOf('1')];
  const size = Number(words?.fontSize);
  // Words are kept whole, so a line is left as soon as the next word does not fit.
  for (const text of ['杯子两小时就凉', '12小时还烫嘴'])
    expect((estimateEm(text, 700, 'Noto Sans SC') / 2 + 1.5) * size).toBeLessThanOrEqual(
      Number(words?.boxWidth) * 1080,
    );
  expect(Number(words?.y) - size * 1.24).toBeGreaterThanOrEqual(Number(name?.y) + Number(name?.fontSize) / 2);
});

test('an empty drawn shot leaves no track behind', () => {
  const empty = { kind: 'steps', title: '', rows: [] } as const;
  expect(drawnClips(buildProductVideo(videoOf([undefined, empty])))).toEqual([]);
  expect(drawnClips(createProject({ title: '' }))).toEqual([]);
});

const changesOf = (video: ProductVideo) => {
  const span = productSpans(video)[1];
  const clips = drawnClips(buildProductVideo(video)).filter(({ start }) => start >= (span?.from ?? 0));
  return {
    span,
    clips,
    times: [...new Set([...clips.map(({ start }) => start), span?.to ?? 0])].sort((a, b) => a - b),
  };
};

test.each(drawnKinds.flatMap((kind) => [7, 10, 14, 22].map((seconds) => [kind, seconds] as const)))(
  'a drawn %s never stands still for more than six seconds of %i',
  (kind, seconds) => {
    const drawn = shotFor(kind);
    const video = { ...videoOf([undefined, drawn]), voices: { c1: { url: '/v.wav', duration: seconds } } };
    expect(parseProject(JSON.stringify(buildProductVideo(video)))).toEqual(buildProductVideo(video));
    const { span, clips, times } = changesOf(video);
    const still = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 120_000);
    expect(Math.max(...still)).toBeLessThanOrEqual(6.01);
    // In the end all of it stands, in its own size.
    const end = (span?.to ?? 0) - 1;
    const last = clips.filter((clip) => clip.start <= end && clipEnd(clip) > end);
    const written = last.flatMap((clip) => (clip.type === 'text' ? [clip.text] : [])).join('\n');
    for (const { text } of drawn.rows) expect(written).toContain(text);
    for (const { params } of last) expect(params.scale ?? 1).toBe(1);
    // No two clips of a track at a time: a later piece begins where the one before it ends.
    for (const { clips: row } of buildProductVideo(video).tracks.overlay)
      for (const [index, clip] of row.entries())
        expect(clip.start).toBeGreaterThanOrEqual(index > 0 ? clipEnd(row[index - 1] ?? clip) : 0);
  },
);

test('rows whose words are spoken come with the voice, others are spread over the sentence', () => {
  const steps: DrawnShot = { kind: 'steps', title: '', rows: ['磨豆', '闷蒸'].map((text) => ({ label: '', text })) };
  const startOfRow = (text: string) => {
    const base = videoOf([undefined, steps]);
    const cards = base.cards.map((card, index) => (index === 1 ? { ...card, text } : card));
    const { span, clips } = changesOf({ ...base, cards, voices: { c1: { url: '/v.wav', duration: 10 } } });
    const from = span?.from ?? 0;
    const start = clips.find(({ id }) => id === 'drawn-c1-2')?.start ?? 0;
    return { seconds: (start - from) / 120_000, share: (start - from) / ((span?.to ?? 0) - from) };
  };
  expect(startOfRow('先把咖啡磨豆磨好再慢慢地来个闷蒸').seconds).toBeCloseTo((14 / 16) * 10 - 0.15, 1);
  expect(startOfRow('三步就能喝到一杯好喝的手冲咖啡啦').share).toBeCloseTo(0.3, 3);
});
