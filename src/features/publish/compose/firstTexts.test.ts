import { checkPost } from '@/domain/platforms';
import type { Video } from '@/services/video/schema';
import {
  isLinked,
  joinAccounts,
  joinVideo,
  refreshTopics,
  repairOne,
  startState,
  textsOf,
  unlink,
  writeCommon,
  writeOwn,
} from './model';
import { firstDraft, joiningVideo } from './startOf';

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
    expect(titles(video)).toEqual([long, '踩上去水印几秒就退，脚底是干的']);
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
