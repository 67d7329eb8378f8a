import { createProject } from '../../engine/project/createProject';
import { parseProject } from '../../engine/project/parseProject';
import { clipEnd } from '../../engine/project/walk';
import { ticks, toSeconds } from '../../engine/time/ticks';
import { graphicsStyles } from './graphics.data';
import { infoCardOf, infoCardsOf } from './infoCards';
import { infoCardTracks } from './infoCardTracks';
import { buildProductVideo, type ProductVideo, productInfoCards, productSpans } from './productVideo';

const facts = {
  specs: [
    { name: '产地', value: '云南保山' },
    { name: '净含量', value: '250克' },
    { name: '内胆材质', value: '316L不锈钢' },
  ],
  sellingPoints: [
    '保温12小时',
    '折起来8厘米厚',
    '原纱防晒UPF50+',
    '144Hz 高刷屏',
    '4K屏，文字边缘很清楚',
    '5000万像素',
    '满载风扇噪音不到45分贝',
    '离高铁站四十分钟，管家接站',
    '整栋包下能住六个人',
    '一车最多八个人',
    '洗五十次不掉',
    '用三五年会越坐越润',
    '就在河坊街112号，地铁口出来两分钟',
  ],
};

test.each([
  ['先装滤纸，再冲一遍热水，最后倒豆子', 'steps', ['装滤纸', '冲一遍热水', '倒豆子']],
  ['1.烧水，2.下锅，3.出锅', 'steps', ['烧水', '下锅', '出锅']],
  ['配料只有生牛乳、白砂糖、乳酸菌', 'list', ['生牛乳', '白砂糖', '乳酸菌']],
  ['上班、露营、带娃都合适', 'list', ['上班', '露营', '带娃']],
  ['门店原价128元，今天团购价69.9元', 'price', ['¥128', '¥69.9']],
  ['豆子来自云南保山，当天烘当天发', 'fact', ['云南保山']],
  ['云南保山的豆子，一袋250克', 'facts', ['云南保山', '250克']],
  ['早上灌的热水，保温12小时还烫嘴', 'fact', ['12小时']],
  ['配料只有牛肉、盐和香辛料', 'list', ['牛肉', '盐', '香辛料']],
  ['这款笔记本，带144Hz高刷屏', 'fact', ['144Hz']],
  ['不光这样，满载风扇噪音不到45分贝', 'fact', ['45分贝']],
  ['说到时间，离高铁站四十分钟，管家接站', 'fact', ['四十分钟']],
  ['整栋包下能住六个人', 'fact', ['六个人']],
  ['一车最多八个人', 'fact', ['八个人']],
  ['塞得进床底，靠的是8厘米厚的箱子', 'fact', ['8厘米厚']],
  ['就看这里，4K屏，文字边缘很清楚', 'fact', ['4K屏']],
  ['拍得清，5000万像素', 'fact', ['5000万像素']],
  ['想来的，就在河坊街112号', 'place', ['河坊街112号']],
])('%s is shown as %s', (text, kind, rows) => {
  const card = infoCardOf(text, facts);
  expect(card?.kind).toBe(kind);
  expect(card?.rows.map((row) => row.text)).toEqual(rows);
  for (const { spokenAs } of card?.rows ?? []) expect(text).toContain(spokenAs);
});

test.each([
  '今天到手89.9元',
  '原价69元，现在99元',
  '先别划走，听我说完',
  '喝过才知道，真的不一样',
  '冲一杯只要3分钟',
  '洗五十次不掉',
  '用三五年会越坐越润',
  '靠窗八个座位都有插座',
  '这样的店全城就这一个人',
  '第二天',
  '保温24小时',
  '第一条，先看瓶口，12小时',
  '再说味道，第一泡有枣香，喝到第六泡还甜',
  '手冲壶、滤杯、分享壶、滤纸、磨豆机一次配齐',
  '这是一段非常长的说明文字、另一段也很长的说明文字、第三段同样很长的说明文字',
])('%s has no card: nothing to show, or not told by the goods', (text) => {
  expect(infoCardOf(text, facts)).toBeUndefined();
});

const sentence = (id: number, text: string) => ({ id: `c${id}`, text, role: '' });

test('neither opening nor end, no neighbors, three at most', () => {
  const all = Array.from({ length: 12 }, (_, index) => sentence(index, '豆子来自云南保山'));
  expect([...infoCardsOf(all, facts).keys()]).toEqual(['c1', 'c3', 'c5']);
});

const video = (isPlain: boolean): ProductVideo => ({
  id: 'v',
  goods: { title: '手冲咖啡豆', category: '咖啡', price: '69.9', brand: '山野', ...facts },
  cards: [
    '你喝的咖啡，可能放了半年',
    '先磨豆，再闷蒸30秒，最后慢慢注水',
    '我们自己去产地看过',
    '云南保山的豆子，一袋250克',
    '当天烘当天发',
    '原价128元，今天69.9元',
    '点左下角购物车',
  ].map((text, index) => ({ ...sentence(index, text), shot: null, ...(isPlain ? { isPlain } : {}) })),
  voices: {},
  templateKey: '',
  aiLabel: true,
  source: [],
});

test.each(graphicsStyles.map(({ key }) => key))(
  'in the look %s each line comes as it is spoken and goes with its sentence',
  (graphicsStyle) => {
    const made = { ...video(false), graphicsStyle };
    const project = buildProductVideo(made);
    expect(parseProject(JSON.stringify(project))).toEqual(project);
    const spans = new Map(productSpans(made).map((span) => [span.card.id, span]));
    const tracks = project.tracks.overlay.filter(({ id }) => id.startsWith('info-'));
    const clips = tracks.flatMap((track) => track.clips);
    expect(new Set(clips.map(({ id }) => id.split('-')[1]))).toEqual(new Set(productInfoCards(made).keys()));
    for (const clip of clips) {
      const span = spans.get(clip.id.split('-')[1] ?? '');
      expect(clipEnd(clip)).toBeLessThanOrEqual(span?.to ?? 0);
      expect(clip.start).toBeGreaterThanOrEqual(span?.from ?? Number.POSITIVE_INFINITY);
      if (clip.type !== 'text') continue;
      const half = (Number(clip.params.fontSize) * [...clip.text].length) / 2;
      if (/^\p{Script=Han}+$/u.test(clip.text)) expect(Math.abs(Number(clip.params.x)) + half).toBeLessThanOrEqual(540);
    }
    const starts = ['info-c1-1', 'info-c1-2', 'info-c1-3'].map(
      (id) => clips.find((clip) => clip.id === id)?.start ?? -1,
    );
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(new Set(starts).size).toBe(3);
    for (const track of tracks) {
      track.clips.slice(1).forEach((clip, index) => {
        const before = track.clips[index];
        if (before) expect(clip.start).toBeGreaterThanOrEqual(clipEnd(before));
      });
    }
  },
);

test('a card stands clear of what is written in the pictures, between badge and captions', () => {
  const card = { kind: 'fact', rows: [{ label: '烘焙度', text: '中度', spokenAs: '中度' }] } as const;
  const made = video(false);
  const [span] = productSpans(made);
  if (!span) throw new Error('no sentence');
  const panelOf = (top: number, bottom: number) => {
    const texts = [{ from: span.from, to: span.to, top, bottom }];
    const options = { canvas: createProject({ title: '' }).canvas, style: 'vivid', texts } as const;
    const clips = infoCardTracks([span], new Map([[span.card.id, card]]), options).flatMap((track) => track.clips);
    const panel = clips.find(({ type }) => type === 'shape');
    const middle = 0.5 + Number(panel?.params.y) / 1920;
    const half = Number(panel?.params.height) / 1920 / 2;
    return { top: middle - half, bottom: middle + half };
  };
  const usual = panelOf(0.9, 0.95);
  for (const [top, bottom] of [
    [0.22, usual.top + 0.03],
    [usual.bottom - 0.02, 0.6],
  ] as const) {
    const panel = panelOf(top, bottom);
    expect(Math.min(bottom, panel.bottom) - Math.max(top, panel.top)).toBeLessThan(0.005);
    expect(panel.top).toBeGreaterThan(0.19);
    expect(panel.bottom).toBeLessThan(0.65);
  }
});

test('a card goes when the sentence has gone on, yet stands long enough to be read', () => {
  const [span] = productSpans(video(false));
  if (!span) throw new Error('no sentence');
  const text = '中度烘焙，磨出来的粉是均匀的浅褐色，袋子带排气阀，收到就能闻见香';
  const long = {
    ...span,
    card: { ...span.card, text },
    end: ticks(span.start + 1_200_000),
    to: ticks(span.from + 1_200_000),
  };
  const endOf = (words: string) => {
    const card = { kind: 'fact', rows: [{ label: '烘焙度', text: words, spokenAs: words }] } as const;
    const options = { canvas: createProject({ title: '' }).canvas, style: 'vivid' } as const;
    const [panel] = infoCardTracks([long], new Map([[span.card.id, card]]), options).flatMap((track) => track.clips);
    if (!panel) throw new Error('no card');
    return { seconds: toSeconds(panel.duration), end: clipEnd(panel) };
  };
  expect(endOf('中度').seconds).toBeGreaterThanOrEqual(2.39);
  expect(endOf('中度').end).toBeLessThan(long.to - 1_200_000 / 3);
  expect(endOf('闻见香').end).toBe(long.to);
});

test('where a shop is stands below a piece of a map with its sign, all on one panel', () => {
  const [span] = productSpans(video(false));
  if (!span) throw new Error('no sentence');
  const text = '想来的，就在河坊街112号';
  const info = infoCardOf(text, facts);
  if (!info) throw new Error('no card');
  const where = { ...span, card: { ...span.card, text } };
  for (const { width, height } of [
    { width: 1080, height: 1920 },
    { width: 1920, height: 1080 },
  ]) {
    const canvas = { ...createProject({ title: '' }).canvas, width, height };
    const tracks = infoCardTracks([where], new Map([[span.card.id, info]]), { canvas, style: 'vivid' });
    const [panel, ...others] = tracks.flatMap((track) => track.clips);
    const numbers = (clip: typeof panel) => clip?.params as Record<string, number>;
    const ground = numbers(panel);
    for (const clip of others) {
      const { x = 0, y = 0, width = 0, height = 0, fontSize = 0 } = numbers(clip);
      const half = { x: (width || fontSize * 8) / 2, y: (height || fontSize) / 2 };
      expect(Math.abs(x) + half.x).toBeLessThanOrEqual((ground.width ?? 0) / 2);
      expect(Math.abs(y - (ground.y ?? 0)) + half.y).toBeLessThanOrEqual((ground.height ?? 0) / 2);
    }
    const [point, words] = ['-pin-point', '-1'].map((end) => numbers(others.find(({ id }) => id.endsWith(end))).y ?? 0);
    expect(words).toBeGreaterThan(point ?? 0);
  }
});

test('an address that the goods do not have is not drawn', () => {
  expect(infoCardOf('想来的，就在解放路8号', facts)).toBeUndefined();
});

test('a figure that the badge tells has no card beside it', () => {
  const texts = ['冬天出门怎么办？', '装进去的热水，保温12小时', '点下方购物车'];
  const cards = texts.map((text, index) => ({ id: `c${index}`, text, role: '', shot: null }));
  const goods = { title: '杯子', category: '', price: '', brand: '', sellingPoints: ['保温 12 小时'] };
  expect(productInfoCards({ goods, cards, graphics: { badge: '' } }).get('c1')?.rows[0]?.text).toBe('12小时');
  expect(productInfoCards({ goods, cards }).size).toBe(0);
});

test('a card that was taken out is not drawn, and can be put back', () => {
  const plain = buildProductVideo(video(true));
  expect(plain.tracks.overlay.some(({ id }) => id.startsWith('info-'))).toBe(false);
  expect(productInfoCards(video(true)).size).toBe(3);
});
