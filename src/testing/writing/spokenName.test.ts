import { actOn } from '../../../mock/_engines/writer/embedded/actions';
import { articleOf } from '../../../mock/_engines/writer/embedded/article';
import { briefOf } from '../../../mock/_engines/writer/embedded/brief';
import { compose } from '../../../mock/_engines/writer/embedded/compose';
import { topicsOf } from '../../../mock/_engines/writer/embedded/topics';
import { describeGoods } from '../../../mock/_engines/writer/remote/prompt';
import { frameworks } from '../../domain/frameworks';
import { defaultGraphics } from '../../domain/storyboard/graphics';
import { postTextsOf } from '../../domain/writing/postTexts';
import { productName, spokenNameOf } from '../../domain/writing/productName';
import type { Goods } from '../../services/goods/schema';
import { callMock, type Session, signIn } from '../mock/callMock';
import { type SharedMockServer, sharedMockServer } from '../mock/sharedMockServer';

/** What its title gives is not what its merchant says: the short name was corrected. */
const mat = {
  title: '净岩 硅藻土浴室吸水垫 40×60cm',
  brand: '净岩',
  price: '59',
  category: '家居百货',
  description: '踩上去水印几秒就退。底面有防滑点，湿地上不跑偏。',
  selling_points: ['踩上去水印几秒就退', '底面有防滑点', '脏了用砂纸轻磨'],
  specs: [{ name: '尺寸', value: '40×60cm' }],
  offer: '两块减15元',
};
const derived = productName(mat.title, mat.brand);
const named = { ...mat, spoken_name: '干脚垫' };
const seeds = [1, 2, 3];

describe('the short name of goods', () => {
  test('is derived from the title until the merchant says another', () => {
    expect(derived).toBe('吸水垫');
    expect(spokenNameOf(mat)).toBe(derived);
    expect(spokenNameOf({ ...mat, spoken_name: ' ' })).toBe(derived);
    expect(spokenNameOf(named)).toBe('干脚垫');
  });

  const article = (goods: typeof mat) =>
    seeds.map((seed) =>
      articleOf({
        kind: 'note',
        idea: '',
        goods,
        outline: [],
        platform: 'xiaohongshu',
        words: 300,
        passages: [],
        seed,
        wish: '',
      }),
    );
  const topics = (goods: typeof mat) =>
    topicsOf({
      ...{ industry: '', goods, idea: '', occasions: [], best: [], platform: 'douyin', avoid: [], wish: '' },
      ...{ count: 6, seed: 1 },
    }).flatMap(({ title, angle }) => [title, angle]);
  const act = (kind: 'titles' | 'topics', goods: typeof mat) =>
    actOn({ act: kind, text: '踩上去水印几秒就退，底面有防滑点。', before: '', after: '', goods, seed: 1, wish: '' });
  const places: Readonly<Record<string, (goods: typeof mat) => string>> = {
    'a script': (goods) =>
      seeds
        .flatMap((seed) =>
          frameworks.flatMap((framework) =>
            compose(briefOf(goods, '', ''), { framework, platform: 'douyin', seconds: 30, seed }),
          ),
        )
        .map(({ text }) => text)
        .join('\n'),
    titles: (goods) => act('titles', goods),
    hashtags: (goods) => act('topics', goods),
    topics: (goods) => topics(goods).join('\n'),
    // hashtags also hold what people search for, as the title has it
    articles: (goods) =>
      article(goods)
        .join('\n')
        .replaceAll(/#[^#\s]+/g, ''),
    'a post': (goods) =>
      postTextsOf(
        {
          lines: mat.selling_points,
          goodsTitle: goods.title,
          spokenName: 'spoken_name' in goods ? String(goods.spoken_name) : '',
        },
        ['douyin'],
      ).topics.join('\n'),
  };

  test.each(Object.keys(places))('corrected once, is what %s say', (place) => {
    const say = places[place] ?? (() => '');
    expect(say(mat)).toContain(derived);
    expect(say(named)).toContain('干脚垫');
    expect(say(named)).not.toContain(derived);
  });

  test('stands in the graphics of a video and in what a configured writer is told', () => {
    const facts = { title: mat.title, brand: mat.brand, price: '59', sellingPoints: mat.selling_points };
    expect(defaultGraphics([], facts).name).not.toBe('干脚垫');
    expect(defaultGraphics([], { ...facts, spokenName: '干脚垫' }).name).toBe('干脚垫');
    expect(describeGoods(mat)).not.toContain('口语里叫它');
    expect(describeGoods(named)).toContain('口语里叫它：干脚垫');
  });

  test('leaves the kind of thing to the title', () => {
    expect(briefOf({ title: '山野 便携保温杯 480ml', spoken_name: '小暖' }, '', '').kind.key).toBe('cup');
  });
});

describe('the field of a goods record', () => {
  let server: SharedMockServer;
  let owner: Session;
  beforeAll(async () => {
    server = await sharedMockServer();
    owner = await signIn(server.origin, 'owner');
  }, 40_000);
  const call = async <T>(method: 'GET' | 'POST', path: string, what: object) =>
    (
      await callMock<T>(server.origin, method, path, {
        session: owner,
        ...(method === 'GET' ? { query: what as Record<string, string> } : { body: what }),
      })
    ).body.data;
  const info = (id: string) => call<Goods>('GET', '/goods/info', { id });

  test('is left alone by a caller that does not know it, and emptied by one that does', async () => {
    const { id } = await call<Goods>('POST', '/goods/save', named);
    await call('POST', '/goods/save', { ...mat, id, price: '69' });
    expect(await info(id)).toMatchObject({ price: '69', spoken_name: '干脚垫' });
    await call('POST', '/goods/save', { ...mat, id, spoken_name: '' });
    expect((await info(id)).spoken_name).toBe('');
  });

  test('comes with a table, whose empty cells change nothing', async () => {
    const { id } = await call<Goods>('POST', '/goods/save', { ...mat, title: '导入的吸水垫' });
    const take = (cells: object) =>
      call('POST', '/goods/import', { import_id: 'i1', name: '表', known: 'update', rows: [{ row: 2, cells }] });
    await take({ title: '导入的吸水垫', spoken_name: '快干垫' });
    expect((await info(id)).spoken_name).toBe('快干垫');
    await take({ title: '导入的吸水垫', price: '9' });
    expect(await info(id)).toMatchObject({ price: '9', spoken_name: '快干垫' });
  });

  test('comes with a video, for the topics of its post', async () => {
    const goods = await call<{ list: Goods[] }>('GET', '/goods/data', { page: '1', page_size: '50' });
    const videos = await call<{ list: { id: string; goods_id?: string; goods_spoken_name?: string }[] }>(
      'GET',
      '/video/data',
      { page: '1', page_size: '50' },
    );
    const video = videos.list.find(({ goods_id }) => goods.list.some(({ id }) => id === goods_id));
    const own = goods.list.find(({ id }) => id === video?.goods_id);
    if (!own || !video) throw new Error('no video of goods');
    expect(video.goods_spoken_name).toBe(spokenNameOf(own));
    const { claims: _claims, ...rest } = own;
    await call('POST', '/goods/save', { ...rest, spoken_name: '小可爱' });
    const again = await call<{ goods_spoken_name?: string }>('GET', '/video/info', { id: video.id });
    expect(again.goods_spoken_name).toBe('小可爱');
  });
});
