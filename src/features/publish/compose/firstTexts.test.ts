import type { Video } from '@/services/video/schema';
import { firstDraft } from './startOf';

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
