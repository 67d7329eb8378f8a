import fc from '@/testing/property';
import { estimateEm } from '../../engine/captions/measure';
import { parseProject } from '../../engine/project/parseProject';
import { projectDuration } from '../../engine/project/projectDuration';
import type { Project } from '../../engine/project/schema';
import { timedTexts } from '../../engine/project/timedTexts';
import { clipEnd } from '../../engine/project/walk';
import { resolve } from '../../engine/resolve/resolve';
import { FPS_30 } from '../../engine/time/frameRate';
import { fromSeconds, type Ticks, toSeconds, ZERO } from '../../engine/time/ticks';
import { commonSafeArea, safeAreaPlatforms } from '../platforms/safeAreas';
import { spokenLines } from '../writing/spokenLines';
import { buildProject, type Card, type Shot, shotOf } from '.';
import { cutPoints } from './cutPoints';
import { defaultGraphics, graphicsLimits } from './graphics';
import { beatOf, chooseLoop } from './music';
import { isOffer } from './offer';
import { pauseBetween, TAIL_SECONDS } from './pacing';
import { buildProductVideo } from './productVideo';
import type { Focus } from './types';

const canvas = { width: 1080, height: 1920 };
const square: Shot = shotOf({ url: '/b.jpg', kind: 'image', width: 800, height: 800 });
const sentence = (text: string, role = '') => ({ id: text.slice(0, 20), text, role });
const card = (id: number, text: string, seconds: number, shot: Shot | null = square): Card => ({
  id: `c${id}`,
  text,
  role: '',
  shot,
  voice: { url: `/v${id}.wav`, duration: seconds },
});

const graphics = {
  title: '骑车也不闷汗',
  badge: '原纱防晒',
  price: '¥89.9',
  offer: '两件150元',
  brand: '青禾',
  name: '冰丝防晒衣',
  address: '',
  call: '点击购物车',
};
const options = {
  id: 'p',
  title: '防晒衣',
  templateKey: 'bold',
  graphics,
  pause: pauseBetween,
  tail: TAIL_SECONDS,
} as const;

test('pictures change about every two seconds, however long the sentence', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.3, max: 30, noNaN: true }),
      fc.option(fc.double({ min: 0.4, max: 0.9, noNaN: true }), { nil: undefined }),
      (seconds, beat) => {
        const cuts = cutPoints(ZERO, fromSeconds(seconds), { fps: FPS_30, isOpening: false, beat });
        const borders = [0, ...cuts.map(toSeconds), seconds];
        const pieces = borders.slice(1).map((border, index) => border - (borders[index] ?? 0));
        for (const piece of pieces) expect(piece).toBeLessThanOrEqual(3.2);
        if (seconds > 2.6) expect(Math.min(...pieces)).toBeGreaterThan(0.7);
        if (seconds > 4) expect(seconds / pieces.length).toBeLessThanOrEqual(2.51);
      },
    ),
  );
});

test('a single sentence shows its title first and its price after it', () => {
  const project = buildProject({ cards: [card(1, '杯子倒着放也不漏水', 2.3)] }, options);
  const stretch = (id: string) => {
    const clip = project.tracks.overlay.find((track) => track.id === id)?.clips[0];
    return clip ? [clip.start, clipEnd(clip)] : [];
  };
  const [title, price] = [stretch('graphics-title'), stretch('graphics-tag')];
  expect([title.length, price.length]).toEqual([2, 2]);
  expect(price[0]).toBeGreaterThanOrEqual(title[1] ?? Number.POSITIVE_INFINITY);
});

test('cuts fall on the beat where one is near', () => {
  const beat = 0.5;
  const cuts = cutPoints(ZERO, fromSeconds(7.3), { fps: FPS_30, isOpening: false, beat });
  for (const cut of cuts)
    expect(Math.abs(toSeconds(cut) / beat - Math.round(toSeconds(cut) / beat))).toBeLessThan(0.04);
});

test('goods before a ground of one color stand on that ground, others before their own blur', () => {
  const focus: Focus = { x: 0.05, y: 0.3, width: 0.9, height: 0.4, kind: 'packshot' };
  const ground = { x: 0, y: 0, width: 0.05, height: 0.05 };
  const of = (shown: Focus) =>
    buildProject({ cards: [card(1, '一句', 2, { ...square, width: 1600, height: 1600, focus: shown })] }, options)
      .tracks.main.clips[0];
  expect(of({ ...focus, ground })?.params).toMatchObject({ cropW: 0.05, cropH: 0.05 });
  expect(of({ ...focus, ground })?.effects.map(({ type }) => type)).toEqual(['blur']);
  expect(of(focus)?.effects.map(({ type }) => type)).toEqual(['blur', 'brightness']);
});

test('a video of one picture still shows another view of it at every cut', () => {
  const big: Shot = { ...square, width: 2400, height: 2400, focus: { x: 0.3, y: 0.2, width: 0.3, height: 0.6 } };
  const project = buildProject({ cards: [card(1, '一句很长的话', 8, big), card(2, '又是一句', 6, big)] }, options);
  const { clips } = project.tracks.main;
  expect(clips.length).toBeGreaterThanOrEqual(7);
  clips.slice(1).forEach((clip, index) => {
    expect(clip.params).not.toEqual(clips[index]?.params);
  });
  expect(parseProject(JSON.stringify(project))).toEqual(project);
});

/** Size of the whole picture on the canvas in the middle of each piece of the main track, and its largest. */
function wholeSizes(shot: Shot) {
  const project = buildProject({ cards: [card(1, '一句很长的话', 8, shot), card(2, '又是一句', 6, shot)] }, options);
  const heightAt = (time: number): number => {
    const heights = resolve(project, time as Ticks).layers.flatMap((layer) => {
      if (layer.kind !== 'image' || layer.fit !== 'contain') return [];
      // Laid into the canvas by its own shape.
      const { width, height } = layer.placement;
      expect(width).toBeLessThanOrEqual(1080 * (shot.fit === 'whole' ? 1 : 1.08) + 0.5);
      return [height];
    });
    return heights[0] ?? 0;
  };
  return project.tracks.main.clips.map(({ start, duration }) => heightAt(start + Math.round(duration / 2)));
}

test.each([
  ['which the user wants whole', { ...square, fit: 'whole' } as const],
  [
    'full of writing',
    {
      ...square,
      focus: {
        ...{ x: 0, y: 0, width: 1, height: 1 },
        texts: Array.from({ length: 8 }, (_, row) => ({ x: 0.02, y: 0.05 + row * 0.11, width: 0.96, height: 0.06 })),
      },
    },
  ],
])('a picture %s is seen from another distance at every cut, and all of it', (_, shot) => {
  const sizes = wholeSizes(shot);
  expect(sizes.length).toBeGreaterThanOrEqual(7);
  sizes.slice(1).forEach((size, index) => {
    const before = sizes[index] ?? 0;
    expect(size).toBeGreaterThan(0);
    expect(Math.abs(size - before) / before).toBeGreaterThan(0.06);
  });
});

test('a recording goes on across its cuts, nearer in turn', () => {
  const clip = shotOf({ url: '/c.mp4', kind: 'video', width: 1080, height: 1920, duration: 20 }, 2);
  const { clips } = buildProject({ cards: [card(1, '一', 6, clip)] }, { ...options, tail: 0 }).tracks.main;
  expect(clips.map((piece) => (piece.type === 'video' ? toSeconds(piece.trimStart) : 0))).toEqual([
    2,
    ...clips.slice(1).map(({ start }) => 2 + toSeconds(start)),
  ]);
  expect(clips[1]?.params.scale).toBeGreaterThan(1);
  expect(clips[0]?.params.scale).toBeUndefined();
});

test('what the captions say in pieces is quoted as sentences, without what stands on cards', () => {
  const cards = [
    card(1, '早上八点装的热水，晚上下班打开还烫嘴。', 4),
    card(2, '一键弹盖，单手就能喝到水。', 3),
    card(3, '今天两只装立减30元，点下方购物车就能拍。', 4),
  ];
  expect(spokenLines(timedTexts(buildProject({ cards }, options)))).toEqual(cards.map(({ text }) => text));
});

test('the speaker breathes between sentences, longest before the offer, and the video goes on after the last word', () => {
  const cards = [card(1, '骑车也不闷汗', 2), card(2, '原纱防晒', 2), card(3, '今天到手89.9元', 2)];
  const project = buildProject({ cards }, options);
  const voice = project.tracks.audio.find(({ id }) => id === 'voice')?.clips ?? [];
  const gaps = voice.slice(1).map((clip, index) => {
    const before = voice[index];
    return before ? toSeconds(clip.start) - toSeconds(clipEnd(before)) : 0;
  });
  expect(gaps.map((gap) => Math.round(gap * 100) / 100)).toEqual([0.28, 0.5]);
  const last = voice.at(-1);
  expect(toSeconds(projectDuration(project)) - toSeconds(last ? clipEnd(last) : ZERO)).toBeCloseTo(0.8, 1);
  for (const caption of project.tracks.overlay.find(({ id }) => id === 'captions')?.clips ?? []) {
    expect(voice.some((clip) => clip.start <= caption.start && clipEnd(caption) <= clipEnd(clip))).toBe(true);
  }
});

test.each([
  ['今天到手89.9元', '', true],
  ['点左下角购物车', '', true],
  ['骑车也不闷汗', '', false],
  ['骑车也不闷汗', '行动', true],
])('%s (%s) is an offer: %s', (text, role, expected) => {
  expect(isOffer({ text, role })).toBe(expected);
});

const tracksOf = (project: Project) => new Map(project.tracks.overlay.map((track) => [track.id, track.clips]));

test('title at the start, price from where it is told, end card at the end; nothing overlaps on its track', () => {
  const cards = [
    card(1, '骑车也不闷汗', 2),
    card(2, '原纱防晒', 3),
    card(3, '今天到手89.9元', 3),
    card(4, '点购物车', 2),
  ];
  const project = buildProject({ cards }, options);
  const tracks = tracksOf(project);
  const [title, call] = tracks.get('graphics-title') ?? [];
  expect(title).toMatchObject({ start: 0, text: '骑车也不闷汗' });
  expect(call && clipEnd(call)).toBe(projectDuration(project));
  const price = tracks.get('graphics-tag')?.find(({ id }) => id === 'price-tag');
  expect(toSeconds(price?.start ?? ZERO)).toBeCloseTo(2 + 0.28 + 3 + 0.5, 1);
  for (const clips of tracks.values()) {
    clips.slice(1).forEach((clip, index) => {
      const before = clips[index];
      if (before) expect(clip.start).toBeGreaterThanOrEqual(clipEnd(before));
    });
  }
  expect(parseProject(JSON.stringify(project))).toEqual(project);
});

test('lines of the end card stand one under the other, whichever there are, on upright and wide videos', () => {
  const words = fc.constantFrom('', '短', '青禾', '冰丝防晒衣长款带帽防晒衣服');
  fc.assert(
    fc.property(words, words, words, words, words, fc.boolean(), (brand, name, price, offer, address, isWide) => {
      const size = isWide ? { width: 1920, height: 1080 } : canvas;
      const project = buildProject(
        { cards: [card(1, '一', 3), card(2, '点击购物车', 3)] },
        { ...options, ...size, graphics: { ...graphics, brand, name, price, offer, address } },
      );
      const lines = ['end-brand', 'end-name', 'end-price', 'end-offer', 'end-address', 'end-call'].flatMap((id) => {
        const clip = project.tracks.overlay.flatMap(({ clips }) => clips).find((one) => one.id === id);
        if (clip?.type !== 'text') return [];
        const { fontSize = 0, y = 0, padding = 0 } = clip.params as Record<string, number>;
        return [{ id, top: y - fontSize * 0.62 - padding, bottom: y + fontSize * 0.62 + padding }];
      });
      expect(lines.at(-1)?.id).toBe('end-call');
      for (const [at, { top }] of lines.slice(1).entries()) expect(top).toBeGreaterThan(lines[at]?.bottom ?? 0);
      expect(lines[0]?.top ?? 0).toBeGreaterThan(-size.height / 2);
      expect(lines.at(-1)?.bottom ?? 0).toBeLessThan(size.height * 0.3);
    }),
    { numRuns: 60 },
  );
});

test('a brand that the name begins with is not said twice on the end card', () => {
  const project = buildProject(
    { cards: [card(1, '一', 3), card(2, '点击购物车', 3)] },
    { ...options, graphics: { ...graphics, brand: '老码头', name: '老码头火锅' } },
  );
  const ids = project.tracks.overlay.flatMap(({ clips }) => clips).map(({ id }) => id);
  expect(ids).toContain('end-name');
  expect(ids).not.toContain('end-brand');
});

test('what is taken out is not there, and no call means no end card', () => {
  const none = { title: '', badge: '', price: '', offer: '', brand: '', name: '', address: '', call: '' };
  const project = buildProject({ cards: [card(1, '一', 2), card(2, '二', 2)] }, { ...options, graphics: none });
  expect(project.tracks.overlay.map(({ id }) => id).filter((id) => id.startsWith('graphics'))).toEqual([]);
});

test('graphics say what script and goods say, and nothing is cut short', () => {
  const found = defaultGraphics(
    [sentence('夏天骑车，后背总是湿一大片？'), sentence('今天直播间到手89.9元，点击左下角购物车。')],
    {
      title: '【夏季新款】青禾 冰丝防晒衣',
      price: '89.90',
      offer: '拍下立减，第二件半价，买三件再送收纳袋一个',
      brand: '青禾',
      sellingPoints: ['【面料】原纱防晒UPF50+，水洗不失效', '轻至98克'],
    },
  );
  expect(found.title).toBe('夏天骑车，后背总是湿一大片？');
  expect(found.price).toBe('¥89.90');
  expect(found.offer).toBe('拍下立减');
  expect(found.brand).toBe('青禾');
  expect(found.name).toBe('冰丝防晒衣');
  expect(found.call).toBe('点击左下角购物车');
  expect(found.badge).toBe('原纱防晒UPF50+');
  const nameOf = (title: string, brand: string) =>
    defaultGraphics([], { title, brand, price: '', sellingPoints: [] }).name;
  expect(nameOf('极幕27寸一体机', '极幕')).toBe('极幕27寸一体机');
  expect(nameOf('净岩 硅藻土浴室吸水垫 40×60cm', '净岩')).toBe('硅藻土浴室吸水垫');
  expect(nameOf('青禾', '青禾')).toBe('');
  const long = '一句怎么也断不开的话'.repeat(5);
  const empty = defaultGraphics([sentence(long)], { title: '', price: '', brand: long, sellingPoints: [long] });
  expect(empty).toEqual({ title: '', badge: '', price: '', offer: '', brand: '', name: '', address: '', call: '' });
  for (const [part, limit] of Object.entries(graphicsLimits)) {
    expect([...(found[part as keyof typeof found] ?? '')].length).toBeLessThanOrEqual(limit);
  }
});

test.each([
  ['重庆火锅底料', 'kitchen'],
  ['国风汉服', 'guofeng'],
  ['蓝牙耳机', 'tech'],
])('%s gets music of its mood', (about, id) => {
  const suitable = new Set(['kitchen', 'playful', 'guofeng', 'tech', 'night']);
  expect(suitable.has(chooseLoop(about, 24).id)).toBe(true);
  expect([id, 'playful', 'night']).toContain(chooseLoop(about, 24).id);
});

test('of the pieces that suit, the one whose bars end with the video is taken', () => {
  for (const seconds of [12, 17.3, 24.6, 31.9]) {
    const loop = chooseLoop('蓝牙耳机', seconds);
    const left = (score: typeof loop) => {
      const bars = seconds / beatOf(score) / 4;
      return Math.abs(bars - Math.round(bars));
    };
    const other = chooseLoop('蓝牙耳机', seconds + 0.01);
    expect(left(loop)).toBeLessThanOrEqual(left(other) + 0.02);
  }
});

test('captions do not repeat a title or an end card that stands while they are spoken', () => {
  const cards = [card(1, '骑车也不闷汗', 2), card(2, '原纱防晒', 3), card(3, '今天就在，点击购物车', 3)];
  const { overlay } = buildProject({ cards }, options).tracks;
  const captions = overlay.find(({ id }) => id === 'captions')?.clips ?? [];
  const texts = captions.map((clip) => (clip.type === 'caption' ? clip.texts.caption : ''));
  expect(texts).toContain('原纱防晒');
  expect(texts).not.toContain('骑车也不闷汗');
  const call = overlay.flatMap(({ clips }) => clips).find(({ id }) => id === 'end-call');
  for (const clip of captions) {
    if (clip.type === 'caption' && call && '点击购物车'.includes(clip.texts.caption ?? ''))
      expect(clipEnd(clip)).toBeLessThanOrEqual(call.start);
  }
});

test('a product video is mastered, and has music unless none is wished', () => {
  const goods = { title: '防晒衣', category: '服饰', price: '89.9', brand: '', sellingPoints: [] };
  const video = {
    id: 'v',
    goods,
    cards: [card(1, '骑车也不闷汗', 2)],
    voices: {},
    templateKey: '',
    aiLabel: true,
    source: [],
  };
  const made = buildProductVideo(video);
  expect(made.loudness).toEqual({ target: -14, truePeak: -1 });
  expect(made.tracks.audio.map(({ id }) => id)).toEqual(['voice', 'music']);
  expect(buildProductVideo({ ...video, music: '' }).tracks.audio.map(({ id }) => id)).toEqual(['voice']);
});

test.each([
  ['usual words', graphics],
  [
    'as long as they may be',
    {
      ...graphics,
      badge: '加厚大容量不漏水好清',
      price: '到手价¥1299.90起',
      offer: '前一百名下单再送一年份滤芯哦',
      brand: '山野日常生活馆旗舰店铺号',
      address: '平江路八十八号二层二零一',
    },
  ],
])('what stands on the pictures stands clear of what platforms lay over them: %s', (_words, shown) => {
  const cards = [
    card(1, '骑车最怕闷汗。', 3),
    card(2, '原纱防晒，不闷。', 3),
    card(3, '现在两件150元，点击购物车。', 3),
  ];
  const { tracks } = buildProject({ cards }, { ...options, graphics: shown });
  const free = commonSafeArea(safeAreaPlatforms, canvas);
  const texts = tracks.overlay.flatMap(({ clips }) => clips.filter((clip) => clip.type === 'text'));
  expect(texts.length).toBeGreaterThan(7);
  for (const { id, text, params } of texts) {
    const { x = 0, y = 0, fontSize = 0, padding = 0, rotation = 0, boxWidth = 1 } = params as Record<string, number>;
    const letters = estimateEm(text, 700, 'Noto Sans SC') * fontSize;
    const lines = Math.ceil(letters / (boxWidth * canvas.width));
    const [width, height] = [letters / lines + 2 * padding, lines * fontSize * 1.24 + 2 * padding];
    const turned = Math.abs(Math.sin((rotation * Math.PI) / 180)) * width;
    const middle = { x: canvas.width / 2 + x, y: canvas.height / 2 + y };
    expect([id, middle.y - (height + turned) / 2 >= free.top]).toEqual([id, true]);
    expect([id, middle.y + (height + turned) / 2 <= canvas.height - free.bottom]).toEqual([id, true]);
    expect([id, middle.x - width / 2 >= free.left - 1]).toEqual([id, true]);
    // Large words in the middle may reach under the buttons' column, which stands lower than they do.
    const isAside = params.x !== 0;
    if (isAside) expect([id, middle.x + width / 2 <= canvas.width - free.right + 1]).toEqual([id, true]);
  }
});
