import { checkPost } from '@/domain/platforms';
import type { PublishItem } from '@/services/publish/schema';
import type { Video } from '@/services/video/schema';
import type { WemediaView } from '@/services/wemedia/schema';
import {
  isLinked,
  isScripted,
  joinAccounts,
  joinVideo,
  link,
  refreshTopics,
  repairOne,
  startState,
  textsOf,
  unlink,
  writeCommon,
  writeOwn,
} from './model';
import { firstDraft, joiningVideo, startOf } from './startOf';
import type { ComposerData } from './useComposerData';

const lines = [
  '挑吸水垫，先看哪一点？',
  '我们净岩的吸水垫把这一条摆在前面：踩上去水印几秒就退，脚底是干的。',
  '边角磨圆了，光脚踩着不硌。',
  '两块减15元，点下方购物车就能拍。',
];
const goodsTitle = '净岩 硅藻土浴室吸水垫 40×60cm';
const made = (video: object) =>
  firstDraft(
    {
      id: 'v1',
      title: goodsTitle,
      goods_title: goodsTitle,
      texts: lines.map((text, at) => ({ at, text })),
      source: [],
      ...video,
    } as unknown as Video,
    '',
  ).common;

describe('the first texts of a video', () => {
  it('come from what is said in it, not from the name in the shop', () => {
    const { title, description, topics } = made({});
    expect(title).toBe('踩上去水印几秒就退，脚底是干的');
    expect(description).toContain('光脚踩着不硌');
    expect(topics).toHaveLength(4);
  });

  it('leave a title that someone gave the video', () => {
    expect(made({ title: '浴室别再铺毛垫' }).title).toBe('浴室别再铺毛垫');
  });

  it('are the title alone where nothing is said', () => {
    expect(made({ texts: [] })).toMatchObject({ title: goodsTitle, description: '', topics: [] });
  });
});

describe('the title on each platform', () => {
  const long = '踩上去水印几秒就退，脚底是干的，洗完澡出来也不滑';
  const video = {
    id: 'v1',
    title: goodsTitle,
    goods_title: goodsTitle,
    texts: [{ at: 0, text: `我们净岩的吸水垫把这一条摆在前面：${long}。` }],
    source: [],
  } as unknown as Video;
  const accounts = [
    { id: 'dy', platform: 'douyin', ai_declared: false },
    { id: 'sph', platform: 'shipinhao', ai_declared: false },
  ] as const;
  const titles = (given: Video, change = (draft: ReturnType<typeof firstDraft>) => draft) => {
    const joined = joinAccounts(
      { ...startState([], ''), videos: [change(firstDraft(given, ''))] },
      ['dy', 'sph'],
      accounts,
      () => joiningVideo(given),
    );
    return joined.videos.flatMap((draft) => accounts.map(({ id }) => textsOf(draft, id).title));
  };

  it('is as long as the platform takes', () => {
    expect(titles(video)).toEqual([long, '踩上去水印几秒就退 脚底是干的']);
  });

  it('is the common one once somebody has written that', () => {
    expect(titles(video, (draft) => writeCommon(draft, { title: '新的' }))).toEqual(['新的', '新的']);
    expect(titles({ ...video, title: '浴室别再铺毛垫' })).toEqual(['浴室别再铺毛垫', '浴室别再铺毛垫']);
  });

  it('gives way to a common title that is written later, unless somebody has written its own', () => {
    const draft = joinVideo(firstDraft(video, ''), accounts, joiningVideo(video));
    const common = writeCommon(draft, { title: '新的' });
    expect(accounts.map(({ id }) => textsOf(common, id).title)).toEqual(['新的', '新的']);
    const own = writeCommon(writeOwn(draft, 'dy', { title: '抖音的' }), { title: '新的' });
    expect(accounts.map(({ id }) => textsOf(own, id).title)).toEqual(['抖音的', '新的']);
  });

  it('comes with a video that is added later, too', () => {
    const draft = joinVideo(firstDraft(video, ''), accounts, joiningVideo(video));
    expect(textsOf(draft, 'dy').title).toBe(long);
  });
});

describe('caption and topics on each platform', () => {
  const video = {
    id: 'v1',
    title: goodsTitle,
    goods_title: goodsTitle,
    texts: lines.map((text, at) => ({ at, text })),
    source: [],
  } as unknown as Video;
  const accounts = [
    { id: 'dy', platform: 'douyin', ai_declared: false },
    { id: 'ks', platform: 'kuaishou', ai_declared: false },
    { id: 'xhs', platform: 'xiaohongshu', ai_declared: false },
    { id: 'sph', platform: 'shipinhao', ai_declared: false },
    { id: 'bili', platform: 'bilibili', ai_declared: false },
  ] as const;
  const begun = joinVideo(firstDraft(video, ''), accounts, joiningVideo(video));
  const of = (draft: typeof begun, id: string) => textsOf(draft, id);

  it('are worded for it', () => {
    expect(of(begun, 'dy').description).toBe('边角磨圆了，光脚踩着不硌。两块减15元。');
    expect(of(begun, 'xhs').description).toBe('挑吸水垫，先看哪一点？\n\n边角磨圆了，光脚踩着不硌。\n\n两块减15元。');
    expect(of(begun, 'bili').description).toMatch(
      /^挑吸水垫.*\n· 边角.*\n· 两块减15元\n商品：净岩 硅藻土浴室吸水垫 40×60cm$/,
    );
    expect(accounts.map(({ id }) => of(begun, id).topics.length)).toEqual([5, 4, 5, 4, 5]);
    const codes = accounts.flatMap(({ id, platform }) => {
      const { title, description, topics } = of(begun, id);
      return checkPost(platform, { title, description, topics }).map(({ code }) => code);
    });
    expect(codes.filter((code) => /^(?:TITLE|DESCRIPTION|TOPIC)/.test(code))).toEqual([]);
  });

  it('make room, field by field, for what is written for all, but not where somebody has written himself', () => {
    const own = writeOwn(begun, 'xhs', { description: '小红书自己的' });
    const written = writeCommon(own, { description: '通用的' });
    expect(accounts.map(({ id }) => of(written, id).description)).toEqual(
      accounts.map(({ id }) => (id === 'xhs' ? '小红书自己的' : '通用的')),
    );
    expect(of(written, 'bili').topics).toEqual(of(begun, 'bili').topics);
    expect(isScripted(written, 'bili', 'topics')).toBe(true);
    expect(isLinked(written, 'bili', 'description')).toBe(true);
  });

  it('are left for the common text by hand, and taken over to be changed', () => {
    const linked = link(begun, 'bili', 'description');
    expect(of(linked, 'bili').description).toBe(begun.common.description);
    expect(of(linked, 'bili').topics).toEqual(of(begun, 'bili').topics);
    const changed = writeOwn(begun, 'dy', { topics: ['只有这个'] });
    expect(of(writeCommon(changed, { topics: ['别的'] }), 'dy').topics).toEqual(['只有这个']);
  });

  it('are the common ones for an account that joins after those were written', () => {
    const [dy] = accounts;
    const late = joinVideo(writeCommon(firstDraft(video, ''), { description: '先写的' }), [dy], joiningVideo(video));
    expect(of(late, 'dy').description).toBe('先写的');
    expect(of(late, 'dy').topics).toHaveLength(5);
  });

  it('stand inside the fixed topics of the account', () => {
    const [dy] = accounts;
    const fixed_topics = { first: ['山野'], last: ['杭州'] };
    const joined = joinVideo(firstDraft(video, ''), [{ ...dy, fixed_topics }], joiningVideo(video));
    expect(of(joined, 'dy').topics).toEqual(['山野', '吸水垫', '浴室好物', '净岩', '杭州']);
  });
});

describe('the fixed topics of an account', () => {
  const fixed_topics = { first: ['山野'], last: ['杭州'] };
  const accounts = [
    { id: 'ks', platform: 'kuaishou', ai_declared: false, fixed_topics },
    { id: 'xhs', platform: 'xiaohongshu', ai_declared: false },
  ] as const;
  const video = { id: 'v1', title: '浴室', goods_title: '', source: [] } as unknown as Video;
  const joined = writeCommon(joinVideo(firstDraft(video, ''), accounts, joiningVideo(video)), {
    topics: ['一', '二', '三'],
  });

  it('stand around the common ones, on its posts alone', () => {
    expect(textsOf(joined, 'ks').topics).toEqual(['山野', '一', '二', '杭州']);
    expect(textsOf(joined, 'xhs').topics).toEqual(['一', '二', '三']);
    expect(isLinked(joined, 'ks', 'topics')).toBe(true);
    expect(textsOf(writeCommon(joined, { topics: ['新'] }), 'ks').topics).toEqual(['山野', '新', '杭州']);
  });

  it('can be changed for one post, beginning with what stands there', () => {
    const own = unlink(joined, 'ks', 'topics');
    expect(textsOf(own, 'ks').topics).toEqual(['山野', '一', '二', '杭州']);
    expect(textsOf(writeOwn(own, 'ks', { topics: ['只有这个'] }), 'ks').topics).toEqual(['只有这个']);
  });

  it('do not come into the common text by a repair', () => {
    const target = { id: 'ks', platform: 'kuaishou' } as const;
    const spaced = writeCommon(joined, { topics: ['通勤 好物'] });
    const [finding] = checkPost('kuaishou', { title: '浴室', description: '', topics: ['通勤 好物'] }).filter(
      ({ code }) => code === 'TOPIC_CHARACTERS',
    );
    if (!finding) throw new Error('no finding');
    const mended = repairOne(spaced, target, finding, [target]);
    expect(textsOf(mended, 'ks').topics).toEqual(['山野', '通勤好物', '杭州']);
    expect(mended.common.topics).toEqual(['通勤 好物']);
  });

  it('of a draft that was kept are the account’s present ones', () => {
    const [ks] = accounts;
    const now = refreshTopics(joined, [{ ...ks, fixed_topics: { first: [], last: ['西湖'] } }]);
    expect(textsOf(now, 'ks').topics).toEqual(['一', '二', '三', '西湖']);
    expect(textsOf(refreshTopics(joined, [{ ...ks, fixed_topics: undefined }]), 'ks').topics).toEqual([
      '一',
      '二',
      '三',
    ]);
  });
});

describe('the account of the platform that the video was made for', () => {
  const account = (id: string, last?: string, rest: object = {}) =>
    ({
      id,
      platform: 'douyin',
      state: 'ok',
      ai_declared: true,
      health: { last_post_at: last },
      ...rest,
    }) as WemediaView;
  const shop = account('shop', '2026-11-20T10:00:00.000Z');
  const store = account('store', '2026-11-21T10:00:00.000Z');
  const data = (accounts: readonly WemediaView[]) =>
    ({
      accounts,
      planned: [],
      myId: 'me',
      videos: [{ id: 'v1', title: '杯', goods_title: '', source: [] }],
    }) as unknown as ComposerData;
  const chosen = (accounts: readonly WemediaView[], platform?: string) =>
    startOf(data(accounts), { videoIds: ['v1'], platform }, new Date()).state.accountIds;

  it('is the only one that may be used, else the one that posted last', () => {
    expect(chosen([account('new')], 'douyin')).toEqual(['new']);
    expect(chosen([shop, store, account('old', '2026-11-22T10:00:00.000Z', { state: 'expired' })], 'douyin')).toEqual([
      'store',
    ]);
    expect(chosen([store, account('not mine', undefined, { is_closed: true })], 'douyin')).toEqual(['store']);
  });

  it('follows what the script was for where the address does not name a platform and all videos agree', () => {
    const both = (one: string, other: string) => {
      const videos = [one, other].map((platform, at) => ({ ...data([]).videos[0], id: `v${at}`, platform }));
      const made = { ...data([shop]), videos } as ComposerData;
      return startOf(made, { videoIds: ['v0', 'v1'] }, new Date()).state.accountIds;
    };
    expect(both('douyin', 'douyin')).toEqual(['shop']);
    expect(both('douyin', 'bilibili')).toEqual([]);
  });

  it('is, where nobody knows the platform, the only one there is, else those of the user’s last plan', () => {
    const post = (account_id: string, flow_id: string, created_at: string, rest: object = {}) =>
      ({
        ...{ account_id, flow_id, created_at, publish_at: '', state: 'scheduled', author: { id: 'me' }, ...rest },
      }) as PublishItem;
    const planned = [
      post('old', 'f1', '2026-11-20T10:00:00.000Z'),
      post('shop', 'f2', '2026-11-21T10:00:00.000Z'),
      post('store', 'f2', '2026-11-21T10:00:00.000Z'),
      post('gone', 'f2', '2026-11-21T10:00:00.000Z'),
      post('old', 'f3', '2026-11-22T10:00:00.000Z', { author: { id: 'colleague' } }),
      post('old', 'f4', '2026-11-23T10:00:00.000Z', { state: 'canceled' }),
    ];
    const begun = (accounts: readonly WemediaView[], posts: readonly PublishItem[]) =>
      startOf({ ...data(accounts), planned: posts }, { videoIds: ['v1'] }, new Date()).state.accountIds;
    expect(begun([shop], [])).toEqual(['shop']);
    expect(begun([account('old'), shop, store], planned)).toEqual(['shop', 'store']);
    expect(begun([account('old'), shop, { ...store, is_closed: true }], planned)).toEqual(['shop']);
    expect(begun([shop, store], [])).toEqual([]);
  });

  it('is nobody’s where two are alike, on another platform or once something was kept', () => {
    expect(chosen([account('a'), account('b')], 'douyin')).toEqual([]);
    expect(chosen([shop], 'bilibili')).toEqual([]);
    const kept = { savedAt: '', state: startState([], '') };
    const resumed = startOf(
      { ...data([shop]), kept } as ComposerData,
      { videoIds: ['v1'], platform: 'douyin' },
      new Date(),
    );
    expect(resumed.state.accountIds).toEqual([]);
  });
});
